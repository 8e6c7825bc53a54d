package lines

import (
	"github.com/tefuda/tefuda/core/mnk"
)

// An Evaluation is the static value of a position by its open lines, as the
// search takes it at the end of its lines but for threats and what having the
// move is worth; that of five in a row on large boards takes what package five
// has learned instead. It is the same in all orientations, and its sign turns
// when the colours are swapped.
type Evaluation struct {
	Value        int32  // black's worth minus white's
	Black, White []Part // by stones, from 1 to k
}

// A Part is what a colour has of one number of stones.
type Part struct {
	Stones int
	// Lines is how many places for a line the colour has this many stones on,
	// of those it can still complete, and Weight what each of them is worth.
	Lines  int
	Weight int32
	// Open and Closed are how many groups of this many stones lie within one
	// line, larger groups not counted again: open (活, "live") with room to
	// both sides, so that a line can be made at either end; closed (眠) if at
	// one only.
	Open, Closed int
}

// Evaluate returns the static value of a position, which Check accepts, and
// what it is made of.
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

// chain returns the lines from l on of which each begins a square after the
// one before, as far as they are open for a colour.
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

// A group is the stones that a line of a chain holds, by the indices in the
// chain of the first and the last.
type group struct{ first, last, stones int }

// groups counts the groups of a chain of lines.
func (s *State) groups(chain []int16, colour int, parts []Part) {
	all := make([]group, len(chain))
	for i, l := range chain {
		all[i] = s.groupOn(l, i, colour)
	}
	for i, g := range all {
		if g.stones == 0 || i > 0 && all[i-1] == g {
			continue // none, or counted with the line before
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
