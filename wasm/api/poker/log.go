package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// eventFields are what everybody sees happen.
var eventFields = []call.Field{
	{Name: "event", Kind: call.Word, Words: game.Kinds, Needed: true},
	{Name: "seat"},
	{Name: "round", Kind: call.Int, High: 3},
	{Name: "amount", Kind: call.Int, High: 9 * game.MaxStack},
	{Name: "allIn", Kind: call.Bool},
	{Name: "pot", Kind: call.Int, High: 2 * game.MaxSeats},
	{Name: "cards"},
	{Name: "words"}, // of an answer's events
}

// maxLog bounds what a hand can be made of: 60 raises by each of nine players.
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
	for i := 0; i < len(items) && in.Good(); i++ {
		in.readEvent(call.At(field, i), &items[i], &log[i])
	}
	return log
}

//go:noinline
func (in *input) readEvent(field string, v *wire.Value, e *game.Event) {
	var parts [8]call.Part
	in.Object(field, "an event { event, seat, … }", "an event", *v, eventFields, parts[:])
	e.Kind = game.Kind(parts[0].N)
	e.Seat = -1
	if seat := &parts[1].Value; !seat.IsNull() && !seat.IsMissing() {
		e.Seat = int8(in.AsInteger(field+".seat", *seat, 0, game.MaxSeats-1))
	}
	e.Round, e.Amount, e.AllIn, e.Pot = int8(parts[2].N), parts[3].N, parts[4].N != 0, int8(parts[5].N)
	e.Cards = [len(e.Cards)]cards.Card{cards.None, cards.None, cards.None, cards.None, cards.None}
	if of := &parts[6].Value; !of.IsMissing() {
		some := in.cards(field+".cards", *of)
		if len(some) > len(e.Cards) {
			in.Fail(fault.BadLength, field+".cards", "must be at most 5")
			return
		}
		e.Count = int8(copy(e.Cards[:], some))
	}
}

// writeLog writes a field that is an array of events.
//
//go:noinline
func writeLog(out *wire.Writer, name string, log []game.Event) {
	out.Key(name)
	out.Array()
	for i := range log {
		e := &log[i]
		out.Object()
		out.TextField("event", game.Kinds[e.Kind])
		writeSeat(out, "seat", e.Seat)
		out.Ints("round amount", int64(e.Round), e.Amount)
		out.BoolField("allIn", e.AllIn)
		out.IntField("pot", int64(e.Pot))
		out.TextField("cards", game.Text(e.Cards[:e.Count], " "))
		out.End()
	}
	out.End()
}
