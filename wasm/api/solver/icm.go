package solver

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/poker/icm"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var (
	model  icm.Model
	charts *icm.Charts // 900 KB, made once
)

// chartCost bounds the bytes that a call of icm or pushFold leaves behind without a collector.
const chartCost = 2 << 20

// keep keeps the solved spot as long as there is room. It returns false if the host must make
// the call again in a new engine.
func (in *input) keep() bool {
	if kept.solver == nil {
		return true
	}
	if kept.room -= chartCost; leaks && kept.room < 0 {
		in.Renew()
		return false
	}
	in.Keep()
	return true
}

// numbers reads an array of numbers, whose length is most or less. Core checks the rest.
func (in *input) numbers(field, want string, v wire.Value, most int) []float64 {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, want, v)
	}
	if len(items) > most {
		in.Fail(fault.BadLength, field, "must be of at most ", strconv.Itoa(most), ", not ", v.Describe())
		return nil
	}
	list := make([]float64, len(items))
	for i := range items {
		list[i] = in.number(call.At(field, i), items[i], -1, 0, mostChips)
	}
	return list
}

var prizeFields = []call.Field{{Name: "stacks", Want: "the players' chips"}, {Name: "payouts", Want: "what each place gets, the first one's first"}}

func equities(in *input, out *wire.Writer) {
	var parts [2]call.Part
	in.Object("prizes", "an object { stacks, payouts }", "it", in.Position, prizeFields, parts[:])
	stacks := in.numbers("prizes.stacks", prizeFields[0].Want, parts[0].Value, icm.MaxStacks)
	payouts := in.numbers("prizes.payouts", prizeFields[1].Want, parts[1].Value, icm.MaxStacks)
	if !in.OK() || !in.keep() {
		return
	}
	worth := make([]float64, len(stacks))
	if err := model.Equities(stacks, payouts, worth); err != nil {
		in.Refuse("prizes.", err)
		return
	}
	out.Object()
	writeFloats(out, "equities", worth)
	out.End()
}

var hands = append([]call.Field{{Name: "blinds", Want: "the small and the big blind"}, {Name: "ante"}, {Name: "seat"}}, prizeFields...)

// Defaults of the options of pushFold.
const (
	usualChart  = 0.0001 // percent of the payouts
	usualSweeps = 1000
	// judgeEvery is the number of sweeps between two computations of the exploitability.
	judgeEvery = 20
)

func pushFold(in *input, out *wire.Writer) {
	var parts [5]call.Part
	in.Object("table", "an object { stacks, blinds, ante, payouts }", "a table", in.Position, hands, parts[:])
	s := &icm.Spot{Ante: in.number("table.ante", parts[1].Value, 0, 0, mostChips)}
	blinds := in.numbers("table.blinds", hands[0].Want, parts[0].Value, 2)
	s.Stacks = in.numbers("table.stacks", prizeFields[0].Want, parts[3].Value, icm.MaxSeats)
	s.Payouts = in.numbers("table.payouts", prizeFields[1].Want, parts[4].Value, icm.MaxSeats)
	only := int64(-1)
	if parts[2].Given() {
		only = in.AsInteger("table.seat", parts[2].Value, 0, int64(max(len(s.Stacks), 1))-1)
	}
	if in.Good() && len(blinds) != 2 {
		in.Fail(fault.BadLength, "table.blinds", "must be 2, the small and the big one, not ", parts[0].Value.Describe())
	}
	target := in.number("options.target", in.Option("target"), usualChart, 0, 100)
	in.BudgetOr(usualSweeps)
	if !in.OK() || !in.keep() {
		return
	}
	s.Small, s.Big = blinds[0], blinds[1]
	if charts == nil {
		charts = new(icm.Charts)
	}
	if err := charts.Set(s); err != nil {
		in.Refuse("table.", err)
		return
	}
	all := 0.0
	for _, x := range s.Payouts {
		all += x
	}
	more := judge(all)
	meter := in.MeterOf(0, func(out *wire.Writer) { out.NumberField("exploitability", more) })
	sweeps := int64(0)
	for more > target {
		n := meter.Allow(judgeEvery)
		charts.Run(int(n))
		sweeps += n
		again := meter.Done(n)
		if more = judge(all); !again {
			break
		}
	}
	out.Object()
	out.NumberField("exploitability", more)
	out.BoolField("solved", more <= target)
	writeFloats(out, "before", charts.Before[:charts.Seats])
	writeFloats(out, "values", charts.Values[:charts.Seats])
	out.Key("charts")
	out.Array()
	for i := range charts.Seats {
		for j := i; j < charts.Seats; j++ {
			if (only < 0 || only == int64(j)) && i < charts.Seats-1 {
				writeChart(out, i, j)
			}
		}
	}
	out.End()
	call.WriteIterations(out, sweeps)
	out.End()
}

// judge returns the exploitability: the most that any one seat could win more by another
// strategy, in percent of all payouts. all is their sum.
func judge(all float64) (most float64) {
	for _, x := range charts.Judge() {
		most = max(most, x)
	}
	return 100 * most / all
}

// writeChart writes the hands with which a seat moves all-in, or calls the all-in of seat by.
func writeChart(out *wire.Writer, by, seat int) {
	plays, share := &charts.Plays[by][seat], 0.0
	var weights [icm.Classes]holdem.Weight
	for k, x := range plays {
		share += float64(x * float64(holdem.ClassAt(k).Size()))
		if x >= 0.5 {
			weights[k] = holdem.Whole
		}
	}
	out.Object()
	out.IntField("seat", int64(seat))
	if by != seat {
		out.IntField("against", int64(by))
	}
	out.NumberField("share", share/1326)
	out.TextField("range", holdem.OfGrid(weights[:]).String())
	writeFloats(out, "grid", plays[:])
	writeFloats(out, "gains", charts.Gains[by][seat][:])
	out.End()
}

func writeFloats(out *wire.Writer, name string, list []float64) {
	out.Key(name)
	out.Array()
	for _, x := range list {
		out.Number(x)
	}
	out.End()
}
