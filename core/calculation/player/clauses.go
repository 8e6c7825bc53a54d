package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/sat"
)

// clauses looks for a winning line of a game whose stock is known, by a SAT solver. Cards are numbered in the order in which they come.
// The variables say for each card to which foundation it goes and on which pile it lies until then. For each pair of cards they say which
// one goes first, and whether the earlier card has gone when the later one comes. If it has not and both lie on one pile, the later card
// lies above it and must go first. More variables say how high each foundation is when a card comes. They follow from the others; with
// them the solver learns about foundations whose cards are not settled.
type clauses struct {
	solver *sat.Solver
	size   int // number of cards
	held   int // number of cards that lie on piles already
	piles  int
	each   int // variables of each card; those of pairs follow after all cards
	clause [4]sat.Literal
	ranks  [calculation.Cards]calculation.Rank
	lies   [calculation.Cards]int                            // by card, the pile on which it lies already
	steps  [calculation.Cards][calculation.Foundations]uint8 // by card and foundation, how high it goes there; 0 if it cannot
}

// The greatest number of variables of a game, and room for the words of its clauses. A
// game with six piles needs 900,000 words.
const (
	mostAsked = calculation.Cards * (calculation.Foundations + calculation.MaxPiles + calculation.Cards - 1 + steps)
	steps     = calculation.Foundations * calculation.Ranks
	mostWords = 1 << 20
)

// goes returns the literal that a card goes to a foundation.
//
//go:noinline
func (c *clauses) goes(card, foundation int) sat.Literal { return sat.Is(card*c.each + foundation) }

// on returns the literal that a card lies on a pile before it goes. With two piles one variable
// is enough: its negation is the other pile.
//
//go:noinline
func (c *clauses) on(card, pile int) sat.Literal {
	if c.piles == 2 {
		return c.goes(card, calculation.Foundations) + sat.Literal(pile)
	}
	return c.goes(card, calculation.Foundations+pile)
}

// first returns the literal that card a goes before card b.
//
//go:noinline
func (c *clauses) first(a, b int) sat.Literal {
	if a > b {
		return c.first(b, a).Not()
	}
	return sat.Is(c.size*c.each + b*(b-1)/2 + a)
}

// gone returns the literal that card a has gone when card b comes. a must come
// before b.
//
//go:noinline
func (c *clauses) gone(a, b int) sat.Literal { return c.first(a, b) + sat.Literal(c.size*(c.size-1)) }

// reached returns the literal that a foundation has taken its card at a step,
// from 1, when card b comes.
//
//go:noinline
func (c *clauses) reached(foundation, step, b int) sat.Literal {
	return sat.Is(c.size*(c.each+c.size-1+foundation*calculation.Ranks+step-1) + b)
}

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

// read numbers the cards of a position.
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

// solve solves a position. spend is as for sat.Solver.Solve; its first call is for the work of
// building the clauses.
func (c *clauses) solve(s *calculation.State, spend func(sets int) bool) sat.Result {
	c.read(s)
	if !spend(c.size * c.size * c.size / 8) {
		return sat.Open
	}
	if c.solver == nil {
		c.solver = sat.New(mostAsked, mostWords)
	}
	c.solver.Reset(c.size * (c.each + c.size - 1 + steps))
	c.askFoundations()
	c.askSteps()
	c.askOrder()
	c.askPiles()
	return c.solver.Solve(spend)
}

// askFoundations adds the clauses of foundations: every card goes to one, cards of a rank go to different ones, and
// each foundation takes its cards in order.
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

// askSteps adds the clauses of steps: one of the cards that can be a step of a foundation is, and the step is reached when that card has
// gone, after the step before.
func (c *clauses) askSteps() {
	for d := range calculation.Foundations {
		for step := 1; step <= calculation.Ranks; step++ {
			for a := range c.size {
				if int(c.steps[a][d]) == step {
					c.askReached(a, d, step)
				}
			}
			n := 0
			for a := range c.size {
				if int(c.steps[a][d]) == step {
					c.clause[n] = c.goes(a, d)
					n++
				}
			}
			if n == 0 {
				continue
			}
			c.solver.Add(c.clause[:n]...)
			for b := c.held; b < c.size; b++ {
				now := c.reached(d, step, b)
				if b+1 < c.size {
					c.two(now.Not(), c.reached(d, step, b+1))
				}
				if step < calculation.Ranks {
					c.two(now, c.reached(d, step+1, b).Not())
				}
			}
		}
	}
}

// askReached adds that if card a is a step of a foundation, the step is reached when it has
// gone.
func (c *clauses) askReached(a, d, step int) {
	other := c.goes(a, d).Not()
	for b := c.held; b < c.size; b++ {
		now := c.reached(d, step, b)
		if b <= a {
			c.two(other, now.Not())
			continue
		}
		c.three(other, now.Not(), c.gone(a, b))
		c.three(other, now, c.gone(a, b).Not())
	}
}

// askOrder adds the clauses of order: first is transitive, and gone agrees with it. Three cards that go in the order in which they
// come never wait together on two piles: one would lie above another that goes before it. So the first of them has gone when the last
// comes. That is one clause in place of two, and says more.
func (c *clauses) askOrder() {
	for b := range c.size {
		for a := range b {
			for e := b + 1; e < c.size; e++ {
				if c.piles <= 2 {
					c.three(c.first(a, b).Not(), c.first(b, e).Not(), c.gone(a, e))
				} else {
					c.three(c.first(a, b).Not(), c.first(b, e).Not(), c.first(a, e))
					c.three(c.gone(b, e).Not(), c.first(a, b).Not(), c.gone(a, e))
				}
				c.three(c.first(a, b), c.first(b, e), c.first(a, e).Not())
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

// askPiles adds the clauses of piles: every card has a pile, and it covers the
// cards there that have not gone.
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
		c.one(c.on(0, 0)) // the piles are interchangeable
	}
}

// line returns the solution as moves from the position of solve. Each card goes to its foundation as soon as it can, which is never
// later than in the solution.
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

// laid is the line so far, and the cards on each pile, from the bottom.
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

// raise plays a card to the foundation of the solution, if that one takes it
// now, and reports whether it did.
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

// settle plays cards from the piles to the foundations until none can go.
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
