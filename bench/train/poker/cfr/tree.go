// Package cfr solves two-player betting games by counterfactual regret minimisation.
// It also measures by exact best responses how far a strategy is from an equilibrium.
//
// A game is a Tree and Deals. The Tree has what both players see: bets and rounds. A
// Deal has the bucket of the cards that each player knows in each round, and the
// winner of a showdown. Small games list all their deals. For large games a batch of
// deals is sampled for each iteration. Kuhn and Leduc poker have known solutions and
// check the solver.
//
// Sources: M. Zinkevich, M. Johanson, M. Bowling, C. Piccione, "Regret
// Minimization in Games with Incomplete Information" (2007,
// https://papers.nips.cc/paper/3306-regret-minimization-in-games-with-incomplete-information);
// O. Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014,
// https://arxiv.org/abs/1407.5042); N. Brown, T. Sandholm, "Solving
// Imperfect-Information Games via Discounted Regret Minimization" (2019,
// https://arxiv.org/abs/1809.04040).
package cfr

// MaxRounds bounds the rounds of betting.
const MaxRounds = 4

// Values of Node.Player at the end of a hand. At a decision it is the player, 0 or 1.
const (
	AtFold     = -1 // Pay goes to player 0
	AtShowdown = -2 // Pay goes to the winner from the loser
)

// A Node is a point of the betting.
type Node struct {
	Player int8    // the player to decide, or AtFold, AtShowdown
	Round  int8    // the round of betting
	First  int32   // index of the first child
	N      int32   // number of children, which are actions
	Pay    float64 // only at the end
	set    int32   // only at a decision: index of its first entry in the tables
}

// A Tree is the betting of a game. The root is node 0. A node's children are
// consecutive and come after it.
type Tree struct {
	Nodes   []Node
	Buckets [MaxRounds]int32 // number of buckets, by round
	size    int32            // entries in the tables: one for each decision, bucket and action
	depth   int
}

// Limit is betting in fixed sizes.
type Limit struct {
	Ante float64
	Bets []float64 // by round
	Cap  int       // greatest number of bets and raises in a round
}

// state is a point of the betting while the tree is built.
type state struct {
	node   int32
	round  int
	player int8
	bets   int        // in this round
	acts   int        // in this round
	paid   [2]float64 // by both
	folded bool       // the other player has folded: player wins
}

// Tree builds the tree of the betting. The actions of a decision are fold, check or
// call, bet or raise, as far as they are possible. buckets has the number of buckets
// of each round.
func (l *Limit) Tree(buckets ...int32) *Tree {
	t := &Tree{Nodes: make([]Node, 1)}
	copy(t.Buckets[:], buckets)
	l.build(t, state{paid: [2]float64{l.Ante, l.Ante}}, 1)
	return t
}

func (l *Limit) build(t *Tree, s state, depth int) {
	t.depth = max(t.depth, depth)
	n := &t.Nodes[s.node]
	switch {
	case s.folded:
		n.Player, n.Round, n.Pay = AtFold, int8(s.round), s.paid[s.player]
		if s.player == 1 {
			n.Pay = -n.Pay
		}
		return
	case s.round == len(l.Bets):
		n.Player, n.Round, n.Pay = AtShowdown, int8(s.round-1), s.paid[0]
		return
	}
	next := l.next(s)
	first := int32(len(t.Nodes))
	*n = Node{Player: s.player, Round: int8(s.round), N: int32(len(next)), First: first, set: t.size}
	t.size += n.N * t.Buckets[s.round]
	t.Nodes = append(t.Nodes, make([]Node, len(next))...)
	for i := range next {
		next[i].node = first + int32(i)
		l.build(t, next[i], depth+1)
	}
}

// next returns the states after the actions of a decision.
func (l *Limit) next(s state) (all []state) {
	other := 1 - s.player
	if s.paid[other] > s.paid[s.player] {
		fold := s
		fold.folded, fold.player = true, other
		// The other player wins what the folded player has paid.
		fold.paid[other] = s.paid[s.player]
		all = append(all, fold)
	}
	all = append(all, l.call(s))
	if s.bets < l.Cap {
		raise := s
		raise.paid[s.player] = s.paid[other] + l.Bets[s.round]
		raise.bets, raise.acts, raise.player = s.bets+1, s.acts+1, other
		all = append(all, raise)
	}
	return all
}

// call returns the state after a check or call. The second one ends the round, and
// player 0 begins the next.
func (l *Limit) call(s state) state {
	s.paid[s.player] = max(s.paid[0], s.paid[1])
	s.acts++
	s.player = 1 - s.player
	if s.acts > 1 {
		s.round++
		s.bets, s.acts, s.player = 0, 0, 0
	}
	return s
}
