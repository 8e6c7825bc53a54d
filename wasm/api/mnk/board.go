package mnk

import (
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var boardFunctions = []call.Function{
	{Name: "legalMoves", Run: run(mnkLegalMoves)},
	{Name: "apply", Run: run(mnkApply)},
	{Name: "evaluate", Run: run(mnkEvaluate)},
	{Name: "search", Run: run(mnkSearch)},
}

// usualRow is k where a call does not say: gomoku's, or as long as a side.
const usualRow = 5

// boardPosition reads a board with the options k, rule and turn.
func (in *input) boardPosition() (p mnk.Position) {
	b := in.board("board", in.Position)
	side := max(b.Columns(), b.Rows(), 1)
	g := mnk.Game{
		K:     int(in.Integer("k", int64(min(usualRow, side)), 1, int64(side))),
		Exact: in.Choice("rule", "free", "exact") == 1,
	}
	turn, given := b.Turn(), !in.Option("turn").IsMissing()
	if given {
		turn = mnk.Black + mnk.Stone(in.Choice("turn", "o", "x"))
	}
	if !in.Good() {
		return p
	}
	p, err := g.At(b, turn)
	if fault, ok := err.(*mnk.PositionError); ok && fault.Field == "turn" && !given {
		p, err = g.At(b, turn.Other()) // white began
	}
	if fault, ok := err.(*mnk.PositionError); ok {
		in.boardFault(fault)
	}
	return p
}

// boardFault reports a position that play cannot produce.
func (in *input) boardFault(err *mnk.PositionError) {
	field := err.Field
	if field == "turn" {
		field = "options.turn"
	}
	in.Fail("board", field, err.Reason)
}

func mnkLegalMoves(in *input, out *wire.Writer) {
	p := in.boardPosition()
	if !in.OK() {
		return
	}
	out.ObjectOf(5)
	out.Key("moves")
	writeSquares(out, p.Legal())
	writeStanding(out, &p)
}

// writeStanding writes four fields: the side to move, and how the game stands.
func writeStanding(out *wire.Writer, p *mnk.Position) {
	out.TextField("turn", p.Turn.String())
	line, won := p.Winner()
	out.Key("winner")
	if won {
		out.String(line.Stone.String())
		out.Key("line")
		writeSquares(out, line.Squares())
	} else {
		out.Null()
		out.Key("line")
		out.Null()
	}
	out.BoolField("over", p.Over())
}

func writeSquare(out *wire.Writer, s mnk.Square) {
	out.ArrayOf(2)
	out.Int(int64(s.Row))
	out.Int(int64(s.Column))
}

func writeSquares(out *wire.Writer, squares []mnk.Square) {
	out.ArrayOf(len(squares))
	for _, s := range squares {
		writeSquare(out, s)
	}
}

func mnkApply(in *input, out *wire.Writer) {
	p := in.boardPosition()
	move := in.square("move")
	if !in.OK() {
		return
	}
	next, err := p.Apply(move)
	if err != nil {
		in.Fail("move", "options.move", err.(*mnk.MoveError).Reason)
		return
	}
	out.ObjectOf(5)
	out.TextField("board", boardText(&next.Board))
	writeStanding(out, &next)
}

// square reads an option that is a square, [row, column].
func (in *input) square(name string) (s mnk.Square) {
	v, field := in.Option(name), "options."+name
	items, ok := v.Items()
	if !ok || len(items) != 2 {
		in.WrongType(field, "a square, [row, column]", v)
		return s
	}
	s.Row = int(in.AsInteger(call.At(field, 0), items[0], 0, mnk.MaxSide-1))
	s.Column = int(in.AsInteger(call.At(field, 1), items[1], 0, mnk.MaxSide-1))
	return s
}

// boardText is the notation of a board, a row a line.
func boardText(b *mnk.Board) string {
	var text strings.Builder
	for r := range b.Rows() {
		if r > 0 {
			text.WriteByte('\n')
		}
		for c := range b.Columns() {
			text.WriteString(b.At(r, c).String())
		}
	}
	return text.String()
}

func mnkEvaluate(in *input, out *wire.Writer) {
	p := in.boardPosition()
	if !in.OK() {
		return
	}
	e, err := mnk.Evaluate(p)
	if err, ok := err.(*mnk.PositionError); ok {
		in.boardFault(err)
		return
	}
	out.ObjectOf(4)
	out.IntField("value", int64(e.Value))
	out.TextField("turn", p.Turn.String())
	writeParts(out, "black", e.Black)
	writeParts(out, "white", e.White)
}

// writeParts writes one field, what a colour has of each number of stones.
func writeParts(out *wire.Writer, name string, parts []mnk.Part) {
	out.Key(name)
	out.ArrayOf(len(parts))
	for _, p := range parts {
		out.ObjectOf(5)
		out.IntField("stones", int64(p.Stones))
		out.IntField("lines", int64(p.Lines))
		out.IntField("weight", int64(p.Weight))
		out.IntField("open", int64(p.Open))
		out.IntField("closed", int64(p.Closed))
	}
}
