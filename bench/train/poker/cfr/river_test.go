package cfr_test

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/player/blueprint"
)

// ranges returns two random ranges with few classes.
func ranges(seed uint32, classes ...int) (r [2]blueprint.Row) {
	dice := dice.New(seed)
	for p := range r {
		for _, c := range classes {
			r[p][c] = float64(1 + dice.Under(9))
		}
	}
	return r
}

// The solver for rivers finds the same as package cfr's for the same tree, and comes as
// near to an equilibrium.
func TestRiverAgainstSolver(t *testing.T) {
	classes := []int{3, 20, 21, 50, 70, 95}
	r := ranges(5, classes...)
	b := blueprint.Betting{Stack: 3000, Cap: 9, Parts: [][3]int32{{50, 100}, {100}, {}}}
	nodes, _ := b.River(400, []int32{0, 1000})
	s := blueprint.NewSolver(nodes, &r)
	for range 3000 {
		s.Sweep()
	}
	copied := make([]cfr.Node, len(nodes))
	for i, n := range nodes {
		copied[i] = cfr.Node{Player: n.Player, Round: n.Round, N: int32(n.N), First: n.First, Pay: float64(n.Paid[1])}
		if n.Player == blueprint.AtFold && n.Paid[0] < n.Paid[1] {
			copied[i].Pay = -float64(n.Paid[0])
		}
	}
	tree := cfr.NewTree(copied, [4]int32{3: blueprint.Classes})
	var deals []cfr.Deal
	total := 0.0
	for _, a := range classes {
		for _, c := range classes {
			d := cfr.Deal{Prob: r[0][a] * r[1][c]}
			d.Win = float64(min(max(a-c, -1), 1))
			d.Buckets[0][3], d.Buckets[1][3] = int32(a), int32(c)
			deals = append(deals, d)
			total += d.Prob
		}
	}
	for i := range deals {
		deals[i].Prob /= total
	}
	o := cfr.NewSolver(tree, cfr.Plus)
	for range 3000 {
		o.Iterate(deals)
	}
	want := o.Strategy()
	got := o.Strategy()
	var to [blueprint.MaxActions]float64
	for i := range nodes {
		if nodes[i].Player >= 0 {
			for c := range int32(blueprint.Classes) {
				copy(got.At(int32(i), c), s.Chances(int32(i), int(c), &to))
			}
		}
	}
	e, v, w := got.Exploitability(deals), got.Value(deals), want.Value(deals)
	t.Logf("exploitability %.4f, value %.3f, want %.3f chips of a pot of 800", e, v, w)
	if e < -1e-6 || e > 0.8 || math.Abs(v-w) > 0.8 {
		t.Errorf("exploitability %.4f, value %.3f, want %.3f", e, v, w)
	}
}

func BenchmarkSweep(b *testing.B) {
	r := [2]blueprint.Row{}
	for c := range blueprint.Classes {
		r[0][c], r[1][c] = 1, 1
	}
	nodes, _ := blueprint.Games[blueprint.Deep].River(600, nil)
	b.Log(len(nodes))
	s := blueprint.NewSolver(nodes, &r)
	for b.Loop() {
		s.Sweep()
	}
}
