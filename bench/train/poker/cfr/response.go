package cfr

import "math"

// A Strategy has the probabilities of both players' actions.
type Strategy struct {
	tree *Tree
	p    []float64
}

// At returns the probabilities of a decision's actions with a bucket.
func (s *Strategy) At(node, bucket int32) []float64 {
	n := &s.tree.Nodes[node]
	at := n.set + bucket*n.N
	return s.p[at : at+n.N]
}

// Value returns the game's value for player 0 when both play the strategy.
func (s *Strategy) Value(deals []Deal) float64 { return (&walker{s, deals, 0, -1, 0, 0}).value() }

// BestResponse returns the win of a player whose answer to the other's strategy is
// the best. It is exact if deals has all deals, and if a bucket contains all that the
// player has seen. With coarser buckets the answer depends only on the bucket in each
// round, and its win is a lower bound.
func (s *Strategy) BestResponse(deals []Deal, player int8) float64 {
	return (&walker{s, deals, player, player, 0, 0}).value()
}

// Respond returns the win of a player on the deals paid. The player's answers to the
// other's strategy are the best ones on the deals learn, which are drawn separately
// with the same chances. For samples this is a lower bound: answers chosen on the
// same deals would know too much. The player follows the strategy where no action
// wins more than it by sure standard errors.
func (s *Strategy) Respond(learn, paid []Deal, player int8, sure float64) float64 {
	w := walker{s, append(learn[:len(learn):len(learn)], paid...), player, player, len(learn), sure}
	return w.value()
}

// Exploitability returns how much more than the game's value best responses win from
// the strategy, the mean over both players. It is 0 for an equilibrium.
func (s *Strategy) Exploitability(deals []Deal) float64 {
	return (s.BestResponse(deals, 0) + s.BestResponse(deals, 1)) / 2
}

// A walker computes the value of deals for a player. One of the players, or none for
// -1, answers in the best way. If learn is above 0, the answers are chosen on the
// first learn deals, and the value is that of the other deals.
type walker struct {
	*Strategy
	deals  []Deal
	player int8
	best   int8
	learn  int
	sure   float64
}

func (w *walker) value() float64 {
	reach := make([]float64, len(w.deals))
	for i := range w.deals {
		reach[i] = w.deals[i].Prob
	}
	total := 0.0
	for _, v := range w.walk(0, reach)[w.learn:] {
		total += v
	}
	return total
}

// walk returns the values of a node by deal, times reach: the probability with which
// chance and the players that follow the strategy reach it.
func (w *walker) walk(at int32, reach []float64) []float64 {
	n := &w.tree.Nodes[at]
	value := make([]float64, len(w.deals))
	if n.Player < 0 {
		pay(n, w.deals, w.player, value)
		for i := range value {
			value[i] *= reach[i]
		}
		return value
	}
	if n.Player == w.best {
		return w.choose(n, reach)
	}
	child := make([]float64, len(w.deals))
	for a := range n.N {
		for i := range w.deals {
			child[i] = reach[i] * w.p[n.set+w.deals[i].Buckets[n.Player][n.Round]*n.N+a]
		}
		for i, v := range w.walk(n.First+a, child) {
			value[i] += v
		}
	}
	return value
}

// choose takes, for each bucket, the action with the greatest value over its deals.
func (w *walker) choose(n *Node, reach []float64) []float64 {
	values := make([][]float64, n.N)
	for a := range n.N {
		values[a] = w.walk(n.First+a, reach)
	}
	out := make([]float64, len(w.deals)) // at first the values of the strategy's own mix of actions
	for i := range w.deals {
		at := n.set + w.deals[i].Buckets[w.player][n.Round]*n.N
		for a := range n.N {
			out[i] += w.p[at+a] * values[a][i]
		}
	}
	choice := w.choices(n, values, out)
	for i := range w.deals {
		if a := choice[w.deals[i].Buckets[w.player][n.Round]]; a >= 0 {
			out[i] = values[a][i]
		}
	}
	return out
}

// choices returns the best action by bucket, -1 where none is surely better than the
// mix.
func (w *walker) choices(n *Node, values [][]float64, mix []float64) []int32 {
	chosen := w.deals
	if w.learn > 0 {
		chosen = chosen[:w.learn]
	}
	buckets := w.tree.Buckets[n.Round]
	best := make([]float64, buckets)
	choice := make([]int32, buckets)
	for b := range choice {
		choice[b] = -1
	}
	for a := range n.N {
		gain, squares := make([]float64, buckets), make([]float64, buckets)
		for i := range chosen {
			b, x := chosen[i].Buckets[w.player][n.Round], values[a][i]-mix[i]
			gain[b] += x
			squares[b] += x * x
		}
		for b, x := range gain {
			if x > best[b] && x > w.sure*math.Sqrt(squares[b]) {
				best[b], choice[b] = x, a
			}
		}
	}
	return choice
}
