package mahjong

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/forecast"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
	"github.com/tefuda/tefuda/wasm/wire"
)

// evaluateHands is the number of hands searched without a budget: some tenths of a second.
const evaluateHands = 100_000

// mostHands limits the hands of one search, whatever the budget, because a module's memory
// is limited.
const mostHands = 1 << 17

// ahead keeps only allocated memory from call to call, no results.
var ahead forecast.Room

// evaluate returns a hand's chances of tenpai, of a win and its mean points, by the draws
// left.
func evaluate(in *input, out *wire.Writer) {
	t := in.table(mahjong.NoTile)
	in.refuseSize(&t.hand, "13", 13, 14)
	players := int64(4)
	if t.Rules.Reds.Three() {
		players = 3
	}
	draws := min((int64(t.TilesLeft)+players-1)/players, forecast.MostTurns)
	o := forecast.Options{
		Turns: int(in.Integer("draws", draws, 0, forecast.MostTurns)),
		Extra: int(in.Integer("exchanges", 1, 0, 1)),
	}
	in.BudgetOr(evaluateHands)
	if !in.OK() {
		return
	}
	meter := in.Meter(mostHands)
	o.Nodes, o.Enough = mostHands, func(hands int64) bool { return !meter.Done(hands) }
	around := forecast.Table{RoundWind: t.RoundWind, SeatWind: t.SeatWind, Dora: t.Dora, Unseen: t.Unseen, Norths: t.Norths, Rules: t.Rules}
	f := ahead.Of(&t.hand, &around, o)
	out.Object()
	out.Ints("shanten exchanges", int64(shanten.By(&t.hand, shanten.Rules{Reds: t.Rules.Reds}).Min()), int64(f.Extra))
	out.BoolField("whole", f.Whole)
	writeChances(out, f.By)
	out.Key("discards")
	out.Array()
	for i := range f.Discards {
		d := &f.Discards[i]
		out.Object()
		out.TextField("tile", in.Tile(d.Tile))
		out.IntField("shanten", int64(d.Shanten))
		writeChances(out, d.By)
		out.End()
	}
	out.End()
	in.WriteStats(out, int64(f.Nodes))
	out.End()
}

// writeChances writes the field byDraws: the chances with one draw left, with two, and so
// on.
//
//go:noinline
func writeChances(out *wire.Writer, by []forecast.Chance) {
	out.Key("byDraws")
	out.Array()
	for i := range by {
		out.Object()
		out.NumberField("tenpai", by[i].Tenpai)
		out.NumberField("win", by[i].Win)
		out.NumberField("points", by[i].Points)
		out.End()
	}
	out.End()
}
