package call

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Viewers that are not a seat's number.
const (
	Onlooker int8 = -1 // null in JavaScript: sees open information only
	Mover    int8 = -2 // "turn" in JavaScript: the seat to act in the answer's position
)

// AsSeat reads a value that must be a seat from 0 to seats-1, or null for Onlooker.
//
//go:noinline
func (in *Input) AsSeat(field string, v wire.Value, seats int8) int8 {
	if v.IsNull() {
		return Onlooker
	}
	return int8(in.AsInteger(field, v, 0, int64(seats)-1))
}

// mostViews bounds the option views. It exceeds any table's seats plus an onlooker
// and the mover.
const mostViews = 16

// Viewers reads the option views: the viewers whose views the answer contains, in
// order.
//
//go:noinline
func (in *Input) Viewers(seats int8) []int8 {
	v := in.Option("views")
	items, ok := v.Items()
	if !ok && !v.IsMissing() {
		in.WrongType("options.views", "an array of seats, \"turn\" and null", v)
	}
	if len(items) > mostViews {
		in.Fail(fault.BadLength, "options.views", "must be at most 16, not ", v.Describe())
		return nil
	}
	viewers := make([]int8, len(items))
	for i, item := range items {
		field := At("options.views", i)
		switch s, isText := item.String(); {
		case s == "turn":
			viewers[i] = Mover
		case isText:
			in.OutOfRange(field, "a seat, \"turn\" or null", item)
		default:
			viewers[i] = in.AsSeat(field, item, seats)
		}
	}
	return viewers
}

// WriteViews writes the field views if there are viewers. mover is the seat to act
// next, negative if there is none; the mover's view is null then. write writes the
// view of a seat or an onlooker, an object.
func WriteViews(out *wire.Writer, viewers []int8, mover int8, write func(viewer int8)) {
	if len(viewers) == 0 {
		return
	}
	out.Key("views")
	out.Array()
	for _, viewer := range viewers {
		if viewer == Mover {
			viewer = mover
			if mover < 0 {
				out.Null()
				continue
			}
		}
		write(viewer)
	}
	out.End()
}
