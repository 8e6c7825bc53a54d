package player

import "github.com/tefuda/tefuda/core/poker/game"

// A tracker follows the bets of a hand and the situation of each player.
type tracker struct {
	*game.State
	round   int8
	two     bool  // two players were dealt in
	lead    int8  // the seat that was first in the round
	hero    int8  // the seat that bet or raised last in the round before, -1 if none did
	by      int8  // the seat that did so in this round, -1 if none did
	begun   bool  // somebody has acted in the round
	pot     int64 // with the bets of the round
	high    int64 // the highest bet of the round
	raises  int8  // bets and raises of the round
	calls   int8  // calls since the last of them
	tight   float64
	players [game.MaxSeats]tracked
}

// tracked is the state of one player.
type tracked struct {
	in, acted, paid bool
	stack, bet      int64
	own             float64 // share of their hands at the start of the round that fit their bets, 0…1
}

// start sets the tracker to before the deal.
func (t *tracker) start(s *game.State) {
	t.State, t.pot, t.by = s, s.Carry, -1
	n := 0
	for i := range s.Seats {
		p := &t.players[i]
		p.in, p.stack = s.Players[i].In, s.Setup.Stacks[i]
		if p.in {
			n++
		}
	}
	t.two = n == 2
	t.begin(0)
}

// copyTo copies players as a slice: for an assignment TinyGo writes code for every
// number.
func (t *tracker) copyTo(to *tracker) {
	to.State, to.round, to.two, to.lead, to.begun, to.pot = t.State, t.round, t.two, t.lead, t.begun, t.pot
	to.high, to.raises, to.calls, to.tight, to.hero, to.by = t.high, t.raises, t.calls, t.tight, t.hero, t.by
	copy(to.players[:], t.players[:])
}

// begin starts a round.
func (t *tracker) begin(round int8) {
	t.round, t.high, t.raises, t.calls, t.tight = round, 0, 0, 0, 1
	t.lead, t.begun = (t.Button+1)%t.Seats, false
	t.hero, t.by = t.by, -1
	for i := range t.players {
		p := &t.players[i]
		p.acted, p.paid, p.bet, p.own = false, false, 0, 1
	}
}

// see follows an event. It returns the player's action, or an empty one for other
// events.
func (t *tracker) see(e *game.Event) (a act) {
	if e.Round != t.round {
		t.begin(e.Round)
	}
	switch e.Kind {
	case game.Ante:
		t.pot += e.Amount
		t.players[e.Seat].stack -= e.Amount
	case game.Blind:
		t.put(e.Seat, e.Amount)
	case game.BringIn:
		t.lead, t.begun = e.Seat, true
		t.players[e.Seat].acted = true
		t.put(e.Seat, e.Amount)
	case game.Fold, game.Check, game.Call, game.Bet, game.Raise:
		if t.Stud() && !t.begun {
			t.lead, t.begun = e.Seat, true
		}
		return t.act(e.Kind, e.Seat, e.Amount)
	}
	return a
}

// act follows an action of a seat, and returns it with the habit in that situation.
// to is the seat's bet after a bet or raise; other actions ignore it.
func (t *tracker) act(kind game.Kind, seat int8, to int64) act {
	s, p := t.standing(seat), &t.players[seat]
	raise, call := s.habit()
	price := 0.0 // of calling the bet
	if more := to - t.high; more > 0 {
		price = float64(more) / float64(t.pot+to-p.bet+more)
	}
	a := act{kind, t.round, raise, call, s.bluffs(price), t.round > 0 && s.stage == 2, p.own}
	p.acted = true
	const least = 0.02 // whatever the habit
	switch kind {
	case game.Fold:
		p.in = false
	case game.Call:
		t.put(seat, min(t.high-p.bet, p.stack))
		t.calls++
		p.paid = true
		p.own *= max(call, least)
	case game.Bet, game.Raise:
		t.put(seat, to-p.bet)
		p.paid = true
		p.own *= max(raise, least)
		t.tight, t.by = p.own, seat
		t.raises++
		t.calls = 0
		for i := range t.players {
			t.players[i].acted = int8(i) == seat
		}
	}
	return a
}

// put moves chips from a seat to the pot.
func (t *tracker) put(seat int8, chips int64) {
	p := &t.players[seat]
	p.stack -= chips
	p.bet += chips
	t.pot += chips
	t.high = max(t.high, p.bet)
}

// standing returns the situation of a seat in turn.
func (t *tracker) standing(seat int8) standing {
	p := &t.players[seat]
	s := standing{round: t.round, two: t.two, last: true, paid: p.paid, raises: t.raises, calls: t.calls, tight: t.tight}
	s.stage = max(t.round+3-t.Rounds(), 0)
	for i := range t.Seats {
		if o := &t.players[i]; i != seat && o.in {
			s.last = s.last && t.order(i) < t.order(seat)
			s.others++
			s.into = s.into || i == t.hero && !o.acted && o.stack > 0
			if !o.acted && o.stack > 0 {
				s.behind++
			}
		}
	}
	s.others = max(s.others, 1)
	if call := min(t.high-p.bet, p.stack); call > 0 {
		s.price = float64(call) / float64(t.pot+call)
	}
	bet := max(t.high, 1)
	if t.Stud() {
		bet = max(bet, t.MinBet) // raises are not measured by a bring-in
	}
	s.dead = float64(t.pot)/float64(bet) - float64(t.calls)
	return s
}

// order is the position of a seat in later rounds, 0 for the first to act.
func (t *tracker) order(seat int8) int8 { return (seat + t.Seats - t.lead) % t.Seats }

// usual returns the seat's usual raise in the first round, as its bet afterwards.
// It opens to two and a half blinds, out of position to three, and adds one blind
// for each caller. It reraises to three times the bet, out of position to four.
// Later raises are to nine quarters of the bet.
func (t *tracker) usual(seat int8) int64 {
	s := t.standing(seat)
	calls := int64(t.calls) * t.high
	switch {
	case t.raises == 0 && (s.last || s.behind > 1):
		return t.high*5/2 + calls
	case t.raises == 0, t.raises == 1 && s.last:
		return t.high*3 + calls
	case t.raises == 1:
		return t.high*4 + calls
	}
	return t.high * 9 / 4
}

// mayRaise reports whether a seat has the chips for a raise, and the cap allows it.
func (t *tracker) mayRaise(seat int8) bool {
	bets := t.raises
	if t.round == 0 && t.high > 0 && !t.Stud() {
		bets++
	}
	p := &t.players[seat]
	return p.bet+p.stack > t.high && (t.Limit != game.FixedLimit || t.Cap == 0 || bets < t.Cap)
}

// again returns the seat's bet after raising another player's bet.
func (t *tracker) again(seat int8) int64 {
	switch {
	case t.Stud() && t.round == 0 && t.raises == 0:
		return t.MinBet
	case t.Limit == game.FixedLimit:
		return t.high + t.Unit(t.round)
	case t.round == 0:
		return t.usual(seat)
	}
	return t.high + (t.pot+t.high)*2/3
}
