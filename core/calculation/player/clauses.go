package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/sat"
)

// clauses asks a solver for a line that wins a game whose stock is known. The cards are numbered in the order in which they come. The
// questions are, for each card, to which foundation it goes and on which pile it lies until then, and, for each pair of cards, which goes
// first and whether the earlier one has gone when the later one comes. If it has not, and both lie on one pile, the later one goes first.
type clauses struct {
	solver *sat.Solver
	size   int // cards
	held   int // those that lie on piles already
	piles  int
	each   int // questions about each card; those about pairs come after them
	clause [4]sat.Literal
	ranks  [calculation.Cards]calculation.Rank
	lies   [calculation.Cards]int                            // the pile of a card that is held
	steps  [calculation.Cards][calculation.Foundations]uint8 // by card and foundation, how high it goes there; 0 if it cannot
}

// The most questions of a game, and words of its clauses: with six piles it has 800,000.
const (
	mostAsked = calculation.Cards * (calculation.Foundations + calculation.MaxPiles + calculation.Cards - 1)
	mostWords = 1 << 20
)

// goes is whether a card goes to a foundation.
//
//go:noinline
func (c *clauses) goes(card, foundation int) sat.Literal { return sat.Is(card*c.each + foundation) }

// on is whether a card lies on a pile before it goes. Of two piles it lies on one or the other.
//
//go:noinline
func (c *clauses) on(card, pile int) sat.Literal {
	if c.piles == 2 {
		return c.goes(card, calculation.Foundations) + sat.Literal(pile)
	}
	return c.goes(card, calculation.Foundations+pile)
}

// first is whether card a goes before card b.
//
//go:noinline
func (c *clauses) first(a, b int) sat.Literal {
	if a > b {
		return c.first(b, a).Not()
	}
	return sat.Is(c.size*c.each + b*(b-1)/2 + a)
}

// gone is whether card a has gone when card b comes, a later one.
//
//go:noinline
func (c *clauses) gone(a, b int) sat.Literal { return c.first(a, b) + sat.Literal(c.size*(c.size-1)) }

//go:noinline
func (c *clauses) two(a, b sat.Literal) {
	c.clause[0], c.clause[1] = a, b
	c.solver.Add(c.clause[:2]...)
}

func (c *clauses) three(a, b, d sat.Literal) {
	c.clause[0], c.clause[1], c.clause[2] = a, b, d
	c.solver.Add(c.clause[:3]...)
}

func (c *clauses) four(a, b, d, e sat.Literal) {
	c.clause[0], c.clause[1], c.clause[2], c.clause[3] = a, b, d, e
	c.solver.Add(c.clause[:]...)
}

//go:noinline
func (c *clauses) one(a sat.Literal) {
	c.clause[0] = a
	c.solver.Add(c.clause[:1]...)
}

// read reads a position.
func (c *clauses) read(s *calculation.State) {
	c.size, c.piles = 0, s.Piles()
	var room [calculation.Cards]calculation.Rank
	for k := range c.piles {
		for _, r := range s.Pile(room[:0], k) {
			c.lies[c.size] = k
			c.add(s, r)
		}
	}
	c.held = c.size
	c.each = calculation.Foundations + max(1, c.piles)
	if c.piles == 2 {
		c.each--
	}
	if s.Card() != 0 {
		c.add(s, s.Card())
	}
	for _, r := range s.Stock(room[:0]) {
		c.add(s, r)
	}
}

//go:noinline
func (c *clauses) add(s *calculation.State, r calculation.Rank) {
	c.ranks[c.size] = r
	for d := range calculation.Foundations {
		c.steps[c.size][d] = 0
		for n := s.Count(d); n < calculation.Ranks; n++ {
			if calculation.RankAt(s.Series(d), n) == r {
				c.steps[c.size][d] = uint8(n) + 1
			}
		}
	}
	c.size++
}

// solve asks for a position. spend is as for sat.Solver.Solve; it first hears of the questions.
func (c *clauses) solve(s *calculation.State, spend func(sets int) bool) sat.Result {
	c.read(s)
	if !spend(c.size * c.size * c.size / 8) {
		return sat.Open
	}
	if c.solver == nil {
		c.solver = sat.New(mostAsked, mostWords)
	}
	c.solver.Reset(c.size * (c.each + c.size - 1))
	c.askFoundations()
	c.askOrder()
	c.askPiles()
	return c.solver.Solve(spend)
}

