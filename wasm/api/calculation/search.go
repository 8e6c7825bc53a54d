package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The budgets in iterations of calls that come without one: playouts, half a
// second of them in a browser, and positions that a solver looks at.
const (
	usualPlayouts = 5_000
	usualNodes    = 1_000_000
	// reviewNodes is for each position of a game, and dozens of them may be looked at.
	reviewNodes = 100_000
)

func choose(in *input, out *wire.Writer) {
	var s calculation.State
	in.state(&s, "position", in.Position)
	if !in.OK() {
		return
	}
	in.BudgetOr(usualPlayouts)
	chooser := player.NewChooser(&s)
	meter := in.MeterOf(0, func(out *wire.Writer) { writeStandings(out, chooser.Candidates()) })
	candidates := chooser.Choose(meter, in.Seed)
	if len(candidates) == 0 {
		in.Fail("game", "position", "has no moves: the game is over")
		return
	}
	out.Object()
	out.TextField("best", moveText(candidates[0].Move))
	out.Key("candidates")
	out.Array()
	for i := range candidates {
		writeCandidate(out, &candidates[i])
	}
	out.End()
	in.WriteStats(out, meter.Progress().Done)
	out.End()
}

func stillWinnable(in *input, out *wire.Writer) {
	var s calculation.State
	in.state(&s, "position", in.Position)
	if !in.OK() {
		return
	}
	if s.Fixed() {
		in.BudgetOr(usualNodes)
	} else {
		in.BudgetOr(usualPlayouts)
	}
	outlook := player.StillWinnable(&s, in.Meter(0), in.Seed)
	out.Object()
	out.Key("proof")
	writeProof(out, outlook.Proof)
	out.Numbers("value error", outlook.Win, outlook.Error)
	out.IntField("playouts", outlook.Done)
	if s.Fixed() {
		writeMoves(out, "line", outlook.Line)
	} else {
		writeLuckyLine(out, outlook.Line)
	}
	in.WriteStats(out, outlook.Done)
	out.End()
}

// writeLuckyLine writes one field, a line that wins with a hidden stock: its
// draws say which cards they turned.
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
	var s calculation.State
	in.knownState(&s, "position", in.Position)
	if !in.OK() {
		return
	}
	in.BudgetOr(usualNodes)
	solution := player.Solve(&s, in.Meter(0))
	if solution.Proof == player.ProvedWin && solution.Line == nil {
		solution.Line = []calculation.Move{} // the game is won: it takes no more
	}
	out.Object()
	out.Key("proof")
	writeProof(out, solution.Proof)
	writeMoves(out, "line", solution.Line)
	call.WriteIterations(out, solution.Nodes)
	out.End()
}

func review(in *input, out *wire.Writer) {
	var start calculation.State
	moves := in.record(&start)
	if !in.OK() {
		return
	}
	in.BudgetOr(reviewNodes)
	review, err := player.ReviewGame(&start, moves, in.Budget, in.Host.Clock, in.Reporter(func(*wire.Writer) {}))
	if err != nil {
		in.Refuse("game.", err)
		return
	}
	out.Object()
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
