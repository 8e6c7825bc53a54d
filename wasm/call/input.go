package call

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// An inputError is what JavaScript throws as InputError.
type inputError struct {
	code    string // what kind of fault it is
	field   string // where: "hand[2]", "options.seed"
	message string // both again, and the value, in a sentence
}

func (e *inputError) write(out *wire.Writer) {
	out.Object()
	out.TextField("code", e.code)
	out.TextField("field", e.field)
	out.TextField("message", e.message)
	out.End()
}

// Input is the arguments of a call, (position, options?). The first fault
// sticks and reading goes on with zero values, so that a function checks
// once, before it computes.
//
// The methods stay out of line: every handler calls them, and inlined they
// were a quarter of the engine.
type Input struct {
	Position wire.Value
	Seed     uint32
	Budget   search.Budget
	Host     Host

	names               []string // of the options, as given
	values              []wire.Value
	known               []bool // options that the function asked for
	wantsTables         bool
	keeps, wantsRenewal bool
	err                 *inputError
}

// Fail keeps the first fault. The reason, in parts, follows the field's name
// in the message.
//
//go:noinline
func (in *Input) Fail(code, field string, reason ...string) {
	if in.err == nil {
		in.err = &inputError{code, field, field + " " + strings.Join(reason, "")}
	}
}

// Refuse keeps what core says about an argument, whose path prefix begins: a
// fault of the field "piles" in "position." is one of position.piles.
//
//go:noinline
func (in *Input) Refuse(prefix string, err error) {
	wrong, ok := err.(*fault.Fault)
	if !ok {
		in.Fail(fault.BadGame, strings.TrimSuffix(prefix, "."), "is wrong: ", err.Error())
		return
	}
	in.Fail(wrong.Code, prefix+wrong.Path(), wrong.Reason)
}

// WrongType reports a value that is not what the field wants.
//
//go:noinline
func (in *Input) WrongType(field, want string, got wire.Value) {
	if got.IsMissing() {
		in.Fail("missing", field, "is missing: it must be ", want)
	} else {
		in.Fail("type", field, "must be ", want, ", not ", got.Describe())
	}
}

// OutOfRange reports a number or word that the field does not allow.
//
//go:noinline
func (in *Input) OutOfRange(field, want string, got wire.Value) {
	in.Fail(fault.BadRange, field, "must be ", want, ", not ", got.Describe())
}

// read takes a request apart and reads the options that all functions share.
func (in *Input) read(request []byte) {
	v, ok := wire.Decode(request)
	args, isArray := v.Items()
	if !ok || !isArray {
		in.Fail("type", "arguments", "cannot be read")
		return
	}
	if len(args) > 2 {
		in.Fail("arguments", "arguments", fault.Tell("are #, but a call has a position and options", int64(len(args))))
		return
	}
	if len(args) > 0 {
		in.Position = args[0]
	}
	if len(args) > 1 && !args[1].IsMissing() {
		if in.names, in.values, ok = args[1].Fields(); !ok {
			in.WrongType("options", "an object", args[1])
		}
		in.known = make([]bool, len(in.names))
	}
	in.Seed = uint32(in.Integer("seed", 0, 0, 1<<32-1))
	in.Budget = in.readBudget()
}

// readBudget reads {iterations} or {ms}, one of them, 1 or more.
func (in *Input) readBudget() (b search.Budget) {
	v := in.Option("budget")
	if v.IsMissing() {
		return b
	}
	names, values, ok := v.Fields()
	if !ok || len(names) != 1 || names[0] != "iterations" && names[0] != "ms" {
		in.WrongType("options.budget", "{ iterations } or { ms }", v)
		return b
	}
	n := in.AsInteger("options.budget."+names[0], values[0], 1, 1<<53-1)
	if names[0] == "ms" {
		b.Millis = n
	} else {
		b.Iterations = n
	}
	return b
}

// Option returns an option, undefined if it was not given.
//
//go:noinline
func (in *Input) Option(name string) wire.Value {
	for i, n := range in.names {
		if n == name {
			in.known[i] = true
			return in.values[i]
		}
	}
	return wire.Value{}
}

// DropNulls takes options that are null as not given, whatever their names: but
// for one, to which null says something.
func (in *Input) DropNulls(but string) {
	for i := range in.values {
		if in.values[i].IsNull() && in.names[i] != but {
			in.values[i], in.known[i] = wire.Value{}, true
		}
	}
}

// Integer returns an option that is an integer from low to high, or fallback
// if it was not given.
//
//go:noinline
func (in *Input) Integer(name string, fallback, low, high int64) int64 {
	v := in.Option(name)
	if v.IsMissing() {
		return fallback
	}
	return in.AsInteger("options."+name, v, low, high)
}

// AsInteger returns a value that is an integer from low to high, else low.
//
//go:noinline
func (in *Input) AsInteger(field string, v wire.Value, low, high int64) int64 {
	x, ok := v.Number()
	if ok && x >= float64(low) && x <= float64(high) && x == float64(int64(x)) {
		return int64(x)
	}
	want := fault.Tell("an integer from # to #", low, high)
	if ok {
		in.OutOfRange(field, want, v)
	} else {
		in.WrongType(field, want, v)
	}
	return low
}

// Boolean returns an option that is true or false, or fallback.
//
//go:noinline
func (in *Input) Boolean(name string, fallback bool) bool {
	v := in.Option(name)
	if v.IsMissing() {
		return fallback
	}
	return in.AsBoolean("options."+name, v)
}

// AsBoolean returns a value that is true or false, else false.
//
//go:noinline
func (in *Input) AsBoolean(field string, v wire.Value) bool {
	b, ok := v.Bool()
	if !ok {
		in.WrongType(field, "true or false", v)
	}
	return b
}

// Choice returns the index of an option among the words it can be, 0 if it
// was not given.
//
//go:noinline
func (in *Input) Choice(name string, words ...string) int {
	v := in.Option(name)
	if v.IsMissing() {
		return 0
	}
	return in.AsChoice("options."+name, v, words)
}

// AsChoice returns the index of a value among the words it can be, else 0.
//
//go:noinline
func (in *Input) AsChoice(field string, v wire.Value, words []string) int {
	s, isText := v.String()
	for i, w := range words {
		if isText && s == w {
			return i
		}
	}
	want := "\"" + strings.Join(words, "\" or \"") + "\""
	if isText {
		in.OutOfRange(field, want, v)
	} else {
		in.WrongType(field, want, v)
	}
	return 0
}

// AsText returns a value that is text, else "".
//
//go:noinline
func (in *Input) AsText(field, want string, v wire.Value) string {
	text, ok := v.String()
	if !ok {
		in.WrongType(field, want, v)
	}
	return text
}

// NoPosition checks that a function without a position was given none.
//
//go:noinline
func (in *Input) NoPosition() {
	if !in.Position.IsMissing() {
		in.Fail("arguments", "position", "must be left out, not ", in.Position.Describe())
	}
}

// Good reports whether no fault was found so far.
func (in *Input) Good() bool { return in.err == nil }

// OK ends the reading of the arguments: it reports an option that nobody
// asked for, and whether all is well.
//
//go:noinline
func (in *Input) OK() bool {
	for i, known := range in.known {
		if !known {
			in.Fail("unknown", "options."+in.names[i], "is not an option of this function")
		}
	}
	return in.err == nil
}

// At names an element of a field.
//
//go:noinline
func At(field string, i int) string { return field + "[" + strconv.Itoa(i) + "]" }
