package main

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// against tells, to the seat of a view, how likely its opponent holds each hand,
// by Index, if that is a player of the book who solves rivers with so many
// sweeps: what a best reply goes by. It knows hands no better than the book does,
// and takes the bets on a river for those of one solution, where the player
// solves anew for each decision.
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

// foldsTo tells, to the seat of a view, how likely the opponent folds each hand
// after a bet or raise, by Index.
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

// solution is a river as the player of the book solves it.
type solution struct {
	*blueprint.Solver
	nodes []blueprint.Node
	at    int32 // the node after the bets made
	class []int16
}

// solve solves the river after some of its bets.
func solve(l *blueprint.Line, bets, sweeps int) *solution {
	ranges, class := l.Classes()
	nodes, at, _ := l.River(bets)
	r := &solution{blueprint.NewSolver(nodes, ranges), nodes, at, class}
	for range sweeps {
		r.Sweep()
	}
	return r
}

// action is the one that pays an amount, or the check or call for 0.
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

// doubt is the chance that nothing is as the book has it: nothing is taken to be
// impossible but a hand that shares a card with the board.
const doubt = 0.005

// times multiplies by the chance of an action.
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
