package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A reader takes the fields of an object one by one, and knows which nobody
// took. Its methods stay out of line, as those of call.Input; they put names
// together only for a message, as a view has a hundred fields and more.
type reader struct {
	in      *input
	field   string // the object's name
	index   int    // and its index, if that is 0 or more
	names   []string
	values  []wire.Value
	taken   uint64 // a bit a field, of the first 64
	players int64
}

// open begins to read an object.
//
//go:noinline
func (r *reader) open(want string, v *wire.Value) (ok bool) {
	if r.names, r.values, ok = v.Fields(); !ok {
		r.in.WrongType(r.path(""), want, *v)
	}
	return ok
}

// path is the name of a field of the object, or of itself.
//
//go:noinline
func (r *reader) path(name string) string {
	path := r.field
	if r.index >= 0 {
		path = call.At(path, r.index)
	}
	if name != "" {
		path += "." + name
	}
	return path
}

var missing wire.Value

// take returns a field, undefined if there is none.
//
//go:noinline
func (r *reader) take(name string) *wire.Value {
	for i, n := range r.names {
		if n == name && i < 64 {
			r.taken |= 1 << i
			return &r.values[i]
		}
	}
	return &missing
}

// end reports a field that nobody took.
//
//go:noinline
func (r *reader) end() {
	for i, name := range r.names {
		if i >= 64 || r.taken>>i&1 == 0 {
			r.in.Fail("unknown", r.path(name), "is not part of it")
		}
	}
}

// integer reads a number from 0 to high.
//
//go:noinline
func (r *reader) integer(name string, high int64) int64 {
	v := r.take(name)
	if x, ok := v.Number(); ok && x >= 0 && x <= float64(high) && x == float64(int64(x)) {
		return int64(x)
	}
	return r.in.AsInteger(r.path(name), *v, 0, high)
}

// flag reads true or false, false if it is left out.
//
//go:noinline
func (r *reader) flag(name string) bool {
	v := r.take(name)
	on, ok := v.Bool()
	if !ok && !v.IsMissing() {
		r.in.AsBoolean(r.path(name), *v)
	}
	return on
}

// seat reads a seat.
func (r *reader) seat(name string) int8 { return int8(r.integer(name, r.players-1)) }

// cards reads cards.
//
//go:noinline
func (r *reader) cards(name string) daifugo.Set {
	v := r.take(name)
	if text, ok := v.String(); ok {
		if cards, err := daifugo.ParseSet(text); err == nil {
			return cards
		}
	}
	return r.in.cards(r.path(name), *v)
}

// role reads a role.
//
//go:noinline
func (r *reader) role(name, want string) daifugo.Role {
	v := r.take(name)
	if text, ok := v.String(); ok {
		if role, err := daifugo.ParseRole(text); err == nil {
			return role
		}
	}
	return r.in.role(r.path(name), *v, want)
}

// has reports whether a field was given.
//
//go:noinline
func (r *reader) has(name string) bool { return !r.take(name).IsMissing() }

// items reads an array, none if it is left out.
//
//go:noinline
func (r *reader) items(name, want string) []wire.Value {
	v := r.take(name)
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		r.in.WrongType(r.path(name), want, *v)
	}
	return items
}

// numbers reads n numbers from 0 to high, zeros if they are left out.
//
//go:noinline
func (in *input) numbers(field string, v wire.Value, n, high int64, numbers *[daifugo.MaxPlayers]int8) {
	var wide [daifugo.MaxPlayers]int64
	in.wideNumbers(field, v, n, high, &wide)
	for i, number := range wide {
		numbers[i] = int8(number)
	}
}

// maxPoints is more than any match brings.
const maxPoints = 1_000_000_000

// points reads the points so far, zeros if they are left out.
func (in *input) points(field string, v wire.Value, rules daifugo.Rules, points *[daifugo.MaxPlayers]int64) {
	in.wideNumbers(field, v, int64(rules.Players), maxPoints, points)
}

//go:noinline
func (in *input) wideNumbers(field string, v wire.Value, n, high int64, numbers *[daifugo.MaxPlayers]int64) {
	if v.IsMissing() {
		return
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of "+daifugo.Number(int(n))+" numbers", v)
	} else if int64(len(items)) != n {
		in.Fail("length", field, "must have ", daifugo.Number(int(n)), " numbers, a player each, not ", daifugo.Number(len(items)))
		return
	}
	for i, item := range items {
		numbers[i] = in.AsInteger(call.At(field, i), item, 0, high)
	}
}
