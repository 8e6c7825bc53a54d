package mnk

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// board reads a board: text with a row a line, or an array of rows. A fault of core
// is one of the field "board" behind a prefix, as "table.rules.".
//
//go:noinline
func (in *input) board(prefix string, v wire.Value) (b mnk.Board) {
	var rows []string
	if text, ok := v.String(); ok {
		rows = mnk.Lines(text)
	} else if items, ok := v.Items(); ok {
		for i, item := range items {
			rows = append(rows, in.AsText(call.At(prefix+"board", i), "a row like \".ox\"", item))
		}
	} else {
		in.WrongType(prefix+"board", "text with a row a line, or an array of rows", v)
	}
	if !in.Good() {
		return b
	}
	b, err := mnk.Parse(rows)
	if err != nil {
		in.Refuse(prefix, err)
	}
	return b
}

// refuse keeps what core says of the board or, of all else, of an option.
//
//go:noinline
func (in *input) refuse(err error) {
	if wrong, ok := err.(*fault.Fault); ok {
		prefix := "options."
		if strings.HasPrefix(wrong.Field, "board") || wrong.Field == "text" {
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
//
//go:noinline
func (in *input) boardPosition(p *mnk.Position) {
	b := in.board("", in.Position)
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

//go:noinline
func writeSquare(out *wire.Writer, s mnk.Square) {
	out.Array()
	out.Int(int64(s.Row))
	out.Int(int64(s.Column))
	out.End()
}

// writePlace writes two fields, a move as text and its square.
//
//go:noinline
func writePlace(out *wire.Writer, name string, s mnk.Square, rows int) {
	out.TextField(name, mnk.Place(s, rows))
	out.Key("square")
	writeSquare(out, s)
}

// writePlaces writes moves as text.
//
//go:noinline
func writePlaces(out *wire.Writer, squares []mnk.Square, rows int) {
	out.Array()
	for _, s := range squares {
		out.String(mnk.Place(s, rows))
	}
	out.End()
}

// writeSquares writes the squares of moves.
//
//go:noinline
func writeSquares(out *wire.Writer, squares []mnk.Square) {
	out.Array()
	for _, s := range squares {
		writeSquare(out, s)
	}
	out.End()
}

// writeMoves writes two fields: moves as text, and their squares in the same order.
//
//go:noinline
func writeMoves(out *wire.Writer, name string, squares []mnk.Square, rows int) {
	out.Key(name)
	writePlaces(out, squares, rows)
	out.Key("squares")
	writeSquares(out, squares)
}
