package call

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/wire"
)

// Whose view a call asks for, where it is no seat's.
const (
	Onlooker int8 = -1 // null: what lies open
	Mover    int8 = -2 // "turn": that of the seat that is to act in the answer's position
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

// mostViews is more than a table has seats, with an onlooker's and the mover's.
const mostViews = 16

// Viewers reads the option views: whose views the answer brings along, in order.
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

// WriteViews writes the field views, if some are asked for. mover is the seat that
// acts next, less than 0 if there is none: its view is null then. write writes the
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
