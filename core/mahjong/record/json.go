package record

import (
	"strings"
)

// A kind is the type of a JSON value.
type kind uint8

const (
	null kind = iota
	boolean
	number
	text
	list
	object
)

// A value is a JSON value. In an object keys[i] is the name of list[i].
type value struct {
	kind kind
	line int
	text string // of a text, a number or a boolean
	list []value
	keys []string
}

// A scanner reads JSON (T. Bray: The JavaScript Object Notation (JSON) Data
// Interchange Format, RFC 8259, 2017, https://www.rfc-editor.org/rfc/rfc8259).
// The standard library's reader would double the size of the engine, and has no line
// numbers.
type scanner struct {
	*reader
	in   string
	at   int
	line int
}

// deepest is the greatest nesting of values, far more than any log has.
const deepest = 16

// parse reads the only value of a text. line is the number of its first line.
func (r *reader) parse(in string, line int, v *value) {
	s := scanner{reader: r, in: in, line: line}
	s.value(v, deepest)
	if s.space(); r.good() && s.at < len(s.in) {
		r.wrong(s.line, "there is more after the end")
	}
}

func (s *scanner) space() {
	for s.at < len(s.in) {
		switch s.in[s.at] {
		case '\n':
			s.line++
		case ' ', '\t', '\r':
		default:
			return
		}
		s.at++
	}
}

// next returns the next character that is no space, 0 at the end.
func (s *scanner) next() byte {
	s.space()
	if s.at == len(s.in) {
		return 0
	}
	return s.in[s.at]
}

func (s *scanner) value(v *value, depth int) {
	c := s.next()
	v.line = s.line
	switch {
	case c == 0:
		s.wrong(s.line, "the text breaks off")
	case depth == 0:
		s.wrong(s.line, "values are nested too deep")
	case c == '{' || c == '[':
		s.members(v, c, depth)
	case c == '"':
		v.kind, v.text = text, s.string()
	default:
		s.word(v)
	}
}

// members reads a list or an object.
func (s *scanner) members(v *value, open byte, depth int) {
	v.kind = list
	end := byte(']')
	if open == '{' {
		v.kind, end = object, '}'
	}
	s.at++
	if s.next() == end {
		s.at++
		return
	}
	for s.member(v, depth); s.good(); s.member(v, depth) {
		c := s.next()
		if c != 0 {
			s.at++
		}
		switch c {
		case end:
			return
		case ',':
		case 0:
			s.wrong(s.line, "the text breaks off")
			return
		default:
			s.wrong(s.line, "a comma is missing")
			return
		}
	}
}

// member reads one value, and its name in an object.
//
//go:noinline
func (s *scanner) member(v *value, depth int) {
	if v.kind == object {
		v.keys = append(v.keys, s.key())
	}
	item := new(value)
	if s.good() {
		s.value(item, depth-1)
	}
	v.list = append(v.list, *item)
}

func (s *scanner) key() string {
	if s.next() != '"' {
		s.wrong(s.line, "a name in quotes is missing")
		return ""
	}
	key := s.string()
	if s.good() && s.next() != ':' {
		s.wrong(s.line, "a colon is missing")
	}
	s.at++
	return key
}

// word reads a number, true, false or null.
func (s *scanner) word(v *value) {
	first := s.at
	for s.at < len(s.in) && isWord(s.in[s.at]) {
		s.at++
	}
	v.text = s.in[first:s.at]
	switch v.text {
	case "null":
		v.kind = null
	case "true", "false":
		v.kind = boolean
	default:
		v.kind = number
		if !isNumber(v.text) {
			s.wrong(s.line, "\""+s.in[first:min(len(s.in), max(s.at, first+1))]+"\" is no value")
		}
	}
}

// isNumber reports whether a word is a number, as strictly as logs need: digits, perhaps
// with signs, points and exponents.
func isNumber(s string) bool {
	digits := 0
	for i := range len(s) {
		switch c := s[i]; {
		case c >= '0' && c <= '9':
			digits++
		case c >= 'a' && c <= 'z' && c != 'e':
			return false
		}
	}
	return digits > 0
}

// atoi reads a whole number of up to eight digits. strconv.Atoi would bring its error type
// into the engine, and with it 20 KB.
func atoi(s string) (n int, ok bool) {
	digits := s
	if s != "" && s[0] == '-' {
		digits = s[1:]
	}
	if digits == "" || len(digits) > 8 {
		return 0, false
	}
	for i := range len(digits) {
		c := digits[i]
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	if len(digits) < len(s) {
		n = -n
	}
	return n, true
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c == '-' || c == '+' || c == '.' || c == 'E'
}

// string reads a text in quotes.
func (s *scanner) string() string {
	s.at++
	var out []byte
	for s.at < len(s.in) {
		c := s.in[s.at]
		s.at++
		switch {
		case c == '"':
			return string(out)
		case c == '\\':
			var ok bool
			if out, ok = s.escape(out); !ok {
				s.wrong(s.line, "an escape in a text is wrong")
				return ""
			}
		case c < ' ':
			s.wrong(s.line, "a text in quotes has no end in its line")
			return ""
		default:
			out = append(out, c)
		}
	}
	s.wrong(s.line, "the text breaks off")
	return ""
}

// escape reads the rest of an escape after the backslash. Surrogate pairs, which only names
// may have, become replacement characters.
func (s *scanner) escape(out []byte) ([]byte, bool) {
	if s.at == len(s.in) {
		return out, false
	}
	c := s.in[s.at]
	s.at++
	switch c {
	case '"', '\\', '/':
		return append(out, c), true
	case 'n', 't', 'r', 'b', 'f':
		return append(out, ' '), true
	case 'u':
		if s.at+4 > len(s.in) {
			return out, false
		}
		n := rune(0)
		for i := range 4 {
			digit := strings.IndexByte(hex, s.in[s.at+i]|' ')
			if digit < 0 {
				return out, false
			}
			n = n<<4 | rune(digit)
		}
		s.at += 4
		return append(out, string(n)...), true
	}
	return out, false
}

// get returns the value of a name in an object, null if it has no such name.
func (v *value) get(key string) *value {
	for i, k := range v.keys {
		if k == key {
			return &v.list[i]
		}
	}
	return &value{line: v.line}
}

// at returns the value with an index in a list, null if there is none.
func (v *value) at(i int) *value {
	if v.kind != list || i >= len(v.list) {
		return &value{line: v.line}
	}
	return &v.list[i]
}

// seat reads a seat, 0…3. ok is false for any other value.
func (v *value) seat() (n int, ok bool) {
	n, ok = atoi(v.text)
	return n, ok && v.kind == number && n >= 0 && n <= 3
}
