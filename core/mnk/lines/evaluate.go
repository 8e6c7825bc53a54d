package lines

import (
	"github.com/tefuda/tefuda/core/mnk"
)

// An Evaluation is the static value of a position by its open lines. The search
// uses the same value at the end of its lines, and adds threats and the worth
// of having the move. Five in a row on large boards uses the learned values of
// package five instead. The value is the same in all orientations, and its sign
// turns when the colours are swapped.
type Evaluation struct {
	Value        int32  // black's value minus white's
	Black, White []Part // by stones, from 1 to k
}

// A Part is what a colour has with one number of stones.
type Part struct {
	Stones int
	// Lines is the number of lines with this many stones that the colour can
	// still complete. Weight is the value of each of them.
	Lines  int
	Weight int32
	// Open and Closed count groups of this many stones within one line. Groups
	// that are part of a larger group do not count. A group is open (活, "live")
	// if it has room on both sides, so that the line can be completed at either
	// end. It is closed (眠) if it has room at one end only.
	Open, Closed int
}

// Evaluate returns the static value of a position that Check accepts, and its
// parts.
func Evaluate(p *mnk.Position) Evaluation {
	s := New(p)
	return Evaluation{s.Value[0] - s.Value[1], s.parts(0), s.parts(1)}
}

func (s *State) parts(colour int) []Part {
	parts := make([]Part, s.K)
	for i := range parts {
		parts[i].Stones, parts[i].Weight = i+1, s.weights.value[i+1]
	}
	seen := make([]bool, len(s.class))
	for l := range int16(len(s.class)) {
		own := s.own(l, colour)
		if own == closed {
			continue
		}
		if own > 0 {
			parts[own-1].Lines++
		}
		if !seen[l] {
			s.groups(s.chain(l, colour, seen), colour, parts)
		}
	}
	return parts
}

// chain returns l and the lines after it in the same direction, each one square
// further on, as far as all are open for a colour.
func (s *State) chain(l int16, colour int, seen []bool) (out []int16) {
	for l != Nowhere && s.own(l, colour) < closed {
		seen[l] = true
		out = append(out, l)
		if s.K == 1 {
			break
		}
		l = s.after(l)
	}
	return out
}

// A group is the stones that a line of a chain holds. first and last are the
// indices of its end stones, counted in squares from the start of the chain.
type group struct{ first, last, stones int }

// groups counts the groups of a chain of lines.
func (s *State) groups(chain []int16, colour int, parts []Part) {
	all := make([]group, len(chain))
	for i, l := range chain {
		all[i] = s.groupOn(l, i, colour)
	}
	for i, g := range all {
		if g.stones == 0 || i > 0 && all[i-1] == g {
			continue // no stones, or counted with the line before
		}
		whole := true
		for _, o := range all {
			whole = whole && (o == g || o.stones == 0 || o.first > g.first || o.last < g.last)
		}
		switch {
		case !whole:
		case i+1 < len(all) && all[i+1] == g:
			parts[g.stones-1].Open++
		default:
			parts[g.stones-1].Closed++
		}
	}
}

func (s *State) groupOn(l int16, at, colour int) (g group) {
	for i, square := range s.of(l) {
		if int(s.Stone[square]) != colour+1 {
			continue
		}
		if g.stones == 0 {
			g.first = at + i
		}
		g.last = at + i
		g.stones++
	}
	return g
}
