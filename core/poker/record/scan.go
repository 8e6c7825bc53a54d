package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// maxText bounds a file; the longest hand that was ever played is far shorter.
const maxText = 1 << 18

// A field is one "key = value" of the file.
type field struct {
	key   string
	line  int
	array bool
	items []item
}

// An item is a string, or a number or word as it stands.
type item struct {
	text   string
	line   int
	quoted bool
}

// refuse makes the fault of a field of the file.
//
//go:noinline
func refuse(code, key string, line int, reason string) error {
	return fault.Refuse(code, key, reason+" (line "+strconv.Itoa(line)+")")
}

// A scanner reads a text. Its methods stay out of line, so that the slices of a
// field live in memory (RATIONALE, "What does TinyGo not forgive?").
type scanner struct {
	text string
	at   int
	line int
}

// scan reads all fields of a text: the part of TOML that PHH files are written
// in, without tables and multi-line strings.
func scan(text string) (fields []field, err error) {
	if len(text) > maxText {
		return nil, refuse(fault.BadLength, "text", 1, "must be at most "+strconv.Itoa(maxText)+" bytes, not "+strconv.Itoa(len(text)))
	}
	s := scanner{text: text, line: 1}
	s.header()
	for s.skip(true); s.at < len(s.text); s.skip(true) {
		f, err := s.field()
		if err != nil {
			return nil, err
		}
		for i := range fields {
			if fields[i].key == f.key {
				return nil, refuse(fault.BadGame, f.key, f.line, "must stand once, and is also in line "+strconv.Itoa(fields[i].line))
			}
		}
		fields = append(fields, f)
	}
	return fields, nil
}

// header passes a table header, "[1]", above the hand.
func (s *scanner) header() {
	s.skip(true)
	s.at += header(s.text[s.at:])
}

// header returns the length of the table header that a text begins with, or 0.
func header(text string) int {
	n := 1
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	if n == 1 || n == len(text) || text[0] != '[' || text[n] != ']' {
		return 0
	}
	return n + 1
}

// Split cuts a file of several hands, each below a header "[1]", "[2]" …, into
// texts of one. A file without headers is one text.
func Split(text string) (hands []string) {
	start := 0
	for at := 0; at < len(text); {
		if header(text[at:]) != 0 {
			if strings.TrimSpace(text[start:at]) != "" {
				hands = append(hands, text[start:at])
			}
			start = at
		}
		end := strings.IndexByte(text[at:], '\n')
		if end < 0 {
			break
		}
		at += end + 1
	}
	return append(hands, text[start:])
}

// skip passes blanks, and with lines also line ends and comments.
func (s *scanner) skip(lines bool) {
	for s.at < len(s.text) {
		switch c := s.text[s.at]; {
		case c == ' ' || c == '\t' || c == '\r':
			s.at++
		case c == '\n' && lines:
			s.at++
			s.line++
		case c == '#' && lines:
			s.comment()
		default:
			return
		}
	}
}

func (s *scanner) comment() {
	for s.at < len(s.text) && s.text[s.at] != '\n' {
		s.at++
	}
}

//go:noinline
func (s *scanner) field() (f field, err error) {
	f.line = s.line
	start := s.at
	for s.at < len(s.text) && word(s.text[s.at]) {
		s.at++
	}
	f.key = s.text[start:s.at]
	s.skip(false)
	if f.key == "" || s.at == len(s.text) || s.text[s.at] != '=' {
		return f, refuse(fault.BadGame, "text", s.line, "must be lines of the form key = value, of one hand")
	}
	s.at++
	s.skip(false)
	if s.at < len(s.text) && s.text[s.at] == '[' {
		f.array = true
		err = s.array(&f)
	} else {
		err = s.value(&f)
	}
	if err == nil {
		err = s.end(f.key)
	}
	return f, err
}

// end passes the rest of a line.
func (s *scanner) end(key string) error {
	s.skip(false)
	if s.at < len(s.text) && s.text[s.at] == '#' {
		s.comment()
	}
	if s.at < len(s.text) && s.text[s.at] != '\n' {
		return refuse(fault.BadGame, key, s.line, "must end with its line")
	}
	return nil
}

// word tells what keys and bare values are made of.
func word(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || strings.IndexByte("_-+.:", c) >= 0
}

//go:noinline
func (s *scanner) array(f *field) error {
	s.at++
	for {
		s.skip(true)
		if s.at == len(s.text) {
			return refuse(fault.BadGame, f.key, f.line, "must end with ]")
		}
		if s.text[s.at] == ']' {
			s.at++
			return nil
		}
		if err := s.value(f); err != nil {
			return err
		}
		s.skip(true)
		switch {
		case s.at < len(s.text) && s.text[s.at] == ',':
			s.at++
		case s.at < len(s.text) && s.text[s.at] != ']':
			return refuse(fault.BadGame, f.key, s.line, "must have commas between its elements")
		}
	}
}

//go:noinline
func (s *scanner) value(f *field) error {
	start := s.at
	if s.at < len(s.text) && (s.text[s.at] == '"' || s.text[s.at] == '\'') {
		return s.quoted(f)
	}
	for s.at < len(s.text) && word(s.text[s.at]) {
		s.at++
	}
	if s.at == start {
		return refuse(fault.BadGame, f.key, s.line, "must be a string, a number, true or false, or an array of these")
	}
	f.items = append(f.items, item{text: s.text[start:s.at], line: s.line})
	return nil
}

//go:noinline
func (s *scanner) quoted(f *field) error {
	quote := s.text[s.at]
	var text []byte
	for s.at++; s.at < len(s.text) && s.text[s.at] != '\n'; s.at++ {
		c := s.text[s.at]
		if c == quote {
			s.at++
			f.items = append(f.items, item{string(text), s.line, true})
			return nil
		}
		if c == '\\' && quote == '"' && s.at+1 < len(s.text) {
			s.at++
			c = s.text[s.at]
			if c != '"' && c != '\\' {
				text = append(text, '\\') // other escapes stay as they are
			}
		}
		text = append(text, c)
	}
	return refuse(fault.BadGame, f.key, s.line, "must end its string in the same line")
}
