package mnk

import (
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/player"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/wire"
)

// reviewNodes is the default budget of each position of a review. It is small because a
// game may have hundreds of them.
const reviewNodes = 20_000

func review(in *input, out *wire.Writer) {
	t := in.table("table", in.Position)
	seat := player.BothSeats
	if v := in.Option("seat"); !v.IsMissing() {
		seat = int8(in.AsInteger("options.seat", v, 0, mnk.Seats-1))
	}
	o := player.Options{Level: in.level()}
	if !in.OK() {
		return
	}
	in.BudgetOr(reviewNodes)
	r := player.NewReview(&t.Match, seat, o, &memory, in.Seed)
	report := in.Reporter(func(out *wire.Writer) { out.Ints("decided decisions", int64(len(r.Decisions)), int64(r.Of)) })
	r.Run(in.Budget, in.Host.Clock, search.Start(search.Budget{}, 0, in.Host.Clock, report))
	rows := t.Game.Rows
	out.Object()
	out.Key("decisions")
	out.Array()
	for i := range r.Decisions {
		writeDecision(out, &r.Decisions[i], rows)
	}
	out.End()
	loss, mistakes, grade := r.Sum()
	out.Key("summary")
	out.Object()
	writeThousandths(out, "loss", loss)
	out.Ints("mistakes decisions", int64(mistakes), int64(len(r.Decisions)))
	out.Key("grade")
	if grade < 0 {
		out.Null()
	} else {
		out.String(player.Grades[grade])
	}
	out.End()
	in.WriteStats(out, r.Nodes)
	out.End()
}

func writeDecision(out *wire.Writer, d *player.Decision, rows int) {
	out.Object()
	out.Ints("at seat", int64(d.At), int64(d.Seat))
	out.TextField("played", mnk.Place(d.Played, rows))
	writePlace(out, "best", d.Best.Square, rows)
	writeThousandths(out, "loss", d.Loss)
	out.TextField("unit", unit)
	writeThousandths(out, "value", d.Value)
	writeThousandths(out, "made", d.Made)
	out.BoolField("agreed", d.Loss == 0)
	writeReasons(out, d.Best.Reasons, rows)
	out.End()
}

// writeThousandths writes n thousandths as one field, a number.
func writeThousandths(out *wire.Writer, name string, n int) { out.NumberField(name, float64(n)/1000) }
