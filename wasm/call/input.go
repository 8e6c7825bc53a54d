package call

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// An inputError becomes an InputError in JavaScript.
type inputError struct {
	code    string // the kind of fault: "type", "missing"
	field   string // where it is: "hand[2]", "options.seed"
	message string // a sentence with field and value
}

func (e *inputError) write(out *wire.Writer) {
	out.Object()
	out.TextField("code", e.code)
	out.TextField("field", e.field)
	out.TextField("message", e.message)
	out.End()
}

// Input is the arguments of a call, (position, options?). It keeps the first
// fault, and reading goes on with zero values: a function needs to check only
// once, before it computes.
//
// The methods are not inlined: every handler calls them, and inlined they took a
// quarter of the engine.
type Input struct {
	Position wire.Value
	Seed     uint32
	Budget   search.Budget
	Host     Host

	names               []string // of the options given
	values              []wire.Value
	known               []bool // whether the function asked for the option
	wantsTables         bool
	keeps, wantsRenewal bool
	err                 *inputError
}

// Fail records a fault, unless there is one already. The message is the field's
// name and the joined parts of reason.
//
//go:noinline
func (in *Input) Fail(code, field string, reason ...string) {
	if in.err == nil {
		in.err = &inputError{code, field, field + " " + strings.Join(reason, "")}
	}
}

// Refuse records core's error about an argument. prefix goes before the field's
// path: the field "piles" with the prefix "position." is position.piles.
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

// WrongType records a value of the wrong type, or a missing one. want describes
// the right type.
//
//go:noinline
func (in *Input) WrongType(field, want string, got wire.Value) {
	if got.IsMissing() {
		in.Fail("missing", field, "is missing: it must be ", want)
	} else {
		in.Fail("type", field, "must be ", want, ", not ", got.Describe())
	}
}

// OutOfRange records a number or word that the field does not allow. want
// describes those that it allows.
//
//go:noinline
func (in *Input) OutOfRange(field, want string, got wire.Value) {
	in.Fail(fault.BadRange, field, "must be ", want, ", not ", got.Describe())
}

// read splits a request, and reads the options that all functions share.
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

// readBudget reads {iterations} or {ms}: exactly one of them, at least 1.
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

// DropNulls treats every option that is null as left out, even one that the
// function does not know. The option whose name is in but stays, because null has
// a meaning there.
func (in *Input) DropNulls(but string) {
	for i := range in.values {
		if in.values[i].IsNull() && in.names[i] != but {
			in.values[i], in.known[i] = wire.Value{}, true
		}
	}
}

// Integer reads an option that is an integer from low to high. It returns fallback
// if the option was left out.
//
//go:noinline
func (in *Input) Integer(name string, fallback, low, high int64) int64 {
	v := in.Option(name)
	if v.IsMissing() {
		return fallback
	}
	return in.AsInteger("options."+name, v, low, high)
}

// AsInteger reads a value that must be an integer from low to high. It returns low
// with a fault.
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

// Boolean reads an option that is true or false. It returns fallback if the option
// was left out.
//
//go:noinline
func (in *Input) Boolean(name string, fallback bool) bool {
	v := in.Option(name)
	if v.IsMissing() {
		return fallback
	}
	return in.AsBoolean("options."+name, v)
}

// AsBoolean reads a value that must be true or false. It returns false with a fault.
//
//go:noinline
func (in *Input) AsBoolean(field string, v wire.Value) bool {
	b, ok := v.Bool()
	if !ok {
		in.WrongType(field, "true or false", v)
	}
	return b
}

// Choice reads an option that is one of words and returns its index there, 0 if the
// option was left out.
//
//go:noinline
func (in *Input) Choice(name string, words ...string) int {
	v := in.Option(name)
	if v.IsMissing() {
		return 0
	}
	return in.AsChoice("options."+name, v, words)
}

// AsChoice reads a value that must be one of words and returns its index there. It
// returns 0 with a fault.
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

// AsText reads a value that must be text. It returns "" with a fault.
//
//go:noinline
func (in *Input) AsText(field, want string, v wire.Value) string {
	text, ok := v.String()
	if !ok {
		in.WrongType(field, want, v)
	}
	return text
}

// NoPosition records a fault if the caller gave a position. It is for functions that
// take none.
//
//go:noinline
func (in *Input) NoPosition() {
	if !in.Position.IsMissing() {
		in.Fail("arguments", "position", "must be left out, not ", in.Position.Describe())
	}
}

// Good reports whether there is no fault so far.
func (in *Input) Good() bool { return in.err == nil }

// OK ends the reading of the arguments. An option that the function did not read is
// a fault. OK reports whether there is no fault.
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

// At returns the path of element i of a field: "hand[2]".
//
//go:noinline
func At(field string, i int) string { return field + "[" + strconv.Itoa(i) + "]" }
