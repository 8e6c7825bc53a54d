package player

import (
	"slices"

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
		lead[i] = d.reply(to)
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

// sizes are the bets and raises that are considered: the least, half the pot,
// the pot, and all chips where they are no more than three pots.
func (d *decision) sizes() (to []int64) {
	if !d.legal.Bet && !d.legal.Raise {
		return nil
	}
	low, high := d.legal.Min, d.legal.Max
	pot := d.pot + d.legal.Call
	for _, n := range [...]int64{low, d.Level + pot/2, d.Level + pot} {
		to = append(to, min(max(n, low), high))
	}
	if high-d.Level <= 3*pot {
		to = append(to, high)
	}
	return slices.Compact(to)
}

// A reply is what comes of a bet.
type reply struct {
	value  float64
	folds  float64 // chance that all fold
	equity float64 // when called
}

// reply plays a bet against every sample: each rival stays with the better part
// of their range.
func (d *decision) reply(to int64) (r reply) {
	from, stays := d.thresholds(to)
	called := 0
	for i := range d.sample {
		s := &d.sample[i]
		pot, any := d.pot, false
		paid := int64(0)
		for k := range d.rivals {
			stays[k] = float64(s.rival[k].at) >= from[k]
			if stays[k] {
				p := &d.Players[d.rivals[k].seat]
				more := min(to-p.Bet, p.Stack)
				pot, paid, any = pot+more, max(paid, p.Bet+more), true
			}
		}
		if !any {
			r.value += float64(d.pot)
			r.folds++
			continue
		}
		bet := max(paid-d.me.Bet, 0)
		w := s.share(len(d.rivals), stays)
		r.equity += w
		r.value += float64(w*float64(pot+bet)) - float64(bet)
		called++
	}
	n := float64(max(len(d.sample), 1))
	r.value, r.folds = r.value/n, r.folds/n
	r.equity /= float64(max(called, 1))
	return r
}

// thresholds returns from which place of their range on each rival stays. One
// alone stays much oftener than makes a bluff worthless, as people do; several
// share that. Of Strong's rival the book says how many hands stay.
func (d *decision) thresholds(to int64) (from []float64, stays []bool) {
	n := len(d.rivals)
	from, stays = make([]float64, n), make([]bool, n)
	if d.level == Beginner {
		return from, stays
	}
	if d.level == Strong {
		from[0] = d.gone
		return from, stays
	}
	for k := range d.rivals {
		p := &d.Players[d.rivals[k].seat]
		if p.Stack == 0 {
			continue // nothing to fold to
		}
		defence := float64(d.pot) / float64(d.pot+min(to-p.Bet, p.Stack)+1)
		stay := defence + float64(0.9*(1-defence))
		if n > 1 {
			stay *= 1.3 / float64(n)
		}
		from[k] = 1 - stay
	}
	return from, stays
}

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
