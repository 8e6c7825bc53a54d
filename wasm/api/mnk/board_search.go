package mnk

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/wasm/wire"
)

// usualBoardNodes is the budget of a search without one: some tenths of a
// second in a browser.
const usualBoardNodes = 200_000

// boardEngine keeps its table's memory from call to call, and nothing else.
var boardEngine mnk.Engine

func mnkSearch(in *input, out *wire.Writer) {
	p := in.boardPosition()
	o := mnk.Options{
		Level:    int(in.Integer("level", mnk.MaxLevel, 1, mnk.MaxLevel)),
		All:      in.Boolean("all", false),
		MaxDepth: int(in.Integer("depth", 0, 1, mnk.MaxSide*mnk.MaxSide)),
		Seed:     in.Seed,
	}
	if !in.OK() {
		return
	}
	if p.Over() {
		in.Fail("board", "board", "has no moves: the game is over")
		return
	}
	in.BudgetOr(usualBoardNodes)
	meter := in.MeterOf(0, func(out *wire.Writer) {
		s := boardEngine.Snapshot()
		writeOutlook(out, "best", s.Best, s.Value, s.Depth, s.Line)
	})
	choice, err := boardEngine.Choose(p, o, meter)
	if err != nil { // of the position, which is checked: there is none
		in.Fail("board", "board", err.Error())
		return
	}
	out.ObjectOf(2 + valueFields + 1 + 5)
	writeOutlook(out, "best", choice.Best, choice.Value, choice.Depth, choice.Line)
	out.IntField("legal", int64(choice.Legal))
	out.BoolField("finished", choice.Finished)
	out.Key("candidates")
	out.ArrayOf(len(choice.Candidates))
	for i := range choice.Candidates {
		writeBoardMove(out, &choice.Candidates[i])
	}
	in.WriteStats(out, choice.Nodes)
}

func writeBoardMove(out *wire.Writer, c *mnk.Candidate) {
	out.ObjectOf(2 + valueFields + 2)
	writeOutlook(out, "move", c.Square, c.Value, c.Depth, c.Line)
	out.Key("reasons")
	out.ArrayOf(len(c.Reasons))
	for i := range c.Reasons {
		writeBoardReason(out, &c.Reasons[i])
	}
}

// writeOutlook writes a move and what is expected of it: two fields, those of
// its value, and the line.
func writeOutlook(out *wire.Writer, name string, move mnk.Square, v mnk.Value, depth int, line []mnk.Square) {
	out.Key(name)
	writeSquare(out, move)
	writeBoardValue(out, v)
	out.IntField("depth", int64(depth))
	out.Key("line")
	writeSquares(out, line)
}

// valueFields is how many writeBoardValue writes.
const valueFields = 5

var (
	outcomes = [...]string{mnk.Win: "win", mnk.Draw: "draw", mnk.Loss: "loss"}
	bounds   = [...]string{mnk.Exact: "exact", mnk.AtMost: "at-most", mnk.AtLeast: "at-least"}
)

func writeBoardValue(out *wire.Writer, v mnk.Value) {
	out.IntField("value", int64(v.Score))
	out.TextField("bound", bounds[v.Bound])
	out.Key("result")
	if v.Outcome == mnk.Open {
		out.Null()
	} else {
		out.String(outcomes[v.Outcome])
	}
	out.BoolField("proved", v.Proved)
	out.Key("distance")
	if v.Outcome == mnk.Win || v.Outcome == mnk.Loss {
		out.Int(int64(v.Plies))
	} else {
		out.Null()
	}
}

// writeBoardReason writes a reason with those of its fields that say
// something.
func writeBoardReason(out *wire.Writer, r *mnk.Reason) {
	fields := 1
	for _, has := range []bool{r.Length > 0, r.Count > 0, len(r.Line) > 0} {
		if has {
			fields++
		}
	}
	out.ObjectOf(fields)
	out.TextField("code", r.Code)
	if r.Length > 0 {
		out.IntField("length", int64(r.Length))
	}
	if r.Count > 0 {
		out.IntField("count", int64(r.Count))
	}
	if len(r.Line) > 0 {
		out.Key("line")
		writeSquares(out, r.Line)
	}
}
