package mahjong

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/review"
	"github.com/tefuda/tefuda/wasm/wire"
)

func reviewOf(in *input, out *wire.Writer) {
	c, fault := in.reviewed()
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
		in.writeFindings(out, r.Findings[told:])
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
	if len(c.given) > 0 && in.Good() {
		in.derived(c)
	}
	if !in.OK() {
		return
	}
	out.Object()
	writeSum(out, &r.Whole)
	out.Key("rounds")
	out.Array()
	for i := range r.Rounds {
		out.Object()
		writeSum(out, &r.Rounds[i])
		out.End()
	}
	out.End()
	in.writeFindings(out, r.Findings)
	out.Key("fault")
	writeFault(out, fault)
	in.WriteStats(out, int64(len(r.Findings)))
	out.End()
}

// reviewed reads what is looked back on: a game, or the text of a log and what is
// wrong with it.
func (in *input) reviewed() (c *course, fault error) {
	if _, ok := in.Position.String(); ok {
		c, _, _, fault = in.log()
		return c, fault
	}
	for _, name := range [...]string{"format", "rules"} {
		if !in.Option(name).IsMissing() {
			in.Fail("arguments", "options."+name, "goes with the text of a log, not with a game")
		}
	}
	return in.readGame(), nil
}

// writeSum writes the fields of a sum.
//
//go:noinline
func writeSum(out *wire.Writer, s *review.Sum) {
	out.Ints("decisions agreed valued", int64(s.Decisions), int64(s.Agreed), int64(s.Valued))
	out.NumberField("loss", s.Loss)
	out.NumberField("mean", s.Mean())
	grade := s.Grade()
	writeNullable(out, "grade", review.Grades[max(0, grade)], grade < 0)
}

// writeFindings writes one field.
//
//go:noinline
func (in *input) writeFindings(out *wire.Writer, all []review.Finding) {
	out.Key("findings")
	out.Array()
	for i := range all {
		f := &all[i]
		out.Object()
		writeWorthAs(out, "loss", f.Valued, f.Loss)
		out.Ints("round move seat turn", int64(f.Round), int64(f.Move), int64(f.Seat), int64(f.Turn))
		out.Texts("made best", string(game.AppendMove(nil, &f.Made)), string(game.AppendMove(nil, &f.Best)))
		out.BoolField("agreed", f.Agreed)
		writeWorthAs(out, "dealIn", f.Risk >= 0, f.Risk)
		writeWorthAs(out, "bestDealIn", f.BestRisk >= 0, f.BestRisk)
		writeUnit(out, f.InPoints)
		in.writeReasons(out, f.Reasons)
		out.End()
	}
	out.End()
}
