package game

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
)

// A Phase is what the hand waits for.
type Phase uint8

// The phases.
const (
	Betting  Phase = iota
	Drawing        // Turn discards
	Showdown       // Turn shows or mucks (Rules.AskShow)
	Over
)

// A State is what everybody at the table knows of a hand.
type State struct {
	Setup         // as it was before the deal
	Phase   Phase // what Turn has to do
	Round   int8  // betting round, from 0
	Turn    int8  // seat in turn, -1 when the hand is over
	Level   int64 // what everybody has to have bet in this round to stay
	Step    int64 // least raise over Level without limit and with pot limit
	Pot     int64 // chips in the middle without the bets of this round
	Players [MaxSeats]Player
	Board   []cards.Card // common cards, 0…5
	Second  []cards.Card // of the second board, where there is one: it wins half of each pot
	Log     []Event      // all that happened

	base      int64 // with fixed limits, the last level that was a full bet
	bets      int8  // with fixed limits, the bets and raises of this round
	aggressor int8  // who bet or raised last in this round, or -1
}

// A Player is what everybody knows of a seat.
type Player struct {
	In     bool  // dealt in
	Folded bool  // out of the hand, by folding or mucking
	Shown  bool  // Cards are those they showed, unknown ones where the record does not have them
	Acted  bool  // in this round of betting
	Drew   int8  // cards exchanged in the last draw, -1 before it
	Held   int8  // cards that were dealt to them
	Stack  int64 // chips left
	Bet    int64 // of this round
	Paid   int64 // bets of earlier rounds that count for the pots
	Ante   int64 // antes paid
	Won    int64 // from pots
	Cards  [maxHole]cards.Card
	Up     [4]cards.Card // that lie open, cards.None for none
}

// live reports whether a seat still has a claim to the pot.
func (p *Player) live() bool { return p.In && !p.Folded }

// able reports whether a seat can still bet.
func (p *Player) able() bool { return p.live() && p.Stack > 0 }

// count returns how many seats are live, and how many of them can bet.
func (s *State) count() (live, able int) {
	for i := range s.Seats {
		if s.Players[i].live() {
			live++
		}
		if s.Players[i].able() {
			able++
		}
	}
	return live, able
}

// highest returns the highest bet of the seats other than one, among the live
// alone or among all.
func (s *State) highest(but int8, live bool) (bet int64) {
	for i := range s.Seats {
		if p := &s.Players[i]; i != but && (!live || p.live()) {
			bet = max(bet, p.Bet)
		}
	}
	return bet
}

// next returns the seat after another that has to act in this round of betting,
// or -1. A player whom nobody can answer acts only to call.
func (s *State) next(after int8) int8 {
	_, able := s.count()
	if s.Bomb > 0 && s.Round == 0 {
		return -1
	}
	for i := int8(1); i <= s.Seats; i++ {
		at := (after + i) % s.Seats
		p := &s.Players[at]
		if !p.able() || p.Acted && p.Bet >= s.Level {
			continue
		}
		if able == 1 && p.Bet >= s.highest(at, true) {
			return -1
		}
		return at
	}
	return -1
}

// Chips returns all chips on the table, stacks, bets and pots, and the rake. It never
// changes during a hand.
func (s *State) Chips() int64 {
	sum := s.Pot + s.Raked()
	for i := range s.Seats {
		sum += s.Players[i].Stack + s.Players[i].Bet
	}
	return sum
}

// log adds an event, and returns it for what only some have.
//
//go:noinline
func (s *State) log(kind Kind, seat int8, amount int64) *Event {
	s.Log = append(s.Log, Event{Kind: kind, Seat: seat, Round: s.Round, Amount: amount, Cards: noCards})
	return &s.Log[len(s.Log)-1]
}

// copyTo makes to the same, with a log and board of its own. It copies by field
// and slice: an assignment of a struct with arrays is written out number by
// number by TinyGo.
//
//go:noinline
func (s *State) copyTo(to *State) {
	to.Setup.set(&s.Setup)
	to.Phase, to.Round, to.Turn, to.Level, to.Step, to.Pot = s.Phase, s.Round, s.Turn, s.Level, s.Step, s.Pot
	copy(to.Players[:], s.Players[:])
	to.Board, to.Second, to.Log = slices.Clone(s.Board), slices.Clone(s.Second), slices.Clone(s.Log)
	to.base, to.bets, to.aggressor = s.base, s.bets, s.aggressor
}

// A Hand is a hand in play, with the cards that nobody may see.
type Hand struct {
	State
	Seed   uint32 // what it was dealt from, with Seeded
	Seeded bool
	deck   deck
	order  deck // as it lay before the deal
	hole   [MaxSeats][maxHole]cards.Card
	first  [MaxSeats][maxHole]cards.Card           // before any draw
	drawn  [MaxSeats][maxDraws][maxHole]cards.Card // by draw
	thrown [MaxSeats]Thrown
	loose  cards.Set // discards and folded hands that a new stub would be made of
}

// Clone returns a copy that lives on by itself.
func (h *Hand) Clone() *Hand {
	c := &Hand{Seed: h.Seed, Seeded: h.Seeded, loose: h.loose}
	h.State.copyTo(&c.State)
	c.deck.copy(&h.deck)
	c.order.copy(&h.order)
	copy(c.hole[:], h.hole[:])
	copy(c.first[:], h.first[:])
	copy(c.drawn[:], h.drawn[:])
	copy(c.thrown[:], h.thrown[:])
	return c
}

// Holds returns the cards that a seat holds, cards.None for unknown ones.
func (h *Hand) Holds(seat int8) []cards.Card {
	return slices.Clone(h.hole[seat][:h.Players[seat].Held])
}

// Order returns the deck as it lay before the deal.
func (h *Hand) Order() []cards.Card {
	return slices.Clone(h.order.cards[:h.order.size])
}

// Thrown is what a seat threw away, by draw.
type Thrown [maxDraws]cards.Set

// All returns the cards of all draws.
func (t *Thrown) All() cards.Set { return t[0] | t[1] | t[2] }

// Thrown returns what a seat discarded.
func (h *Hand) Thrown(seat int8) Thrown { return h.thrown[seat] }

// Dealt returns the cards that a seat was dealt before any draw.
func (h *Hand) Dealt(seat int8) []cards.Card {
	return slices.Clone(h.first[seat][:h.Players[seat].Held])
}

// Drawn returns the cards that a seat got with an event of this hand, a draw.
func (h *Hand) Drawn(e *Event) []cards.Card {
	return slices.Clone(h.drawn[e.Seat][e.Round-1][:e.Amount])
}

// Move returns what a seat chose with an event of this hand.
func (h *Hand) Move(e *Event) Action {
	a := Action{Kind: e.Kind, Amount: e.Amount}
	if e.Kind == Discard {
		a.Cards = h.thrown[e.Seat][e.Round-1]
	}
	return a
}

// Again returns the hand as it was dealt.
func (h *Hand) Again() (again *Hand) {
	if h.Seeded {
		again, _ = Start(&h.Setup, h.Seed)
	} else {
		again, _ = StartDeck(&h.Setup, h.Order())
	}
	return again
}

// InPot returns the chips in the middle, the bets of this round included.
func (s *State) InPot() int64 { return s.pot() }
