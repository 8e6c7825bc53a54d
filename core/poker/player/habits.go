package player

import (
	"math"

	"github.com/tefuda/tefuda/core/poker/game"
)

// A standing is where a player stands who is to act: what they go by who play by
// habit. Chips are of the round.
type standing struct {
	first  bool    // round, whose bets are raises of the blinds
	two    bool    // players were dealt in
	late   bool    // acts after all others in later rounds
	paid   bool    // put chips in this round by choice
	raises int8    // bets and raises so far
	calls  int8    // since the last of them, blinds not counted
	behind int8    // others still to act
	others int8    // in the hand
	price  float64 // call over the pot after it, 0 for a check
	dead   float64 // pot over the highest bet
	tight  float64 // part of all hands with which the last raise is made by habit
}

// habit is how large a part of their hands a player raises (or bets) and calls
// with, the best first: what is usual at tables of people who know the game.
// The others are folded, or checked where the price is 0. Numbers are those with which players who think so of each other
// play about so themselves (TestTable).
func (s *standing) habit() (raise, call float64) {
	switch {
	case s.first && s.raises == 0:
		raise, call = s.open()
	case s.first && !s.paid:
		return s.defend()
	case s.first:
		raise, call = s.goOn()
	case s.raises == 0:
		raise = [...]float64{0.45, 0.38, 0.28, 0.2}[min(s.others-1, 3)]
	default:
		stay := 1 - float64(0.95*s.price/(1-s.price))
		if s.others > 1 {
			stay *= 1.3 / float64(s.others)
		}
		raise = float64(stay * [...]float64{0.16, 0.25, 0.35, 0.45}[min(s.raises-1, 3)])
		call = stay - raise
	}
	return raise, call
}

// open is the habit before a raise: the fewer are behind the more hands are
// played, and antes make it more.
func (s *standing) open() (raise, call float64) {
	if s.price == 0 {
		return 0.15, 0.85
	}
	raise = min(0.88/float64(max(s.behind, 1)), 0.45)
	if s.two {
		raise = 0.75
	}
	raise = min(raise*min(s.dead/1.5, 2), 0.85)
	call = 0.04
	if s.behind == 1 {
		call = 0.15
	}
	if s.calls > 0 {
		raise, call = 0.8*raise, 0.5*raise+call
	}
	return raise, min(call, 1-raise)
}

// defend is the habit of who has put in blinds at most, against a raise: it is
// made up of parts of the hands that the raise is made with.
func (s *standing) defend() (raise, call float64) {
	if s.raises > 1 {
		return 0.2 * s.tight, 0.25 * s.tight
	}
	raise = float64(0.25*s.tight) + 0.01
	stay := 0.26 + float64(1.2*(0.37-s.price))
	if s.behind == 0 {
		stay = 0.68 + float64(1.5*(0.27-s.price))
		if s.late || s.two {
			stay += 0.2
		}
	}
	stay *= math.Sqrt(s.tight)
	return raise, max(stay-raise, 0)
}

// goOn is the habit of who has put chips in by choice, against a raise.
func (s *standing) goOn() (raise, call float64) {
	raise = [...]float64{0.05, 0.17, 0.25, 0.35}[min(s.raises-1, 3)] * (1 + 2*max(0.31-s.price, 0))
	call = 0.52
	if s.raises == 1 {
		call = 0.65 // after a limp
	}
	return raise, min(max(call+float64(2*(0.31-s.price)), 0.1), 1-raise)
}

// A tracker follows the bets of a hand.
type tracker struct {
	*game.State
	first   bool
	two     bool
	roundNo int8
	pot     int64 // bets of the round included
	high    int64 // bet
	raises  int8
	calls   int8
	tight   float64
	players [game.MaxSeats]tracked
}

// tracked is a player of a tracker.
type tracked struct {
	in, acted, paid bool
	stack, bet      int64
	own             float64 // part of the hands with which the round began that they still have by habit
}

// track starts before the deal.
func (t *tracker) track(s *game.State) {
	t.State, t.first, t.pot = s, true, s.Carry
	n := 0
	for i := range s.Seats {
		p := &t.players[i]
		p.in, p.stack = s.Players[i].In, s.Setup.Stacks[i]
		if p.in {
			n++
		}
	}
	t.two = n == 2
	t.round()
}

// round begins a round.
func (t *tracker) round() {
	t.high, t.raises, t.calls, t.tight = 0, 0, 0, 1
	for i := range t.players {
		p := &t.players[i]
		p.acted, p.paid, p.bet, p.own = false, false, 0, 1
	}
}

// standing is where a seat stands that is to act.
func (t *tracker) standing(seat int8) standing {
	p := &t.players[seat]
	s := standing{first: t.first, two: t.two, paid: p.paid, raises: t.raises, calls: t.calls, tight: t.tight}
	s.late = true
	for i := range t.Seats {
		if o := &t.players[i]; i != seat && o.in {
			s.late = s.late && t.after(i) < t.after(seat)
			s.others++
			if !o.acted && o.stack > 0 {
				s.behind++
			}
		}
	}
	call := min(t.high-p.bet, p.stack)
	if call > 0 {
		s.price = float64(call) / float64(t.pot+call)
	}
	s.dead = float64(t.pot)/float64(max(t.high, 1)) - float64(t.calls)
	s.others = max(s.others, 1)
	return s
}

// after is the place of a seat in the order of the later rounds.
func (t *tracker) after(seat int8) int8 { return (seat + t.Seats - t.Button - 1) % t.Seats }

// put moves chips of a seat to the pot.
func (t *tracker) put(seat int8, chips int64) {
	p := &t.players[seat]
	p.stack -= chips
	p.bet += chips
	t.pot += chips
	t.high = max(t.high, p.bet)
}

// act follows an action of a seat: of a bet or raise amount is what they have bet then. It returns the habit there.
func (t *tracker) act(kind game.Kind, seat int8, amount int64) (raise, call float64) {
	s, p := t.standing(seat), &t.players[seat]
	raise, call = s.habit()
	p.acted = true
	switch kind {
	case game.Fold:
		p.in = false
	case game.Check:
		p.own *= 1 - float64(0.5*raise)
	case game.Call:
		t.put(seat, min(t.high-p.bet, p.stack))
		t.calls++
		p.paid = true
		p.own *= max(call, 0.02)
	case game.Bet, game.Raise:
		t.put(seat, amount-p.bet)
		p.paid = true
		p.own *= max(raise, 0.02)
		t.tight = p.own
		t.raises++
		t.calls = 0
		for i := range t.players {
			t.players[i].acted = int8(i) == seat
		}
	}
	return raise, call
}
