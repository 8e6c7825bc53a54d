package player

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// candidates values every action and sets its probability.
func (d *decision) candidates() []Candidate {
	if d.legal.Discard {
		return d.exchanges()
	}
	var all []Candidate
	if d.legal.Fold {
		all = add(all, game.Fold, 0, 0)
	}
	if put := d.legal.BringIn; put > 0 {
		all = add(all, game.BringIn, 0, d.passive(game.BringIn))
	}
	if d.legal.Check {
		all = add(all, game.Check, 0, d.passive(game.Check))
	}
	if d.legal.Call > 0 {
		all = add(all, game.Call, 0, d.passive(game.Call))
	}
	return d.bets(all)
}

// passive is the value of a check or call.
func (d *decision) passive(k game.Kind) float64 {
	c := d.legal.Call + d.legal.BringIn // at most one of the two is not 0
	if d.level == Regular {
		return d.outcome(k, d.me.Bet+c).value
	}
	real, hope := 1.0, 0.0
	if !d.lastAct(c) && !d.actsLast() {
		real = 0.95
	}
	if d.level == Beginner && c > 0 {
		hope = 0.1 // hopes that every draw comes in
	}
	return float64((float64(d.equity*real)+hope)*float64(d.winnable(c))) - float64(c)
}

// bets adds bets and raises, and sets the probabilities of all actions.
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
			lead[i].value = -float64(to) // it bets good hands only
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

// winnable is the pot after a call that the seat can win. It excludes bets
// beyond the seat's chips.
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

// actsLast reports whether the seat acts after all rivals in later rounds.
func (d *decision) actsLast() bool {
	for i := int8(1); i < d.Seats; i++ {
		seat := (d.Seat + i) % d.Seats
		if seat == d.Lead() {
			return true
		}
		if p := &d.Players[seat]; p.In && !p.Folded {
			return false
		}
	}
	return true
}

// mostSizes is the largest number of bets considered.
const mostSizes = 4

// sizes returns the bets and raises considered, as the seat's bet afterwards. In
// the first round it is the usual raise, later some parts of the pot. All-in is
// added if it is not much more.
func (d *decision) sizes() (to []int64) {
	if !d.legal.Bet && !d.legal.Raise {
		return nil
	}
	low, high := d.legal.Min, d.legal.Max
	pot := d.pot + d.legal.Call
	jam := pot + pot/2
	switch {
	case d.level == Beginner:
		to = append(to, d.Level+pot)
	case d.Round == 0 && d.Level > 0:
		usual := d.track.usual(d.Seat)
		to = append(to, usual)
		if jam = 3*usual - d.Level; d.track.raises == 0 {
			jam = 6*usual - d.Level
		}
	default:
		for _, percent := range [...]int64{33, 67, 100} {
			if d.Level == 0 || percent > 33 {
				to = append(to, d.Level+pot*percent/100)
			}
		}
	}
	for i := range to {
		to[i] = min(max(to[i], low), high)
		if d.Limit == game.NoLimit && 5*(to[i]-d.me.Bet) > 3*d.me.Stack {
			to[i] = high // a player with so much in the pot does not fold
		}
	}
	if high-d.Level <= jam {
		to = append(to, high)
	}
	return slices.Compact(to)
}

// chances sets the probabilities. An action that is worth less than the best by
// width or more, a part of the pot, is never taken. Others are taken more often
// the nearer they come.
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

// explain adds reasons with the numbers behind an action's value.
func (d *decision) explain(c *Candidate, r *reply) {
	if d.pairs() && d.Round == 0 {
		c.say(starts, d.top())
		if n := d.toAct(); n > 0 && d.level >= Regular {
			c.say(behind, 0).Count = n
		}
	} else if !d.shared() {
		by := d.Rules.Hands().Ranking
		held := d.withBoard(d.Hole[:d.me.Held], by)
		if !by.Low() {
			by = d.Rules.Low()
		}
		why := c.say(holds, 0)
		why.Category = held.Category()
		if low := d.withBoard(d.Hole[:d.me.Held], by); low.Category() >= poker.LowHand {
			why.Low = low
		}
	}
	if d.into && c.Action.Kind > game.Fold {
		c.say(raiser, 0)
	}
	if d.sharp {
		if x := d.edge(c.Action.Kind); x != 0 {
			c.say(found, x/max(float64(d.pot), 1))
		}
	}
	if r != nil {
		if d.level >= Regular {
			c.say(folds, r.folds)
		}
		c.say(called, r.equity)
		if r.back > 0 {
			c.say(back, r.back)
		}
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

// top is the share of all starting hands that are at least as good, in the order
// of start.
func (d *decision) top() float64 {
	better, n := 0, 0
	mine, deck := d.start(d.Hole[0], d.Hole[1]), d.Rules.Deck()
	for i, a := range deck {
		for _, b := range deck[:i] {
			n++
			if d.start(a, b) >= mine {
				better++
			}
		}
	}
	return float64(better) / float64(n)
}

// toAct is the number of rivals who still have to act in this round.
func (d *decision) toAct() (n int64) {
	for i := range d.rivals {
		if p := &d.Players[d.rivals[i].seat]; !p.Acted && p.Stack > 0 {
			n++
		}
	}
	return n
}
