package api

import (
	"strconv"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// An inputError is what JavaScript throws as InputError.
type inputError struct {
	code    string // what kind of fault it is, see js/types.js
	field   string // where: "hand[2]", "options.seed"
	message string // both again, and the value, in a sentence
}

func (e *inputError) write(out *wire.Writer) {
	out.Object(3)
	out.TextField("code", e.code)
	out.TextField("field", e.field)
	out.TextField("message", e.message)
}

// input is the arguments of a call, (position, options?). The first fault
// sticks and reading goes on with zero values, so that a function checks
// once, before it computes.
type input struct {
	position wire.Value
	names    []string // of the options, as given
	values   []wire.Value
	known    []bool // options that the function asked for
	seed     uint32
	budget   search.Budget
	host     Host
	err      *inputError
}

// fail keeps the first fault. reason follows the field's name in the message.
func (in *input) fail(code, field, reason string) {
	if in.err == nil {
		in.err = &inputError{code, field, field + " " + reason}
	}
}

// wrongType reports a value that is not what the field wants.
func (in *input) wrongType(field, want string, got wire.Value) {
	if got.IsMissing() {
		in.fail("missing", field, "is missing: it must be "+want)
	} else {
		in.fail("type", field, "must be "+want+", not "+got.Describe())
	}
}

// read takes a request apart and reads the options that all functions share.
func (in *input) read(request []byte) {
	v, ok := wire.Decode(request)
	args, isArray := v.Items()
	if !ok || !isArray {
		in.fail("type", "arguments", "cannot be read")
		return
	}
	if len(args) > 2 {
		in.fail("arguments", "arguments", "are "+strconv.Itoa(len(args))+", but a call has a position and options")
		return
	}
	if len(args) > 0 {
		in.position = args[0]
	}
	if len(args) > 1 && !args[1].IsMissing() {
		if in.names, in.values, ok = args[1].Fields(); !ok {
			in.wrongType("options", "an object", args[1])
		}
		in.known = make([]bool, len(in.names))
	}
	in.seed = uint32(in.integer("seed", 0, 0, 1<<32-1))
	in.budget = in.readBudget()
}

// readBudget reads {iterations} or {ms}, one of them, 1 or more.
func (in *input) readBudget() (b search.Budget) {
	v := in.option("budget")
	if v.IsMissing() {
		return b
	}
	names, values, ok := v.Fields()
	if !ok || len(names) != 1 || names[0] != "iterations" && names[0] != "ms" {
		in.wrongType("options.budget", "{ iterations } or { ms }", v)
		return b
	}
	n := in.asInteger("options.budget."+names[0], values[0], 1, 1<<53-1)
	if names[0] == "ms" {
		b.Millis = n
	} else {
		b.Iterations = n
	}
	return b
}

// option returns an option, undefined if it was not given.
func (in *input) option(name string) wire.Value {
	for i, n := range in.names {
		if n == name {
			in.known[i] = true
			return in.values[i]
		}
	}
	return wire.Value{}
}

// integer returns an option that is an integer from low to high, or fallback
// if it was not given.
func (in *input) integer(name string, fallback, low, high int64) int64 {
	v := in.option(name)
	if v.IsMissing() {
		return fallback
	}
	return in.asInteger("options."+name, v, low, high)
}

func (in *input) asInteger(field string, v wire.Value, low, high int64) int64 {
	want := "an integer from " + strconv.FormatInt(low, 10) + " to " + strconv.FormatInt(high, 10)
	x, ok := v.Number()
	if !ok {
		in.wrongType(field, want, v)
		return low
	}
	if !(x >= float64(low) && x <= float64(high)) || x != float64(int64(x)) {
		in.fail("range", field, "must be "+want+", not "+v.Describe())
		return low
	}
	return int64(x)
}

// boolean returns an option that is true or false, or fallback.
func (in *input) boolean(name string, fallback bool) bool {
	v := in.option(name)
	if v.IsMissing() {
		return fallback
	}
	return in.asBoolean("options."+name, v)
}

func (in *input) asBoolean(field string, v wire.Value) bool {
	b, ok := v.Bool()
	if !ok {
		in.wrongType(field, "true or false", v)
	}
	return b
}

// choice returns the index of an option among the words it can be, 0 if it
// was not given.
func (in *input) choice(name string, words ...string) int {
	v := in.option(name)
	if v.IsMissing() {
		return 0
	}
	want := ""
	for i, w := range words {
		if s, ok := v.String(); ok && s == w {
			return i
		}
		want += " or " + wire.Quote(w)
	}
	if _, ok := v.String(); ok {
		in.fail("range", "options."+name, "must be"+want[3:]+", not "+v.Describe())
	} else {
		in.wrongType("options."+name, want[4:], v)
	}
	return 0
}

// ok ends the reading of the arguments: it reports an option that nobody
// asked for, and whether all is well.
func (in *input) ok() bool {
	for i, known := range in.known {
		if !known {
			in.fail("unknown", "options."+in.names[i], "is not an option of this function")
		}
	}
	return in.err == nil
}

// at names an element of a field.
func at(field string, i int) string { return field + "[" + strconv.Itoa(i) + "]" }
