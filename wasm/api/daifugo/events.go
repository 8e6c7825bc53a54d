package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeEvents writes a field: what happened, as a viewer sees it; call.NoView
// sees all.
//
//go:noinline
func writeEvents(out *wire.Writer, events []daifugo.Event, viewer int8) {
	out.Key("events")
	out.Array()
	for _, e := range events {
		if viewer != call.NoView {
			e = e.For(viewer)
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
	case daifugo.Played, daifugo.Gave, daifugo.Discarded, daifugo.Dropped, daifugo.Stopped:
		out.Texts("move cards", roleText(e.Role), e.Role.Cards.String())
		if e.Kind == daifugo.Gave {
			out.Ints("to count", int64(e.Role.To), int64(e.Role.Size))
		}
	case daifugo.NamedRanks:
		out.Texts("move ranks", roleText(e.Role), daifugo.RanksOf(e.Role.Cards))
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
