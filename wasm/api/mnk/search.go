package mnk

import (
	"math"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualNodes is the budget of a search without one: some tenths of a second in
// a browser.
const usualNodes = 200_000

// table keeps its memory from call to call, and nothing else unless a call asks
// for it by keep.
var table player.Table

func searchBoard(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	o := player.Options{
		Level:    int(in.Integer("level", player.MaxLevel, 1, player.MaxLevel)),
		All:      in.Boolean("all", false),
		Lines:    int(in.Integer("lines", 1, 1, mnk.MaxSide*mnk.MaxSide)),
		MaxDepth: int(in.Integer("depth", 0, 1, mnk.MaxSide*mnk.MaxSide)),
	}
	keep := uint32(in.Integer("keep", 0, 1, math.MaxInt32))
	if !in.OK() {
		return
	}
	in.BudgetOr(usualNodes)
	var chooser *player.Chooser
	meter := in.MeterOf(0, func(out *wire.Writer) {
		found := chooser.Candidates()
		best := &found[0]
		writeExpected(out, "best", best, &best.Value, best.Depth)
		if !o.All {
			found = found[:min(o.Lines, len(found))]
		}
		writeMoves(out, found, false)
	})
	chooser, err := player.NewChooser(&p, o, &table)
	if err != nil {
		in.refuse(err)
		return
	}
	table.Keep(keep)
	candidates := chooser.Choose(meter, in.Seed)
	in.writeChoice(out, candidates, chooser.Outlook())
}

// usualStones is how many stones an opening has that a call does not tell of.
const usualStones = 3

func opening(in *input, out *wire.Writer) {
	var p mnk.Position
	in.boardPosition(&p)
	stones := int(in.Integer("stones", usualStones, 1, player.MaxOpening))
	if !in.OK() {
		return
	}
	in.BudgetOr(usualNodes)
	meter := in.Meter(0)
	o, err := player.NewOpening(&p, stones, &table, meter, in.Seed)
	if err != nil {
		in.refuse(err)
		return
	}
	for _, s := range o.Moves {
		in.refuse(p.Play(s)) // never does
	}
	out.Object()
	out.TextField("board", p.Board.String())
	out.TextField("turn", p.Turn.String())
	writeSquares(out, "moves", o.Moves)
	out.IntField("value", int64(o.Value.Score))
	in.WriteStats(out, meter.Progress().Done)
	out.End()
}

func (in *input) writeChoice(out *wire.Writer, candidates []player.Candidate, found player.Outlook) {
	out.Object()
	writeExpected(out, "best", &candidates[0], &found.Value, found.Depth)
	out.IntField("legal", int64(found.Legal))
	out.BoolField("finished", found.Finished)
	writeMoves(out, candidates, true)
	in.WriteStats(out, found.Nodes)
	out.End()
}

// writeMoves writes one field, candidates with or without their reasons.
func writeMoves(out *wire.Writer, candidates []player.Candidate, reasons bool) {
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		c := &candidates[i]
		out.Object()
		writeExpected(out, "move", c, &c.Value, c.Depth)
		if reasons {
			writeReasons(out, c.Reasons)
		}
		out.End()
	}
	out.End()
}

// writeExpected writes a move and what is expected of it: nine fields.
//
//go:noinline
func writeExpected(out *wire.Writer, name string, c *player.Candidate, v *player.Value, depth int) {
	out.Key(name)
	writeSquare(out, c.Square.Row, c.Square.Column)
	out.IntField("value", int64(v.Score))
	out.NumberField("chance", v.Chance())
	out.TextField("bound", player.Bounds[v.Bound].Key)
	writeOutcome(out, v.Outcome)
	out.BoolField("proved", v.Proved)
	out.Key("distance")
	if v.Outcome == mnk.Win || v.Outcome == mnk.Loss {
		out.Int(int64(v.Plies))
	} else {
		out.Null()
	}
	out.IntField("depth", int64(depth))
	writeSquares(out, "line", c.Line)
}

// writeReasons writes one field, reasons with the fields that they have.
func writeReasons(out *wire.Writer, reasons []player.Reason) {
	out.Key("reasons")
	out.Array()
	for i := range reasons {
		r := &reasons[i]
		out.Object()
		out.TextField("code", r.Code)
		for _, field := range names.Fields(player.Reasons, r.Code) {
			switch field {
			case "length":
				out.IntField(field, int64(r.Length))
			case "count":
				out.IntField(field, int64(r.Count))
			default:
				writeSquares(out, field, r.Line)
			}
		}
		out.End()
	}
	out.End()
}
