package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

// between are the bytes that may separate places.
const between = blanks + ",;:.()"

//go:noinline
func (g *Game) parsePlaces(s *scanner) error {
	if !g.size(s) {
		return fault.Refuse(fault.BadRange, "text", "begins with a size that no board has: sides are 1 to "+strconv.Itoa(mnk.MaxSide))
	}
	for s.skip(between); s.at < len(s.text); s.skip(between) {
		from := s.at
		for s.byte() == '-' {
			s.at++
		}
		if s.at-from > 1 {
			if err := g.put(from, mnk.Pass); err != nil {
				return err
			}
			continue
		}
		if s.at > from && s.at-from < 2 && s.byte() > '9' || s.at > from && s.byte() <= ' ' {
			continue // a dash between two places
		}
		if s.number() >= 0 {
			s.skip(blanks + ".:)(")
		}
		start := s.at
		move, wrong := g.place(s)
		if wrong != "" {
			if start > from && wrong == noPlace {
				start = from // a number without a place after it
			}
			if what := s.text[start:s.at]; wrong == notOnBoard {
				return g.refuseMove(start, what, wrong)
			}
			return g.refuseMove(start, s.word(start), wrong)
		}
		if err := g.put(start, move); err != nil {
			return err
		}
	}
	return nil
}

// size reads a size in front of the places, if there is one: "8x8" or "8x8x4". It returns
// false if boards cannot have it.
//
//go:noinline
func (g *Game) size(s *scanner) bool {
	start := s.at
	columns, rows, ok := s.size()
	if !ok {
		s.at = start
		return true
	}
	if s.byte()|0x20 == 'x' {
		s.at++
		if g.K = s.number(); g.K < 1 {
			return false
		}
	}
	return g.resize(columns, rows)
}

//go:noinline
func (g *Game) places() string {
	usual := g.K == 0 || g.K == usualRow
	if g.Columns == usualSide && g.Rows == usualSide && usual {
		return g.list()
	}
	out := strconv.Itoa(g.Columns) + "x" + strconv.Itoa(g.Rows)
	if !usual {
		out += "x" + strconv.Itoa(g.K)
	}
	if len(g.Moves) > 0 {
		out += " "
	}
	return out + g.list()
}

// list returns the places without a size.
//
//go:noinline
func (g *Game) list() string {
	var out []byte
	for i, move := range g.Moves {
		if i > 0 {
			out = append(out, ' ')
		}
		out = append(out, mnk.Place(move, g.Rows)...)
	}
	return string(out)
}
