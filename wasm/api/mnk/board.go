package mnk

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// board reads a board: text with a row a line, or an array of rows.
func (in *input) board() (b mnk.Board) {
	v := in.Position
	var rows []string
	if text, ok := v.String(); ok {
		rows = mnk.Lines(text)
	} else if items, ok := v.Items(); ok {
		for i, item := range items {
			rows = append(rows, in.AsText(call.At("board", i), "a row like \".ox\"", item))
		}
	} else {
		in.WrongType("board", "text with a row a line, or an array of rows", v)
	}
	if !in.Good() {
		return b
	}
	b, err := mnk.Parse(rows)
	in.refuse(err)
	return b
}

// refuse keeps what core says of the board or, of all else, of an option.
func (in *input) refuse(err error) {
	if wrong, ok := err.(*fault.Fault); ok {
		prefix := "options."
		if strings.HasPrefix(wrong.Field, "board") || wrong.Field == "moves" || wrong.Field == "text" {
			prefix = ""
		}
		in.Refuse(prefix, wrong)
	}
}

// usualRow is k where a call does not say: gomoku's, or as long as a side.
const usualRow = 5

var (
	rules = names.Keys(mnk.Rules)
	sides = names.Keys(mnk.Sides)
)

// boardPosition reads a board with the options k, rule and turn.
func (in *input) boardPosition(p *mnk.Position) {
	b := in.board()
	side := int64(max(b.Columns(), b.Rows(), 1))
	g := in.rules(side, min(usualRow, side))
	turn := mnk.Empty
	if !in.Option("turn").IsMissing() {
		turn = mnk.Black + mnk.Stone(in.Choice("turn", sides...))
	}
	if in.Good() {
		var err error
		*p, err = g.At(b, turn)
		in.refuse(err)
	}
}

// rules reads the options k, of a board with such a longer side, and rule.
func (in *input) rules(side, usual int64) mnk.Game {
	return mnk.Game{
		K:    int(in.Integer("k", usual, 1, side)),
		Rule: mnk.Rule(in.Choice("rule", rules...)),
	}
}

// asSquare reads a square, [row, column].
func (in *input) asSquare(field string, v wire.Value) (s mnk.Square) {
	items, ok := v.Items()
	if !ok || len(items) != 2 {
		in.WrongType(field, "a square, [row, column]", v)
		return s
	}
	s.Row = int(in.AsInteger(call.At(field, 0), items[0], 0, mnk.MaxSide-1))
	s.Column = int(in.AsInteger(call.At(field, 1), items[1], 0, mnk.MaxSide-1))
	return s
}

// writeStanding writes four fields: the side to move, and how the game stands.
func writeStanding(out *wire.Writer, p *mnk.Position) {
	out.TextField("turn", p.Turn.String())
	line, won := p.Winner()
	out.Key("winner")
	if won {
		out.String(line.Stone.String())
		writeSquares(out, "line", line.Squares())
	} else {
		out.Null()
		out.Key("line")
		out.Null()
	}
	out.BoolField("over", won || p.Full())
}

//go:noinline
func writeSquare(out *wire.Writer, row, column int) {
	out.Array()
	out.Int(int64(row))
	out.Int(int64(column))
	out.End()
}

// writeSquares writes one field.
//
//go:noinline
func writeSquares(out *wire.Writer, name string, squares []mnk.Square) {
	out.Key(name)
	out.Array()
	for _, s := range squares {
		writeSquare(out, s.Row, s.Column)
	}
	out.End()
}
