package mnk

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/record"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var formats = names.Keys(record.Formats)

func importGame(in *input, out *wire.Writer) {
	text := in.AsText("text", "a game like \"h8 i9\", or a Piskvorky file", in.Position)
	columns, rows := in.sides(0)
	if !in.Good() {
		return
	}
	g, err := record.Parse(text, columns, rows)
	if err != nil {
		in.Refuse("", err)
		return
	}
	in.writeGame(out, g, "text")
}

func exportGame(in *input, out *wire.Writer) {
	items, ok := in.Position.Items()
	if !ok {
		in.WrongType("moves", "an array of squares, each [row, column]", in.Position)
	}
	g := record.Game{Format: record.Format(in.Choice("format", formats...))}
	g.Columns, g.Rows = in.sides(15)
	for i, item := range items {
		g.Moves = append(g.Moves, in.asSquare(call.At("moves", i), item))
	}
	if in.Good() {
		in.writeGame(out, &g, "moves")
	}
}

// sides reads the options columns and rows.
func (in *input) sides(usual int64) (columns, rows int) {
	return int(in.Integer("columns", usual, 1, mnk.MaxSide)), int(in.Integer("rows", usual, 1, mnk.MaxSide))
}

// writeGame plays a game by the options k and rule, of which a text may know the
// first, and writes it with what it leads to.
func (in *input) writeGame(out *wire.Writer, g *record.Game, field string) {
	side := max(g.Columns, g.Rows)
	if g.K == 0 {
		g.K = min(usualRow, side)
	}
	rules := in.rules(int64(side), int64(g.K))
	g.K = rules.K
	if !in.Good() {
		return
	}
	p, err := g.Replay(rules, field)
	if wrong, ok := err.(*fault.Fault); ok && wrong.Field == "k" {
		wrong.Field = field
		wrong.Reason = "has a row longer than the board: " + wrong.Reason
	}
	in.refuse(err)
	if !in.OK() {
		return
	}
	out.Object()
	out.TextField("format", formats[g.Format])
	out.Ints("columns rows k", int64(g.Columns), int64(g.Rows), int64(g.K))
	writeSquares(out, "moves", g.Moves)
	out.TextField("text", g.Text())
	out.TextField("board", p.Board.String())
	writeStanding(out, &p)
	out.End()
}
