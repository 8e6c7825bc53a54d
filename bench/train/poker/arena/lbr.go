package main

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// lbr answers strong by local best response. It knows strong's strategy and computes
// the opponent's range from it. It takes the action that wins most if both only
// check and call afterwards (V. Lisý, M. Bowling, "Equilibrium Approximation Quality
// of Current No-Limit Poker Bots", 2017, https://arxiv.org/abs/1612.07547). Its win
// is a lower bound of a best response's win. Before the round of -lbr it checks and
// calls, which may win more.
func lbr(table *poker.Table7, v *game.View, seed uint32) game.Action {
	l := v.Legal()
	passive := game.Action{Kind: game.Call}
	if l.Check {
		passive.Kind = game.Check
	}
	if int(v.Round) < *from {
		return passive
	}
	r := &reply{table: table, v: v, weights: against(book, v, table, rounds())}
	r.deal(seed)
	pot := float64(v.Pot + v.Players[0].Bet + v.Players[1].Bet)
	call := float64(l.Call)
	best, value := passive, r.wins(nil)*(pot+call)-call
	if !l.Check && value < 0 {
		best, value = game.Action{Kind: game.Fold}, 0
	}
	for _, to := range bets(v, &l) {
		do := game.Action{Kind: game.Bet, Amount: to}
		if l.Raise {
			do.Kind = game.Raise
		}
		stays := foldsTo(book, v, do, table, rounds())
		gone := 0.0
		for h, f := range stays {
			gone += r.weights[h] * f
			stays[h] = 1 - f
		}
		mine, theirs := &v.Players[v.Seat], &v.Players[1-v.Seat]
		bet := float64(min(to, theirs.Bet+theirs.Stack) - mine.Bet)
		answer := float64(min(to-theirs.Bet, theirs.Stack))
		x := gone/r.total*pot + (1-gone/r.total)*(r.wins(stays)*(pot+bet+answer)-bet)
		if x > value {
			best, value = do, x
		}
	}
	return best
}

// rounds returns the number of sweeps that strong makes with the budget.
func rounds() int { return int(min(max(*deals/12, 20), 500)) }

// bets returns the bets that lbr tries: half the pot, the pot, twice the pot, all
// chips.
func bets(v *game.View, l *game.Legal) (all []int64) {
	if !l.Bet && !l.Raise {
		return nil
	}
	pot := v.Pot + v.Players[0].Bet + v.Players[1].Bet + l.Call
	last := int64(0)
	for _, to := range [...]int64{v.Level + pot/2, v.Level + pot, v.Level + 2*pot, l.Max} {
		if to = min(max(to, l.Min), l.Max); to > last {
			all, last = append(all, to), to
		}
	}
	return all
}

// reply holds the opponent's range, and the result of each of its hands against the
// own hand.
type reply struct {
	table   *poker.Table7
	v       *game.View
	weights []float64
	total   float64
	share   []float64 // of the pot won from each hand
}

// boards is the number of boards dealt to estimate the shares before the river.
const boards = 60

func (r *reply) deal(seed uint32) {
	dice := dice.New(seed)
	r.share = make([]float64, blueprint.Hands)
	left := r.left()
	counts := make([]float64, blueprint.Hands)
	l := luck{table: r.table}
	for range boards {
		full := append(make([]cards.Card, 0, 5), r.v.Board...)
		for i := 0; len(full) < 5; i++ {
			k := i + int(dice.Under(uint32(len(left)-i)))
			left[i], left[k] = left[k], left[i]
			full = append(full, left[i])
		}
		on := cards.SetOf(full...)
		for i, a := range left {
			for _, b := range left[:i] {
				if !on.Has(a) && !on.Has(b) {
					h := blueprint.Index(a, b)
					r.share[h] += l.wins([][]cards.Card{r.v.Hole[:2], {a, b}}, full)
					counts[h]++
				}
			}
		}
		if len(r.v.Board) == 5 {
			break
		}
	}
	for h, n := range counts {
		if n > 0 {
			r.share[h] /= n
			r.total += r.weights[h]
		} else {
			r.weights[h] = 0
		}
	}
}

// left returns the cards that are neither in the own hand nor on the board.
func (r *reply) left() (left []cards.Card) {
	used := cards.SetOf(append(r.v.Hole[:2:2], r.v.Board...)...)
	for _, c := range poker.Deck(0) {
		if !used.Has(c) {
			left = append(left, c)
		}
	}
	return left
}

// wins returns the mean share of the pot against the range. factors multiply the
// weights of its hands.
func (r *reply) wins(factors []float64) float64 {
	sum, all := 0.0, 0.0
	for h, w := range r.weights {
		if factors != nil {
			w *= factors[h]
		}
		sum += w * r.share[h]
		all += w
	}
	return sum / max(all, 1e-300)
}
