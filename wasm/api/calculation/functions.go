package calculation

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var functions = []call.Function{
	{Name: "deal", Run: run(deal)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	{Name: "playout", Run: run(playout)},
	{Name: "successRate", Run: run(successRate)},
	{Name: "choose", Run: run(choose)},
	{Name: "stillWinnable", Run: run(stillWinnable)},
	{Name: "solve", Run: run(solve)},
	{Name: "review", Run: run(review)},
}

func deal(in *input, out *wire.Writer) {
	var s calculation.State
	if in.Position.IsMissing() {
		s.Start(usual.Lead, usual.Piles)
	} else {
		in.newGame(&s, "game", "{ lead, piles }", in.Position)
	}
	if !in.OK() {
		return
	}
	dice := dice.New(in.Seed)
	s.Shuffle(&dice)
	writePosition(out, &s)
	out.IntField("seed", int64(in.Seed))
	out.End()
}

func legal(in *input, out *wire.Writer) {
	var s calculation.State
	in.state(&s, "position", in.Position)
	if !in.OK() {
		return
	}
	moves := s.LegalMoves([]calculation.Move{})
	out.Object()
	writeMoves(out, "moves", moves)
	out.Key("next")
	out.Array()
	for d := range calculation.Foundations {
		next := ""
		if r := s.Next(d); r != 0 {
			next = r.String()
		}
		out.String(next)
	}
	out.End()
	out.Ints("rest left", int64(s.Rest()), int64(s.Left()))
	out.BoolField("over", len(moves) == 0)
	out.BoolField("won", s.Won())
	writeDraws(out, &s)
	out.End()
}

// writeDraws writes one field: how many cards of each rank a hidden stock
// holds.
func writeDraws(out *wire.Writer, s *calculation.State) {
	out.Key("draws")
	out.Array()
	stock := s.Stock(nil)
	for from, at := 0, 0; at < len(stock) && !s.Fixed(); from = at {
		for at < len(stock) && stock[at] == stock[from] {
			at++
		}
		out.Object()
		out.TextField("rank", stock[from].String())
		out.IntField("count", int64(at-from))
		out.End()
	}
	out.End()
}

func apply(in *input, out *wire.Writer) {
	var s calculation.State
	in.state(&s, "position", in.Position)
	text := in.AsText("options.move", "text like \"w1f2\", \"cf2\", \"cw1\", \"d\" or \"d7\"", in.Option("move"))
	if in.Good() {
		in.move(&s, "options.move", text)
	}
	if !in.OK() {
		return
	}
	writePosition(out, &s)
	out.End()
}

var policies = names.Keys(player.Policies)

func (in *input) policy() player.Policy {
	return player.Policy(in.Choice("policy", policies...))
}

func playout(in *input, out *wire.Writer) {
	var s calculation.State
	in.state(&s, "position", in.Position)
	policy := in.policy()
	if !in.OK() {
		return
	}
	dice := dice.New(in.Seed)
	player.Playout(&s, policy, &dice)
	out.Object()
	out.IntField("rest", int64(s.Rest()))
	out.BoolField("won", s.Won())
	out.IntField("seed", int64(in.Seed))
	out.End()
}

// usualGames is how many games a success rate is made of by default: enough
// for a percentage, in a few hundredths of a second.
const usualGames = 10_000

func successRate(in *input, out *wire.Writer) {
	var s calculation.State
	in.start(&s)
	policy := in.policy()
	games := in.Integer("games", usualGames, 1, 1<<53-1)
	if !in.OK() {
		return
	}
	rate := player.Rate{}
	meter := in.MeterOf(games, func(out *wire.Writer) { writeRate(out, &rate) })
	rate.Play(&s, policy, games, meter, in.Seed)
	out.Object()
	writeRate(out, &rate)
	mean, halfWidth := rate.MeanRest()
	out.Numbers("meanRest restError", mean, halfWidth)
	in.WriteStats(out, rate.Games)
	out.End()
}

// writeRate writes five fields.
//
//go:noinline
func writeRate(out *wire.Writer, r *player.Rate) {
	rate, low, high := r.Rate()
	out.Ints("games wins", r.Games, r.Wins)
	out.Numbers("rate low high", rate, low, high)
}
