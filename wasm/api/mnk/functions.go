package mnk

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var functions = []call.Function{
	{Name: "deal", Run: run(deal)},
	{Name: "view", Run: run(view)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	{Name: "choose", Run: run(choose)},
	{Name: "review", Run: run(review)},
	{Name: "importGame", Run: run(importGame)},
	{Name: "exportGame", Run: run(exportGame)},
	{Name: "pairs", Run: run(pairs)},
	{Name: "pairsMany", Run: run(pairsMany)},
	{Name: "evaluate", Run: run(evaluate)},
	{Name: "search", Run: run(searchBoard)},
	{Name: "opening", Run: run(opening)},
	{Name: "prove", Run: run(proveBoard)},
	{Name: "solveThreats", Run: run(solveThreats)},
}

func pairs(in *input, out *wire.Writer) {
	b := in.board("", in.Position)
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
		writeSquare(out, mnk.Square{Row: r.Row + i*r.Down, Column: r.Column + i*r.Right})
	}
	out.End()
	out.End()
}

func (in *input) runLength() int { return int(in.Integer("length", 2, 2, mnk.MaxSide)) }

func deal(in *input, out *wire.Writer) {
	t := &table{}
	if from := in.Option("from"); from.IsMissing() {
		in.start(t, "rules", in.Position)
	} else {
		if !in.Position.IsMissing() {
			in.Fail("arguments", "options.from", "has its own rules: leave out the others")
		}
		last := in.table("options.from", from)
		if in.Good() && last.result.Why == mnk.Going {
			in.Fail(fault.BadGame, "options.from", "is not over")
		}
		t.Begin(&last.Start)
	}
	viewers := in.Viewers(mnk.Seats)
	if !in.OK() {
		return
	}
	t.seed, t.result = in.Seed, t.Result()
	t.answer(out, nil, viewers)
}

func view(in *input, out *wire.Writer) {
	t := in.table("table", in.Position)
	seat := in.AsSeat("options.seat", in.Option("seat"), mnk.Seats)
	if !in.OK() {
		return
	}
	t.seenBy(seat).answer(out, nil, nil)
}

func legal(in *input, out *wire.Writer) {
	t := in.table("position", in.Position)
	seat := t.mover()
	if v := in.Option("seat"); !v.IsMissing() {
		seat = int8(in.AsInteger("options.seat", v, 0, mnk.Seats-1))
	} else if t.isView {
		seat = t.seat
	}
	if !in.OK() {
		return
	}
	t.writeLegal(out, seat)
}

func apply(in *input, out *wire.Writer) {
	t := in.table("position", in.Position)
	move := in.place("options.move", in.AsText("options.move", "a place like \"h8\"", in.Option("move")), t)
	seat := t.Mover()
	if v := in.Option("seat"); !v.IsMissing() {
		seat = int8(in.AsInteger("options.seat", v, 0, mnk.Seats-1))
	}
	if move = of(move, seat); in.Good() && (t.mover() < 0 || t.SeatOf(move) != seat) && !in.Option("seat").IsMissing() {
		in.Fail(fault.BadRange, "options.seat", "is not to act now")
	}
	viewers := in.Viewers(mnk.Seats)
	var events []mnk.Event
	if in.Good() {
		var err error
		events, err = t.Play(move)
		in.refuse(err)
	}
	if !in.OK() {
		return
	}
	t.result = t.Result()
	t.answer(out, events, viewers)
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
	out.Key("opening")
	writeKey(out, p.Board.Opening())
	writeParts(out, "black", e.Black)
	writeParts(out, "white", e.White)
	out.End()
}

// writeParts writes one field: a colour's lines, counted by their number of stones.
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
