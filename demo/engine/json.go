package engine

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"
)

// errJSON is the error for a text that is not JSON or does not have the
// expected shape.
var errJSON = errors.New("not the JSON that was asked for")

// ReadJSON reads JSON into the value of a pointer: structs with json tags, slices, arrays, maps with text keys,
// pointers, text, numbers, booleans, and any. It skips fields that the struct lacks and leaves a value alone for null.
// encoding/json does more, but takes a tenth of the program by TinyGo.
func ReadJSON(text []byte, into any) error {
	r := reader{text: text}
	if r.value(reflect.ValueOf(into).Elem()); r.next() != 0 {
		r.fail()
	}
	return r.err
}

// reader reads a text; at is the next byte. After an error at is at the end.
type reader struct {
	text  []byte
	at    int
	depth int
	err   error
}

// deepest is the greatest depth of nested lists and objects. The text may come from a link or a damaged file, and a
// goroutine of TinyGo has 64 KB of stack with the heap directly below. The engine's answers are 8 deep.
const deepest = 24

func (r *reader) fail() { r.at, r.err = len(r.text), errJSON }

// next is the next byte that is not a space, 0 at the end.
func (r *reader) next() byte {
	for ; r.at < len(r.text); r.at++ {
		if c := r.text[r.at]; c > ' ' {
			return c
		}
	}
	return 0
}

// take reads one byte if it is c.
func (r *reader) take(c byte) bool {
	if r.next() != c {
		return false
	}
	r.at++
	return true
}

// value reads one JSON value into the Go value into, or skips it if into is the
// zero Value.
func (r *reader) value(into reflect.Value) {
	switch c := r.next(); {
	case c == '{':
		r.object(into)
	case c == '[':
		r.array(into)
	case c == '"':
		r.set(into, r.quoted())
	default:
		r.word(into)
	}
}

// word reads a number, true, false or null.
func (r *reader) word(into reflect.Value) {
	from := r.at
	for r.at < len(r.text) && strings.IndexByte(" \n\t\r,]}", r.text[r.at]) < 0 {
		r.at++
	}
	switch word := string(r.text[from:r.at]); word {
	case "null":
	case "true", "false":
		r.set(into, word == "true")
	default:
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			r.fail()
			return
		}
		r.set(into, n)
	}
}

// set stores a bool, a float64 or a string.
func (r *reader) set(into reflect.Value, what any) {
	into = pointed(into)
	switch kind := into.Kind(); v := what.(type) {
	case string:
		if kind == reflect.String {
			into.SetString(v)
			return
		}
	case bool:
		if kind == reflect.Bool {
			into.SetBool(v)
			return
		}
	case float64:
		if setNumber(into, v) {
			return
		}
	}
	if into.IsValid() && into.Kind() == reflect.Interface {
		into.Set(reflect.ValueOf(what))
	} else if into.IsValid() {
		r.fail()
	}
}

func setNumber(into reflect.Value, n float64) bool {
	switch kind := into.Kind(); {
	case kind == reflect.Float64:
		into.SetFloat(n)
	case kind >= reflect.Int && kind <= reflect.Int64:
		into.SetInt(int64(n))
	case kind >= reflect.Uint && kind <= reflect.Uint64:
		into.SetUint(uint64(n))
	default:
		return false
	}
	return true
}

// pointed replaces a pointer by a new value and returns that value.
func pointed(into reflect.Value) reflect.Value {
	if into.Kind() != reflect.Pointer {
		return into
	}
	into.Set(reflect.New(into.Type().Elem()))
	return into.Elem()
}

// items reads a bracketed list and calls item for each entry.
func (r *reader) items(open, end byte, item func()) {
	r.take(open)
	if r.depth++; r.depth > deepest {
		r.fail()
		return
	}
	defer func() { r.depth-- }()
	for !r.take(end) {
		if item(); r.err != nil || !r.take(',') && r.next() != end {
			r.fail()
			return
		}
	}
}

func (r *reader) array(into reflect.Value) {
	into = r.of(pointed(into), reflect.Slice, reflect.Array)
	n := 0
	r.items('[', ']', func() {
		switch into.Kind() {
		case reflect.Slice:
			if n == 0 {
				into.Set(reflect.MakeSlice(into.Type(), 0, 8))
			}
			into.Set(reflect.Append(into, reflect.Zero(into.Type().Elem())))
			r.value(into.Index(n))
		case reflect.Array:
			if n < into.Len() {
				r.value(into.Index(n))
			} else {
				r.fail()
			}
		default:
			r.value(into)
		}
		n++
	})
	if n == 0 && into.Kind() == reflect.Slice {
		into.Set(reflect.MakeSlice(into.Type(), 0, 0))
	}
}

func (r *reader) object(into reflect.Value) {
	into = r.of(pointed(into), reflect.Struct, reflect.Map)
	if into.Kind() == reflect.Map {
		into.Set(reflect.MakeMap(into.Type()))
	}
	r.items('{', '}', func() {
		name := r.quoted()
		if !r.take(':') {
			r.fail()
			return
		}
		switch into.Kind() {
		case reflect.Map:
			entry := reflect.New(into.Type().Elem()).Elem()
			r.value(entry)
			into.SetMapIndex(reflect.ValueOf(name), entry)
		case reflect.Struct:
			r.value(field(into, name))
		default:
			r.value(into)
		}
	})
}

// of returns into if its kind is this or that, and fails for any other kind.
// For an interface or the zero Value it returns no target.
func (r *reader) of(into reflect.Value, this, that reflect.Kind) reflect.Value {
	switch into.Kind() {
	case this, that:
		return into
	case reflect.Invalid, reflect.Interface:
	default:
		r.fail()
	}
	return reflect.Value{}
}

// field returns the field with that JSON name, embedded structs included; the
// zero Value if there is none.
func field(of reflect.Value, name string) reflect.Value {
	t := of.Type()
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous && f.Type.Kind() == reflect.Struct {
			if found := field(of.Field(i), name); found.IsValid() {
				return found
			}
		} else if name != "" && f.Tag.Get("json") == name {
			return of.Field(i)
		}
	}
	return reflect.Value{}
}

// quoted reads a string.
func (r *reader) quoted() string {
	if !r.take('"') {
		r.fail()
		return ""
	}
	from := r.at
	for r.at < len(r.text) && r.text[r.at] != '"' && r.text[r.at] != '\\' {
		r.at++
	}
	words := string(r.text[from:r.at])
	for r.at < len(r.text) && r.text[r.at] != '"' {
		if r.text[r.at] == '\\' {
			words += r.escaped()
			continue
		}
		words += string(r.text[r.at : r.at+1])
		r.at++
	}
	if r.at >= len(r.text) {
		r.fail()
		return ""
	}
	r.at++
	return words
}

// escapes are pairs: the letter after a backslash, and the byte it stands for.
const escapes = "\"\"\\\\//b\bf\fn\nr\rt\t"

// escaped reads an escape sequence.
func (r *reader) escaped() string {
	rest := r.text[r.at:]
	if len(rest) >= 6 && rest[1] == 'u' {
		n, err := strconv.ParseUint(string(rest[2:6]), 16, 16)
		if err == nil {
			r.at += 6
			return string(utf8.AppendRune(nil, rune(n)))
		}
	}
	if len(rest) >= 2 {
		if i := strings.IndexByte(escapes, rest[1]); i >= 0 && i%2 == 0 {
			r.at += 2
			return escapes[i+1 : i+2]
		}
	}
	r.fail()
	return ""
}
