package cfr

// A Method determines the weights of earlier iterations' regrets and strategies.
type Method uint8

// The methods.
const (
	Plus   Method = iota // CFR+: regrets never fall below 0, the strategy of iteration t has weight t; for full lists of deals
	Linear               // linear CFR: the regrets of iteration t have weight t too; also for samples
)

// A Solver finds an equilibrium of a game. Its tables have an entry for each bucket
// and action of each decision.
type Solver struct {
	tree   *Tree
	method Method
	t      float64 // number of iterations
	regret []float64
	gained []float64 // regrets of the iteration
	sum    []float64 // weighted sum of strategies
	now    []float64 // strategy of the iteration
	rows   []float64 // scratch, by depth and deal
	deals  []Deal
	player int8
}

// NewSolver returns a solver before its first iteration. Its strategy takes all
// actions equally often.
func NewSolver(t *Tree, m Method) *Solver {
	n := t.size
	return &Solver{tree: t, method: m,
		regret: make([]float64, n), gained: make([]float64, n), sum: make([]float64, n), now: make([]float64, n)}
}

// Iterate improves the players one after the other, over all given deals. Its time is
// proportional to deals times nodes.
func (s *Solver) Iterate(deals []Deal) {
	s.t++
	s.deals = deals
	if need := 4 * len(deals) * (s.tree.depth + 1); len(s.rows) < need {
		s.rows = make([]float64, need)
	}
	for s.player = range int8(2) {
		s.match()
		clear(s.gained)
		r := s.row(0)
		for i := range deals {
			r.own[i], r.other[i] = 1, 1
		}
		s.walk(0, 0)
		s.update()
	}
}

// row is the scratch memory of a depth, by deal: each player's probability to reach
// the node, and the node's values.
type row struct{ own, other, value []float64 }

func (s *Solver) row(depth int) row {
	n := len(s.deals)
	at := s.rows[4*n*depth:]
	return row{at[:n], at[n : 2*n], at[2*n : 3*n]}
}

// match sets the strategies of the iteration, in proportion to the positive regrets.
func (s *Solver) match() {
	for i := range s.tree.Nodes {
		if n := &s.tree.Nodes[i]; n.Player >= 0 {
			for b := range s.tree.Buckets[n.Round] {
				at := n.set + b*n.N
				normalize(s.now[at:at+n.N], s.regret[at:at+n.N])
			}
		}
	}
}

// normalize makes probabilities from weights. Negative ones count as 0.
func normalize(to, weights []float64) {
	total := 0.0
	for _, w := range weights {
		total += max(w, 0)
	}
	for i, w := range weights {
		if total > 0 {
			to[i] = max(w, 0) / total
		} else {
			to[i] = 1 / float64(len(to))
		}
	}
}

// walk computes the values of a node for s.player, by deal.
func (s *Solver) walk(at int32, depth int) {
	n, r := &s.tree.Nodes[at], s.row(depth)
	if n.Player < 0 {
		pay(n, s.deals, s.player, r.value)
		return
	}
	clear(r.value)
	child := s.row(depth + 1)
	for a := range n.N {
		for i := range s.deals {
			p := s.now[n.set+s.deals[i].Buckets[n.Player][n.Round]*n.N+a]
			child.own[i], child.other[i] = r.own[i], r.other[i]
			if n.Player == s.player {
				child.own[i] *= p
			} else {
				child.other[i] *= p
			}
		}
		s.walk(n.First+a, depth+1)
		s.gather(n, a, &r, &child)
	}
	if n.Player == s.player {
		s.settle(n, &r)
	}
}

// pay sets the values of an end.
func pay(n *Node, deals []Deal, player int8, value []float64) {
	sign := 1.0
	if player == 1 {
		sign = -1
	}
	for i := range deals {
		value[i] = sign * n.Pay
		if n.Player == AtShowdown {
			value[i] *= deals[i].Win
		}
	}
}

// gather adds a child's values to its parent. At a decision of s.player it also adds
// the gain of the action.
func (s *Solver) gather(n *Node, a int32, r, child *row) {
	for i := range s.deals {
		d := &s.deals[i]
		at := n.set + d.Buckets[n.Player][n.Round]*n.N + a
		if n.Player == s.player {
			s.gained[at] += float64(d.Prob * r.other[i] * child.value[i])
			r.value[i] += float64(s.now[at] * child.value[i])
			s.sum[at] += float64(s.t * d.Prob * r.own[i] * s.now[at])
		} else {
			r.value[i] += float64(s.now[at] * child.value[i])
		}
	}
}

// settle subtracts the strategy's value from the gains of its actions.
func (s *Solver) settle(n *Node, r *row) {
	for i := range s.deals {
		d := &s.deals[i]
		at := n.set + d.Buckets[n.Player][n.Round]*n.N
		v := float64(d.Prob * r.other[i] * r.value[i])
		for a := range n.N {
			s.gained[at+a] -= v
		}
	}
}

// update adds the iteration's regrets.
func (s *Solver) update() {
	for i, g := range s.gained {
		if s.method == Plus {
			s.regret[i] = max(s.regret[i]+g, 0)
		} else {
			s.regret[i] += float64(s.t * g)
		}
	}
}

// Strategy returns the average strategy, which approaches an equilibrium. It has the
// probabilities of the actions, by decision in the order of the nodes, and by bucket.
func (s *Solver) Strategy() Strategy {
	p := make([]float64, len(s.sum))
	for i := range s.tree.Nodes {
		if n := &s.tree.Nodes[i]; n.Player >= 0 {
			for b := range s.tree.Buckets[n.Round] {
				at := n.set + b*n.N
				normalize(p[at:at+n.N], s.sum[at:at+n.N])
			}
		}
	}
	return Strategy{s.tree, p}
}
