package player

import (
	"github.com/tefuda/tefuda/core/calculation"
)

// solve computes the chances of perfect play if the stock is short. It returns
// false if the stock is longer or the search takes too many positions.
func (c *Chooser) solve() bool {
	if c.root.Left() > exactLeft {
		return false
	}
	e := expectation{nodes: exactNodes, known: make([]valued, knownSize)}
	for i := range c.arms {
		a := &c.arms[i]
		if a.like == i {
			a.win = e.value(&a.after)
		}
	}
	c.exact = e.nodes > 0
	return c.exact
}

// exactLeft is the longest stock that is searched to its end. exactNodes is how
// many positions are visited, some milliseconds, before playouts decide instead.
const (
	exactLeft  = 6
	exactNodes = 60_000
)

// An expectation is a search over all moves and all cards that may come.
type expectation struct {
	nodes int      // positions that may still be visited; at 0 the values are meaningless
	known []valued // values by the lowest bits of the position's hash
}

// A valued is the value of a searched position. Moves to foundations reach the
// same position in many orders.
type valued struct {
	hash  uint64
	value float64
}

// knownSize is the number of positions remembered: 128 KB.
const knownSize = 1 << 13

// value returns the chance to win from s by perfect play. It always turns a card
// when it can: knowing more costs nothing, as every move from the waste piles
// stays possible. Recursion is as deep as the game has moves: at most two per
// card and a draw.
func (e *expectation) value(s *calculation.State) float64 {
	if s.Rest() == 0 {
		return 1
	}
	if e.nodes--; e.nodes <= 0 || s.Blocked() {
		return 0
	}
	if s.Card() == 0 && s.Left() > 0 {
		return e.chance(s)
	}
	hash := s.Hash()
	known := &e.known[hash%knownSize]
	if known.hash == hash {
		return known.value
	}
	var moves [calculation.MaxMoves]calculation.Move
	var after calculation.State
	best := 0.0
	for _, m := range moves[:choices(s, &moves)] {
		after.Set(s)
		after.Play(m)
		if best = max(best, e.value(&after)); best == 1 {
			break
		}
	}
	*known = valued{hash, best}
	return best
}

// chance returns the mean over the cards that may be turned.
func (e *expectation) chance(s *calculation.State) float64 {
	var after calculation.State
	sum := 0.0
	for r := calculation.Rank(1); r <= calculation.Ranks; r++ {
		if n := s.LeftOf(r); n > 0 {
			after.Set(s)
			after.Play(calculation.Move{Kind: calculation.Draw, Rank: r})
			sum += float64(float64(n) * e.value(&after))
		}
	}
	return sum / float64(s.Left())
}
