package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
)

func parsePlaces(s scanner, columns, rows int) (*Game, error) {
	g := &Game{Format: Places, Columns: columns, Rows: rows}
	if columns == 0 {
		g.Columns = usualSide
	}
	if rows == 0 {
		g.Rows = usualSide
	}
	if !s.size(g) {
		return nil, fault.Refuse(fault.BadRange, "text", "begins with a size that no board has: sides are 1 to "+strconv.Itoa(mnk.MaxSide))
	}
	for s.skip(" \t\r\n,;:.-)(0123456789"); s.at < len(s.text); s.skip(" \t\r\n,;:.-)(0123456789") {
		from := s.at
		column := int(s.letter()) - 'a'
		row := s.number()
		if column < 0 || row < 0 {
			return nil, g.refuse(s.word(from), "is not a place like \"h8\"")
		}
		move := mnk.Square{Row: g.Rows - row, Column: column}
		if !g.has(move) {
			return nil, g.refuse(s.text[from:s.at], notOnBoard)
		}
		g.Moves = append(g.Moves, move)
	}
	return g, nil
}

// A scanner goes through a text.
type scanner struct {
	text string
	at   int
}

func (s *scanner) byte() byte {
	if s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

// skip goes over the bytes that are in a set.
func (s *scanner) skip(set string) {
	for s.at < len(s.text) && strings.IndexByte(set, s.text[s.at]) >= 0 {
		s.at++
	}
}

// word is what stands from there up to the next space, of text on one line.
func (s *scanner) word(from int) string {
	to := from
	for to < len(s.text) && s.text[to] > ' ' {
		to++
	}
	return s.text[from:to]
}

// line goes to the beginning of the next line, and returns whether there is one.
func (s *scanner) line() bool {
	for s.at < len(s.text) && s.text[s.at] != '\n' {
		s.at++
	}
	s.skip("\r\n \t")
	return s.at < len(s.text)
}

// letter reads a letter, and returns a small one, or 0 where there is none.
func (s *scanner) letter() byte {
	b := s.byte() | 0x20
	if b < 'a' || b > 'z' {
		return 0
	}
	s.at++
	return b
}

// number reads up to three digits, and returns -1 where there are none or more.
func (s *scanner) number() int {
	n, from := 0, s.at
	for ; s.byte() >= '0' && s.byte() <= '9'; s.at++ {
		n = n*10 + int(s.byte()-'0')
	}
	if s.at == from || s.at > from+3 {
		return -1
	}
	return n
}

// size reads a size in front of the places, if there is one: "8x8" or "8x8x4".
// It returns false for one that no board has.
func (s *scanner) size(g *Game) bool {
	s.skip(" \t\r\n")
	start := s.at
	columns := s.number()
	if columns < 0 || s.letter() != 'x' {
		s.at = start
		return true
	}
	g.Columns, g.Rows = columns, s.number()
	if s.byte()|0x20 == 'x' {
		s.at++
		if g.K = s.number(); g.K < 1 {
			return false
		}
	}
	return g.Columns >= 1 && g.Columns <= mnk.MaxSide && g.Rows >= 1 && g.Rows <= mnk.MaxSide
}

func (g *Game) places() string {
	var out []byte
	usual := g.K == 0 || g.K == usualRow
	if g.Columns != usualSide || g.Rows != usualSide || !usual {
		out = append(out, strconv.Itoa(g.Columns)+"x"+strconv.Itoa(g.Rows)...)
		if !usual {
			out = append(out, "x"+strconv.Itoa(g.K)...)
		}
	}
	for _, move := range g.Moves {
		if len(out) > 0 {
			out = append(out, ' ')
		}
		out = append(out, mnk.Place(move, g.Rows)...)
	}
	return string(out)
}
