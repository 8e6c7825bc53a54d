package mnk

import (
	"strings"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// board reads a board: text with one row per line, or an array of rows. Faults name the
// field "board" after a prefix such as "table.rules.".
//
//go:noinline
func (in *input) board(prefix string, v wire.Value) *mnk.Board {
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
	var b mnk.Board
	if in.Good() {
		var err error
		if b, err = mnk.Parse(rows); err != nil {
			in.Refuse(prefix, err)
		}
	}
	return &b
}

// refuse reports core's fault: about the board or text as an argument, about any other
// field as an option.
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

// usualRow is the default of k, as in gomoku. On smaller boards it is the longer side.
const usualRow = 5

var (
	bounds   = names.Keys(player.Bounds)
	outcomes = names.Keys(mnk.Outcomes)
	sides    = names.Keys(mnk.Sides)
	openings = names.Keys(mnk.OpeningRules)
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
		in.refuse(p.SetUp(g, b, turn))
	}
}

// rules reads the options k and rule. side is the board's longer side and the maximum of
// k; usual is k's default.
func (in *input) rules(side, usual int64) mnk.Game {
	return mnk.Game{
		K:    int(in.Integer("k", usual, 1, side)),
		Rule: mnk.Rule(in.Choice("rule", mnk.RuleKeys...)),
	}
}

//go:noinline
func writeSquare(out *wire.Writer, s mnk.Square) {
	if fifth, offered := s.Offered(); offered {
		s = fifth
	} else if s.Row < 0 {
		out.Null()
		return
	}
	out.Array()
	out.Int(int64(s.Row))
	out.Int(int64(s.Column))
	out.End()
}

// writePlace writes a move as two fields: its text as name, and square, null of a move that has none.
//
//go:noinline
func writePlace(out *wire.Writer, name string, s mnk.Square, rows int) {
	out.TextField(name, mnk.Place(s, rows))
	out.Key("square")
	writeSquare(out, s)
}

// writePlaces writes moves as an array of texts.
//
//go:noinline
func writePlaces(out *wire.Writer, squares []mnk.Square, rows int) {
	out.Array()
	for _, s := range squares {
		out.String(mnk.Place(s, rows))
	}
	out.End()
}

// writeSquares writes the squares of moves that have one as an array.
//
//go:noinline
func writeSquares(out *wire.Writer, squares []mnk.Square) {
	out.Array()
	for _, s := range squares {
		if _, offered := s.Offered(); offered || s.Row >= 0 {
			writeSquare(out, s)
		}
	}
	out.End()
}

// writeMoves writes moves as two fields: their texts as name, and squares, in the same
// order.
//
//go:noinline
func writeMoves(out *wire.Writer, name string, squares []mnk.Square, rows int) {
	out.Key(name)
	writePlaces(out, squares, rows)
	out.Key("squares")
	writeSquares(out, squares)
}
