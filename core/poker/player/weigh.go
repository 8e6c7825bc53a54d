package player

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/game"
)

// weigh says what every action is worth, and mixes.
func (d *decision) weigh() []Candidate {
	if d.legal.Discard {
		return d.exchanges()
	}
	var all []Candidate
	if d.legal.Fold {
		all = add(all, game.Fold, 0, 0)
	}
	if d.legal.Check {
		all = add(all, game.Check, 0, d.passive(game.Check))
	}
	if d.legal.Call > 0 {
		all = add(all, game.Call, 0, d.passive(game.Call))
	}
	return d.bets(all)
}

// passive is what a check or call is worth.
func (d *decision) passive(k game.Kind) float64 {
	if d.level == Regular {
		r := d.outcome(k, d.me.Bet+d.legal.Call)
		return r.value
	}
	real, hope, c := d.realised(), 0.0, d.legal.Call
	if k == game.Check {
		return float64(d.equity * real * float64(d.pot))
	}
	if d.level == Beginner {
		hope = 0.1 // every draw comes in
	}
	if d.lastAct(c) {
		real = 1
	}
	return float64((float64(d.equity*real)+hope)*float64(d.winnable(c))) - float64(c)
}

// bets adds bets and raises, and mixes.
func (d *decision) bets(all []Candidate) []Candidate {
	var lead [mostSizes]reply
	first := len(all)
	for i, to := range d.sizes() {
		kind := game.Raise
		if d.legal.Bet {
			kind = game.Bet
		}
		lead[i] = d.outcome(kind, to)
		if d.level == Beginner && d.equity < shy {
			lead[i].value = -float64(to) // it bets good hands alone
		}
		all = add(all, kind, to, lead[i].value)
	}
	d.chances(all)
	for i := range all {
		var r *reply
		if i >= first {
			r = &lead[i-first]
		}
		d.explain(&all[i], r)
	}
	return all
}

// shy is the equity with which a beginner bets.
const shy = 0.6

// winnable is the pot after a call that the seat can win: not what others have
// bet beyond its chips.
func (d *decision) winnable(call int64) (sum int64) {
	sum = d.Pot
	mine := d.me.Bet + call
	for i := range d.Seats {
		bet := d.Players[i].Bet
		if i == d.Seat {
			bet = mine
		}
		sum += min(bet, mine)
	}
	return sum
}

// lastAct reports whether no more bets can follow a call.
func (d *decision) lastAct(call int64) bool {
	if call == d.me.Stack || d.Round == d.Rounds()-1 {
		return true
	}
	for i := range d.rivals {
		if d.Players[d.rivals[i].seat].Stack > 0 {
			return false
		}
	}
	return true
}

// realised is the part of the equity that is won when more rounds follow, less
// for who acts first in them: a rule of thumb, like the other shares here.
func (d *decision) realised() float64 {
	if d.Round == d.Rounds()-1 {
		return 1
	}
	for i := int8(1); i < d.Seats; i++ {
		seat := (d.Seat + i) % d.Seats
		if p := &d.Players[seat]; p.In && !p.Folded {
			return 0.95
		}
		if seat == d.Button {
			return 1
		}
	}
	return 1
}

// mostSizes is the most bets that are considered.
const mostSizes = 4

// sizes are the bets and raises that are considered: before the flop one, after
// it parts of the pot, and all chips where the stack is no more than that.
func (d *decision) sizes() (to []int64) {
	if !d.legal.Bet && !d.legal.Raise {
		return nil
	}
	low, high := d.legal.Min, d.legal.Max
	pot := d.pot + d.legal.Call
	if d.level == Beginner {
		to = append(to, d.Level+pot)
	} else if t := &d.track; d.Round == 0 && d.Level > 0 {
		to = append(to, usual(t, d.Seat))
	} else {
		for _, part := range [...]int64{33, 66, 100} {
			if d.Level == 0 || part > 33 {
				to = append(to, d.Level+pot*part/100)
			}
		}
	}
	for i := range to {
		if to[i] = min(max(to[i], low), high); 5*(to[i]-d.me.Bet) > 3*d.me.Stack && d.Limit != game.FixedLimit {
			to[i] = high
		}
	}
	if d.Round > 0 && high-d.Level <= pot+pot/2 || d.Round == 0 && high <= to[0]*3 || d.Round == 0 && d.track.raises == 0 && high <= to[0]*6 {
		to = append(to, high)
	}
	return slices.Compact(to)
}

// usual is the bet to which a seat raises blinds or raises as people do: the
// first time to two and a half times, and once for each who called, then to
// three times, or more by who has to act first after, later less.
func usual(t *tracker, seat int8) int64 {
	s := t.standing(seat)
	calls := int64(t.calls) * t.high
	switch {
	case t.raises == 0 && (s.late || s.behind > 1 || t.two):
		return t.high*5/2 + calls
	case t.raises == 0 || t.raises == 1 && s.late:
		return t.high*3 + calls
	case t.raises == 1:
		return t.high*4 + calls
	}
	return t.high * 9 / 4
}

