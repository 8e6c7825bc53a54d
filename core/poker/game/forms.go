package game

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Variant is which poker is played.
type Variant uint8

// The variants, in the order of Variants.
const (
	Holdem     Variant = iota // two cards of one's own, five common ones
	ShortDeck                 // the same without Two to Five (poker.ShortDeck)
	Draw                      // five cards, of which any may be exchanged once
	Omaha                     // four cards of one's own, of which two count with three common ones
	OmahaHiLo                 // the same; half of the pot is won by the lowest hand of eight or better
	Stud                      // seven cards, four of them face up
	StudHiLo                  // the same; half of the pot is won by the lowest hand of eight or better
	Razz                      // seven-card stud for the lowest hand
	SingleDraw                // five cards for the lowest hand, from deuce to seven, exchanged once
	TripleDraw                // the same, exchanged three times
	BadugiDraw                // four cards of different suits and ranks, exchanged three times
)

// A form is what tells a variant from the others: all else follows from its row.
type form struct {
	hands   poker.Ranking
	low     poker.Ranking // of half of the pot; High for none
	two     bool          // of one's own cards exactly two count
	stud    bool          // antes and a bring-in in place of blinds, with fixed limits; the cards that lie open say who begins
	jokers  bool          // may be in the deck, and jacks may have to open
	streets []street      // before each round of betting
}

// A street is what is dealt before a round of betting: cards for each player, face down
// and up, common cards, or new ones for those that are thrown away.
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

// Hole returns how many cards each player holds at the end.
//
//go:noinline
func (r *Rules) Hole() (n int8) {
	for _, s := range r.form().streets {
		n += s.down + s.up
	}
	return n
}

// Draws returns how often cards may be exchanged.
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

// Up reports whether a player's card, by its place, lies face up.
func (r *Rules) Up(place int8) bool { return r.form().stud && place >= 2 && place < 6 }

// Stud reports whether players have cards that lie open.
func (r *Rules) Stud() bool { return r.form().stud }

// Two reports whether of one's own cards exactly two count.
func (r *Rules) Two() bool { return r.form().two }

// Hands returns the rules by which hands are compared.
//
//go:noinline
func (r *Rules) Hands() poker.Rules { return poker.Ranked(r.form().hands) }

// Low returns the ranking by which half of the pot is won, and poker.High for none.
func (r *Rules) Low() poker.Ranking { return r.form().low }

// most is the largest number of players: eight at stud, whose cards are enough for six each.
func (r *Rules) most() int {
	if r.Stud() {
		return MaxSeats - 1
	}
	return MaxSeats
}

// checkForm returns the fault of rules that the variant does not have.
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

// Deck returns the cards of the rules in order, from the lowest rank up, jokers
// last.
//
//go:noinline
func (r *Rules) Deck() []cards.Card {
	if r.form().hands == poker.ShortDeck {
		return poker.ShortDeckCards()
	}
	return poker.Deck(int(r.Jokers))
}

// variants lists the keys.
func variants() string { return strings.Join(Variants, ", ") }

// Lead returns the seat from which a round of betting begins: the first from the left of
// the button, and at stud, by the cards that lie open, who has to bring it in or shows
// the best hand.
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

// bySuit are the suits as ties of door cards go by them: clubs, diamonds, hearts, spades.
var bySuit = [cards.Suits]uint32{3, 0, 2, 1}

// showing orders the cards that lie open before a player: of the first round, who brings it
// in, by rank and suit the lowest card, at razz the highest with aces low; later the best hand.
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
