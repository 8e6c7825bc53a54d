package poker

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func pokerRange(in *input, out *wire.Writer) {
	r := in.grid()
	if !in.OK() {
		return
	}
	weight := 0.0
	for _, h := range r {
		weight += float64(h.Weight) / float64(holdem.Whole)
	}
	out.Object()
	out.TextField("text", r.String())
	out.IntField("combos", int64(len(r)))
	out.Numbers("weight share", weight, weight/holdem.Combos)
	out.Key("grid")
	out.Array()
	for place := range holdem.Classes {
		c := holdem.ClassAt(place)
		_, of := r.Count(c)
		out.Number(float64(of) / float64(int(holdem.Whole)*c.Size()))
	}
	out.End()
	out.End()
}

// grid reads a range: its text, or 169 weights from 0 to 1 in the order of the grid.
func (in *input) grid() (r holdem.Range) {
	items, isArray := in.Position.Items()
	if !isArray {
		players := int(in.Integer("players", 2, 2, holdem.MaxPlayers))
		text := in.AsText("range", "a range like \"QQ+, AKs:0.5\" or 169 weights", in.Position)
		r, err := holdem.ParseRangeFor(text, 0, players)
		if err != nil && in.Good() {
			in.refuse("range", err)
		}
		return r
	}
	if len(items) != holdem.Classes {
		in.Fail(fault.BadLength, "range", fault.Tell("must be # weights, not #", int64(holdem.Classes), int64(len(items))))
		return nil
	}
	weights := make([]holdem.Weight, holdem.Classes)
	for i := range items {
		x, ok := items[i].Number()
		if field := call.At("range", i); !ok {
			in.WrongType(field, "a number from 0 to 1", items[i])
		} else if !(x >= 0 && x <= 1) {
			in.OutOfRange(field, "a number from 0 to 1", items[i])
		} else {
			weights[i] = holdem.Weight(float64(x*float64(holdem.Whole)) + 0.5)
		}
	}
	return holdem.OfGrid(weights)
}
