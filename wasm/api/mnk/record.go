package mnk

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/record"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

var formats = names.Keys(record.Formats)

// importGame makes a table of a text. What it does not say the options columns, rows, k
// and rule do, and k goes before what it says.
func importGame(in *input, out *wire.Writer) {
	text := in.AsText("text", "a game like \"h8 i9\", or a Piskvorky file", in.Position)
	columns := int(in.Integer("columns", 0, 1, mnk.MaxSide))
	rows := int(in.Integer("rows", 0, 1, mnk.MaxSide))
	if !in.Good() {
		return
	}
	g, err := record.Parse(text, columns, rows)
	if err != nil {
		in.Refuse("", err)
		return
	}
	side := max(g.Columns, g.Rows)
	if g.K == 0 {
		g.K = min(usualRow, side)
	}
	rules := in.rules(int64(side), int64(g.K))
	if !in.Good() {
		return
	}
	t := &table{seed: in.Seed}
	t.Match, err = g.Match(rules)
	if wrong, ok := err.(*fault.Fault); ok && wrong.Field == "k" {
		wrong.Field = "text"
		wrong.Reason = "has a row longer than the board: " + wrong.Reason
	}
	in.refuse(err)
	if !in.OK() {
		return
	}
	t.result = t.Result()
	t.answer(out, nil, nil, formats[g.Format])
}

func exportGame(in *input, out *wire.Writer) {
	t := in.table("table", in.Position)
	format := record.Format(in.Choice("format", formats...))
	if in.Good() && t.Start.Board.Stones() > 0 {
		in.Fail(fault.BadGame, "table.rules.board", "must be empty: a game as text begins there")
	}
	if !in.OK() {
		return
	}
	rules := &t.Start.Game
	g := record.Game{Format: format, Columns: rules.Columns, Rows: rules.Rows, K: rules.K, Moves: t.Moves}
	out.String(g.Text())
}
