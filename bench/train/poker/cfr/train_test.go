package cfr_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/dice"
)

func solve(tree *cfr.Tree, deals []cfr.Deal, m cfr.Method, n int) cfr.Strategy {
	s := cfr.NewSolver(tree, m)
	for range n {
		s.Iterate(deals)
	}
	return s.Strategy()
}

func TestKuhn(t *testing.T) {
	tree, deals := cfr.Kuhn()
	for _, m := range []cfr.Method{cfr.Plus, cfr.Linear} {
		s := solve(tree, deals, m, 20000)
		if v := s.Value(deals); math.Abs(v+1.0/18) > 1e-4 {
			t.Errorf("method %d: worth %.6f, want -1/18", m, v)
		}
		if e := s.Exploitability(deals); e < -1e-12 || e > 2e-4 {
			t.Errorf("method %d: exploitability %.6f", m, e)
		}
		// The first player bets a king three times as often as a jack, and
		// never a queen (Kuhn 1950).
		jack, queen, king := s.At(0, 0)[1], s.At(0, 1)[1], s.At(0, 2)[1]
		if math.Abs(king-3*jack) > 0.02 || queen > 0.01 || jack > 1.0/3+0.01 {
			t.Errorf("method %d: bets %.3f, %.3f, %.3f", m, jack, queen, king)
		}
	}
}

func TestLeduc(t *testing.T) {
	tree, deals := cfr.Leduc()
	sets := int32(0)
	for i := range tree.Nodes {
		if n := &tree.Nodes[i]; n.Player >= 0 {
			sets += tree.Buckets[n.Round]
		}
	}
	if len(deals) != 24 || sets != 288 {
		t.Errorf("%d deals, %d information sets, want 24, 288", len(deals), sets)
	}
	s := solve(tree, deals, cfr.Plus, 2000)
	e, v := s.Exploitability(deals), s.Value(deals)
	t.Logf("exploitability %.6f, value %.6f", e, v)
	if e < 0 || e > 0.001 {
		t.Errorf("exploitability %.6f of an ante, want < 0.001", e)
	}
	if math.Abs(v+0.0856) > 0.0005 {
		t.Errorf("worth %.6f, want -0.0856", v)
	}
}

// Sampled deals give nearly the same solution.
func TestLeducSampled(t *testing.T) {
	tree, all := cfr.Leduc()
	dice := dice.New(4)
	s := cfr.NewSolver(tree, cfr.Linear)
	batch := make([]cfr.Deal, 16)
	for range 20000 {
		for i := range batch {
			x := float64(dice.Uint32()) / (1 << 32)
			k := 0
			for ; k < len(all)-1 && x >= all[k].Prob; k++ {
				x -= all[k].Prob
			}
			batch[i] = all[k]
			batch[i].Prob = 1.0 / float64(len(batch))
		}
		s.Iterate(batch)
	}
	got := s.Strategy()
	e := got.Exploitability(all)
	t.Logf("exploitability %.4f", e)
	if e > 0.03 {
		t.Errorf("exploitability %.4f", e)
	}
}

// An untrained strategy loses the known amount: a uniform player of Kuhn poker can be
// beaten by 11/24 = (1/2 + 5/12) / 2.
func TestUniform(t *testing.T) {
	tree, deals := cfr.Kuhn()
	s := solve(tree, deals, cfr.Plus, 0)
	if a, b := s.BestResponse(deals, 0), s.BestResponse(deals, 1); math.Abs(a-0.5) > 1e-12 || math.Abs(b-5.0/12) > 1e-12 {
		t.Errorf("best responses %v and %v", a, b)
	}
}

// The best response is the best of all pure strategies of Kuhn poker, tried one
// after another.
func TestBestResponseBrute(t *testing.T) {
	tree, deals := cfr.Kuhn()
	s := solve(tree, deals, cfr.Linear, 3)
	for player := range int8(2) {
		var at [][2]int32
		for i := range tree.Nodes {
			if tree.Nodes[i].Player == player {
				for b := range int32(3) {
					at = append(at, [2]int32{int32(i), b})
				}
			}
		}
		best := math.Inf(-1)
		for bits := range 1 << len(at) {
			c := solve(tree, deals, cfr.Linear, 3)
			for i, x := range at {
				p := c.At(x[0], x[1])
				p[0], p[1] = float64(bits>>i&1), float64(1-bits>>i&1)
			}
			v := c.Value(deals)
			if player == 1 {
				v = -v
			}
			best = max(best, v)
		}
		if got := s.BestResponse(deals, player); math.Abs(got-best) > 1e-12 {
			t.Errorf("player %d: best response %v, want %v", player, got, best)
		}
	}
}

func TestDeterministic(t *testing.T) {
	tree, deals := cfr.Leduc()
	a, b := solve(tree, deals, cfr.Plus, 20), solve(tree, deals, cfr.Plus, 20)
	for i := range tree.Nodes {
		if tree.Nodes[i].Player >= 0 && !slices.Equal(a.At(int32(i), 0), b.At(int32(i), 0)) {
			t.Fatal("two runs differ")
		}
	}
}

func ExampleSolver() {
	tree, deals := cfr.Kuhn()
	s := cfr.NewSolver(tree, cfr.Plus)
	for range 3000 {
		s.Iterate(deals)
	}
	strategy := s.Strategy()
	fmt.Printf("%.3f\n", strategy.Value(deals))
	// Output: -0.056
}
