package poker

import (
	"math"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// tableFields are a table between two hands: game.Table.
var tableFields = []call.Field{
	{Name: "rules"},
	{Name: "stacks"},
	{Name: "levels"},
	{Name: "antesBy", Kind: call.Word, Words: names.Keys(game.AntesBy)},
	{Name: "tournament", Kind: call.Bool},
	{Name: "straddle", Kind: call.Bool},
	{Name: "buttonBlind", Kind: call.Bool},
	{Name: "button"},
	{Name: "small"},
	{Name: "big"},
	{Name: "level", Kind: call.Int, High: math.MaxInt32},
	{Name: "atLevel", Kind: call.Int, High: math.MaxInt32 - 1},
	{Name: "hands", Kind: call.Int, High: math.MaxInt32 - 1},
	{Name: "carry", Kind: call.Int, High: game.MaxStack},
	{Name: "places"},
	{Name: "over", Kind: call.Bool},
}

var levelFields = []call.Field{
	{Name: "small", Kind: call.Int, High: game.MaxStack},
	{Name: "big", Kind: call.Int, High: game.MaxStack},
	{Name: "ante", Kind: call.Int, High: game.MaxStack},
	{Name: "minBet", Kind: call.Int, High: game.MaxStack},
	{Name: "hands", Kind: call.Int, High: math.MaxInt32},
}

// maxLevels bounds the blind levels of a table.
const maxLevels = 100

//go:noinline
func (in *input) readTable(field string, v *wire.Value) *game.Table {
	t := &game.Table{}
	var parts [16]call.Part
	in.Object(field, "a table { rules, stacks, levels, … }", "a table", *v, tableFields, parts[:])
	in.readRules(field+".rules", &parts[0].Value, &t.Rules)
	t.Seats = in.chips(field+".stacks", &parts[1].Value, 0, game.MaxStack, &t.Stacks)
	t.Levels = in.readLevels(field+".levels", &parts[2].Value)
	t.Antes = game.AnteBy(parts[3].N)
	t.Tournament, t.Straddle, t.ButtonBlind = parts[4].N != 0, parts[5].N != 0, parts[6].N != 0
	for i, to := range [...]*int8{&t.Button, &t.Small, &t.Big} {
		*to = -1
		if v := &parts[7+i].Value; !v.IsMissing() && !v.IsNull() {
			*to = int8(in.AsInteger(field+"."+tableFields[7+i].Name, *v, 0, game.MaxSeats-1))
		}
	}
	t.Level, t.AtLevel, t.Hands = int32(parts[10].N), int32(parts[11].N), int32(parts[12].N)
	t.Carry = parts[13].N
	var places [game.MaxSeats]int64
	in.chips(field+".places", &parts[14].Value, 0, game.MaxSeats, &places)
	for i := range places {
		t.Places[i] = int8(places[i])
	}
	return t
}

//go:noinline
func (in *input) readLevels(field string, v *wire.Value) (levels []game.Level) {
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of blind levels { small, big, ante, minBet, hands }", *v)
	}
	if len(items) > maxLevels {
		in.Fail(fault.BadLength, field, "must be at most 100")
		return nil
	}
	levels = make([]game.Level, len(items))
	for i := range items {
		var parts [5]call.Part
		in.Object(call.At(field, i), "a blind level { small, big, ante, minBet, hands }", "a blind level", items[i], levelFields, parts[:])
		levels[i] = game.Level{Small: parts[0].N, Big: parts[1].N, Ante: parts[2].N, MinBet: parts[3].N, Hands: int32(parts[4].N)}
	}
	return levels
}

//go:noinline
func writeTable(out *wire.Writer, t *game.Table) {
	out.Object()
	writeRules(out, &t.Rules)
	writeChips(out, "stacks", &t.Stacks, t.Seats)
	out.Key("levels")
	out.Array()
	for i := range t.Levels {
		l := &t.Levels[i]
		out.Object()
		out.Ints("small big ante minBet hands", l.Small, l.Big, l.Ante, l.MinBet, int64(l.Hands))
		out.End()
	}
	out.End()
	out.TextField("antesBy", game.AntesBy[t.Antes].Key)
	for i, on := range [...]bool{t.Tournament, t.Straddle, t.ButtonBlind} {
		out.BoolField(tableFields[4+i].Name, on)
	}
	for i, seat := range [...]int8{t.Button, t.Small, t.Big} {
		writeSeat(out, tableFields[7+i].Name, seat)
	}
	out.Ints("level atLevel hands carry", int64(t.Level), int64(t.AtLevel), int64(t.Hands), t.Carry)
	wire.IntArray(out, "places", t.Places[:t.Seats])
	out.BoolField("over", t.Over())
	out.End()
}

// writeSeat writes a field that is a seat, null for none.
//
//go:noinline
func writeSeat(out *wire.Writer, name string, seat int8) {
	out.Key(name)
	if seat < 0 {
		out.Null()
		return
	}
	out.Int(int64(seat))
}
