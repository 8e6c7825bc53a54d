// Package shape reads, writes and compares objects by tables of their fields: each
// field once, with its name, its kind and its place in a Go struct. The TypeScript of
// a table is generated from it, if its declaration has the directive
//
//	//shape:type Name What it is.
//
// in js/games/<game>/lists.d.ts (go run ./wasm/lists/generate js/games); with
// //shape:event it is a union, of the kinds of events with the fields that each carries.
package shape

import (
	"unsafe"

	"github.com/tefuda/tefuda/wasm/wire"
)

// A Kind is what a field is in TypeScript: and in Go.
type Kind uint16

// The kinds that all games have. The first eight are in order of their width.
const (
	Int8   Kind = iota // number: int8, from 0 to High
	Int16              // number: int16, likewise
	Int32              // number: int32, likewise
	Int64              // number: int64, likewise
	Int8s              // number[]: [n]int8, of each seat one, from 0 to High
	Int16s             // number[]: [n]int16, likewise
	Int32s             // number[]: [n]int32, likewise
	Int64s             // number[]: [n]int64, likewise
	Flag               // boolean: bool
	Float              // number: float64
	Seat               // number | null: int8, less than 0 where it is nobody's
	Text               // string: string
	Plain              // unknown?: wire.Value, left out where there is none
	Own                // and from here on a game's own, which it reads and writes itself
)

// Flags that a kind may have in addition.
const (
	Signed Kind = 1 << (8 + iota) // from -High to High
	Needed                        // it must be given
	bits   = Signed - 1
)

// A Field is a part of a struct: its name, its kind, the greatest number that it holds,
// and where it lies. Of a field of events High has a bit for each kind of event that
// carries it. It is an alias so that the rows of a table need no names.
type Field = struct {
	Name string
	Kind Kind
	High int32
	At   uintptr
}

// A Writer writes the fields of a game's own kinds, their names too. at is where the
// field lies.
type Writer interface {
	WriteOwn(out *wire.Writer, f *Field, at unsafe.Pointer)
}

// Write writes the fields of the struct at base. seats is the number of seats of the
// game. own may be nil if no field needs it.
//
//go:noinline
func Write(out *wire.Writer, list []Field, base unsafe.Pointer, seats int, own Writer) {
	for i := range list {
		f := &list[i]
		at := unsafe.Add(base, f.At)
		kind := f.Kind & bits
		if kind >= Own {
			own.WriteOwn(out, f, at)
			continue
		}
		if kind == Plain && (*wire.Value)(at).IsMissing() {
			continue
		}
		out.Key(f.Name)
		switch kind {
		default:
			if kind <= Int64 {
				out.Int(load(at, kind))
				continue
			}
			kind -= Int8s
			out.Array()
			for i := range seats {
				out.Int(load(unsafe.Add(at, i<<kind), kind))
			}
			out.End()
		case Flag:
			out.Bool(*(*bool)(at))
		case Float:
			out.Number(*(*float64)(at))
		case Seat:
			if n := *(*int8)(at); n < 0 {
				out.Null()
			} else {
				out.Int(int64(n))
			}
		case Text:
			out.String(*(*string)(at))
		case Plain:
			out.Value((*wire.Value)(at))
		}
	}
}

// WriteEvent writes an event of a kind, whose name key is, with the fields that it carries.
//
//go:noinline
func WriteEvent(out *wire.Writer, list []Field, kind uint8, key string, event unsafe.Pointer, own Writer) {
	out.Object()
	out.TextField("event", key)
	for i := range list {
		if list[i].High>>kind&1 != 0 {
			Write(out, list[i:i+1], event, 0, own)
		}
	}
	out.End()
}

// load returns a number of a width.
//
//go:noinline
func load(at unsafe.Pointer, width Kind) int64 {
	switch width {
	case Int8:
		return int64(*(*int8)(at))
	case Int16:
		return int64(*(*int16)(at))
	case Int32:
		return int64(*(*int32)(at))
	}
	return *(*int64)(at)
}

//go:noinline
func store(at unsafe.Pointer, width Kind, n int64) {
	switch width {
	case Int8:
		*(*int8)(at) = int8(n)
	case Int16:
		*(*int16)(at) = int16(n)
	case Int32:
		*(*int32)(at) = int32(n)
	default:
		*(*int64)(at) = n
	}
}
