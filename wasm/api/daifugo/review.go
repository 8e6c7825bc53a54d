package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// reviewPlayouts is the default budget of each decision.
const reviewPlayouts = 500

func review(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	p := in.game("table", &in.Position)
	seat := daifugo.Onlooker
	if v := in.Option("seat"); !v.IsMissing() {
		seat = in.AsSeat("options.seat", v, p.Rules.Players)
	}
	level := in.level()
	if !in.OK() {
		return
	}
	g := &player.Game{Gifts: p.gifts, Moves: p.moves}
	err := p.BeginIn(&g.First, p.moves)
	if err != nil {
		in.Refuse("table.", err)
		return
	}
	in.BudgetOr(reviewPlayouts)
	r := &reviewed{out: out, unit: level.Unit(false)}
	progress := search.Start(search.Budget{}, int64(p.returned()+len(p.moves)), in.Host.Clock, in.Reporter(func(*wire.Writer) {}))
	meter := func() *search.Meter { return search.Start(in.Budget, 0, in.Host.Clock, nil) }
	out.Object()
	out.Key("decisions")
	out.Array()
	done := 0
	err = player.NewChooser().Review(g, seat, level, meter, in.rand(), func(d *player.Decision) {
		r.write(d)
		progress.Done(int64(d.At + 1 - done))
		done = d.At + 1
	})
	if err != nil { // cannot happen: a game that was read can be reviewed
		in.Refuse("table.", err)
		return
	}
	out.End()
	r.summary()
	out.IntField("seed", int64(in.Seed))
	out.End()
}

// reviewed writes a review decision by decision, and sums it up.
type reviewed struct {
	out                 *wire.Writer
	unit                string
	decisions, mistakes int64
	loss                float64
}

// write writes a decision.
func (r *reviewed) write(d *player.Decision) {
	out := r.out
	out.Object()
	out.Ints("at seat", int64(d.At), int64(d.Seat))
	out.Texts("played best unit", d.Played.Move.String(), d.Best.Move.String(), r.unit)
	out.Numbers("value made loss error", d.Best.Value, d.Best.Value-d.Loss, d.Loss, d.Error)
	out.BoolField("agreed", d.Loss == 0)
	writeReasons(out, d.Best.Reasons)
	out.End()
	r.decisions++
	r.loss += d.Loss
	if d.Loss > 0 {
		r.mistakes++
	}
}

// summary writes the field summary. It has a grade only if a search computed the losses.
func (r *reviewed) summary() {
	out := r.out
	mean := r.loss / float64(max(r.decisions, 1))
	out.Key("summary")
	out.Object()
	out.Numbers("loss decisions mistakes", mean, float64(r.decisions), float64(r.mistakes))
	out.Key("grade")
	if r.decisions == 0 || r.unit != "points" {
		out.Null()
	} else {
		out.String(player.Grades[player.GradeOf(mean)].Key)
	}
	out.End()
}
