package solver

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker/solver"
	"github.com/tefuda/tefuda/wasm/wire"
)

var kinds = names.Keys(solver.Kinds)

// writeSize writes the memory that a spot takes in bytes, uncompressed and compressed, and the
// numbers of its decisions, runouts and suit symmetries.
func writeSize(out *wire.Writer, s solver.Size) {
	out.Ints("memory compressed decisions runouts suits", s.Bytes, s.Compressed, s.Decisions, s.Runouts, int64(s.Suits))
}

// writeNode writes the field node: the answer about one node.
func writeNode(out *wire.Writer, a *solver.Answer) {
	out.Key("node")
	out.Object()
	out.TextField("kind", kinds[a.Kind])
	if a.Player >= 0 {
		out.IntField("seat", int64(a.Player))
	}
	out.TextField("board", textOf(a.Board))
	out.NumberField("pot", a.Pot)
	writePair(out, "stacks", a.Stacks)
	writePair(out, "ev", a.Value)
	writePair(out, "equity", a.Equity)
	if a.Player >= 0 {
		out.Key("actions")
		out.Array()
		for i, action := range a.Actions {
			out.Object()
			out.TextField("move", action.String())
			out.Numbers("amount share", action.Amount, a.Shares[i])
			out.End()
		}
		out.End()
	}
	if a.Cards != nil {
		out.TextField("cards", textOf(a.Cards))
	}
	out.Key("hands")
	out.Array()
	for p := range a.Hands {
		writeHands(out, a.Hands[p])
	}
	out.End()
	out.End()
}

func textOf(some []cards.Card) string {
	text := make([]byte, 0, 3*len(some))
	for i, c := range some {
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(text, c.String()...)
	}
	return string(text)
}

func writePair(out *wire.Writer, name string, pair [2]float64) {
	out.Key(name)
	out.Array()
	out.Number(pair[0])
	out.Number(pair[1])
	out.End()
}

func writeHands(out *wire.Writer, hands []solver.HandAnswer) {
	out.Array()
	for i := range hands {
		h := &hands[i]
		out.Object()
		text := [4]byte{}
		copy(text[:2], h.Combo[1].String())
		copy(text[2:], h.Combo[0].String())
		out.TextField("hand", string(text[:]))
		out.NumberField("weight", h.Weight)
		if h.Strategy != nil {
			out.Key("strategy")
			out.Array()
			for _, share := range h.Strategy {
				out.Number(float64(share))
			}
			out.End()
		}
		if h.Meets {
			out.Numbers("ev equity", h.Value, h.Equity)
		} else {
			out.Key("ev")
			out.Null()
			out.Key("equity")
			out.Null()
		}
		out.End()
	}
	out.End()
}
