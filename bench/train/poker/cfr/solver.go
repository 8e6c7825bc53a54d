package cfr

// A Method is how regrets and strategies of earlier iterations count.
type Method uint8

// The methods.
const (
	Plus   Method = iota // CFR+: regrets never fall below 0, iteration t counts t; for full lists of deals
	Linear               // linear CFR: regrets count t, too; also for samples
)

// A Solver finds an equilibrium of a game. Its tables have a number for each
// bucket and action of each decision.
type Solver struct {
	tree   *Tree
	method Method
	t      float64 // iterations
	regret []float64
	gained []float64 // regrets of the iteration
	sum    []float64 // of strategies, weighted
	now    []float64 // strategy of the iteration
	rows   []float64 // scratch, by depth and deal
	deals  []Deal
	player int8
}

// NewSolver returns a solver that has seen no iteration: its strategy takes all
// actions alike.
func NewSolver(t *Tree, m Method) *Solver {
	n := t.size
	return &Solver{tree: t, method: m,
		regret: make([]float64, n), gained: make([]float64, n), sum: make([]float64, n), now: make([]float64, n)}
}

// Iterate improves the players one after the other, against all deals given.
// It takes time in the product of deals and nodes.
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

// row is the scratch of a depth: the probabilities with which both players come
// here, the values of a node and those of a child, by deal.
type row struct{ own, other, value []float64 }

func (s *Solver) row(depth int) row {
	n := len(s.deals)
	at := s.rows[4*n*depth:]
	return row{at[:n], at[n : 2*n], at[2*n : 3*n]}
}

// match sets the strategies of the iteration: in proportion to regrets.
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

// normalize makes probabilities of weights; those below 0 count as 0.
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

// walk computes the values of a node to the player of the pass, deal by deal.
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

// gather adds a child to its parent: values, and at one's own decisions what the
// action gained.
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

// settle takes the value of the strategy from what its actions gained.
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

// Strategy returns the average strategy, which comes near an equilibrium: for
// each decision in the order of the nodes, bucket by bucket, the probabilities
// of its actions.
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
