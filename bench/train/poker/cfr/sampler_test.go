package cfr_test

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/dice"
)

func sampled(tree *cfr.Tree, all []cfr.Deal, batches int) cfr.Strategy {
	s := cfr.NewSampler(tree, 1)
	dice := dice.New(2)
	for n := range batches {
		s.Weight = float64(n + 1)
		for range 100 {
			x := float64(dice.Uint32()) / (1 << 32)
			k := 0
			for ; k < len(all)-1 && x >= all[k].Prob; k++ {
				x -= all[k].Prob
			}
			s.Run(&all[k])
		}
	}
	return s.Strategy()
}

// The sampler finds the known values of Kuhn and Leduc poker.
func TestSampler(t *testing.T) {
	for _, c := range []struct {
		name    string
		game    func() (*cfr.Tree, []cfr.Deal)
		batches int
		value   float64
		most    float64
	}{
		{"Kuhn", cfr.Kuhn, 4000, -1.0 / 18, 0.003},
		{"Leduc", cfr.Leduc, 8000, -0.0856, 0.02},
	} {
		tree, deals := c.game()
		s := sampled(tree, deals, c.batches)
		e, v := s.Exploitability(deals), s.Value(deals)
		t.Logf("%s: exploitability %.5f, value %.5f", c.name, e, v)
		if e < 0 || e > c.most || math.Abs(v-c.value) > c.most {
			t.Errorf("%s: exploitability %.5f, worth %.5f", c.name, e, v)
		}
	}
}

// NewTree arranges the tables like Tree: a strategy for copied nodes is the same.
func TestNewTree(t *testing.T) {
	want, deals := cfr.Leduc()
	nodes := make([]cfr.Node, len(want.Nodes))
	for i, n := range want.Nodes {
		nodes[i] = cfr.Node{Player: n.Player, Round: n.Round, First: n.First, N: n.N, Pay: n.Pay}
	}
	got := cfr.NewTree(nodes, want.Buckets)
	a, b := solve(got, deals, cfr.Plus, 50), solve(want, deals, cfr.Plus, 50)
	if x, y := a.Exploitability(deals), b.Exploitability(deals); x != y || x == 0 {
		t.Errorf("exploitability %v, want %v", x, y)
	}
}

// Answers that are learned on the same deals that pay are the best response. Answers
// learned on other deals do not win more.
func TestRespond(t *testing.T) {
	tree, deals := cfr.Leduc()
	s := solve(tree, deals, cfr.Plus, 5)
	misled := false
	for p := range int8(2) {
		best := s.BestResponse(deals, p)
		if got := s.Respond(deals, deals, p, 0); math.Abs(got-best) > 1e-12 {
			t.Errorf("player %d: %v, want %v", p, got, best)
		}
		if got := s.Respond(deals[:3], deals, p, 0); got > best || got == 0 {
			t.Errorf("player %d: %v learnt on three deals, %v on all", p, got, best)
		}
		// The learned answers do not depend on the deals that pay: parts of these sum up to the whole.
		half, learn := len(deals)/2, deals[:3]
		if whole, parts := s.Respond(learn, deals, p, 0), s.Respond(learn, deals[:half], p, 0)+s.Respond(learn, deals[half:], p, 0); math.Abs(whole-parts) > 1e-12 {
			t.Errorf("player %d: %v in two parts, %v at once", p, parts, whole)
		}
		misled = misled || s.Respond(deals[:3], deals, p, 0) < best-1e-3
		own := s.Value(deals) * float64(1-2*p)
		if got := s.Respond(deals, deals, p, 1e9); math.Abs(got-own) > 1e-12 {
			t.Errorf("player %d: %v if nothing is sure, %v by the strategy", p, got, own)
		}
	}
	if !misled {
		t.Error("three deals teach what all do")
	}
}
