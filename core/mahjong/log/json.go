package log

import "strconv"

// A kind is what a JSON value is.
type kind uint8

const (
	null kind = iota
	boolean
	number
	text
	list
	object
)

// A value is a part of a JSON text. Of an object keys[i] names list[i].
type value struct {
	kind kind
	line int
	text string // of a text, a number and a boolean
	list []value
	keys []string
}

// A scanner reads JSON (T. Bray: The JavaScript Object Notation (JSON) Data
// Interchange Format, RFC 8259, 2017, https://www.rfc-editor.org/rfc/rfc8259).
// The standard library's reader would double the engine, and tells no lines.
type scanner struct {
	in   string
	at   int
	line int
}

// deepest is how far values may be nested: no log comes near.
const deepest = 16

// parse reads the one value of a text that begins in a line.
func parse(in string, line int) (value, error) {
	s := scanner{in: in, line: line}
	v, err := s.value(deepest)
	if err != nil {
		return value{}, err
	}
	if s.space(); s.at < len(s.in) {
		return value{}, wrong(s.line, "there is more after the end")
	}
	return v, nil
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

func (s *scanner) value(depth int) (value, error) {
	c := s.next()
	v := value{line: s.line}
	var err error
	switch {
	case c == 0:
		return v, wrong(s.line, "the text breaks off")
	case depth == 0:
		return v, wrong(s.line, "values are nested too deep")
	case c == '{' || c == '[':
		return s.members(c, depth)
	case c == '"':
		v.kind = text
		v.text, err = s.string()
	default:
		err = s.word(&v)
	}
	return v, err
}

// members reads a list or an object.
func (s *scanner) members(open byte, depth int) (value, error) {
	v := value{kind: list, line: s.line}
	end := byte(']')
	if open == '{' {
		v.kind, end = object, '}'
	}
	s.at++
	if s.next() == end {
		s.at++
		return v, nil
	}
	for {
		if err := s.member(&v, depth); err != nil {
			return v, err
		}
		c := s.next()
		if c != 0 {
			s.at++
		}
		switch c {
		case end:
			return v, nil
		case ',':
		case 0:
			return v, wrong(s.line, "the text breaks off")
		default:
			return v, wrong(s.line, "a comma is missing")
		}
	}
}

// member reads one value, and its name in an object.
//
//go:noinline
func (s *scanner) member(v *value, depth int) error {
	if v.kind == object {
		key, err := s.key()
		if err != nil {
			return err
		}
		v.keys = append(v.keys, key)
	}
	item, err := s.value(depth - 1)
	v.list = append(v.list, item)
	return err
}

func (s *scanner) key() (string, error) {
	if s.next() != '"' {
		return "", wrong(s.line, "a name in quotes is missing")
	}
	key, err := s.string()
	if err != nil {
		return "", err
	}
	if s.next() != ':' {
		return "", wrong(s.line, "a colon is missing")
	}
	s.at++
	return key, nil
}

// word reads a number, true, false or null.
func (s *scanner) word(v *value) error {
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
		if _, err := strconv.ParseFloat(v.text, 64); err != nil {
			return wrong(s.line, "\""+s.in[first:min(len(s.in), max(s.at, first+1))]+"\" is no value")
		}
	}
	return nil
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c == '-' || c == '+' || c == '.' || c == 'E'
}

// string reads a text in quotes.
func (s *scanner) string() (string, error) {
	s.at++
	var out []byte
	for s.at < len(s.in) {
		c := s.in[s.at]
		s.at++
		switch {
		case c == '"':
			return string(out), nil
		case c == '\\':
			var ok bool
			if out, ok = s.escape(out); !ok {
				return "", wrong(s.line, "an escape in a text is wrong")
			}
		case c < ' ':
			return "", wrong(s.line, "a text in quotes has no end in its line")
		default:
			out = append(out, c)
		}
	}
	return "", wrong(s.line, "the text breaks off")
}

// escape reads what follows a backslash. Halves of surrogate pairs become the
// replacement character: names may hold them, logs need none.
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
		n, err := strconv.ParseUint(s.in[s.at:s.at+4], 16, 16)
		s.at += 4
		return append(out, string(rune(n))...), err == nil
	}
	return out, false
}

// get returns what an object has by a name, null if nothing.
func (v *value) get(key string) *value {
	for i, k := range v.keys {
		if k == key {
			return &v.list[i]
		}
	}
	return &value{line: v.line}
}

// at returns a place of a list, null if there is none.
func (v *value) at(i int) *value {
	if v.kind != list || i >= len(v.list) {
		return &value{line: v.line}
	}
	return &v.list[i]
}

// int returns a whole number within ±most.
func (v *value) int(what string, most int) (int, error) {
	n, err := strconv.Atoi(v.text)
	if v.kind != number || err != nil || n < -most || n > most {
		return 0, wrong(v.line, what+" is not a whole number within ±"+strconv.Itoa(most))
	}
	return n, nil
}
