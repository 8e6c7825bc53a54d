package blueprint

import (
	"slices"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// Against tells, to the seat of a view, how likely its opponent holds each hand,
// by Index, if that is a player of the book who solves rivers with so many
// sweeps: what a best reply goes by. It knows hands no better than the book does,
// and takes the bets on a river for those of one solution, where the player
// solves anew for each decision.
func (k *Book) Against(v *game.View, seven *poker.Table7, sweeps int) (weights []float64) {
	k.look.Seven = seven
	l := k.follow(v)
	rival := 1 - l.player(v.Seat)
	weights = slices.Clone(l.weights[rival])
	if v.Round < 3 {
		return weights
	}
	made := l.made
	for n, paid := range made {
		l.made = made[:n]
		r := l.river(sweeps)
		if node := &r.nodes[r.at]; node.Player == rival {
			r.times(weights, r.action(paid))
		}
	}
	return weights
}

// Folds tells, to the seat of a view, how likely the opponent folds each hand
// after a bet or raise, by Index.
func (k *Book) Folds(v *game.View, do game.Action, seven *poker.Table7, sweeps int) (folds []float64) {
	k.look.Seven = seven
	after := *v
	after.Log = append(slices.Clip(v.Log), game.Event{Kind: do.Kind, Seat: v.Seat, Round: v.Round, Amount: do.Amount})
	l := k.follow(&after)
	folds = make([]float64, Hands)
	if v.Round == 3 {
		for i := range folds {
			folds[i] = 1
		}
		r := l.river(sweeps)
		if node := &r.nodes[r.at]; node.Player == l.player(v.Seat) || !node.Facing() {
			return make([]float64, Hands)
		}
		r.times(folds, 0)
		return folds
	}
	if l.node < 0 || !l.Nodes[l.node].Facing() {
		return folds
	}
	var some [MaxActions]float64
	buckets := l.buckets()
	for i := range folds {
		folds[i] = l.Chances(l.node, int32(buckets[i]), &some)[0]
	}
	return folds
}

// solution is a river as the player of the book solves it.
type solution struct {
	*Solver
	at    int32 // the node after the bets made
	class [Hands]int16
}

// river solves the river up to the bets made.
func (l *line) river(sweeps int) *solution {
	paid := l.half()
	b := *l.Betting
	if b.Stack > 0 {
		b.Stack = paid + l.left()
	}
	nodes, at := b.River(paid, l.made)
	ranges, _ := l.classes(0)
	r := &solution{Solver: NewSolver(nodes, ranges), at: at}
	for range sweeps {
		r.Sweep()
	}
	look := &l.book.look
	for h, s := range look.Strengths[:] {
		r.class[h] = -1
		if s != Never {
			r.class[h] = int16(look.class(s))
		}
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

// times multiplies by the chance of an action, nothing taken to be impossible
// but a hand that shares a card with the board.
func (r *solution) times(weights []float64, a int) {
	var some [MaxActions]float64
	for h, c := range r.class {
		if c < 0 {
			weights[h] = 0
			continue
		}
		weights[h] *= doubt/4 + float64((1-doubt/4)*r.Chances(r.at, int(c), &some)[a])
	}
}
