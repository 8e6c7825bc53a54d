package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// A scanner goes through a text.
type scanner struct {
	text string
	at   int
}

const blanks = " \t\r\n"

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

// letter reads a letter, and returns a small one, or 0 where there is none.
func (s *scanner) letter() byte {
	b := s.byte() | 0x20
	if b < 'a' || b > 'z' {
		return 0
	}
	s.at++
	return b
}

// letters reads all letters up to what is none.
func (s *scanner) letters() string {
	from := s.at
	for s.letter() != 0 {
	}
	return s.text[from:s.at]
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

// size reads a size, "8x8", and whether it is one.
func (s *scanner) size() (columns, rows int, ok bool) {
	columns = s.number()
	if columns < 0 || s.letter() != 'x' {
		return 0, 0, false
	}
	return columns, s.number(), true
}

// place reads a place, or one of the words for moves that are no stones, of the side to
// move. It returns what is wrong with it, or "".
func (g *Game) place(s *scanner) (move mnk.Square, wrong string) {
	word := s.letters()
	if len(word) > 1 {
		if move, err := mnk.ParsePlace(strings.ToLower(word), 1, 1); err == nil {
			if move.Column > 1 {
				move.Column += int(g.turn().Seat())
			}
			return move, ""
		}
		return move, noPlace
	}
	row := s.number()
	if word == "" || row < 0 {
		return move, noPlace
	}
	move = mnk.Square{Row: g.Rows - row, Column: int(word[0]|0x20) - 'a'}
	if !g.has(move) {
		return move, notOnBoard
	}
	return move, ""
}
