package poker

import (
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// ruleFields are the rules of a hand. What they may be says core.
var ruleFields = []call.Field{
	{Name: "variant", Kind: call.Word, Words: names.Keys(game.Variants)},
	{Name: "limit", Kind: call.Word, Words: names.Keys(game.Limits)},
	{Name: "jokers", Kind: call.Int, High: 127},
	{Name: "minBet", Kind: call.Int, High: game.MaxStack},
	{Name: "bigBet", Kind: call.Int, High: game.MaxStack},
	{Name: "cap", Kind: call.Int, High: 127},
	{Name: "openers", Kind: call.Bool},
	{Name: "askShow", Kind: call.Bool},
	{Name: "wholeAntes", Kind: call.Bool},
}

//go:noinline
func (in *input) readRules(field string, v *wire.Value, r *game.Rules) {
	var parts [9]call.Part
	in.Object(field, "rules { variant, limit, … }", "rules", *v, ruleFields, parts[:])
	r.Variant, r.Limit = game.Variant(parts[0].N), game.Limit(parts[1].N)
	r.Jokers, r.Cap = int8(parts[2].N), int8(parts[5].N)
	r.MinBet, r.BigBet = parts[3].N, parts[4].N
	r.Openers, r.AskShow, r.WholeAntes = parts[6].N != 0, parts[7].N != 0, parts[8].N != 0
}

//go:noinline
func writeRules(out *wire.Writer, r *game.Rules) {
	out.Key("rules")
	out.Object()
	out.Texts("variant limit", game.Variants[r.Variant].Key, game.Limits[r.Limit].Key)
	out.Ints("jokers minBet bigBet cap", int64(r.Jokers), r.MinBet, r.BigBet, int64(r.Cap))
	out.BoolField("openers", r.Openers)
	out.BoolField("askShow", r.AskShow)
	out.BoolField("wholeAntes", r.WholeAntes)
	out.End()
}

// chips reads a number a seat into to, and returns how many seats there are. It
// may be left out.
//
//go:noinline
func (in *input) chips(field string, v *wire.Value, low, high int64, to *[game.MaxSeats]int64) int8 {
	if v.IsMissing() {
		return 0
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, "an array of numbers, a seat each", *v)
	}
	if len(items) > game.MaxSeats {
		in.Fail(fault.BadLength, field, "must be of at most 9 seats")
		return 0
	}
	for i := range items {
		to[i] = in.AsInteger(call.At(field, i), items[i], low, high)
	}
	return int8(len(items))
}

//go:noinline
func writeChips(out *wire.Writer, name string, of *[game.MaxSeats]int64, seats int8) {
	wire.IntArray(out, name, of[:seats])
}

// readSetup reads what a hand begins with.
//
//go:noinline
func (in *input) readSetup(field string, parts []call.Part, s *game.Setup) {
	in.readRules(field+".rules", &parts[partRules].Value, &s.Rules)
	if v := &parts[partStacks].Value; v.IsMissing() {
		in.WrongType(field+".stacks", "the chips of each seat", *v)
	}
	s.Seats = in.chips(field+".stacks", &parts[partStacks].Value, 0, game.MaxStack, &s.Stacks)
	s.Button, s.Carry = int8(parts[partButton].N), parts[partCarry].N
	for i, to := range [...]*[game.MaxSeats]int64{&s.Antes, &s.Blinds} {
		name := setupFields[partAntes+i].Name
		n := in.chips(field+"."+name, &parts[partAntes+i].Value, 0, game.MaxStack, to)
		if n != 0 && n != s.Seats {
			in.Fail(fault.BadLength, field+"."+name, "must be as many as stacks")
		}
	}
}

// The parts of a setup, in every table of fields that has one.
const (
	partRules = iota
	partStacks
	partButton
	partAntes
	partBlinds
	partCarry
	setupParts
)

var setupFields = []call.Field{
	{Name: "rules"},
	{Name: "stacks"},
	{Name: "button", Kind: call.Int, High: game.MaxSeats - 1},
	{Name: "antes"},
	{Name: "blinds"},
	{Name: "carry", Kind: call.Int, High: game.MaxStack},
}

//go:noinline
func writeSetup(out *wire.Writer, s *game.Setup) {
	writeRules(out, &s.Rules)
	writeChips(out, "stacks", &s.Stacks, s.Seats)
	out.IntField("button", int64(s.Button))
	writeChips(out, "antes", &s.Antes, s.Seats)
	writeChips(out, "blinds", &s.Blinds, s.Seats)
	out.IntField("carry", s.Carry)
}
