package mnk

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/record"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/shape"
	"github.com/tefuda/tefuda/wasm/wire"
)

var formats = names.Keys(record.Formats)

// mostGames is more than the games of any text.
const mostGames = 1 << 24

// importGame makes a table from a text. The options columns, rows, k, rule and opening fill in
// what the text leaves out. The option k also overrides the text.
func importGame(in *input, out *wire.Writer) {
	raw, isFile := wire.Uint8s(in.Position)
	text := string(raw)
	if !isFile {
		text = in.AsText("text", "a game like \"h8 i9\", or a file as text or Uint8Array", in.Position)
	}
	columns := int(in.Integer("columns", 0, 1, mnk.MaxSide))
	rows := int(in.Integer("rows", 0, 1, mnk.MaxSide))
	number := int(in.Integer("game", 0, 0, mostGames))
	if !in.Good() {
		return
	}
	g, err := record.Parse(text, columns, rows, number)
	if err != nil {
		in.refuse(err)
		return
	}
	side := max(g.Columns, g.Rows)
	if g.K == 0 {
		g.K = min(usualRow, side)
	}
	rules := in.rules(int64(side), int64(g.K))
	rules.Opening = mnk.OpeningRule(in.Choice("opening", openings...))
	if g.Ruled {
		rules.Rule = g.Rule
	}
	if !in.Good() {
		return
	}
	t := &table{seed: in.Seed}
	err = g.Match(&t.Match, rules)
	if wrong, ok := err.(*fault.Fault); ok && wrong.Field == "k" {
		wrong.Field = "text"
		wrong.Reason = "has a row longer than the board: " + wrong.Reason
	}
	in.refuse(err)
	if !in.OK() {
		return
	}
	t.result = t.Result()
	out.Object()
	t.write(out, nil)
	out.TextField("format", formats[g.Format])
	out.IntField("games", int64(g.Games))
	out.Key("variations")
	out.Array()
	for i := range g.Branches {
		b := &g.Branches[i]
		out.Object()
		out.Key("of")
		writeIndex(out, b.Of)
		out.IntField("at", int64(b.At))
		out.Key("moves")
		writePlaces(out, b.Moves, g.Rows)
		out.End()
	}
	out.End()
	out.End()
}

// branches reads the variations of a table.
//
//go:noinline
func (in *input) branches(t *table) (out []record.Branch) {
	items, ok := t.variations.Items()
	if !ok && !t.variations.IsMissing() {
		in.WrongType("table.variations", wantVariation, t.variations)
	}
	r := shape.Reader{In: in.Input, Field: "table.variations"}
	for i := range items {
		r.Index = i
		if !r.Open(wantVariation, &items[i]) {
			return nil
		}
		b := record.Branch{Of: -1}
		if of := r.Take("of"); !of.IsNull() {
			b.Of = int(in.AsInteger(r.Path("of"), *of, 0, int64(len(items))-1))
		}
		b.At = int(r.Integer("at", 0, int64(len(t.Moves))+1<<16))
		for _, move := range r.Items("moves", "an array of places like \"h8\"") {
			s := in.place(r.Path("moves"), in.AsText(r.Path("moves"), "a place like \"h8\"", move), t)
			if in.Good() && s.Row < 0 && s != mnk.Pass {
				in.Fail(fault.BadMove, r.Path("moves"), "is not a place like \"h8\"")
			}
			b.Moves = append(b.Moves, s)
		}
		r.End()
		out = append(out, b)
	}
	return out
}

const wantVariation = "an array of variations { of, at, moves }"

func exportGame(in *input, out *wire.Writer) {
	t := in.table("table", in.Position)
	format := record.Format(in.Choice("format", formats[:record.RIF]...))
	var branches []record.Branch
	if in.Good() {
		branches = in.branches(t)
	}
	if !in.OK() {
		return
	}
	rules := &t.Start.Game
	g := record.Game{Format: format, Columns: rules.Columns, Rows: rules.Rows, K: rules.K, Rule: rules.Rule,
		Turn: t.Start.Turn, Moves: t.Moves, Branches: branches}
	if t.Start.Board.Stones() > 0 {
		g.Board = t.Start.Board
	}
	if i := g.Check(); i >= 0 {
		r := shape.Reader{Field: "table.variations", Index: i}
		in.Fail(fault.BadGame, r.Path(""), "must leave a line before it, after moves that it has, and go on on empty squares")
		return
	}
	text, err := g.Text()
	if err != nil {
		in.refuse(err)
		return
	}
	out.String(text)
}
