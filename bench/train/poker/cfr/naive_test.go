package cfr_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// at is a decision with the bucket of its player's cards.
type at struct{ node, bucket int32 }

// A naive solver follows the papers, deal by deal, with its tables in maps: the regrets, and the weights of the strategies so far.
type naive struct {
	tree        *cfr.Tree
	regret, sum map[at][]float64
	gained      map[at][]float64 // in the pass
	dice        dice.Dice
	weight      float64 // of the iteration
	player      int8    // of the pass
	deal        *cfr.Deal
}

func (s *naive) of(m map[at][]float64, k at) []float64 {
	if m[k] == nil {
		m[k] = make([]float64, s.tree.Nodes[k.node].N)
	}
	return m[k]
}

// inProportion returns probabilities in proportion to the positive weights, equal ones if there are none.
func inProportion(weights []float64) []float64 {
	total := 0.0
	for _, w := range weights {
		total += max(w, 0)
	}
	p := make([]float64, len(weights))
	for i, w := range weights {
		if p[i] = 1 / float64(len(p)); total > 0 {
			p[i] = max(w, 0) / total
		}
	}
	return p
}

func (s *naive) end(n *cfr.Node) float64 {
	v := n.Pay
	if n.Player == cfr.AtShowdown {
		v *= s.deal.Win
	}
	return v * float64(1-2*s.player)
}

// iterate makes an iteration of counterfactual regret minimisation over all deals.
func (s *naive) iterate(deals []cfr.Deal, m cfr.Method) {
	s.weight++
	for s.player = range int8(2) {
		s.gained = map[at][]float64{}
		for i := range deals {
			s.deal = &deals[i]
			s.walk(0, 1, 1)
		}
		for k, gained := range s.gained {
			regret := s.of(s.regret, k)
			for a, g := range gained {
				if m == cfr.Plus {
					regret[a] = max(regret[a]+g, 0)
				} else {
					regret[a] += s.weight * g
				}
			}
		}
	}
}

func (s *naive) walk(node int32, own, other float64) (value float64) {
	n := &s.tree.Nodes[node]
	if n.Player < 0 {
		return s.end(n)
	}
	k := at{node, s.deal.Buckets[n.Player][n.Round]}
	p := inProportion(s.of(s.regret, k))
	values := make([]float64, n.N)
	for a := range n.N {
		if n.Player == s.player {
			values[a] = s.walk(n.First+a, own*p[a], other)
		} else {
			values[a] = s.walk(n.First+a, own, other*p[a])
		}
		value += p[a] * values[a]
	}
	if n.Player == s.player {
		for a := range n.N {
			s.of(s.gained, k)[a] += s.deal.Prob * other * (values[a] - value)
			s.of(s.sum, k)[a] += s.weight * s.deal.Prob * own * p[a]
		}
	}
	return value
}

// TestIterations compares the strategies of each of the first iterations with the naive solver's.
func TestIterations(t *testing.T) {
	for name, build := range map[string]func() (*cfr.Tree, []cfr.Deal){"Kuhn": cfr.Kuhn, "Leduc": cfr.Leduc} {
		for _, m := range []cfr.Method{cfr.Plus, cfr.Linear} {
			tree, deals := build()
			solver := cfr.NewSolver(tree, m)
			s := &naive{tree: tree, regret: map[at][]float64{}, sum: map[at][]float64{}}
			for n := range 6 {
				solver.Iterate(deals[:len(deals)-n%2]) // the lists may differ in length
				s.iterate(deals[:len(deals)-n%2], m)
				strategy := solver.Strategy()
				for k, sum := range s.sum {
					for a, want := range inProportion(sum) {
						if got := strategy.At(k.node, k.bucket)[a]; math.Abs(got-want) > 1e-9 {
							t.Fatalf("%s, method %d, iteration %d, node %d, bucket %d: %v, want %v", name, m, n, k.node, k.bucket, got, want)
						}
					}
				}
			}
		}
	}
}

// sample makes a pass of external sampling: s.player tries all actions, the other takes a random one.
func (s *naive) sample(node int32) (value float64) {
	n := &s.tree.Nodes[node]
	if n.Player < 0 {
		return s.end(n)
	}
	k := at{node, s.deal.Buckets[n.Player][n.Round]}
	p := inProportion(s.of(s.regret, k))
	if n.Player != s.player {
		for a := range p {
			sum := s.of(s.sum, k)
			sum[a] = float64(float32(sum[a]) + float32(s.weight*p[a]))
		}
		x, a := float64(s.dice.Uint32())/(1<<32), int32(0)
		for ; a < n.N-1 && x >= p[a]; a++ {
			x -= p[a]
		}
		return s.sample(n.First + a)
	}
	values := make([]float64, n.N)
	for a := range n.N {
		values[a] = s.sample(n.First + a)
		value += float64(p[a] * values[a])
	}
	for a := range n.N {
		regret := s.of(s.regret, k)
		regret[a] = float64(float32(regret[a]) + float32(s.weight*(values[a]-value)))
	}
	return value
}

