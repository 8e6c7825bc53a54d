package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// A scanner is a position in a text.
type scanner struct {
	text string
	at   int
}

const blanks = " \t\r\n"

//go:noinline
func (s *scanner) byte() byte {
	if s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

// skip skips the bytes that are in set.
//
//go:noinline
func (s *scanner) skip(set string) {
	for s.at < len(s.text) && strings.IndexByte(set, s.text[s.at]) >= 0 {
		s.at++
	}
}

// word returns the text from a byte up to the next blank.
//
//go:noinline
func (s *scanner) word(from int) string {
	to := from
	for to < len(s.text) && s.text[to] > ' ' {
		to++
	}
	return s.text[from:to]
}

// letter reads a letter and returns it in lower case, or returns 0 if there is none.
//
//go:noinline
func (s *scanner) letter() byte {
	b := s.byte() | 0x20
	if b < 'a' || b > 'z' {
		return 0
	}
	s.at++
	return b
}

// letters reads letters up to another byte.
//
//go:noinline
func (s *scanner) letters() string {
	from := s.at
	for s.letter() != 0 {
	}
	return s.text[from:s.at]
}

// number reads up to three digits. It returns -1 if there are none or more.
//
//go:noinline
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

// size reads a size like "8x8".
//
//go:noinline
func (s *scanner) size() (columns, rows int, ok bool) {
	columns = s.number()
	if columns < 0 || s.letter() != 'x' {
		return 0, 0, false
	}
	return columns, s.number(), true
}

// find returns the index of what in text, or -1.
//
//go:noinline
func find(text, what string) int {
	for i := 0; i+len(what) <= len(text); i++ {
		if text[i] == what[0] && text[i:i+len(what)] == what {
			return i
		}
	}
	return -1
}

// count returns how often the string what occurs in text, without overlaps.
//
//go:noinline
func count(text, what string) (n int) {
	for at := find(text, what); at >= 0; at = find(text, what) {
		text = text[at+len(what):]
		n++
	}
	return n
}

// cut splits a text at the first byte `at`, and reports whether there is one.
//
//go:noinline
func cut(text string, at byte) (before, after string, found bool) {
	if i := strings.IndexByte(text, at); i >= 0 {
		return text[:i], text[i+1:], true
	}
	return text, "", false
}

// trim returns text without the blanks at its ends.
//
//go:noinline
func trim(text string) string {
	for len(text) > 0 && text[0] <= ' ' {
		text = text[1:]
	}
	for len(text) > 0 && text[len(text)-1] <= ' ' {
		text = text[:len(text)-1]
	}
	return text
}

// lower returns text in lower case; only A to Z change.
//
//go:noinline
func lower(text string) string {
	out := []byte(text)
	for i, b := range out {
		if b >= 'A' && b <= 'Z' {
			out[i] = b | 0x20
		}
	}
	return string(out)
}

// fromBase64 decodes a text that is nothing but base64; it returns "" for any other.
//
//go:noinline
func fromBase64(text string) string {
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	var out []byte
	bits, held := uint32(0), 0
	for i := range len(text) {
		at := strings.IndexByte(digits, text[i])
		if at < 0 {
			if text[i] > ' ' && text[i] != '=' {
				return ""
			}
			continue
		}
		bits = bits<<6 | uint32(at)
		if held += 6; held >= 8 {
			held -= 8
			out = append(out, byte(bits>>held))
		}
	}
	return string(out)
}

// place reads a square, or a word for a move that is no stone; the side to move makes
// that move. wrong says what is wrong with the text, or is "".
//
//go:noinline
func (g *Game) place(s *scanner) (move mnk.Square, wrong string) {
	word := s.letters()
	if len(word) > 1 {
		word = lower(word)
		if word == "two" || word == "offer" { // the moves of opening rules that are two words
			s.skip(blanks)
			next := s.at
			for s.letters() != "" || s.number() >= 0 {
			}
			word += " " + s.text[next:s.at]
		}
		if move, err := mnk.ParsePlace(word, g.Columns, g.Rows); err == nil {
			if move == mnk.Resign(0) || move == mnk.Timeout(0) {
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
