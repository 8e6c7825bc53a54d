package poker

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// maxLog is the greatest number of events in a hand: nine players can make 60 raises each.
const maxLog = 1000

//go:noinline
func (in *input) readLog(field string, v *wire.Value) (log []game.Event) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of events { event, seat, … }", *v)
	}
	if len(items) > maxLog {
		in.Fail(fault.BadLength, field, "must be at most 1000 events")
		return nil
	}
	log = make([]game.Event, len(items))
	r := &reader{Reader: shape.Reader{In: in.Input, Field: field, Seats: game.MaxSeats}, in: in}
	for r.Index = 0; r.Index < len(items) && in.Good(); r.Index++ {
		r.readEvent(&items[r.Index], &log[r.Index])
	}
	return log
}

// readEvent reads an event. It ignores words, which events in answers have.
func (r *reader) readEvent(v *wire.Value, e *game.Event) {
	e.Seat = -1
	e.Cards = noHole
	r.Open("an event { event, seat, … }", v)
	r.Read(happened[:], unsafe.Pointer(e), r)
	r.Take("words")
	r.End()
}

// readDealt reads the cards of an event, at most 7.
func (in *input) readDealt(field string, v *wire.Value, e *game.Event) {
	some := in.cards(field, *v)
	if len(some) > len(e.Cards) {
		in.Fail(fault.BadLength, field, "must be at most 7")
		return
	}
	e.Count = int8(copy(e.Cards[:], some))
}

// writeLog writes an array of events.
//
//go:noinline
func (p *position) writeLog(out *wire.Writer, log []game.Event) {
	out.Array()
	for i := range log {
		out.Object()
		shape.Write(out, happened[:], unsafe.Pointer(&log[i]), 0, p)
		out.End()
	}
	out.End()
}
