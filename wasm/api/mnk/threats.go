package mnk

import (
	"unsafe"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualTree is the default number of moves of a tree of threats, mostTree the greatest.
const (
	usualTree = 500
	mostTree  = 10_000
)

func solveThreats(in *input, out *wire.Writer) {
	p := in.position()
	side := p.Turn
	if !in.Option("side").IsMissing() {
		side = mnk.Black + mnk.Stone(in.Choice("side", sides...))
	}
	fours := in.Choice("kind", player.ThreatKinds[1], player.ThreatKinds[0]) > 0
	most := int(in.Integer("tree", usualTree, 0, mostTree))
	if !in.OK() {
		return
	}
	in.BudgetOr(usualNodes)
	found, err := player.SolveThreats(p, side, fours, most, &memory, in.Meter(0))
	if err != nil {
		in.refuse(err)
		return
	}
	out.Object()
	shape.Write(out, threatened[:], unsafe.Pointer(found), 0, &writer{rows: p.Board.Rows(), columns: p.Board.Columns()})
	in.WriteStats(out, found.Nodes)
	out.End()
}
