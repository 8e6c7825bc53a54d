package blueprint

// Classes is the number of strength classes that the river is solved with.
const Classes = 96

// A Row is a number for each class, the weakest first.
type Row [Classes]float64

// A Solver solves a river by CFR+. Its rows are indexed by node; the row of an
// action is that of the node it leads to.
type Solver struct {
	nodes  []Node
	reach  [2][]Row // probability that each player reaches the node, times their range
	regret []Row
	sum    []Row // weighted sum of strategies
	total  []Row // sum of the regrets of a node's actions
	value  []Row // value for the player of the pass, times the probability that the other reaches the node
	sweep  float64
	player int8
	judges bool // for Judge
}

// slip is the probability with which a player acts at random. So every action
// has an answer, and every node a range.
const slip = 0.001

// NewSolver returns a solver for the ranges of both players, before the first
// sweep.
func NewSolver(nodes []Node, ranges *[2]Row) *Solver {
	n := len(nodes)
	s := &Solver{nodes: nodes, regret: make([]Row, n), sum: make([]Row, n), total: make([]Row, n), value: make([]Row, n)}
	for p := range ranges {
		s.reach[p] = make([]Row, n)
		copy(s.reach[p][0][:], ranges[p][:])
	}
	return s
}

// Sweep improves both players once. It takes time in proportion to nodes times
// classes.
func (s *Solver) Sweep() {
	s.sweep++
	s.Pass(0)
	s.Pass(1)
}

// Pass improves the strategy of one player.
func (s *Solver) Pass(player int8) {
	s.player = player
	s.walk(0)
}

// Judge computes the values of a player's actions if they play a best response
// to the other's average strategy.
func (s *Solver) Judge(player int8) {
	s.judges = true
	s.Pass(player)
	s.judges = false
}

// Value returns the average value in chips, for a class of the player of the last
// pass, of the action from node at to node to. The other player's range is that of
// node at.
func (s *Solver) Value(at, to int32, class int) float64 {
	all := 0.0
	for _, x := range &s.reach[1-s.player][at] {
		all += x
	}
	return s.value[to][class] / max(all, 1e-300)
}

// Folds returns the probability that the player at a node folds, 0 if they cannot.
func (s *Solver) Folds(at int32) float64 {
	n, all, fold := &s.nodes[at], 0.0, 0.0
	if n.Player < 0 || !n.Facing() {
		return 0
	}
	for c := range Classes {
		all += s.reach[n.Player][at][c]
		fold += s.reach[n.Player][n.First][c]
	}
	return fold / max(all, 1e-300)
}

func (s *Solver) walk(at int32) {
	n := &s.nodes[at]
	if n.Player < 0 {
		s.pay(n, &s.reach[1-s.player][at], &s.value[at])
		return
	}
	by := s.regret
	if s.judges {
		by = s.sum
	}
	s.add(n, by, &s.total[at])
	for to := n.First; to < n.First+int32(n.N); to++ {
		me, other := n.Player, 1-n.Player
		copy(s.reach[other][to][:], s.reach[other][at][:])
		copy(s.reach[me][to][:], s.reach[me][at][:])
		s.play(n, &s.reach[me][to], &by[to], &s.total[at])
		s.walk(to)
	}
	value := &s.value[at]
	if n.Player != s.player {
		s.add(n, s.value, value)
		return
	}
	if s.judges {
		copy(value[:], s.value[n.First][:])
		for to := n.First + 1; to < n.First+int32(n.N); to++ {
			s.best(value, &s.value[to])
		}
		return
	}
	clear(value[:])
	for to := n.First; to < n.First+int32(n.N); to++ {
		s.mix(n, value, &s.value[to], &s.regret[to], &s.total[at])
	}
	for to := n.First; to < n.First+int32(n.N); to++ {
		s.learn(to, value)
	}
}

// best sets value to the larger of both, by class.
//
//go:noinline
func (s *Solver) best(value, child *Row) {
	for c, x := range child {
		value[c] = max(value[c], x)
	}
}

// add sets sum to the sum of the rows of a node's actions.
//
//go:noinline
func (s *Solver) add(n *Node, rows []Row, sum *Row) {
	clear(sum[:])
	for to := n.First; to < n.First+int32(n.N); to++ {
		for c, x := range &rows[to] {
			sum[c] += x
		}
	}
}

// play multiplies row by the probabilities of an action: by slips, or in
// proportion to by.
//
//go:noinline
func (s *Solver) play(n *Node, row, by, total *Row) {
	even := 1 / float64(n.N)
	for c := range row {
		p := even
		if t := total[c]; t > 0 {
			p = float64((1-slip)*(by[c]/t)) + float64(slip*even)
		}
		row[c] *= p
	}
}

// mix adds an action's values, times its probabilities.
//
//go:noinline
func (s *Solver) mix(n *Node, value, child, regret, total *Row) {
	even := 1 / float64(n.N)
	for c := range value {
		p := even
		if t := total[c]; t > 0 {
			p = regret[c] / t
		}
		value[c] += float64(p * child[c])
	}
}

// learn adds an action's advantage over its node to the regrets, which never fall
// below 0. The average weights sweeps linearly.
//
//go:noinline
func (s *Solver) learn(to int32, value *Row) {
	child, regret, sum, own := &s.value[to], &s.regret[to], &s.sum[to], &s.reach[s.player][to]
	for c := range value {
		regret[c] = max(regret[c]+(child[c]-value[c]), 0)
		sum[c] += float64(s.sweep * own[c])
	}
}

// pay sets the values at the end of a hand: the player's win or loss times the
// other's probabilities. Equal classes split.
//
//go:noinline
func (s *Solver) pay(n *Node, other, value *Row) {
	mine, all := float64(n.Paid[s.player]), 0.0
	for _, x := range other {
		all += x
	}
	if n.Player == AtFold {
		if theirs := float64(n.Paid[1-s.player]); theirs < mine {
			mine = -theirs
		}
		for c := range value {
			value[c] = -mine * all
		}
		return
	}
	below := 0.0
	for c, x := range other {
		value[c] = mine * (below - (all - below - x))
		below += x
	}
}

// Chances writes the average probabilities of a node's actions for a class into
// the array to. It returns the part that it wrote.
func (s *Solver) Chances(at int32, class int, to *[MaxActions]float64) []float64 {
	n := &s.nodes[at]
	p := to[:n.N]
	total := 0.0
	for a := range p {
		p[a] = s.sum[n.First+int32(a)][class]
		total += p[a]
	}
	for a := range p {
		if total > 0 {
			p[a] /= total
		} else {
			p[a] = 1 / float64(len(p))
		}
	}
	return p
}
