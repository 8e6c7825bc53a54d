package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeEvents writes a field: what happened, of a view as its seat sees it.
//
//go:noinline
func (p *position) writeEvents(out *wire.Writer, events []daifugo.Event) {
	out.Key("events")
	out.Array()
	for _, e := range events {
		if p.isView {
			e = e.For(p.seat)
		}
		writeEvent(out, &e)
	}
	out.End()
}

func writeEvent(out *wire.Writer, e *daifugo.Event) {
	out.Object()
	out.TextField("event", daifugo.EventKinds[e.Kind].Key)
	if e.Kind != daifugo.GameOver {
		out.IntField("seat", int64(e.Seat))
	}
	switch e.Kind {
	case daifugo.Played, daifugo.Gave, daifugo.Tributed, daifugo.Discarded, daifugo.Dropped, daifugo.Stopped:
		writeCards(out, e.Role)
		if e.Role.Kind == daifugo.Give {
			out.Ints("to count", int64(e.Role.To), int64(e.Role.Size))
		}
	case daifugo.NamedRanks:
		out.Texts("move ranks", e.Role.String(), daifugo.RanksOf(e.Role.Cards))
	case daifugo.Declined:
		out.TextField("choice", daifugo.Choices[e.Choice].Key)
	case daifugo.WentOut:
		out.IntField("place", int64(e.Place))
		out.TextField("why", daifugo.OutReasons[e.Why].Key)
	case daifugo.SuitsLocked:
		out.TextField("suits", suitsText(e.Suits))
	case daifugo.Skipped:
		out.IntField("count", int64(e.Count))
	}
	out.End()
}

// writeCards writes two fields: a move as text, and its cards, without what jokers
// stand for.
//
//go:noinline
func writeCards(out *wire.Writer, r daifugo.Role) {
	out.TextField("move", r.String())
	out.Key("cards")
	out.Array()
	for cards := r.Cards; cards != 0 && r.Kind != daifugo.Name; cards &= cards - 1 {
		out.String(cards.First().String())
	}
	out.End()
}
