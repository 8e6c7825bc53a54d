package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The default budgets in iterations: usualPlayouts is for playouts, half a second in a
// browser; usualNodes is for positions of the solver.
const (
	usualPlayouts = 5_000
	usualNodes    = 3_000_000
	// reviewNodes is for each position of a reviewed game, which may have dozens.
	reviewNodes = 100_000
)

var levels = names.Keys(player.Levels)

// level reads the option level, by default usual.
func (in *input) level(usual player.Level) player.Level {
	if v := in.Option("level"); !v.IsMissing() {
		return player.Level(in.AsChoice("options.level", v, levels))
	}
	return usual
}

func choose(in *input, out *wire.Writer) {
	t := in.table("view", in.Position)
	level := in.level(player.SearchLevel)
	switch {
	case !in.Good():
	case t.seat != 0:
		in.Fail("game", "view.seat", "is null: an onlooker makes no moves")
	case t.Over():
		in.Fail("game", "view", "has no moves: the game is over")
	}
	if !in.OK() {
		return
	}
	in.BudgetOr(usualPlayouts)
	chooser := player.NewChooser(&t.State)
	meter := in.MeterOf(0, func(out *wire.Writer) { writeStandings(out, chooser.Candidates()) })
	candidates := chooser.ChooseBy(level, meter, in.Seed)
	out.Object()
	out.TextField("best", moveText(candidates[0].Move))
	writeCandidates(out, candidates, level)
	in.WriteStats(out, meter.Progress().Done)
	out.End()
}

func stillWinnable(in *input, out *wire.Writer) {
	s := &in.table("position", in.Position).State
	if !in.OK() {
		return
	}
	if s.Fixed() {
		in.BudgetOr(usualNodes)
	} else {
		in.BudgetOr(usualPlayouts)
	}
	found := player.StillWinnable(s, in.Meter(0), in.Seed)
	out.Object()
	out.Key("proof")
	writeProof(out, found.Proof)
	out.Numbers("value error", found.Win, found.Error)
	out.IntField("playouts", found.Done)
	if s.Fixed() {
		writeMoves(out, "line", found.Line)
	} else {
		writeLuckyLine(out, found.Line)
	}
	in.WriteStats(out, found.Done)
	out.End()
}

// writeLuckyLine writes the field line: a winning line of a position with a hidden stock.
// Its draws name the cards they turn.
func writeLuckyLine(out *wire.Writer, line []calculation.Move) {
	if line == nil {
		writeMoves(out, "line", line)
		return
	}
	texts := make([]string, len(line))
	for i, m := range line {
		texts[i] = m.String()
	}
	out.TextArray("line", texts)
}

func solve(in *input, out *wire.Writer) {
	s := &in.knownTable("position", in.Position).State
	if !in.OK() {
		return
	}
	in.BudgetOr(usualNodes)
	solution := player.Solve(s, in.Meter(0))
	if solution.Proof == player.ProvedWin && solution.Line == nil {
		solution.Line = []calculation.Move{} // the game is already won: no move is needed
	}
	out.Object()
	out.Key("proof")
	writeProof(out, solution.Proof)
	writeMoves(out, "line", solution.Line)
	call.WriteIterations(out, solution.Nodes)
	out.End()
}

func review(in *input, out *wire.Writer) {
	line := &calculation.Line{}
	in.lineOf(in.knownTable("table", in.Position), "table", line)
	if v := in.Option("seat"); !v.IsMissing() {
		in.AsInteger("options.seat", v, 0, 0)
	}
	level := in.level(player.RuleLevel)
	if !in.OK() {
		return
	}
	in.BudgetOr(reviewNodes)
	report := in.Reporter(func(*wire.Writer) {})
	review, err := player.ReviewGame(&line.Start, line.Moves, in.Budget, in.Host.Clock, report)
	if err != nil {
		in.Refuse("table.", err)
		return
	}
	out.Object()
	writeDecisions(out, review.Decisions(line, level, in.Seed, in.Host.Clock, report), level)
	out.Key("proofs")
	out.Array()
	for _, p := range review.Proofs {
		writeProof(out, p)
	}
	out.End()
	out.IntField("mistake", int64(review.Mistake))
	out.BoolField("sure", review.Sure)
	writeMoves(out, "line", review.Line)
	call.WriteIterations(out, review.Nodes)
	out.End()
}

// writeDecisions writes the fields decisions and summary.
func writeDecisions(out *wire.Writer, all []player.Decision, level player.Level) {
	out.Key("decisions")
	out.Array()
	for i := range all {
		d := &all[i]
		out.Object()
		out.Ints("at seat", int64(d.At), 0)
		out.Texts("played best", moveText(d.Played), moveText(d.Best))
		out.NumberField("loss", d.Loss)
		out.TextField("unit", "chance")
		out.BoolField("agreed", d.Loss == 0)
		writeMoved(out, &d.Best)
		writeReasons(out, d.Reasons)
		if level == player.SearchLevel {
			out.Numbers("value made", d.Value, d.Made)
			writeCandidates(out, d.Candidates, player.SearchLevel)
		}
		out.End()
	}
	out.End()
	sum := player.Sum(all)
	out.Key("summary")
	out.Object()
	out.NumberField("loss", sum.Loss)
	out.IntField("mistakes", int64(sum.Mistakes))
	out.TextField("grade", sum.Grade)
	out.End()
}
