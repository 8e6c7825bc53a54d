// Package cfr solves two-player games of betting by counterfactual regret
// minimisation, and measures by exact best responses how far from an
// equilibrium a strategy is.
//
// A game is a Tree of what both players see, bets and rounds, and Deals: what
// each player knows of the cards in each round, as the number of a bucket, and
// who wins a showdown. Small games list all their deals; of large ones a batch
// of deals is sampled for each iteration. Kuhn and Leduc poker, whose solutions
// are known, are here to check the solver.
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

// What a node is, beside the player 0 or 1 who decides at it.
const (
	AtFold     = -1 // Pay goes to player 0
	AtShowdown = -2 // Pay goes to the winner from the loser
)

// A Node is a point of the betting.
type Node struct {
	Player int8    // who decides, or AtFold, AtShowdown
	Round  int8    // the round of betting
	First  int32   // index of the first child
	N      int32   // number of children, which are actions
	Pay    float64 // at the end
	set    int32   // of a decision: index of its first number in the tables
}

// A Tree is the betting of a game. The root is node 0; the children of a node
// lie one after another, behind it.
type Tree struct {
	Nodes   []Node
	Buckets [MaxRounds]int32 // how many buckets a round has
	size    int32            // of the tables: bucket and action of all decisions
	depth   int
}

// Limit is betting in fixed sizes.
type Limit struct {
	Ante float64
	Bets []float64 // by round
	Cap  int       // bets and raises in a round
}

// state is a point of the betting as it is built.
type state struct {
	node   int32
	round  int
	player int8
	bets   int        // in this round
	acts   int        // in this round
	paid   [2]float64 // by both
	folded bool       // player wins
}

// Tree builds the tree of the betting. At each decision the actions are, as far
// as they are possible: fold, check or call, bet or raise. The number of buckets
// of each round must be given.
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

// next returns the points after the actions of a decision.
func (l *Limit) next(s state) (all []state) {
	other := 1 - s.player
	if s.paid[other] > s.paid[s.player] {
		fold := s
		fold.folded, fold.player = true, other
		// What the folded player has paid is what the other wins.
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

// call returns the point after a check or call; the second one ends the round,
// and player 0 begins the next.
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
