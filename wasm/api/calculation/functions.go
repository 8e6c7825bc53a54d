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
	{Name: "view", Run: run(view)},
	{Name: "legal", Run: run(legal)},
	{Name: "apply", Run: run(apply)},
	{Name: "choose", Run: run(choose)},
	{Name: "review", Run: run(review)},
	{Name: "importGame", Run: run(importGame)},
	{Name: "exportGame", Run: run(exportGame)},
	{Name: "playout", Run: run(playout)},
	{Name: "successRate", Run: run(successRate)},
	{Name: "stillWinnable", Run: run(stillWinnable)},
	{Name: "solve", Run: run(solve)},
}

func deal(in *input, out *wire.Writer) {
	t := &table{seed: &in.Seed}
	var byOne bool
	t.lead, t.piles, byOne = in.rules("rules", in.Position)
	if from := in.Option("from"); !from.IsMissing() {
		in.Fail("game", "options.from", "is the last game of its match, as every patience is: deal another by its rules")
	}
	if number := in.Option("number"); !number.IsMissing() {
		t.number = in.AsText("options.number", wantNumber, number)
		in.check("options.", calculation.CheckNumber(t.number))
	}
	viewers := in.Viewers(1)
	if !in.OK() {
		return
	}
	if byOne {
		t.RiseByOne()
	}
	t.Start(t.lead, t.piles)
	if t.number != "" {
		t.ShuffleAs(t.number)
	} else {
		dice := dice.New(in.Seed)
		t.Shuffle(&dice)
	}
	t.answer(out, nil, viewers)
}

func view(in *input, out *wire.Writer) {
	t := in.knownTable("table", in.Position)
	seat := in.AsSeat("options.seat", in.Option("seat"), 1)
	if !in.OK() {
		return
	}
	t.writeView(out, seat, nil)
}

func legal(in *input, out *wire.Writer) {
	t := in.table("position", in.Position)
	in.seatOf(t)
	if !in.OK() {
		return
	}
	t.writeLegal(out)
}

func apply(in *input, out *wire.Writer) {
	t := in.table("position", in.Position)
	in.seatOf(t)
	text := in.AsText("options.move", wantMove, in.Option("move"))
	viewers := in.Viewers(1)
	var m calculation.Move
	if in.Good() {
		var err error
		if m, err = t.ParseMove(text); err != nil {
			in.Refuse("options.", err)
		}
	}
	if !in.OK() {
		return
	}
	t.Play(m)
	t.moves = append(t.moves, m)
	t.answer(out, t.Events(m), viewers)
}

var policies = names.Keys(player.Policies)

func (in *input) policy() player.Policy {
	return player.Policy(in.Choice("policy", policies...))
}

func playout(in *input, out *wire.Writer) {
	t := in.table("position", in.Position)
	policy := in.policy()
	if !in.OK() {
		return
	}
	dice := dice.New(in.Seed)
	player.Playout(&t.State, policy, &dice)
	out.Object()
	out.IntField("rest", int64(t.Rest()))
	out.BoolField("won", t.Won())
	out.IntField("seed", int64(in.Seed))
	out.End()
}

// usualGames is the default number of games for a success rate: enough for a percentage,
// in a few hundredths of a second.
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

// writeRate writes a success rate as five fields.
//
//go:noinline
func writeRate(out *wire.Writer, r *player.Rate) {
	rate, low, high := r.Rate()
	out.Ints("games wins", r.Games, r.Wins)
	out.Numbers("rate low high", rate, low, high)
}
