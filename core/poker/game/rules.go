package game

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// Bounds of a hand.
const (
	MinSeats = 2
	MaxSeats = 9
	MaxStack = 1_000_000_000_000 // chips; nine such stacks are exact in JavaScript
	maxHole  = 7
	maxDraws = 3
)

// A Limit is a betting limit.
type Limit uint8

// The limits, in the order of Limits.
const (
	NoLimit Limit = iota
	PotLimit
	FixedLimit
)

// Rules are the rules of a hand. Only the blind level changes them between hands.
type Rules struct {
	Variant Variant
	Limit   Limit
	Jokers  int8 // of Draw: number of jokers in the deck, 0…2
	// Openers is a rule of Draw: only a pair of jacks or better may make the first bet
	// of the first round. It is played with antes and without blinds.
	Openers bool
	MinBet  int64 // chips of the least bet; with FixedLimit the bet of the early rounds
	BigBet  int64 // with FixedLimit the bet of the later rounds: turn and river, from the last or second draw on, or from the fifth card on; else 0
	BringIn int64 // in stud the least bring-in in chips; else 0
	Cap     int8  // with FixedLimit the largest number of bets and raises in a round; 0: no cap
	// AskShow lets players choose between showing and mucking at a showdown without
	// all-ins. Otherwise a beaten hand is mucked.
	AskShow bool
	// WholeAntes puts all antes into the main pot, even if some players could not pay
	// theirs in full.
	WholeAntes bool
	// Runs is 2 if the rest of the board is dealt twice after an all-in before the last
	// common card, else 0 or 1. All players have agreed to it.
	Runs int8
	// Bomb is the number of boards of a bomb pot, 1 or 2, else 0. In a bomb pot
	// everybody pays an ante, and betting starts after the flop.
	Bomb int8
	Rake Rake
}

// A Rake is the house's share of the pots.
type Rake struct {
	Rate         int64 // hundredths of a percent of the pots, 0…10,000
	Cap          int64 // largest rake of a hand in chips; 0: no cap
	NoFlopNoDrop bool  // no rake from a hand that ends in the first round
}

// Unit returns the bet of a round with fixed limits, else the least first bet, in chips.
func (r *Rules) Unit(round int8) int64 {
	if r.Limit == FixedLimit && round >= r.Rounds()/2 {
		return r.BigBet
	}
	return r.MinBet
}

// Check returns the *fault.Fault of rules that cannot be played, else nil.
func (r *Rules) Check() error {
	switch {
	case int(r.Variant) >= len(forms):
		return refuse(fault.BadRange, "variant", "must be one of "+variants())
	case r.Limit > FixedLimit:
		return refuse(fault.BadRange, "limit", "must be one of "+strings.Join(Limits, ", "))
	case r.Jokers < 0 || r.Jokers > poker.MaxJokers || r.Jokers > 0 && !r.form().jokers:
		return refuse(fault.BadRange, "jokers", fault.Tell("must be 0 to 2 in five-card draw and 0 elsewhere, not #", int64(r.Jokers)))
	case r.Openers && !r.form().jokers:
		return refuse(fault.BadRange, "openers", "is a rule of five-card draw alone")
	case r.MinBet < 1 || r.MinBet > MaxStack:
		return refuse(fault.BadRange, "minBet", fault.Tell("must be 1 to 10¹², not #", r.MinBet))
	case r.Limit == FixedLimit && (r.BigBet < r.MinBet || r.BigBet > MaxStack):
		return refuse(fault.BadRange, "bigBet", fault.Tell("must be at least the small bet, #, and at most 10¹², not #", r.MinBet, r.BigBet))
	case r.Limit != FixedLimit && r.BigBet != 0:
		return refuse(fault.BadRange, "bigBet", fault.Tell("is of fixed limits alone, so it must be 0, not #", r.BigBet))
	case r.Cap < 0 || r.Cap > 0 && r.Limit != FixedLimit:
		return refuse(fault.BadRange, "cap", fault.Tell("must be 0, or a number of bets with fixed limits, not #", int64(r.Cap)))
	case (r.Runs > 1 || r.Bomb > 0) && !r.common():
		return refuse(fault.BadRange, "runs", "and bomb are of games with common cards")
	case r.Runs < 0 || r.Runs > 2 || r.Runs == 2 && r.Bomb == 2:
		return refuse(fault.BadRange, "runs", fault.Tell("must be 1 or 2, and 1 of a bomb pot with two boards, not #", int64(r.Runs)))
	case r.Bomb < 0 || r.Bomb > 2:
		return refuse(fault.BadRange, "bomb", fault.Tell("must be 0, or 1 or 2 boards, not #", int64(r.Bomb)))
	case r.Rake.Rate < 0 || r.Rake.Rate > whole || r.Rake.Cap < 0 || r.Rake.Cap > MaxStack:
		return refuse(fault.BadRange, "rake", "must be 0 to 100 percent with a cap of 0 to 10¹² chips")
	}
	return r.checkForm()
}

func refuse(code, field, reason string) error { return refuseAt(code, field, -1, reason) }

//go:noinline
func refuseAt(code, field string, index int, reason string) error {
	return &fault.Fault{Code: code, Field: field, Index: index, Reason: reason}
}

func number(n int64) string { return strconv.FormatInt(n, 10) }
