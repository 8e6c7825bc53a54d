package daifugo

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// write writes the fields of a position with its events; in a view, as its seat sees them.
// The result can be read again unchanged.
//
//go:noinline
func (p *position) write(out *wire.Writer, events []daifugo.Event) {
	call.WriteKind(out, name)
	out.Key("rules")
	writeRules(out, p.Rules)
	if p.dealt != nil {
		out.IntField("seed", int64(*p.dealt))
	}
	p.writeState(out)
	if p.isView {
		writeSeat(out, "seat", p.seat)
		out.TextField("hand", p.hand.String())
	} else {
		out.Key("hands")
		out.Array()
		for seat := range p.Rules.Players {
			out.String(p.Pile(seat).String())
		}
		out.End()
	}
	p.writeFields(out, shown[:], unsafe.Pointer(p))
	p.writeRecord(out)
	p.writeEvents(out, events)
	p.writeFields(out, kept[:], unsafe.Pointer(p))
}

// writeState writes the fields turns, phase, over and result.
func (p *position) writeState(out *wire.Writer) {
	actors := []int8{p.actor()}
	if p.phase == daifugo.Ended {
		actors = nil
	}
	writeNumbers(out, "turns", actors)
	out.TextField("phase", daifugo.Phases[p.phase].Key)
	out.BoolField("over", p.phase == daifugo.Ended)
	out.Key("result")
	if p.phase != daifugo.Ended {
		out.Null()
		return
	}
	out.Object()
	writeNumbers(out, "places", p.Places[:p.Rules.Players])
	wire.IntArray(out, "points", p.points[:p.Rules.Players])
	out.BoolField("last", false)
	out.End()
}

// writeRecord writes the fields gifts and moves, which led to the position.
func (p *position) writeRecord(out *wire.Writer) {
	out.Key("gifts")
	out.Array()
	for _, g := range p.gifts {
		out.Object()
		out.Ints("from to count", int64(g.From), int64(g.To), int64(g.Count))
		out.TextField("cards", g.Pile().String())
		out.End()
	}
	out.End()
	out.Key("moves")
	out.Array()
	if half := len(p.gifts) / 2; len(p.moves) > 0 || p.Played == 0 && p.Passes == 0 {
		for i := range p.returned() {
			g := &p.gifts[half+i]
			writeMove(out, g.From, g.Combination())
		}
	}
	for _, m := range p.moves {
		writeMove(out, m.Seat, m.Combination)
	}
	out.End()
}

//go:noinline
func writeMove(out *wire.Writer, seat int8, r daifugo.Combination) {
	out.Object()
	out.IntField("seat", int64(seat))
	out.TextField("move", r.String())
	if r.Kind == daifugo.Give {
		out.IntField("to", int64(r.To))
	}
	out.End()
}

// writeSeat writes a seat as one field, null for nobody or an onlooker.
//
//go:noinline
func writeSeat(out *wire.Writer, name string, seat int8) {
	out.Key(name)
	if seat < 0 {
		out.Null()
		return
	}
	out.Int(int64(seat))
}

// writeSeats writes a set of seats as an array.
//
//go:noinline
func (p *position) writeSeats(out *wire.Writer, set daifugo.Seats) {
	out.Array()
	for seat := range p.Rules.Players {
		if set.Has(seat) {
			out.Int(int64(seat))
		}
	}
	out.End()
}

//go:noinline
func writeNumbers(out *wire.Writer, name string, numbers []int8) { wire.IntArray(out, name, numbers) }

// writeCombinations writes moves as one field, an array.
//
//go:noinline
func writeCombinations(out *wire.Writer, name string, combinations []daifugo.Combination) {
	out.Key(name)
	out.Array()
	for i := range combinations {
		out.String(combinations[i].String())
	}
	out.End()
}
