package daifugo

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// writeEvents writes the field events; in a view, as its seat sees them.
//
//go:noinline
func (p *position) writeEvents(out *wire.Writer, events []daifugo.Event) {
	out.Key("events")
	out.Array()
	for _, e := range events {
		if p.isView {
			e = e.For(p.seat)
		}
		shape.WriteEvent(out, Events[:], uint8(e.Kind), daifugo.EventKinds[e.Kind].Key, unsafe.Pointer(&e), p)
	}
	out.End()
}

// writeCardList writes the cards of a move as an array. Jokers are written without the
// cards they stand for.
//
//go:noinline
func writeCardList(out *wire.Writer, r *daifugo.Combination) {
	out.Array()
	twins := r.Pile().Twins
	for cards := r.Cards; cards != 0 && r.Kind != daifugo.Name; cards &= cards - 1 {
		for range 1 + (twins & cards.First()).Len() {
			out.String(cards.First().String())
		}
	}
	out.End()
}
