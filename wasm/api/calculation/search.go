package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// The budgets in iterations of calls that come without one: playouts, half a
// second of them in a browser, and positions that a solver looks at.
const (
	usualPlayouts = 5_000
	usualNodes    = 1_000_000
	// reviewNodes is for each position of a game, of which dozens may be looked at.
	reviewNodes = 100_000
)

func calculationChoose(in *input, out *wire.Writer) {
	s := in.state("position", in.Position)
	if !in.OK() {
		return
	}
	in.BudgetOr(usualPlayouts)
	chooser := calculation.NewChooser(&s)
	meter := in.MeterOf(0, func(out *wire.Writer) { writeStandings(out, chooser.Candidates()) })
	chooser.Run(meter, in.Seed)
	candidates := chooser.Candidates()
	out.ObjectOf(4)
	out.Key("best")
	if len(candidates) == 0 {
		out.Null()
	} else {
		out.String(moveText(candidates[0].Move))
	}
	out.Key("candidates")
	out.ArrayOf(len(candidates))
	for i := range candidates {
		writeCandidate(out, &candidates[i])
	}
	in.WriteStats(out, meter.Progress().Done)
}

// writeStandings writes one field: the candidates as a report has them.
func writeStandings(out *wire.Writer, candidates []calculation.Candidate) {
	out.Key("candidates")
	out.ArrayOf(len(candidates))
	for i := range candidates {
		out.ObjectOf(3)
		writeValue(out, &candidates[i])
	}
}

// writeValue writes three fields.
func writeValue(out *wire.Writer, c *calculation.Candidate) {
	out.TextField("move", moveText(c.Move))
	out.NumberField("value", c.Win)
	out.NumberField("error", c.Error)
}

func writeCandidate(out *wire.Writer, c *calculation.Candidate) {
	out.ObjectOf(7)
	writeValue(out, c)
	out.Key("card")
	if c.Move.Kind == calculation.Draw {
		out.Null()
	} else {
		out.String(c.Move.Rank.String())
	}
	writeProof(out, c.Proof)
	out.IntField("playouts", c.Playouts)
	out.Key("reasons")
	out.ArrayOf(len(c.Reasons))
	for _, r := range c.Reasons {
		writeCalculationReason(out, r)
	}
}

// writeProof writes one field.
func writeProof(out *wire.Writer, p calculation.Proof) {
	out.Key("proof")
	proofValue(out, p)
}

func proofValue(out *wire.Writer, p calculation.Proof) {
	switch p {
	case calculation.ProvedWin:
		out.String("win")
	case calculation.ProvedLoss:
		out.String("loss")
	default:
		out.Null()
	}
}

// writeCalculationReason writes a reason with those of its fields that say
// something; foundations and piles count from 1, as in moves.
func writeCalculationReason(out *wire.Writer, r calculation.Reason) {
	var rank, foundation, pile, steps int
	switch r.Code {
	case calculation.ReasonProvedWin, calculation.ReasonProvedLoss, calculation.ReasonDraw:
	case calculation.ReasonFoundation, calculation.ReasonOpensNext:
		rank, foundation = 1, 1
	case calculation.ReasonContinues:
		rank, foundation, pile = 1, 1, 1
	case calculation.ReasonBuries:
		rank, foundation, pile, steps = 1, 1, 1, 1
	case calculation.ReasonSameRank, calculation.ReasonCovers:
		rank, pile = 1, 1
	default:
		pile = 1
	}
	out.ObjectOf(1 + rank + foundation + pile + steps)
	out.TextField("code", r.Code)
	if rank > 0 {
		out.TextField("rank", r.Rank.String())
	}
	if foundation > 0 {
		out.IntField("foundation", int64(r.Foundation)+1)
	}
	if pile > 0 {
		out.IntField("pile", int64(r.Pile)+1)
	}
	if steps > 0 {
		out.IntField("steps", int64(r.Steps))
	}
}

func calculationStillWinnable(in *input, out *wire.Writer) {
	s := in.state("position", in.Position)
	if !in.OK() {
		return
	}
	if s.Fixed() {
		in.BudgetOr(usualNodes)
	} else {
		in.BudgetOr(usualPlayouts)
	}
	meter := in.Meter(0)
	outlook := calculation.StillWinnable(&s, meter, in.Seed)
	out.ObjectOf(7)
	writeProof(out, outlook.Proof)
	out.NumberField("value", outlook.Win)
	out.NumberField("error", outlook.Error)
	out.IntField("playouts", outlook.Done)
	writeOutlookLine(out, outlook.Line, s.Fixed())
	in.WriteStats(out, outlook.Done)
}

// writeOutlookLine writes one field. Of a hidden stock the draws say which
// cards they turned.
func writeOutlookLine(out *wire.Writer, line []calculation.Move, fixed bool) {
	if fixed || line == nil {
		writeWinningLine(out, line, line != nil)
		return
	}
	out.Key("line")
	out.ArrayOf(len(line))
	for _, m := range line {
		out.String(m.String())
	}
}

func calculationSolve(in *input, out *wire.Writer) {
	s := in.state("position", in.Position)
	in.knownStock("position", &s)
	if !in.OK() {
		return
	}
	in.BudgetOr(usualNodes)
	meter := in.Meter(0)
	solution := calculation.Solve(&s, meter)
	out.ObjectOf(3)
	writeProof(out, solution.Proof)
	writeWinningLine(out, solution.Line, solution.Proof == calculation.ProvedWin)
	call.WriteIterations(out, solution.Nodes)
}

// writeWinningLine writes one field: moves that win, null if none are known.
// To a game that is won they are known and none.
func writeWinningLine(out *wire.Writer, line []calculation.Move, known bool) {
	out.Key("line")
	if !known {
		out.Null()
		return
	}
	writeMoves(out, line)
}

func calculationReview(in *input, out *wire.Writer) {
	start, moves := in.record("game", in.Position)
	if !in.OK() {
		return
	}
	in.BudgetOr(reviewNodes)
	review, err := calculation.ReviewGame(&start, moves, in.Budget, in.Host.Clock, in.Reporter(func(*wire.Writer) {}))
	if err != nil {
		in.Fail("move", "game.moves", "are no game: "+err.Error())
		return
	}
	out.ObjectOf(5)
	out.Key("proofs")
	out.ArrayOf(len(review.Proofs))
	for _, p := range review.Proofs {
		proofValue(out, p)
	}
	out.IntField("mistake", int64(review.Mistake))
	out.BoolField("sure", review.Sure)
	writeWinningLine(out, review.Line, review.Line != nil)
	call.WriteIterations(out, review.Nodes)
}

// record reads { start, moves }, a game played from a known stock.
func (in *input) record(field string, v wire.Value) (start calculation.State, moves []calculation.Move) {
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "{ start, moves }", v)
		return start, nil
	}
	var position, played wire.Value
	for i, name := range names {
		switch name {
		case "start":
			position = values[i]
		case "moves":
			played = values[i]
		default:
			in.Fail("unknown", field+"."+name, "is not part of a game: start, moves")
		}
	}
	start = in.state(field+".start", position)
	in.knownStock(field+".start", &start)
	texts, ok := played.Items()
	if !ok {
		in.WrongType(field+".moves", "an array of moves like \"cw1\"", played)
	}
	s := start
	for i := 0; i < len(texts) && in.Good(); i++ {
		f := call.At(field+".moves", i)
		moves = append(moves, in.play(&s, f, in.letters(f, "a move like \"cw1\"", texts[i])))
	}
	return start, moves
}
