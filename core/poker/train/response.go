package train

// A Strategy is how both players play.
type Strategy struct {
	tree *Tree
	p    []float64
}

// At returns the probabilities of the actions of a decision with a bucket.
func (s *Strategy) At(node, bucket int32) []float64 {
	n := &s.tree.Nodes[node]
	at := n.set + bucket*n.N
	return s.p[at : at+n.N]
}

// Value returns what the game is worth to player 0 when both play the strategy.
func (s *Strategy) Value(deals []Deal) float64 { return s.value(deals, 0, -1) }

// BestResponse returns what a player wins who answers the strategy of the other
// in the best way: exact if the deals are all there are and a bucket holds all
// that the player has seen. With coarser buckets it is the best of what these
// can tell in each round, and a lower bound.
func (s *Strategy) BestResponse(deals []Deal, player int8) float64 {
	return s.value(deals, player, player)
}

// Exploitability returns how much more than the value of the game best responses
// win from the strategy, mean of both players; 0 is an equilibrium.
func (s *Strategy) Exploitability(deals []Deal) float64 {
	return (s.BestResponse(deals, 0) + s.BestResponse(deals, 1)) / 2
}

// value returns what the game is worth to a player, when one of them, or -1 for
// none, answers in the best way.
func (s *Strategy) value(deals []Deal, player, best int8) float64 {
	reach := make([]float64, len(deals))
	for i := range deals {
		reach[i] = deals[i].Prob
	}
	total := 0.0
	for _, v := range s.walk(0, deals, reach, player, best) {
		total += v
	}
	return total
}

// walk returns the values of a node, deal by deal, times the probability reach
// with which chance and the players that follow the strategy come there.
func (s *Strategy) walk(at int32, deals []Deal, reach []float64, player, best int8) []float64 {
	n := &s.tree.Nodes[at]
	value := make([]float64, len(deals))
	if n.Player < 0 {
		pay(n, deals, player, value)
		for i := range value {
			value[i] *= reach[i]
		}
		return value
	}
	if n.Player == best {
		return s.choose(n, deals, reach, player)
	}
	child := make([]float64, len(deals))
	for a := range n.N {
		for i := range deals {
			child[i] = reach[i] * s.p[n.set+deals[i].Buckets[n.Player][n.Round]*n.N+a]
		}
		for i, v := range s.walk(n.First+a, deals, child, player, best) {
			value[i] += v
		}
	}
	return value
}

// choose takes, for each bucket, the action that is worth most over its deals.
func (s *Strategy) choose(n *Node, deals []Deal, reach []float64, player int8) []float64 {
	buckets := s.tree.Buckets[n.Round]
	best := make([]float64, buckets)
	choice := make([]int32, buckets)
	values := make([][]float64, n.N)
	for a := range n.N {
		values[a] = s.walk(n.First+a, deals, reach, player, player)
		sum := make([]float64, buckets)
		for i, v := range values[a] {
			sum[deals[i].Buckets[player][n.Round]] += v
		}
		for b, v := range sum {
			if a == 0 || v > best[b] {
				best[b], choice[b] = v, a
			}
		}
	}
	out := make([]float64, len(deals))
	for i := range deals {
		out[i] = values[choice[deals[i].Buckets[player][n.Round]]][i]
	}
	return out
}
