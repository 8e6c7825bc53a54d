package mahjong

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func presets(in *input, out *wire.Writer) {
	in.NoPosition()
	if !in.OK() {
		return
	}
	out.Object()
	for i := range game.Presets {
		out.Key(game.Presets[i])
		rules := game.PresetRules(i)
		writeGameRules(out, &rules)
	}
	out.End()
}

// gameRules reads rules: the name of a preset, or an object with the differences from a
// preset, by default Majiang's.
//
//go:noinline
func (in *input) gameRules(field string, v wire.Value) *game.Rules {
	rules := game.PresetRules(0)
	if _, ok := v.String(); ok {
		rules = game.PresetRules(in.AsChoice(field, v, game.Presets[:]))
		return &rules
	}
	keys, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "\""+strings.Join(game.Presets[:], "\", \"")+"\" or an object of rules", v)
	}
	for i, name := range keys {
		if name == "preset" && isGiven(&values[i]) {
			rules = game.PresetRules(in.AsChoice(field+".preset", values[i], game.Presets[:]))
		}
	}
	for i, name := range keys {
		if isGiven(&values[i]) && name != "preset" {
			in.gameRule(&rules, field, name, values[i])
		}
	}
	if reds := &rules.Score.Reds; reds[0] <= 0 {
		*reds = reds.Of(rules.Players)
	}
	if in.Good() {
		if err := rules.Check(); err != nil {
			in.Refuse(strings.TrimSuffix(field, "rules"), err)
		}
	}
	return &rules
}

// isGiven reports whether a rule has a value. Null means the preset's value.
func isGiven(v *wire.Value) bool { return !v.IsMissing() && !v.IsNull() }

// gameRule reads one field of rules.
func (in *input) gameRule(rules *game.Rules, field, name string, v wire.Value) {
	if i := names.Index(game.Numbers[:], name); i >= 0 {
		rules.SetNumber(i, int32(in.AsInteger(field+"."+name, v, 0, 1_000_000)))
		return
	}
	if i := names.Index(game.Switches[:], name); i >= 0 {
		on, ok := v.Bool()
		if !ok { // only now, as joining the field's name costs more than the check
			in.AsBoolean(field+"."+name, v)
		}
		if rules.On &^= 1 << i; on {
			rules.On |= 1 << i
		}
		return
	}
	if name != "uma" {
		in.rule(&rules.Score, field+".", name, v)
		return
	}
	var uma [4]int32
	in.seats(field+".uma", v, rules.Players, 100, &uma)
	for i, n := range &uma {
		rules.Uma[i] = int8(n)
	}
}

// seats reads one number from -most to most for each player.
//
//go:noinline
func (in *input) seats(field string, v wire.Value, players int8, most int64, numbers *[4]int32) {
	items, ok := v.Items()
	if !ok || len(items) != int(players) {
		in.WrongType(field, "an array of a number for each player", v)
		return
	}
	for i := range items {
		numbers[i] = int32(in.AsInteger(call.At(field, i), items[i], -most, most))
	}
}

//go:noinline
func writeGameRules(out *wire.Writer, r *game.Rules) {
	out.Object()
	for i := range game.Numbers {
		out.IntField(game.Numbers[i], int64(r.Number(i)))
	}
	wire.IntArray(out, "uma", r.Uma[:r.Players])
	for i := range game.Switches {
		out.BoolField(game.Switches[i], r.Has(1<<i))
	}
	for i, name := range score.Switches {
		out.BoolField(name, *r.Score.Switch(i))
	}
	reds := r.Score.Reds.Shown()
	wire.IntArray(out, "redFives", reds[:])
	out.Ints("doubleWindPairFu renhou", int64(r.Score.DoubleWindPairFu), int64(r.Score.Renhou))
	out.Key("localYaku")
	out.Array()
	for i := range score.LocalCount {
		if r.Score.Local>>i&1 != 0 {
			out.String(score.LocalYaku(i).String())
		}
	}
	out.End()
	out.End()
}
