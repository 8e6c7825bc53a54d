package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// daifugoEvents are what a move did to the table.
type daifugoEvents struct {
	before, after *daifugo.Table
	move          daifugo.Role
}

// write writes the events, a field each.
func (e *daifugoEvents) write(out *wire.Writer) {
	b, a, m := e.before, e.after, e.move
	laid := m.Kind != daifugo.Pass
	cleared := a.Field.Kind == daifugo.Pass && (laid || b.Field.Kind != daifugo.Pass) && !a.Over()
	out.Key("events")
	out.ObjectOf(11)
	out.BoolField("cleared", cleared)
	out.BoolField("eightCut", laid && b.Rules.Has(daifugo.EightCut) && m.Has(daifugo.Eight))
	out.BoolField("spadeReturn", laid && b.Rules.Has(daifugo.SpadeReturn) && b.Field.JokersOnly() && !m.JokersOnly())
	out.BoolField("revolution", a.Revolution != b.Revolution)
	out.BoolField("elevenBack", laid && b.Rules.Has(daifugo.ElevenBack) && m.Has(daifugo.Jack))
	out.BoolField("locked", a.Lock != 0 && b.Lock == 0)
	out.BoolField("rankLocked", a.RankLocked && !b.RankLocked)
	out.BoolField("reversed", a.Backward != b.Backward)
	skipped := 0
	if laid && b.Rules.Has(daifugo.FiveSkip) {
		skipped = m.CountOf(daifugo.Five)
	}
	out.IntField("fives", int64(skipped))
	out.IntField("seat", int64(b.Turn))
	e.writeOut(out)
}

// writeOut writes one field: who went out and why, the player who moved first.
func (e *daifugoEvents) writeOut(out *wire.Writer) {
	var seats [daifugo.MaxPlayers]int8
	n := 0
	for i := range e.before.Rules.Players {
		seat := (e.before.Turn + i) % e.before.Rules.Players
		if e.before.Places[seat] == 0 && e.after.Places[seat] != 0 {
			seats[n] = seat
			n++
		}
	}
	out.Key("out")
	out.ArrayOf(n)
	for _, seat := range seats[:n] {
		out.ObjectOf(3)
		out.IntField("seat", int64(seat))
		out.IntField("place", int64(e.after.Places[seat]))
		out.TextField("why", e.why(seat))
	}
}

// why says how a player came by his place.
func (e *daifugoEvents) why(seat int8) string {
	mover, place := e.before.Turn, e.after.Places[seat]
	switch {
	case e.move.Kind == daifugo.Pass:
		return "lot"
	case seat == mover && place != e.best():
		return "forbidden"
	case seat == mover:
		return "finished"
	case e.before.Rules.Has(daifugo.MiyakoOchi) && e.before.Class[seat] == 1 && e.after.Places[mover] == 1:
		return "miyakoOchi"
	}
	return "last"
}

// best returns the highest place that was free.
func (e *daifugoEvents) best() int8 {
	place := int8(1)
	for seat := 0; seat < len(e.before.Places); seat++ {
		if e.before.Places[seat] == place {
			place, seat = place+1, -1
		}
	}
	return place
}
