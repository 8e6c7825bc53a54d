package player

import (
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// largeMoves is the number of moves considered at the root of a large board.
const largeMoves = 40

// isLarge reports whether package five searches this position.
func (r *root) isLarge() bool { return r.special || r.K == 5 && !r.Wide && r.Stones > 0 }

// beginLarge begins the search of a large board.
func (r *root) beginLarge() {
	if r.large == nil {
		r.newLarge()
	}
	r.large.Begin(r.Meter)
}

// newLarge sets up the search of package five, in r.room if that is not nil.
func (r *root) newLarge() {
	if r.room != nil {
		r.large = r.room.Again()
	} else {
		r.large = five.New(five.Rule(r.rule), r.Columns, r.Rows, &r.memory.Memory)
	}
	for square := range int16(r.Size) {
		if stone := r.Stone[square]; stone != 0 {
			r.large.Put(square, stone-1)
		}
	}
	r.large.Turn(r.Side)
	r.large.Without(r.options.Without)
}

// relist replaces the candidates by the moves that package five would look at.
func (r *root) relist() {
	squares := r.large.Moves(largeMoves)
	if len(squares) == 0 {
		return
	}
	ranks := r.Ranks()
	r.candidates = r.candidates[:0]
	for _, number := range squares {
		r.candidates = append(r.candidates, Candidate{
			Square: r.Square(number), number: number, rank: ranks.Rank(number), raw: r.large.Static(number),
		})
	}
	r.sort(r.candidates)
}

// iterateLarge is iterate with package five. From depth 4 on it starts with a
// narrow window around the value of the depth before.
func (r *root) iterateLarge(depth int) bool {
	margin := int32(aspiration)
	best := r.candidates[0].raw
	low, high := best-margin, best+margin
	if depth < 4 || r.wanted() > 1 || r.options.Without&five.Aspiration != 0 || best > positions.Limit || best < -positions.Limit {
		low, high = -alphabeta.Infinite, alphabeta.Infinite
	}
	for {
		r.kept = append(r.kept[:0], r.candidates...)
		value := r.pass(low, high, depth)
		if value <= low {
			r.forget()
		}
		if r.Stop {
			r.settle(r.candidates)
			return false
		}
		r.sort(r.candidates)
		switch {
		case value <= low && low > -alphabeta.Infinite:
			low = max(-alphabeta.Infinite, low-margin)
		case value >= high && high < alphabeta.Infinite:
			high = min(alphabeta.Infinite, high+margin)
		default:
			return true
		}
		if margin *= 4; margin > 1000 {
			margin = alphabeta.Infinite
		}
	}
}

// forget undoes a pass that found no move above its window. Upper bounds give
// moves no order, so they get back their values from before the pass. A loss
// stays known.
func (r *root) forget() {
	for i := range r.candidates {
		if !r.candidates[i].loses() {
			r.candidates[i] = r.kept[i]
		}
	}
}

// aspiration is half the width of the first window around the value of the last
// depth.
const aspiration = 40

// pass searches all candidates once, within a window, and returns the best
// value.
func (r *root) pass(low, high int32, depth int) int32 {
	alpha, best := low, int32(-alphabeta.Infinite)
	for i := range r.candidates {
		c := &r.candidates[i]
		index := i
		if i < r.wanted() {
			index = 0
		}
		value := r.large.Try(c.number, alpha, high, depth, index)
		r.Nodes, r.Stop = r.large.Nodes, r.large.Stop
		if r.Stop {
			return best
		}
		c.raw, c.Depth, c.Value.Bound = value, depth, AtMost
		best = max(best, value)
		if value > alpha {
			c.Value.Bound = Exact
			c.Line = r.squares(r.large.Line())
		}
		alpha = r.bar(i+1, low)
		if value >= high {
			c.Value.Bound = AtLeast
			break
		}
	}
	return best
}