// TestSamples compares the state of a sampler with the naive solver, deal by deal, also after a state was restored and the
// sampler was reseeded.
func TestSamples(t *testing.T) {
	for name, build := range map[string]func() (*cfr.Tree, []cfr.Deal){"Kuhn": cfr.Kuhn, "Leduc": cfr.Leduc} {
		tree, deals := build()
		first := cfr.NewSampler(tree, 5)
		sampler := first
		s := &naive{tree: tree, regret: map[at][]float64{}, sum: map[at][]float64{}, dice: dice.New(5), weight: 1}
		for n := range 60 {
			if n == 30 {
				sampler = cfr.NewSampler(tree, 1)
				if err := sampler.Restore(first.State()); err != nil {
					t.Fatal(err)
				}
				sampler.Reseed(9)
				s.dice = dice.New(9)
			}
			if n >= 20 {
				sampler.Weight, s.weight = float64(n), float64(n)
			}
			s.deal = &deals[n*7%len(deals)]
			sampler.Run(s.deal)
			for s.player = range int8(2) {
				s.sample(0)
			}
		}
		strategy := sampler.Strategy()
		for k, sum := range s.sum {
			weight := 0.0
			for a, want := range inProportion(sum) {
				weight += sum[a]
				if got := strategy.At(k.node, k.bucket)[a]; math.Abs(got-want) > 1e-9 {
					t.Fatalf("%s, node %d, bucket %d: %v, want %v", name, k.node, k.bucket, got, want)
				}
			}
			if got := sampler.Seen(k.node, k.bucket); math.Abs(got-weight) > 1e-9 || weight == 0 {
				t.Fatalf("%s, node %d, bucket %d: seen %v, want %v", name, k.node, k.bucket, got, weight)
			}
		}
		for _, state := range []cfr.SamplerState{{}, {Regret: sampler.State().Regret}, {Sum: sampler.State().Sum}} {
			if err := sampler.Restore(state); err == nil || err.Error() != "state must be of the same tree" {
				t.Errorf("%v", err)
			}
		}
	}
}

// TestBettingRefuses: Betting refuses hands with decisions other than bets, and hands that cannot be dealt.
func TestBettingRefuses(t *testing.T) {
	good := game.Setup{Seats: 2, Stacks: [9]int64{20, 20}, Blinds: [9]int64{1, 2}, Rules: game.Rules{MinBet: 2}}
	if _, err := cfr.Betting(good, cfr.Sizes{}); err != nil {
		t.Error(err)
	}
	const more = "setup must be of two seats, without carry, openers and choices at the showdown"
	for i, c := range []struct {
		want   string
		change func(s *game.Setup)
	}{
		{more, func(s *game.Setup) { s.Seats = 3 }},
		{more, func(s *game.Setup) { s.Carry = 1 }},
		{more, func(s *game.Setup) { s.AskShow = true }},
		{more, func(s *game.Setup) { s.Variant, s.Openers, s.Blinds = game.Draw, true, [9]int64{} }},
		{"stacks must hold chips in at least two seats, not 1", func(s *game.Setup) { s.Stacks[1], s.Blinds[1] = 0, 0 }},
	} {
		s := good
		c.change(&s)
		if _, err := cfr.Betting(s, cfr.Sizes{}); err == nil || err.Error() != c.want {
			t.Errorf("case %d: %v, want %s", i, err, c.want)
		}
	}
}

// TestSizes: the bets of an abstraction are the legal shares of the pot after a call, rounded and each once, and all chips,
// up to the given number a round.
func TestSizes(t *testing.T) {
	s := game.Setup{Seats: 2, Stacks: [9]int64{20, 20}, Blinds: [9]int64{1, 2}, Rules: game.Rules{MinBet: 2}}
	for _, c := range []struct {
		stack int64
		sizes cfr.Sizes
		want  string // the button's actions: fold, call, and raises, named by the pay of a fold to them
	}{
		{20, cfr.Sizes{}, "2 actions"},
		{20, cfr.Sizes{Pot: []float64{.5, 1, 2}}, "5 actions: 4 6 10"},
		{20, cfr.Sizes{Pot: []float64{2, 1, .5, 1}, AllIn: true}, "6 actions: 4 6 10 20"},
		{20, cfr.Sizes{Pot: []float64{.1, 4.5}, AllIn: true}, "3 actions: 20"},
		{20, cfr.Sizes{Pot: []float64{4.4, 4.6}}, "3 actions: 20"},
		{20, cfr.Sizes{Pot: []float64{.62, .63}}, "4 actions: 4 5"},
		{4, cfr.Sizes{Pot: []float64{9}}, "3 actions: 4"},
	} {
		s.Stacks = [9]int64{c.stack, c.stack}
		tree, err := cfr.Betting(s, c.sizes, 1, 1, 1, 1)
		if err != nil {
			t.Fatal(err)
		}
		root := tree.Nodes[0]
		got := fmt.Sprintf("%d actions", root.N)
		for a := int32(2); a < root.N; a++ {
			if a == 2 {
				got += ":"
			}
			called := tree.Nodes[tree.Nodes[root.First+a].First+1] // after a call the node shows how much both have paid
			for called.Player >= 0 {
				called = tree.Nodes[called.First]
			}
			got += fmt.Sprintf(" %v", called.Pay)
		}
		if got != c.want {
			t.Errorf("%d chips, %+v: %s, want %s", c.stack, c.sizes, got, c.want)
		}
	}
	s.Stacks = [9]int64{64, 64}
	for raises := 1; raises < 4; raises++ {
		tree, _ := cfr.Betting(s, cfr.Sizes{Pot: []float64{.5}, Raises: raises}, 1, 1, 1, 1)
		made := 0
		for at := int32(0); tree.Nodes[at].N == 3; at = tree.Nodes[at].First + 2 {
			made++
		}
		if made != raises {
			t.Errorf("%d raises, not %d", made, raises)
		}
	}
}