// A reply is what comes of a check, call, bet or raise.
type reply struct {
	value   float64
	folds   float64 // chance that all fold
	back    float64 // chance that somebody raises again
	equity  float64 // when it comes to no more bets than a call
	callers float64 // who called, on average
}

// answer is with which places of their range a rival stays, and raises.
type answer struct {
	stay, raise float64
	more        int64 // chips that they call with
	bet         int64 // to which they raise
}

// outcome plays an action against every sample: each rival answers by habit
// with the better part of their range. Against a raise the seat calls or folds,
// whichever is worth more on average.
func (d *decision) outcome(kind game.Kind, to int64) (r reply) {
	var answers [game.MaxSeats - 1]answer
	d.answers(&answers, kind, to)
	stays := make([]bool, len(d.rivals))
	paid := to - d.me.Bet
	var won, cost, pots, win, back, lost, backs float64
	again := int64(0)
	called := 0
	for i := range d.sample {
		s := &d.sample[i]
		pot, any, raiser, most := d.pot, false, -1, int64(0)
		for k := range d.rivals {
			at, a := float64(s.rival[k].at), &answers[k]
			if stays[k] = at >= a.stay; stays[k] {
				pot, any = pot+a.more, true
				most = max(most, d.Players[d.rivals[k].seat].Bet+a.more)
			}
			if at >= a.raise {
				raiser = k
				break
			}
		}
		if raiser >= 0 {
			r.back++
			w, pot, more := d.raised(s, &answers, raiser, stays, pot, to)
			win += w
			back += float64(w * pot)
			backs += pot
			lost += more
			again = max(again, int64(more))
			continue
		}
		if !any {
			r.value += float64(d.pot)
			r.folds++
			continue
		}
		bet := min(paid, max(most-d.me.Bet, 0))
		if kind == game.Check || kind == game.Call {
			bet = paid
		}
		w := s.share(len(d.rivals), stays)
		r.equity += w
		for _, in := range stays {
			if in {
				r.callers++
			}
		}
		won += float64(w * float64(pot+bet))
		cost += float64(bet)
		pots += float64(pot + bet)
		called++
	}
	n := float64(max(len(d.sample), 1))
	r.equity /= float64(max(called, 1))
	r.callers /= float64(max(called, 1))
	r.value += float64(won*d.realise(float64(r.equity*(r.callers+1)), r.callers, to, pots/float64(max(called, 1)), kind)) - cost
	if r.back > 0 {
		real := d.realise(2*win/r.back, 1, d.me.Bet+again, backs/r.back, game.Call)
		if kind == game.Call && d.Round == 0 && d.Variant != game.Draw && real < 1 {
			real -= limp
		}
		if Debug {
			println("back", int(r.back), int(1000*win/r.back), int(1000*real), int(back), int(lost), int(again))
		}
		r.value += max(float64(back*real)-lost, -float64(float64(paid)*r.back))
	}
	r.value, r.folds, r.back = r.value/n, r.folds/n, r.back/n
	return r
}

// raised is what a sample is worth where a rival raises a bet and all others
// fold, and the seat calls: chips won, and chips put in.
func (d *decision) raised(s *sample, answers *[game.MaxSeats - 1]answer, raiser int, stays []bool, pot, to int64) (share, all, cost float64) {
	a := &answers[raiser]
	p := &d.Players[d.rivals[raiser].seat]
	bet := min(a.bet, p.Bet+p.Stack)
	mine := min(bet, d.me.Bet+d.me.Stack)
	for k := range d.rivals {
		stays[k] = k == raiser || answers[k].stay == 0 && d.Players[d.rivals[k].seat].Stack == 0
	}
	w := s.share(len(d.rivals), stays)
	put := mine - d.me.Bet
	pot += put + max(min(bet, mine)-p.Bet-a.more, 0)
	return w, float64(pot), float64(put)
}

// answers asks every rival's habit, each as if those before them folded.
func (d *decision) answers(answers *[game.MaxSeats - 1]answer, kind game.Kind, to int64) {
	for k := range d.rivals {
		answers[k] = answer{raise: 2}
	}
	if d.level != Regular {
		for k := range d.rivals {
			p := &d.Players[d.rivals[k].seat]
			answers[k].more = max(min(to-p.Bet, p.Stack), 0)
		}
		if d.level == Strong {
			answers[0].stay = d.gone
		}
		return
	}
	t := d.track
	t.act(kind, d.Seat, to)
	bets := kind == game.Bet || kind == game.Raise
	for i := int8(1); i < d.Seats; i++ {
		seat := (d.Seat + i) % d.Seats
		for k := range d.rivals {
			if d.rivals[k].seat != seat {
				continue
			}
			p, a := &t.players[seat], &answers[k]
			if p.stack == 0 || p.acted && !bets {
				continue
			}
			s := t.standing(seat)
			raise, call := s.habit()
			a.more = max(min(t.high-p.bet, p.stack), 0)
			if s.price > 0 {
				a.stay = 1 - raise - call
			}
			if d.mayRaise(&t, p) {
				a.raise = 1 - raise
				a.bet = min(d.again(&t, seat), p.bet+p.stack)
			}
			if s.price > 0 {
				p.in = false // for those behind
			}
		}
	}
}