// askFoundations: every card goes to a foundation, no two of a rank to the same one, and each foundation in its order.
func (c *clauses) askFoundations() {
	for a := range c.size {
		var all [calculation.Foundations]sat.Literal
		n := 0
		for d, step := range c.steps[a] {
			if step == 0 {
				c.one(c.goes(a, d).Not())
				continue
			}
			all[n] = c.goes(a, d)
			for _, other := range all[:n] {
				c.two(all[n].Not(), other.Not())
			}
			n++
			for b := range c.size {
				switch to := c.steps[b][d]; {
				case b == a || to == 0:
				case to > step:
					c.three(c.goes(a, d).Not(), c.goes(b, d).Not(), c.first(a, b))
				case to == step && b > a:
					c.two(c.goes(a, d).Not(), c.goes(b, d).Not())
				}
			}
		}
		c.solver.Add(all[:n]...)
	}
}

// askOrder: first is an order, and what has gone agrees with it.
func (c *clauses) askOrder() {
	for b := range c.size {
		for a := range b {
			for e := b + 1; e < c.size; e++ {
				c.three(c.first(a, b).Not(), c.first(b, e).Not(), c.first(a, e))
				c.three(c.first(a, b), c.first(b, e), c.first(a, e).Not())
				c.three(c.gone(b, e).Not(), c.first(a, b).Not(), c.gone(a, e))
				c.three(c.gone(a, e).Not(), c.first(a, b), c.gone(b, e))
			}
			c.two(c.gone(a, b).Not(), c.first(a, b))
			if b < c.held {
				c.one(c.gone(a, b).Not())
			} else if b+1 < c.size {
				c.two(c.gone(a, b).Not(), c.gone(a, b+1))
			}
		}
	}
}

// askPiles: every card has a pile, where it lies on those that have not gone.
func (c *clauses) askPiles() {
	for b := range c.size {
		if b < c.held {
			c.one(c.on(b, c.lies[b]))
		} else if c.piles != 2 {
			var all [calculation.MaxPiles]sat.Literal
			for k := range c.piles {
				all[k] = c.on(b, k)
			}
			c.solver.Add(all[:c.piles]...)
		}
		for a := range b {
			for k := range c.piles {
				c.four(c.on(a, k).Not(), c.on(b, k).Not(), c.gone(a, b), c.first(b, a))
			}
		}
	}
	if c.held == 0 && c.size > 0 {
		c.one(c.on(0, 0)) // the piles are alike
	}
}

// line writes the answers as moves, from the position asked for. Each card goes to its foundation as soon as it can, which is never
// later than the solver found.
func (c *clauses) line(s *calculation.State) []calculation.Move {
	l := laid{clauses: c}
	l.state.Set(s)
	for card := range c.size {
		pile := c.lies[card]
		if card >= c.held {
			l.settle()
			if l.state.Card() == 0 {
				l.play(calculation.Draw, card, 0, 0)
			}
			if l.raise(card, 0, calculation.CardToFoundation) {
				continue
			}
			for pile = 0; !c.solver.True(c.on(card, pile)); pile++ {
			}
			l.play(calculation.CardToWaste, card, pile, 0)
		}
		l.piles[pile][l.heights[pile]] = uint8(card)
		l.heights[pile]++
	}
	l.settle()
	return l.line
}

// laid is a line so far, with the cards on the piles, from the bottom.
type laid struct {
	*clauses
	state   calculation.State
	line    []calculation.Move
	piles   [calculation.MaxPiles][calculation.Cards]uint8
	heights [calculation.MaxPiles]int
}

//go:noinline
func (l *laid) play(kind calculation.Kind, card, pile, foundation int) {
	m := calculation.Move{Kind: kind, Pile: uint8(pile), Foundation: uint8(foundation), Rank: l.ranks[card]}
	l.line = append(l.line, m)
	l.state.Play(m)
}

// raise plays a card to its foundation, if that takes it now.
//
//go:noinline
func (l *laid) raise(card, pile int, kind calculation.Kind) bool {
	for d, step := range &l.steps[card] {
		if int(step) == l.state.Count(d)+1 && l.solver.True(l.goes(card, d)) {
			l.play(kind, card, pile, d)
			return true
		}
	}
	return false
}

// settle plays what it can from the piles.
//
//go:noinline
func (l *laid) settle() {
	for k := 0; k < l.clauses.piles; k++ {
		if h := l.heights[k]; h > 0 && l.raise(int(l.piles[k][h-1]), k, calculation.WasteToFoundation) {
			l.heights[k]--
			k = -1
		}
	}
}
