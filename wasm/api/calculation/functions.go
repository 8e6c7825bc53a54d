package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var calculationFunctions = []call.Function{
	{Name: "deal", Run: run(calculationDeal)},
	{Name: "legalMoves", Run: run(calculationLegalMoves)},
	{Name: "apply", Run: run(calculationApply)},
	{Name: "playout", Run: run(calculationPlayout)},
	{Name: "successRate", Run: run(calculationSuccessRate)},
	{Name: "choose", Run: run(calculationChoose)},
	{Name: "stillWinnable", Run: run(calculationStillWinnable)},
	{Name: "solve", Run: run(calculationSolve)},
	{Name: "review", Run: run(calculationReview)},
}

func calculationDeal(in *input, out *wire.Writer) {
	s := calculation.State{}
	if v := in.Position; v.IsMissing() {
		s, _ = calculation.New(usualLead, usualPiles)
	} else if names, values, ok := v.Fields(); ok {
		s = in.newGame("game", names, values)
	} else {
		in.WrongType("game", "{ lead, piles }", v)
	}
	if !in.OK() {
		return
	}
	dice := search.NewDice(in.Seed)
	s.Shuffle(&dice)
	writePosition(out, &s)
}

func calculationLegalMoves(in *input, out *wire.Writer) {
	s := in.state("position", in.Position)
	if !in.OK() {
		return
	}
	var buffer [calculation.MaxMoves]calculation.Move
	moves := s.LegalMoves(buffer[:0])
	out.ObjectOf(7)
	out.Key("moves")
	writeMoves(out, moves)
	out.Key("next")
	out.ArrayOf(calculation.Foundations)
	for d := range calculation.Foundations {
		next := ""
		if r := s.Next(d); r != 0 {
			next = r.String()
		}
		out.String(next)
	}
	out.IntField("rest", int64(s.Rest()))
	out.IntField("left", int64(s.Left()))
	out.BoolField("over", len(moves) == 0)
	out.BoolField("won", s.Won())
	writeDraws(out, &s)
}

// writeDraws writes one field: how many cards of each rank a hidden stock
// holds.
func writeDraws(out *wire.Writer, s *calculation.State) {
	counts, ranks := [calculation.Ranks + 1]int64{}, 0
	if !s.Fixed() {
		for _, r := range s.Stock(nil) {
			if counts[r] == 0 {
				ranks++
			}
			counts[r]++
		}
	}
	out.Key("draws")
	out.ArrayOf(ranks)
	for r, n := range counts {
		if n > 0 {
			out.ObjectOf(2)
			out.TextField("rank", calculation.Rank(r).String())
			out.IntField("count", n)
		}
	}
}

func calculationApply(in *input, out *wire.Writer) {
	s := in.state("position", in.Position)
	move, ok := in.Option("move").String()
	if !ok {
		in.WrongType("options.move", "text like \"w1f2\", \"cf2\", \"cw1\", \"d\" or \"d7\"", in.Option("move"))
	}
	if in.Good() {
		in.play(&s, "options.move", move)
	}
	if !in.OK() {
		return
	}
	writePosition(out, &s)
}

// play makes the move of a text.
func (in *input) play(s *calculation.State, field, text string) (m calculation.Move) {
	m, err := s.ParseMove(text)
	if err == nil {
		err = s.Apply(m)
	}
	if err != nil {
		in.Fail("move", field, wire.Quote(text)+" "+err.(*calculation.MoveError).Reason)
	}
	return m
}

func (in *input) policy() calculation.Policy {
	return calculation.Policy(in.Choice("policy", "random", "eager", "rule"))
}

func calculationPlayout(in *input, out *wire.Writer) {
	s := in.state("position", in.Position)
	policy := in.policy()
	if !in.OK() {
		return
	}
	dice := search.NewDice(in.Seed)
	s.Playout(policy, &dice)
	out.ObjectOf(3)
	out.IntField("rest", int64(s.Rest()))
	out.BoolField("won", s.Won())
	out.IntField("seed", int64(in.Seed))
}

// usualGames is how many games a success rate is made of by default: enough
// for a percentage, in a few hundredths of a second.
const usualGames = 10_000

func calculationSuccessRate(in *input, out *wire.Writer) {
	s := in.start("position", in.Position)
	policy := in.policy()
	games := in.Integer("games", usualGames, 1, 1<<53-1)
	if !in.OK() {
		return
	}
	rate := calculation.Rate{}
	meter := in.MeterOf(games, func(out *wire.Writer) { writeRate(out, &rate) })
	rate.Play(&s, policy, games, meter, in.Seed)
	out.ObjectOf(9)
	writeRate(out, &rate)
	mean, halfWidth := rate.MeanRest()
	out.NumberField("meanRest", mean)
	out.NumberField("restError", halfWidth)
	in.WriteStats(out, rate.Games)
}

// writeRate writes five fields.
func writeRate(out *wire.Writer, r *calculation.Rate) {
	rate, low, high := r.Rate()
	out.IntField("games", r.Games)
	out.IntField("wins", r.Wins)
	out.NumberField("rate", rate)
	out.NumberField("low", low)
	out.NumberField("high", high)
}
