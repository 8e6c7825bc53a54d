package call

import (
	"github.com/tefuda/tefuda/wasm/wire"
)

// Whose view a call asks for, where it is no seat's.
const (
	Onlooker int8 = -1 // null: what lies open
	Mover    int8 = -2 // "turn": that of the seat that is to act in the answer's position
	NoView   int8 = -3 // none
)

// AsSeat returns a value that is one of so many seats, or Onlooker if it is null.
//
//go:noinline
func (in *Input) AsSeat(field string, v wire.Value, seats int8) int8 {
	if v.IsNull() {
		return Onlooker
	}
	return int8(in.AsInteger(field, v, 0, int64(seats)-1))
}

// Viewer reads the option view: whose view the answer is to bring along.
//
//go:noinline
func (in *Input) Viewer(seats int8) int8 {
	v := in.Option("view")
	if v.IsMissing() {
		return NoView
	}
	if s, ok := v.String(); ok {
		if s != "turn" {
			in.OutOfRange("options.view", "a seat or \"turn\"", v)
		}
		return Mover
	}
	return in.AsSeat("options.view", v, seats)
}
