package record

import (
	"strings"
	"unicode/utf8"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// maxText bounds the bytes of a hand. The longest real hands are far shorter.
const maxText = 1 << 18

// A field is one line "key = value" of the file.
type field struct {
	key   string
	line  int
	array bool
	items []item
}

// An item is a value: the content of a string, or a number or bare word as written.
type item struct {
	text   string
	line   int
	quoted bool
}

// refuse returns a fault of a field, with the number of its line.
//
//go:noinline
func refuse(code, key string, line int, reason string) error {
	return fault.Refuse(code, key, reason+fault.Tell(" (line #)", int64(line)))
}

// A scanner reads a text. Its methods are noinline, so that TinyGo does not free the slices of a
// field while they are in use (RATIONALE, "What TinyGo does otherwise").
type scanner struct {
	text string
	at   int
	line int
}

// known lists the fields that are read. Others are kept unchanged.
const known = "variant format _game _limit _jokers _openers _carry ante_trimming_status antes blinds_or_straddles min_bet bring_in small_bet" +
	" big_bet starting_stacks _seed _deck _cap _runs _bomb _rake _rake_cap _no_flop_no_drop _auto_show actions seats seat_count _button players finishing_stacks"

// isKnown reports whether a field is among known.
func isKnown(key string) bool {
	for rest := known; rest != ""; {
		var word string
		if word, rest, _ = cards.Cut(rest, ' '); word == key {
			return true
		}
	}
	return false
}

// scan reads all fields of a text. line is the number of its first line. It accepts TOML, except that
// the values of PHH's own fields must be strings, numbers, truth values or arrays of these.
func scan(text string, line int) (fields []field, rest string, err error) {
	if len(text) > maxText {
		return nil, "", refuse(fault.BadLength, "text", line, fault.Tell("must be at most # bytes a hand, not #", maxText, int64(len(text))))
	}
	s := scanner{text: strings.TrimPrefix(text, mark), line: line}
	s.skip(true)
	s.at += header(s.text[s.at:])
	for s.skip(true); s.at < len(s.text); s.skip(true) {
		start := s.at
		if s.text[s.at] == '[' { // a table; PHH has no fields in tables
			return fields, rest + trimEnd(s.text[start:]) + "\n", nil
		}
		f, err := s.field()
		if err != nil {
			return nil, "", err
		}
		for i := range fields {
			if fields[i].key == f.key {
				return nil, "", refuse(fault.BadGame, f.key, f.line, fault.Tell("must stand once, and is also in line #", int64(fields[i].line)))
			}
		}
		if fields = append(fields, f); f.items == nil && !f.array {
			rest += trimEnd(s.text[start:s.at]) + "\n"
		}
	}
	return fields, rest, nil
}

// mark is the byte order mark that some programs write first.
const mark = "\ufeff"

// trimEnd removes blanks and line ends from the end of a text.
func trimEnd(text string) string { return strip(text, " \t\r\n") }

// strip removes all bytes that are in set from the end of a text.
func strip(text, set string) string {
	for text != "" && strings.IndexByte(set, text[len(text)-1]) >= 0 {
		text = text[:len(text)-1]
	}
	return text
}

// header returns the length of a table header such as "[1]", which begins each hand in a file of
// several hands. It returns 0 if text begins otherwise.
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

// A part is the text of one hand of a file.
type part struct {
	text string
	line int // number of its first line
}

// divide cuts a text before each line that begins a hand. It drops the text before the first hand. If
// no line begins a hand, the whole text is one part.
func divide(text string, begins func(line string) bool) (all []part) {
	text = strings.TrimPrefix(text, mark)
	start, first, line := 0, 1, 1
	found := false
	for at := 0; at < len(text); line++ {
		end := strings.IndexByte(text[at:], '\n') + 1
		if end == 0 {
			end = len(text) - at
		}
		if begins(text[at : at+end]) {
			if found {
				all = append(all, part{text[start:at], first})
			}
			found, start, first = true, at, line
		}
		at += end
	}
	return append(all, part{text[start:], first})
}

// skip skips blanks. If lines is true, it also skips line ends and comments.
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

// form is the message for a text in no known form.
const form = "must be lines of the form key = value, of one hand"

//go:noinline
func (s *scanner) field() (f field, err error) {
	f.line = s.line
	start := s.at
	for s.at < len(s.text) && (word(s.text[s.at]) || s.text[s.at] == '"' || s.text[s.at] == '\'') {
		if word(s.text[s.at]) {
			s.at++
		} else if err = s.quoted(&field{key: "text"}); err != nil {
			return f, err
		}
	}
	f.key = s.text[start:s.at]
	s.skip(false)
	if f.key == "" || s.at == len(s.text) || s.text[s.at] != '=' {
		return f, refuse(fault.BadGame, "text", s.line, form)
	}
	s.at++
	s.skip(false)
	switch {
	case !isKnown(f.key):
		err = s.other(f.key)
	case s.at < len(s.text) && s.text[s.at] == '[':
		f.array = true
		err = s.array(&f)
	default:
		err = s.value(&f)
	}
	if err == nil {
		err = s.end(f.key)
	}
	return f, err
}

// other skips a TOML value of any type.
//
//go:noinline
func (s *scanner) other(key string) error {
	start, open, line := s.at, 0, s.line
	for s.at < len(s.text) {
		switch c := s.text[s.at]; {
		case c == '"' || c == '\'':
			if err := s.quoted(&field{key: key}); err != nil {
				return err
			}
			continue
		case c == '[' || c == '{':
			open++
		case c == ']' || c == '}':
			open--
		case (c == '\n' || c == '#') && open <= 0:
			if s.at == start || open < 0 {
				return refuse(fault.BadGame, key, line, "must have a value")
			}
			return nil
		case c == '#':
			s.comment()
			continue
		case c == '\n':
			s.line++
		case !word(c) && strings.IndexByte(" \t\r,=", c) < 0:
			return refuse(fault.BadGame, key, s.line, "must be a value as TOML has it, which cannot have "+short(s.text[s.at:s.at+1]))
		}
		s.at++
	}
	if s.at == start || open != 0 {
		return refuse(fault.BadGame, key, line, "must have a value, with its brackets closed")
	}
	return nil
}

// end skips blanks and a comment up to the end of the line, and refuses anything else.
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

// word reports whether c may be part of a key or a bare value.
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
	quote, line := s.text[s.at:s.at+1], s.line
	if long := s.text[s.at:min(s.at+3, len(s.text))]; long == `"""` || long == "'''" {
		quote = long
	}
	var text []byte
	s.at += len(quote)
	if len(quote) == 3 && s.at < len(s.text) && s.text[s.at] == '\n' {
		s.at++
		s.line++
	}
	for s.at < len(s.text) && (s.text[s.at] != '\n' || len(quote) == 3) {
		c := s.text[s.at]
		switch {
		case strings.HasPrefix(s.text[s.at:], quote):
			s.at += len(quote)
			f.items = append(f.items, item{string(text), line, true})
			return nil
		case c == '\\' && quote[0] == '"' && s.at+1 < len(s.text):
			text = s.escape(text)
			continue
		case c == '\n':
			s.line++
		}
		text = append(text, c)
		s.at++
	}
	if len(quote) == 3 {
		return refuse(fault.BadGame, f.key, line, "must end its string with "+quote)
	}
	return refuse(fault.BadGame, f.key, s.line, "must end its string in the same line")
}

// escape reads the part after a backslash. Escapes that TOML does not know stay unchanged.
func (s *scanner) escape(text []byte) []byte {
	s.at++
	c := s.text[s.at]
	s.at++
	if at := strings.IndexByte("\"\"\\\\t\tn\nr\rb\bf\f", c); at >= 0 && at%2 == 0 {
		return append(text, "\"\"\\\\t\tn\nr\rb\bf\f"[at+1])
	}
	n, code := 0, rune(0)
	switch c {
	case 'u':
		n = 4
	case 'U':
		n = 8
	}
	for i := 0; i < n && s.at+i < len(s.text); i++ {
		digit := strings.IndexByte("0123456789abcdef", s.text[s.at+i]|0x20)
		if digit < 0 {
			break
		}
		if code = code<<4 | rune(digit); i == n-1 {
			s.at += n
			return utf8.AppendRune(text, code)
		}
	}
	if c == '\n' { // a line continuation
		s.line++
		for s.at < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.at]) >= 0 {
			if s.text[s.at] == '\n' {
				s.line++
			}
			s.at++
		}
		return text
	}
	return append(text, '\\', c)
}