// mayRaise reports whether a player may raise what a tracker says.
func (d *decision) mayRaise(t *tracker, p *tracked) bool {
	if p.stack <= t.high-p.bet {
		return false
	}
	bets := t.raises
	if t.first && t.high > 0 {
		bets++
	}
	return d.Limit != game.FixedLimit || d.Cap == 0 || bets < d.Cap
}

// again is to what a rival raises.
func (d *decision) again(t *tracker, seat int8) int64 {
	switch {
	case d.Limit == game.FixedLimit:
		unit := d.MinBet
		if 2*d.Round >= d.Rounds() {
			unit = d.BigBet
		}
		return t.high + unit
	case t.first:
		return usual(t, seat)
	}
	return t.high + (t.pot+t.high)*2/3
}

// realise is how much of their equity a player wins where more bets may follow:
// who has more than their part wins more than that, who has less wins less, and
// who acts first later wins less.
func (d *decision) realise(part, callers float64, to int64, pot float64, kind game.Kind) float64 {
	if d.Round == d.Rounds()-1 || d.lastAct(to-d.me.Bet) {
		return 1
	}
	i := min(d.Round, 2)
	slope := under[i]
	if part > 1 {
		slope = over[i]
	}
	x := float64(slope * (part - 1))
	if d.realised() < 1 {
		x -= float64(late * min(0.5+float64(0.5*callers), 2.5))
	}
	if d.Round == 0 && d.Variant != game.Draw {
		x += playable(d.Hole[0], d.Hole[1])
	}
	if kind == game.Bet || kind == game.Raise {
		x += lead
	} else if kind == game.Call && d.Round == 0 {
		x -= lead
	}
	left := float64(d.behind(to - d.me.Bet))
	return min(max(1+float64(x*left/(left+float64(deep*pot))), 0.3), 1.6)
}

// behind is what the seat has left after a bet, if a rival has as much.
func (d *decision) behind(bet int64) (most int64) {
	for k := range d.rivals {
		p := &d.Players[d.rivals[k].seat]
		most = max(most, p.Bet+p.Stack)
	}
	return max(min(most, d.me.Bet+d.me.Stack)-d.me.Bet-bet, 0)
}

var deep = 5.0

// playable is what a hand wins more or less later than its equity says.
func playable(a, b cards.Card) (x float64) {
	gap := a.Rank() - b.Rank()
	gap = max(gap, -gap)
	if a.Suit() == b.Suit() || gap == 0 {
		x = 0.08
	}
	if gap < 3 {
		x += 0.04
	}
	return x - 0.04
}

var under, over = [...]float64{1.35, 0.5, 0.25}, [...]float64{0.9, 0.6, 0.4}
var late, lead, limp = 0.14, 0.03, 0.25

// chances mixes: an action that is worth less than the best by a part of the pot
// or more is not taken, others the oftener the nearer they come.
func (d *decision) chances(all []Candidate) {
	best := all[0].Value
	for i := range all {
		best = max(best, all[i].Value)
	}
	width := float64(0.02 * float64(d.pot))
	if d.level == Beginner {
		width *= 5
	}
	sum := 0.0
	for i := range all {
		near := max(1-(best-all[i].Value)/max(width, 0.01), 0)
		if all[i].Action.Kind == game.Fold && d.legal.Check {
			near = 0
		}
		all[i].Chance = float64(near * near)
		sum += all[i].Chance
	}
	for i := range all {
		all[i].Chance /= sum
	}
}

// explain says why by the numbers that made an action's value.
func (d *decision) explain(c *Candidate, r *reply) {
	if d.Variant != game.Draw && d.Round == 0 {
		c.say(starts, d.top())
		if n := d.toAct(); n > 0 && d.level >= Regular {
			c.say(behind, 0).Count = n
		}
	} else {
		c.say(holds, 0).Category = d.category()
	}
	if r != nil {
		if d.level >= Regular {
			c.say(folds, r.folds)
		}
		c.say(called, r.equity)
		return
	}
	c.say(equity, d.equity).Count = int64(len(d.rivals))
	if c.Action.Kind == game.Check {
		c.say(free, 0)
	}
	if call := d.legal.Call; call > 0 {
		c.say(odds, float64(call)/float64(d.winnable(call))).Amount = call
	}
}

// top is the part of all starting hands that are as good or better.
func (d *decision) top() float64 {
	better, n := 0, 0
	mine, deck := chen(d.Hole[0], d.Hole[1]), d.Rules.Deck()
	for i, a := range deck {
		for _, b := range deck[:i] {
			n++
			if chen(a, b) >= mine {
				better++
			}
		}
	}
	return float64(better) / float64(n)
}

// toAct is the number of rivals who have not acted in this round.
func (d *decision) toAct() (n int64) {
	for i := range d.rivals {
		if p := &d.Players[d.rivals[i].seat]; !p.Acted && p.Stack > 0 {
			n++
		}
	}
	return n
}

var Debug bool
