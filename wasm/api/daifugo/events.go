package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// events are what a move did to the table.
type events struct {
	before, after *daifugo.Table
	move          daifugo.Role
}

// write writes the events as a field.
//
//go:noinline
func (e *events) write(out *wire.Writer) {
	b, a, m := e.before, e.after, e.move
	laid := m.Kind != daifugo.Pass && b.Choice == daifugo.NoChoice
	out.Key("events")
	out.Object()
	for i, on := range [...]bool{
		a.Field.Kind == daifugo.Pass && (laid || b.Field.Kind != daifugo.Pass) && !a.Over(),
		laid && b.CutsByEight(m),
		laid && b.IsReturn(m),
		laid && b.IsSandstorm(m),
		laid && b.IsAmbulance(m),
		b.Choice == daifugo.Stopping && m.Kind != daifugo.Pass,
		a.Revolution != b.Revolution,
		laid && b.Rules.Has(daifugo.ElevenBack) && m.Has(daifugo.Jack),
		a.Lock != 0 && b.Lock == 0,
		a.RankLocked && !b.RankLocked,
		a.Backward != b.Backward,
	} {
		out.BoolField(eventNames[i], on)
	}
	skipped := 0
	if laid && b.Rules.Has(daifugo.FiveSkip) {
		skipped = m.CountOf(daifugo.Five)
	}
	out.Ints("fives seat", int64(skipped), int64(b.Turn))
	e.writeOut(out)
	out.End()
}

var eventNames = [...]string{"cleared", "eightCut", "spadeReturn", "sandstorm", "ambulance", "stopped", "revolution", "elevenBack", "locked", "rankLocked", "reversed"}

// writeOut writes one field: who went out and why, the player who moved first.
func (e *events) writeOut(out *wire.Writer) {
	out.Key("out")
	out.Array()
	for i := range e.before.Rules.Players {
		seat := (e.before.Turn + i) % e.before.Rules.Players
		if e.before.Places[seat] == 0 && e.after.Places[seat] != 0 {
			out.Object()
			out.Ints("seat place", int64(seat), int64(e.after.Places[seat]))
			out.TextField("why", e.why(seat))
			out.End()
		}
	}
	out.End()
}

// why says how a player came by their place.
func (e *events) why(seat int8) string {
	mover, place := e.before.Turn, e.after.Places[seat]
	switch {
	case e.move.Kind == daifugo.Pass:
		return "lot"
	case seat == mover && place != e.before.FreePlace(true):
		return "forbidden"
	case seat == mover:
		return "finished"
	case e.before.Rules.Has(daifugo.Gekokujo) && e.before.Class[mover] == e.before.Rules.Players && e.after.Places[mover] == 1:
		return "gekokujo"
	case e.before.Rules.Has(daifugo.MiyakoOchi) && e.before.Class[seat] == 1 && e.after.Places[mover] == 1:
		return "miyakoOchi"
	}
	return "last"
}
