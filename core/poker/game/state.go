package game

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
)

// A Phase is the kind of decision that a hand waits for.
type Phase uint8

// The phases.
const (
	Betting  Phase = iota
	Drawing        // Turn discards
	Showdown       // Turn shows or mucks (Rules.AskShow)
	Over
)

// A State is the public state of a hand.
type State struct {
	Setup         // before the deal
	Phase   Phase // what Turn has to do
	Round   int8  // betting round, 0 is the first
	Turn    int8  // seat in turn, -1 when the hand is over
	Level   int64 // chips that a player must have bet in this round to stay in
	Step    int64 // least raise above Level with no limit and pot limit
	Pot     int64 // chips in the middle, without the bets of this round
	Players [MaxSeats]Player
	Board   []cards.Card // common cards, 0…5
	Second  []cards.Card // of a second board, which wins half of each pot; else nil
	Log     []Event      // all that happened

	base      int64 // with fixed limits, the last level that counted as a bet
	bets      int8  // with fixed limits, the number of bets and raises in this round
	aggressor int8  // the last seat that bet or raised in this round, or -1
}

// A Player is the public state of a seat.
type Player struct {
	In     bool  // dealt in
	Folded bool  // out of the hand, by folding or mucking
	Shown  bool  // Cards were shown; they are unknown if the record does not have them
	Acted  bool  // has acted in this betting round
	Drew   int8  // number of cards exchanged in the last draw, -1 before it
	Held   int8  // number of cards dealt
	Stack  int64 // chips left
	Bet    int64 // chips bet in this round
	Paid   int64 // chips bet in earlier rounds that count for the pots
	Ante   int64 // chips paid as antes
	Won    int64 // chips won from pots
	Cards  [maxHole]cards.Card
	Up     [4]cards.Card // the open cards, cards.None for none
}

// live reports whether a player can still win the pot.
func (p *Player) live() bool { return p.In && !p.Folded }

// able reports whether a player can still bet.
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

// highest returns the highest bet of this round among the seats other than but: the
// live ones only, or all.
func (s *State) highest(but int8, live bool) (bet int64) {
	for i := range s.Seats {
		if p := &s.Players[i]; i != but && (!live || p.live()) {
			bet = max(bet, p.Bet)
		}
	}
	return bet
}

// next returns the next seat after another that has to act in this betting round, or
// -1. A player whom no opponent can answer acts only to call.
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

// Chips returns all chips on the table: stacks, bets, pots and rake. It is constant
// during a hand.
func (s *State) Chips() int64 {
	sum := s.Pot + s.Raked()
	for i := range s.Seats {
		sum += s.Players[i].Stack + s.Players[i].Bet
	}
	return sum
}

// log adds an event and returns it, so that the caller can set further fields.
//
//go:noinline
func (s *State) log(kind Kind, seat int8, amount int64) *Event {
	s.Log = append(s.Log, Event{Kind: kind, Seat: seat, Round: s.Round, Amount: amount, Cards: noCards})
	return &s.Log[len(s.Log)-1]
}

// copyTo copies s, with a log and boards of its own. It copies by field and slice,
// because TinyGo compiles an assignment of a struct with arrays number by number.
//
//go:noinline
func (s *State) copyTo(to *State) {
	to.Setup.set(&s.Setup)
	to.Phase, to.Round, to.Turn, to.Level, to.Step, to.Pot = s.Phase, s.Round, s.Turn, s.Level, s.Step, s.Pot
	copy(to.Players[:], s.Players[:])
	to.Board, to.Second, to.Log = slices.Clone(s.Board), slices.Clone(s.Second), slices.Clone(s.Log)
	to.base, to.bets, to.aggressor = s.base, s.bets, s.aggressor
}

// A Hand is a hand in play, with all hidden cards.
type Hand struct {
	State
	Seed   uint32 // the seed it was dealt from, if Seeded
	Seeded bool
	deck   deck
	order  deck // the deck before the deal
	hole   [MaxSeats][maxHole]cards.Card
	first  [MaxSeats][maxHole]cards.Card           // before any draw
	drawn  [MaxSeats][maxDraws][maxHole]cards.Card // by draw
	thrown [MaxSeats]Discards
	loose  cards.Set // discards and folded hands, from which a new stub is made
}

// Clone returns an independent copy.
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

// Order returns the deck before the deal.
func (h *Hand) Order() []cards.Card {
	return slices.Clone(h.order.cards[:h.order.size])
}

// Discards has the discards of a seat, by draw.
type Discards [maxDraws]cards.Set

// All returns the discards of all draws.
func (t *Discards) All() cards.Set { return t[0] | t[1] | t[2] }

// Discards returns the discards of a seat.
func (h *Hand) Discards(seat int8) Discards { return h.thrown[seat] }

// Dealt returns the cards that a seat was dealt before any draw.
func (h *Hand) Dealt(seat int8) []cards.Card {
	return slices.Clone(h.first[seat][:h.Players[seat].Held])
}

// Drawn returns the cards that a seat drew with a Discard event of this hand.
func (h *Hand) Drawn(e *Event) []cards.Card {
	return slices.Clone(h.drawn[e.Seat][e.Round-1][:e.Amount])
}

// Move returns the action behind an event of this hand.
func (h *Hand) Move(e *Event) Action {
	a := Action{Kind: e.Kind, Amount: e.Amount}
	if e.Kind == Discard {
		a.Cards = h.thrown[e.Seat][e.Round-1]
	}
	return a
}

// Again returns the hand as it was after the deal.
func (h *Hand) Again() (again *Hand) {
	if h.Seeded {
		again, _ = Start(&h.Setup, h.Seed)
	} else {
		again, _ = StartDeck(&h.Setup, h.Order())
	}
	return again
}

// InPot returns the chips in the middle, including the bets of this round.
func (s *State) InPot() int64 { return s.pot() }
