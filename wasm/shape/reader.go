package shape

import (
	"slices"
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// A Reader reads the fields of an object one by one, and remembers which were
// read. Its methods are not inlined, like those of call.Input. They build the path
// of a field only for a message, because a view can have over a hundred fields.
type Reader struct {
	In    *call.Input
	Field string // the object's path
	Index int    // its index there, -1 if it is not in an array
	Seats int    // number of seats in the game

	names  []string
	values []wire.Value
	taken  uint64 // bit i: field i was read; only the first 64
	next   int    // index of the field after the last one read
}

// An OwnReader reads fields of the kinds that only one game has.
type OwnReader interface {
	ReadOwn(f *Field, v *wire.Value, at unsafe.Pointer)
}

// Read reads the fields in list, as far as they are given, into the struct at base. own
// may be nil if no field is of a game's own kind.
func (r *Reader) Read(list []Field, base unsafe.Pointer, own OwnReader) {
	for i := range list {
		f := &list[i]
		v := r.Take(f.Name)
		if v.IsMissing() && f.Kind&Needed == 0 {
			continue
		}
		at := unsafe.Add(base, f.At)
		low, high := int64(0), int64(f.High)
		if f.Kind&Signed != 0 {
			low = -high
		}
		switch kind := f.Kind & bits; kind {
		default:
			switch {
			case kind >= Own:
				own.ReadOwn(f, v, at)
			case kind <= Int64:
				store(at, kind, r.number(f.Name, v, low, high))
			default:
				Integers(r.In, r.Path(f.Name), *v, r.Seats, low, high, kind-Int8s, at)
			}
		case Flag:
			*(*bool)(at) = r.flag(f.Name, v)
		case Float:
			x, ok := v.Number()
			if *(*float64)(at) = x; !ok {
				r.In.WrongType(r.Path(f.Name), "a number", *v)
			}
		case Seat:
			if *(*int8)(at) = call.Onlooker; !v.IsNull() {
				*(*int8)(at) = int8(r.number(f.Name, v, 0, int64(r.Seats)-1))
			}
		case Text:
			text, ok := v.String()
			if *(*string)(at) = text; !ok {
				r.In.WrongType(r.Path(f.Name), "text", *v)
			}
		case Plain:
			if *(*wire.Value)(at) = *v; !v.IsPlain() {
				r.In.WrongType(r.Path(f.Name), "plain data: objects, arrays, text, numbers, true, false and null", *v)
			}
		}
	}
}

// Open begins to read an object. If v is not an object, it records a fault and returns
// false.
//
//go:noinline
func (r *Reader) Open(want string, v *wire.Value) (ok bool) {
	r.taken, r.next = 0, 0
	if r.names, r.values, ok = v.Fields(); !ok {
		r.In.WrongType(r.Path(""), want, *v)
	}
	return ok
}

// Path returns the path of a field of the object, of the object itself for "".
//
//go:noinline
func (r *Reader) Path(name string) string {
	path := r.Field
	if r.Index >= 0 {
		path = call.At(path, r.Index)
	}
	if name != "" {
		path += "." + name
	}
	return path
}

var missing wire.Value

// Take returns a field and marks it as read. It returns undefined if there is none.
//
//go:noinline
func (r *Reader) Take(name string) *wire.Value {
	i := r.next // fields mostly come in the order in which they are read
	if i >= len(r.names) || r.names[i] != name {
		if i = slices.Index(r.names, name); i < 0 {
			return &missing
		}
	}
	r.taken |= 1 << i
	r.next = i + 1
	return &r.values[i]
}

// Has reports whether a field was given.
//
//go:noinline
func (r *Reader) Has(name string) bool { return !r.Take(name).IsMissing() }

// End records a fault if a field was not read.
//
//go:noinline
func (r *Reader) End() {
	for i, name := range r.names {
		if i >= 64 || r.taken>>i&1 == 0 {
			r.In.Fail("unknown", r.Path(name), "is not part of it")
		}
	}
}

// Integer reads a number from low to high.
//
//go:noinline
func (r *Reader) Integer(name string, low, high int64) int64 {
	return r.number(name, r.Take(name), low, high)
}

// number reads the integer v, the value of the field name.
//
//go:noinline
func (r *Reader) number(name string, v *wire.Value, low, high int64) int64 {
	if n, ok := integer(v, low, high); ok {
		return n
	}
	return r.In.AsInteger(r.Path(name), *v, low, high)
}

// integer returns an integer from low to high, or false without a message. Building the
// path for a message would cost more than reading the number.
//
//go:noinline
func integer(v *wire.Value, low, high int64) (n int64, ok bool) {
	x, ok := v.Number()
	if !ok || !(x >= float64(low) && x <= float64(high)) {
		return 0, false
	}
	n = int64(x)
	return n, x == float64(n)
}

// IntegerOr is Integer for a field that may be left out: it returns usual then.
//
//go:noinline
func (r *Reader) IntegerOr(name string, usual, low, high int) int {
	v := r.Take(name)
	if v.IsMissing() {
		return usual
	}
	return int(r.number(name, v, int64(low), int64(high)))
}

// Flag reads true or false, false if it is left out.
//
//go:noinline
func (r *Reader) Flag(name string) bool { return r.flag(name, r.Take(name)) }

// flag reads true or false from a field that was taken.
//
//go:noinline
func (r *Reader) flag(name string, v *wire.Value) bool {
	on, ok := v.Bool()
	if !ok && !v.IsMissing() {
		r.In.AsBoolean(r.Path(name), *v)
	}
	return on
}

// Items reads an array, none if it is left out.
//
//go:noinline
func (r *Reader) Items(name, want string) []wire.Value {
	v := r.Take(name)
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		r.In.WrongType(r.Path(name), want, *v)
	}
	return items
}

// Made reads a move { seat, move } that was made. The move must be text, which want
// describes.
//
//go:noinline
func (r *Reader) Made(v *wire.Value, want string) (seat, move *wire.Value) {
	if !r.Open("a move { seat, move }", v) {
		return &missing, &missing
	}
	seat, move = r.Take("seat"), r.Take("move")
	r.In.AsText(r.Path("move"), want, *move)
	r.End()
	return seat, move
}

// Integers reads an array of integers from low to high, one for each seat. It stores
// them as a Go array of the kind at the address at.
//
//go:noinline
func Integers(in *call.Input, field string, v wire.Value, seats int, low, high int64, kind Kind, at unsafe.Pointer) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, fault.Tell("an array of # numbers", int64(seats)), v)
	} else if len(items) != seats {
		in.Fail(fault.BadLength, field, fault.Tell("must have # numbers, a player each, not #", int64(seats), int64(len(items))))
		return
	}
	for i := range items {
		n, ok := integer(&items[i], low, high)
		if !ok {
			n = in.AsInteger(call.At(field, i), items[i], low, high)
		}
		store(unsafe.Add(at, i<<kind), kind, n)
	}
}
