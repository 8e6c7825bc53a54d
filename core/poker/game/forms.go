package game

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Variant is a variant of poker.
type Variant uint8

// The variants, in the order of Variants.
const (
	Holdem     Variant = iota // two hole cards, five common cards
	ShortDeck                 // Holdem without Two to Five (poker.ShortDeck)
	Draw                      // five cards, exchanged once
	Omaha                     // four hole cards, exactly two of which count with three common cards
	OmahaHiLo                 // Omaha, half of the pot for the lowest hand of eight or better
	Stud                      // seven cards, four of them face up
	StudHiLo                  // Stud, half of the pot for the lowest hand of eight or better
	Razz                      // seven cards, four of them face up; the lowest hand wins
	SingleDraw                // five cards, deuce to seven, exchanged once; the lowest hand wins
	TripleDraw                // SingleDraw, exchanged three times
	BadugiDraw                // four cards, exchanged three times; cards of different suits and ranks count
)

// A form is the definition of a variant. All differences between variants are in its fields.
type form struct {
	hands   poker.Ranking
	low     poker.Ranking // ranking for half of the pot; High if it is not split
	two     bool          // exactly two hole cards count
	stud    bool          // antes and a bring-in instead of blinds, fixed limits; the open cards determine who acts first
	jokers  bool          // the deck may have jokers, and Rules.Openers is allowed
	streets []street      // one for each betting round
}

// A street is the deal before a betting round: cards for each player, face down and up, common
// cards, or an exchange.
type street struct {
	down, up, board int8
	draw            bool
}

var (
	common = [...]street{{board: 3}, {board: 1}, {board: 1}}
	two    = append([]street{{down: 2}}, common[:]...)
	four   = append([]street{{down: 4}}, common[:]...)
	seven  = []street{{down: 2, up: 1}, {up: 1}, {up: 1}, {up: 1}, {down: 1}}
	once   = []street{{down: 5}, {draw: true}}
	thrice = []street{{down: 5}, {draw: true}, {draw: true}, {draw: true}}
)

var forms = [...]form{
	Holdem:     {streets: two},
	ShortDeck:  {hands: poker.ShortDeck, streets: two},
	Draw:       {jokers: true, streets: once},
	Omaha:      {two: true, streets: four},
	OmahaHiLo:  {two: true, low: poker.EightOrBetter, streets: four},
	Stud:       {stud: true, streets: seven},
	StudHiLo:   {stud: true, low: poker.EightOrBetter, streets: seven},
	Razz:       {hands: poker.AceFive, stud: true, streets: seven},
	SingleDraw: {hands: poker.DeuceSeven, streets: once},
	TripleDraw: {hands: poker.DeuceSeven, streets: thrice},
	BadugiDraw: {hands: poker.Badugi, streets: []street{{down: 4}, {draw: true}, {draw: true}, {draw: true}}},
}

//go:noinline
func (r *Rules) form() *form { return &forms[min(int(r.Variant), len(forms)-1)] }

// Rounds returns the number of betting rounds.
//
//go:noinline
func (r *Rules) Rounds() int8 { return int8(len(r.form().streets)) }

// Hole returns the number of cards that each player has at the end.
//
//go:noinline
func (r *Rules) Hole() (n int8) {
	for _, s := range r.form().streets {
		n += s.down + s.up
	}
	return n
}

// Draws returns the number of times that cards may be exchanged.
//
//go:noinline
func (r *Rules) Draws() int8 {
	if f := r.form(); f.streets[1].draw {
		return r.Rounds() - 1
	}
	return 0
}

// common reports whether players share a board.
func (r *Rules) common() bool { return r.form().streets[1].board > 0 }

// Boards returns the largest number of boards of a hand.
func (r *Rules) Boards() int { return int(max(r.Runs, r.Bomb, 1)) }

// Up reports whether a player's card with this index is dealt face up.
func (r *Rules) Up(place int8) bool { return r.form().stud && place >= 2 && place < 6 }

// Stud reports whether players have open cards.
func (r *Rules) Stud() bool { return r.form().stud }

// Two reports whether exactly two hole cards count.
func (r *Rules) Two() bool { return r.form().two }

// Hands returns the rules for comparing hands.
//
//go:noinline
func (r *Rules) Hands() poker.Rules { return poker.Ranked(r.form().hands) }

// Low returns the ranking for the low half of the pot, poker.High if it is not split.
func (r *Rules) Low() poker.Ranking { return r.form().low }

// most is the largest number of players. It is eight in stud, where 52 cards give each six.
func (r *Rules) most() int {
	if r.Stud() {
		return MaxSeats - 1
	}
	return MaxSeats
}

// checkForm returns the fault of rules that do not fit the variant.
//
//go:noinline
func (r *Rules) checkForm() error {
	f := r.form()
	switch {
	case f.stud && r.Limit != FixedLimit:
		return refuse(fault.BadRange, "limit", "must be "+Limits[FixedLimit]+" at seven-card stud")
	case f.stud && (r.BringIn < 1 || r.BringIn >= r.MinBet):
		return refuse(fault.BadRange, "bringIn", fault.Tell("must be 1 or more and less than the small bet, #, not #", r.MinBet, r.BringIn))
	case !f.stud && r.BringIn != 0:
		return refuse(fault.BadRange, "bringIn", fault.Tell("is of seven-card stud alone, so it must be 0, not #", r.BringIn))
	}
	return nil
}

// Deck returns the deck of these rules in order, from the lowest rank up and with the jokers
// last.
//
//go:noinline
func (r *Rules) Deck() []cards.Card {
	if r.form().hands == poker.ShortDeck {
		return poker.ShortDeckCards()
	}
	return poker.Deck(int(r.Jokers))
}

// variants lists the keys of all variants.
func variants() string { return strings.Join(Variants, ", ") }

// Lead returns the first seat of a betting round. It is the first live seat to the left of the
// button. In stud it is the seat that has to bring it in, or later the one with the best open
// hand.
//
//go:noinline
func (s *State) Lead() int8 {
	first := (s.Button + 1) % s.Seats
	if !s.Stud() {
		return first
	}
	best, best32 := int8(-1), uint32(0)
	for i := range s.Seats {
		at := (first + i) % s.Seats
		if p := &s.Players[at]; p.live() {
			if x := s.showing(p); best < 0 || x > best32 {
				best, best32 = at, x
			}
		}
	}
	return max(best, 0)
}

// bySuit is the order of suits for ties between door cards: clubs, diamonds, hearts, spades.
var bySuit = [cards.Suits]uint32{3, 0, 2, 1}

// showing returns a number that is larger the earlier a player's open cards act. In the first
// round the lowest card brings it in, by rank and suit; in razz the highest, with aces low.
// Later the best open hand acts first.
//
//go:noinline
func (s *State) showing(p *Player) uint32 {
	low := s.form().hands.Low()
	door := p.Up[0]
	switch {
	case door == cards.None:
		return 0
	case s.Round > 0:
		v, _ := s.Hands().Evaluate(p.Up[:])
		return uint32(v)
	case low:
		return uint32(door.Rank()%cards.Ace)<<2 | bySuit[door.Suit()]
	}
	return 1<<8 - (uint32(door.Rank())<<2 | bySuit[door.Suit()])
}
