package main

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// against returns the weight of each hand of the opponent of v.Seat, by
// blueprint.Index, as a best reply needs it. The opponent plays by the book and
// solves rivers with that many sweeps. There are two approximations: hands are
// distinguished only as far as the book does, and all bets on a river count as
// those of one solution, although the player solves anew for each decision.
func against(book *blueprint.Book, v *game.View, seven *poker.Table7, sweeps int) (weights []float64) {
	l := book.Follow(v, seven)
	rival := 1 - l.Player(v.Seat)
	weights = slices.Clone(l.Weights[rival])
	if v.Round < 3 {
		return weights
	}
	for n, paid := range l.Made {
		r := solve(l, n, sweeps)
		if node := &r.nodes[r.at]; node.Player == rival {
			r.times(weights, r.action(paid))
		}
	}
	return weights
}

// foldsTo returns, by blueprint.Index, the chance that the opponent of v.Seat folds
// each hand to a bet or raise.
func foldsTo(book *blueprint.Book, v *game.View, do game.Action, seven *poker.Table7, sweeps int) (folds []float64) {
	after := *v
	after.Log = append(slices.Clip(v.Log), game.Event{Kind: do.Kind, Seat: v.Seat, Round: v.Round, Amount: do.Amount})
	l := book.Follow(&after, seven)
	folds = make([]float64, blueprint.Hands)
	if v.Round == 3 {
		r := solve(l, len(l.Made), sweeps)
		if node := &r.nodes[r.at]; node.Player == l.Player(v.Seat) || !node.Facing() {
			return folds
		}
		for i := range folds {
			folds[i] = 1
		}
		r.times(folds, 0)
		return folds
	}
	if l.Node < 0 || !l.Nodes[l.Node].Facing() {
		return folds
	}
	var some [blueprint.MaxActions]float64
	buckets := l.Buckets()
	for i := range folds {
		folds[i] = l.Chances(l.Node, int32(buckets[i]), &some)[0]
	}
	return folds
}

// solution is a river, solved as the player of the book solves it.
type solution struct {
	*blueprint.Solver
	nodes []blueprint.Node
	at    int32 // the node after the bets made
	class []int16
}

// solve solves the river after so many bets on it.
func solve(l *blueprint.Line, bets, sweeps int) *solution {
	ranges, class := l.Classes()
	nodes, at, _ := l.River(bets)
	r := &solution{blueprint.NewSolver(nodes, ranges), nodes, at, class}
	for range sweeps {
		r.Sweep()
	}
	return r
}

// action returns the index of the action that pays an amount; for 0 the check or call.
func (r *solution) action(paid int32) (a int) {
	n := &r.nodes[r.at]
	if n.Facing() {
		a = 1
	}
	for a < int(n.N)-1 && r.nodes[n.First+int32(a)].Paid[n.Player] < paid {
		a++
	}
	return a
}

// doubt is the chance that the opponent does not play by the book. So no hand gets
// weight 0, except those that share a card with the board.
const doubt = 0.005

// times multiplies the weights by each hand's chance of an action.
func (r *solution) times(weights []float64, a int) {
	var some [blueprint.MaxActions]float64
	for h, c := range r.class {
		if c < 0 {
			weights[h] = 0
			continue
		}
		weights[h] *= doubt + float64((1-doubt)*r.Chances(r.at, int(c), &some)[a])
	}
}
