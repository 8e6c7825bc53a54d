package call

import (
	"strings"

	"github.com/tefuda/tefuda/wasm/wire"
)

// A Kind is the type of a field's value.
type Kind uint8

// The kinds. After the colon: the field of Part that holds such a value.
const (
	Any  Kind = iota // anything, which the handler reads itself: Value
	Int              // an integer from Low to High: N
	Bool             // true or false: N is 1 or 0
	Word             // one of Words: N is its index
	Text             // text, described by Want in messages: Text
)

// A Field describes an option of a call, or a field of its position.
type Field struct {
	Name      string
	Kind      Kind
	Low, High int64
	Words     []string
	Want      string
	Usual     int64 // N if the field is left out
	Needed    bool  // the field must be given
}

// A Part is the value that was read for a field.
type Part struct {
	Value wire.Value // as given; undefined if it was left out
	N     int64
	Text  string
}

// Given reports whether the field was given.
func (p *Part) Given() bool { return !p.Value.IsMissing() }

// Object reads an object by a table of its fields into parts, one a field. Two words are
// for messages: want describes the object if v is not one, and what names it if v has a
// field outside the table, such as "a position".
func (in *Input) Object(field, want, what string, v wire.Value, fields []Field, parts []Part) (ok bool) {
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, want, v)
	}
	for i, name := range names {
		if at := Find(fields, name); at >= 0 {
			parts[at].Value = values[i]
		} else {
			in.Fail("unknown", field+"."+name, "is not part of ", what, ": ", Names(fields))
		}
	}
	in.parts(field, fields, parts)
	return ok
}

// Options reads the options that fields describes into parts, one a field.
func (in *Input) Options(fields []Field, parts []Part) {
	for i := range fields {
		parts[i].Value = in.Option(fields[i].Name)
	}
	in.parts("options", fields, parts)
}

// parts checks the values given, and fills in the usual ones for the others.
func (in *Input) parts(field string, fields []Field, parts []Part) {
	for i := range fields {
		f, p := &fields[i], &parts[i]
		p.N = f.Usual
		if p.Given() || f.Needed {
			in.part(field+"."+f.Name, f, p)
		}
	}
}

func (in *Input) part(field string, f *Field, p *Part) {
	switch f.Kind {
	case Int:
		p.N = in.AsInteger(field, p.Value, f.Low, f.High)
	case Bool:
		if p.N = 0; in.AsBoolean(field, p.Value) {
			p.N = 1
		}
	case Word:
		p.N = int64(in.AsChoice(field, p.Value, f.Words))
	case Text:
		p.Text = in.AsText(field, f.Want, p.Value)
	default:
		if !p.Given() {
			in.WrongType(field, f.Want, p.Value)
		}
	}
}

// Find returns the index of the field with that name, or -1.
func Find(fields []Field, name string) int {
	for i := range fields {
		if fields[i].Name == name {
			return i
		}
	}
	return -1
}

// Names lists the fields for a message.
func Names(fields []Field) string {
	names := make([]string, len(fields))
	for i := range fields {
		names[i] = fields[i].Name
	}
	return strings.Join(names, ", ")
}
