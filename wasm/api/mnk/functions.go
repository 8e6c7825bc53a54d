package mnk

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var functions = []call.Function{
	{Name: "pairs", Run: run(pairs)},
	{Name: "pairsMany", Run: run(pairsMany)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	{Name: "evaluate", Run: run(evaluate)},
	{Name: "search", Run: run(searchBoard)},
	{Name: "importGame", Run: run(importGame)},
	{Name: "exportGame", Run: run(exportGame)},
	{Name: "opening", Run: run(opening)},
	{Name: "prove", Run: run(proveBoard)},
}

func pairs(in *input, out *wire.Writer) {
	b := in.board()
	length := in.runLength()
	if !in.OK() {
		return
	}
	black, white := b.Count(length)
	out.Object()
	out.Ints("value black white columns rows", int64(black-white), int64(black), int64(white), int64(b.Columns()), int64(b.Rows()))
	out.Key("pairs")
	out.Array()
	for _, r := range b.Runs(length) {
		writeRun(out, r, length)
	}
	out.End()
	out.End()
}

func writeRun(out *wire.Writer, r mnk.Run, length int) {
	out.Object()
	out.TextField("stone", r.Stone.String())
	out.Key("cells")
	out.Array()
	for i := range length {
		writeSquare(out, r.Row+i*r.Down, r.Column+i*r.Right)
	}
	out.End()
	out.End()
}

func (in *input) runLength() int { return int(in.Integer("length", 2, 2, mnk.MaxSide)) }

func legal(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	if !in.OK() {
		return
	}
	out.Object()
	writeSquares(out, "moves", p.Legal())
	writeFouls(out, &p)
	writeStanding(out, &p)
	out.End()
}

// writeFouls writes one field, the squares that are forbidden and why.
func writeFouls(out *wire.Writer, p *mnk.Position) {
	out.Key("forbidden")
	out.Array()
	for _, s := range p.Forbidden() {
		out.Object()
		out.Key("square")
		writeSquare(out, s.Row, s.Column)
		out.TextField("foul", p.Foul(s))
		out.End()
	}
	out.End()
}

func apply(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	move := in.asSquare("options.move", in.Option("move"))
	if in.Good() {
		in.refuse(p.Play(move))
	}
	if !in.OK() {
		return
	}
	out.Object()
	out.TextField("board", p.Board.String())
	writeFouls(out, &p)
	writeStanding(out, &p)
	out.End()
}

func evaluate(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	if !in.OK() {
		return
	}
	e := lines.Evaluate(&p)
	out.Object()
	out.IntField("value", int64(e.Value))
	out.TextField("turn", p.Turn.String())
	writeParts(out, "black", e.Black)
	writeParts(out, "white", e.White)
	out.End()
}

// writeParts writes one field, what a colour has of each number of stones.
//
//go:noinline
func writeParts(out *wire.Writer, name string, parts []lines.Part) {
	out.Key(name)
	out.Array()
	for _, p := range parts {
		out.Object()
		out.Ints("stones lines weight open closed", int64(p.Stones), int64(p.Lines), int64(p.Weight), int64(p.Open), int64(p.Closed))
		out.End()
	}
	out.End()
}
