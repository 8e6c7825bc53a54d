package mahjong

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/review"
	"github.com/tefuda/tefuda/wasm/wire"
)

func reviewOf(in *input, out *wire.Writer) {
	c, position := in.readGame()
	seats := uint8(15)
	if !in.Option("seat").IsMissing() {
		seats = 1 << uint8(in.seat(c))
	}
	t := table{level: in.Choice("level", player.Levels[:]...)}
	if !in.OK() {
		return
	}
	r := review.New(t.decide(), seats)
	total, told := 0, 0
	for i := range c.rounds {
		total += strings.Count(c.rounds[i].moves, ":")
	}
	meter := in.MeterOf(int64(total), func(out *wire.Writer) {
		in.writeDecisions(out, r.Findings[told:])
		told = len(r.Findings)
	})
	c.Game = nil
	c.visit = func(a game.Action) {
		r.Action(c.Game, a)
		meter.Done(1)
	}
	for i := 0; i < len(c.rounds) && in.Good(); i++ {
		in.begin(c, i)
		in.play(c, i)
	}
	in.derived(c, position)
	if !in.OK() {
		return
	}
	out.Object()
	in.writeDecisions(out, r.Findings)
	out.Key("summary")
	writeSum(out, &r.Whole)
	out.Key("rounds")
	out.Array()
	for i := range r.Rounds {
		writeSum(out, &r.Rounds[i])
	}
	out.End()
	in.WriteStats(out, int64(len(r.Findings)))
	out.End()
}

// writeSum writes the summary of decisions: their loss, mistakes and grade.
//
//go:noinline
func writeSum(out *wire.Writer, s *review.Sum) {
	out.Object()
	out.NumberField("loss", s.Loss)
	out.Ints("mistakes decisions valued", int64(s.Decisions-s.Agreed), int64(s.Decisions), int64(s.Valued))
	out.NumberField("mean", s.Mean())
	grade := s.Grade()
	writeNullable(out, "grade", review.Grades[max(0, grade)], grade < 0)
	out.End()
}

// writeDecisions writes the field decisions.
//
//go:noinline
func (in *input) writeDecisions(out *wire.Writer, all []review.Finding) {
	out.Key("decisions")
	out.Array()
	for i := range all {
		f := &all[i]
		out.Object()
		out.Ints("at seat", int64(f.Move), int64(f.Seat))
		out.Texts("played best", string(game.AppendMove(nil, &f.Made)), string(game.AppendMove(nil, &f.Best)))
		writeWorthAs(out, "loss", f.Valued, f.Loss)
		writeUnitAs(out, "unit", true)
		out.BoolField("agreed", f.Agreed)
		out.Ints("round turn", int64(f.Round), int64(f.Turn))
		writeWorthAs(out, "dealIn", f.Risk >= 0, f.Risk)
		writeWorthAs(out, "bestDealIn", f.BestRisk >= 0, f.BestRisk)
		in.writeDiscards(out, f.Discards)
		writeUnitAs(out, "reasonsUnit", f.InPoints)
		in.writeReasons(out, f.Reasons)
		out.End()
	}
	out.End()
}

// writeDiscards writes the field discards of a decision.
//
//go:noinline
func (in *input) writeDiscards(out *wire.Writer, all []review.Discard) {
	out.Key("discards")
	out.Array()
	for i := range all {
		d := &all[i]
		out.Object()
		out.TextField("tile", in.Tile(d.Tile))
		writeWorthAs(out, "loss", d.Valued, d.Loss)
		writeRisks(out, d.Risks)
		out.End()
	}
	out.End()
}
