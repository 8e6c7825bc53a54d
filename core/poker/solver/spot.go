package solver

import (
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// The players by position: the first acts first on every street.
const (
	OutOfPosition = 0
	InPosition    = 1
)

// Streets of a spot.
const (
	Flop = iota
	Turn
	River
	streets
)

// A Spot is the position to solve.
type Spot struct {
	Board  []cards.Card    // 3…5 cards
	Ranges [2]holdem.Range // out of position, in position
	Pot    float64         // chips in the middle, above 0
	Stack  float64         // chips that each player can still bet, at least 0
	Sizes  [streets][2]Sizes
	AllIn  AllIn
	Rake   Rake
	Locks  []Lock
	// AllSuits solves every dealt card separately, even if a renaming of suits makes
	// two of them equal. The answers are the same.
	AllSuits bool
	// Compress keeps 16 bits of each number instead of 32. This halves the memory and
	// takes about a tenth more iterations for the same exploitability.
	Compress bool
}

// Sizes are the bets that a player may make on a street, in percent: a bet of the pot,
// a raise of the pot after the call.
type Sizes struct {
	Bet, Raise []float64
	// Donk are the bets of the player out of position after the other player was the
	// last to bet or raise on the street before. nil means the same as Bet.
	Donk []float64
}

// MaxSizes is the largest number of sizes in one list, MaxPercent the largest size.
const (
	MaxSizes   = 6
	MaxPercent = 2000
)

// SizeIs describes a valid size, for faults.
const SizeIs = "a percentage from 1 to 2000 with at most two decimal places"

// IsSize reports whether x is a valid size in percent.
func IsSize(x float64) bool {
	return x >= 1 && x <= MaxPercent && float64(int(float64(x*100)+.5))/100 == x
}

// AllIn decides when a player may go all-in in addition to the sizes. Add and Merge are
// percentages of the pot after the bet is called. They are compared with the chips that
// are then left.
type AllIn struct {
	Add   float64 // an all-in of at most this size is always allowed
	Merge float64 // a bet that leaves at most this much becomes all-in
}

// Rake is the house's share of a pot.
type Rake struct {
	Percent float64 // of the pot, 0…100
	Cap     float64 // the largest rake in chips; 0: no cap
}

// UsualAllIn is the rule for spots that name no other.
var UsualAllIn = AllIn{Add: 150, Merge: 15}

// of returns the rake of a pot in chips.
func (r Rake) of(pot float64) float64 {
	rake := float64(pot*r.Percent) / 100
	if r.Cap > 0 {
		rake = min(rake, r.Cap)
	}
	return rake
}

const mostChips = 1e9

// check returns the fault of a spot, nil if it can be solved.
func (s *Spot) check() *fault.Fault {
	if wrong := s.checkBoard(); wrong != nil {
		return wrong
	}
	for _, n := range [...]struct {
		field     string
		x         float64
		low, high float64
		want      string
	}{
		{"pot", s.Pot, 1e-3, mostChips, "must be a number from 0.001 to 1000000000"},
		{"stack", s.Stack, 0, mostChips, "must be a number from 0 to 1000000000"},
		{"allIn.add", s.AllIn.Add, 0, mostChips, "must be a percentage from 0"},
		{"allIn.merge", s.AllIn.Merge, 0, mostChips, "must be a percentage from 0"},
		{"rake.percent", s.Rake.Percent, 0, 100, "must be a percentage from 0 to 100"},
		{"rake.cap", s.Rake.Cap, 0, mostChips, "must be a number from 0"},
	} {
		if !(n.x >= n.low && n.x <= n.high) {
			return fault.Refuse(fault.BadRange, n.field, n.want)
		}
	}
	return s.checkSizes()
}

func (s *Spot) checkBoard() *fault.Fault {
	if n := len(s.Board); n < 3 || n > holdem.BoardCards {
		return fault.Refuse(fault.BadLength, "board", "must be 3 to 5 cards, not "+strconv.Itoa(n))
	}
	seen := cards.Set(0)
	for i, c := range s.Board {
		switch {
		case c == cards.None || c.IsJoker():
			return &fault.Fault{Code: fault.BadCard, Field: "board", Index: i, Reason: "must be one of the 52 cards"}
		case seen.Has(c):
			return &fault.Fault{Code: fault.BadCard, Field: "board", Index: i, Reason: "is " + c.String() + ", which lies on the board already"}
		}
		seen = seen.With(c)
	}
	return nil
}

// Names of streets and players in faults.
var (
	streetNames = [streets]string{"flop", "turn", "river"}
	seatNames   = [2]string{"oop", "ip"}
)

func (s *Spot) checkSizes() *fault.Fault {
	for street := range s.Sizes {
		for seat := range s.Sizes[street] {
			sizes := &s.Sizes[street][seat]
			at := "sizes." + streetNames[street] + "." + seatNames[seat] + "."
			for i, list := range [...][]float64{sizes.Bet, sizes.Raise, sizes.Donk} {
				field := at + [...]string{"bet", "raise", "donk"}[i]
				if len(list) > MaxSizes {
					return fault.Refuse(fault.BadLength, field, "has "+strconv.Itoa(len(list))+" sizes, but there can be "+strconv.Itoa(MaxSizes))
				}
				for k, x := range list {
					if !IsSize(x) {
						return &fault.Fault{Code: fault.BadRange, Field: field, Index: k, Reason: "must be " + SizeIs}
					}
				}
			}
		}
	}
	return nil
}

// street is the street of the board.
func (s *Spot) street() int { return len(s.Board) - 3 }
