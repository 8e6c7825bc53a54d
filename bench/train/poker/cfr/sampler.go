package cfr

import (
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/fault"
)

// A Sampler finds an equilibrium of games that are too large for a Solver. It uses
// counterfactual regret minimisation with external sampling: one player tries all
// their actions, and the other takes a single random one
// (M. Lanctot, K. Waugh, M. Zinkevich, M. Bowling, "Monte Carlo Sampling for
// Regret Minimization in Extensive Games", 2009,
// https://papers.nips.cc/paper/3713-monte-carlo-sampling-for-regret-minimization-in-extensive-games).
// The same code solves Kuhn and Leduc poker in the tests.
type Sampler struct {
	// Weight is the weight of the next deals, 1 at first. If it is the number of the
	// batch, this is linear CFR, which forgets its first steps.
	Weight float64
	tree   *Tree
	dice   dice.Dice
	regret []float32
	sum    []float32
	deal   *Deal
	player int8
}

// MaxActions bounds the actions of a decision for a Sampler.
const MaxActions = 8

// NewTree makes a tree of nodes. A node's children are consecutive and come after it.
// Player, Round, First, N and Pay must be set.
func NewTree(nodes []Node, buckets [MaxRounds]int32) *Tree {
	t := &Tree{Nodes: nodes, Buckets: buckets}
	depths := make([]int, len(nodes))
	for i := range nodes {
		n := &nodes[i]
		t.depth = max(t.depth, depths[i]+1)
		if n.Player < 0 {
			continue
		}
		n.set = t.size
		t.size += n.N * buckets[n.Round]
		for a := range n.N {
			depths[n.First+a] = depths[i] + 1
		}
	}
	return t
}

// NewSampler returns a sampler that has not seen any deal.
func NewSampler(t *Tree, seed uint32) *Sampler {
	return &Sampler{Weight: 1, tree: t, dice: dice.New(seed), regret: make([]float32, t.size), sum: make([]float32, t.size)}
}

// Reseed sets the seed: from now on results depend only on it and on the state.
func (s *Sampler) Reseed(seed uint32) { s.dice = dice.New(seed) }

// A SamplerState holds all that a sampler has learned.
type SamplerState struct{ Regret, Sum []float32 }

// State returns the sampler's state, which shares its slices with the sampler.
func (s *Sampler) State() SamplerState { return SamplerState{s.regret, s.sum} }

// Restore copies the state of another sampler of the same tree. The error is a
// *fault.Fault.
func (s *Sampler) Restore(from SamplerState) error {
	if len(from.Regret) != len(s.regret) || len(from.Sum) != len(s.sum) {
		return fault.Refuse(fault.BadLength, "state", "must be of the same tree")
	}
	copy(s.regret, from.Regret)
	copy(s.sum, from.Sum)
	return nil
}

// Run plays a deal once for each player. It ignores Deal.Prob: deals must come as
// often as they are likely.
func (s *Sampler) Run(d *Deal) {
	s.deal = d
	for s.player = range int8(2) {
		s.walk(0)
	}
}

// walk returns the value of a node for s.player.
func (s *Sampler) walk(at int32) float64 {
	n := &s.tree.Nodes[at]
	if n.Player < 0 {
		return s.end(n)
	}
	set := n.set + s.deal.Buckets[n.Player][n.Round]*n.N
	var now [MaxActions]float64
	p := now[:n.N]
	match(p, s.regret[set:set+n.N])
	if n.Player != s.player {
		for a, x := range p {
			s.sum[set+int32(a)] += float32(s.Weight * x)
		}
		return s.walk(n.First + s.sample(p))
	}
	var values [MaxActions]float64
	mean := 0.0
	for a := range n.N {
		values[a] = s.walk(n.First + a)
		mean += float64(p[a] * values[a])
	}
	for a := range n.N {
		s.regret[set+a] += float32(s.Weight * (values[a] - mean))
	}
	return mean
}

// end returns the value of an end for s.player.
func (s *Sampler) end(n *Node) float64 {
	v := n.Pay
	if n.Player == AtShowdown {
		v *= s.deal.Win
	}
	if s.player == 1 {
		return -v
	}
	return v
}

// match makes probabilities in proportion to the positive regrets.
func match(p []float64, regret []float32) {
	total := 0.0
	for i, r := range regret {
		p[i] = max(float64(r), 0)
		total += p[i]
	}
	for i := range p {
		if total > 0 {
			p[i] /= total
		} else {
			p[i] = 1 / float64(len(p))
		}
	}
}

func (s *Sampler) sample(p []float64) int32 {
	x := float64(s.dice.Uint32()) / (1 << 32)
	for a, q := range p[:len(p)-1] {
		if x < q {
			return int32(a)
		}
		x -= q
	}
	return int32(len(p) - 1)
}

// Strategy returns the average strategy, like Solver.Strategy.
func (s *Sampler) Strategy() Strategy {
	p := make([]float64, len(s.sum))
	for i := range s.tree.Nodes {
		if n := &s.tree.Nodes[i]; n.Player >= 0 {
			for b := range s.tree.Buckets[n.Round] {
				at := n.set + b*n.N
				match(p[at:at+n.N], s.sum[at:at+n.N])
			}
		}
	}
	return Strategy{s.tree, p}
}

// Seen returns how often the sampler reached a bucket of a decision. Each time counts
// with its Weight.
func (s *Sampler) Seen(node, bucket int32) (weight float64) {
	n := &s.tree.Nodes[node]
	at := n.set + bucket*n.N
	for _, x := range s.sum[at : at+n.N] {
		weight += float64(x)
	}
	return weight
}
