package daifugo

import (
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func presets(in *call.Input, out *wire.Writer) {
	in.NoPosition()
	if !in.OK() {
		return
	}
	out.Object()
	for i := range daifugo.Presets {
		out.Key(daifugo.Presets[i].Key)
		writeRules(out, *daifugo.PresetRules[i])
	}
	out.End()
}

// rules reads rules: the name of a preset, or an object with the differences from a
// preset, by default common.
//
//go:noinline
func (in *input) rules(field string, v wire.Value) daifugo.Rules {
	if _, ok := v.String(); ok {
		return *daifugo.PresetRules[in.name(field, v, daifugo.Presets[:])]
	}
	keys, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, "\""+strings.Join(names.Keys(daifugo.Presets[:]), "\", \"")+"\" or an object of players, jokers and switches", v)
	}
	rules := daifugo.Common
	for i, name := range keys {
		if name == "preset" && !values[i].IsMissing() {
			rules = *daifugo.PresetRules[in.name(field+".preset", values[i], daifugo.Presets[:])]
		}
	}
	for i, name := range keys {
		if !values[i].IsMissing() {
			in.rule(field, name, values[i], &rules)
		}
	}
	if both := rules.Contradiction(); both != 0 && in.Good() {
		in.Fail("game", field, "has ", strings.Replace(both.String(), " ", " and ", 1), ", which contradict each other")
	}
	return rules
}

// rule reads one field of rules.
func (in *input) rule(field, name string, v wire.Value, rules *daifugo.Rules) {
	s, isSwitch := daifugo.SwitchOf(name)
	on, ok := v.Bool()
	if isSwitch && ok {
		if rules.On &^= s; on {
			rules.On |= s
		}
		return
	}
	field += "." + name
	switch {
	case isSwitch:
		in.AsBoolean(field, v)
	case name == "players":
		rules.Players = int8(in.AsInteger(field, v, daifugo.MinPlayers, daifugo.MaxPlayers))
	case name == "jokers":
		rules.Jokers = int8(in.AsInteger(field, v, 0, daifugo.MaxJokers))
	case name != "preset":
		in.Fail("unknown", field, "is not a rule: preset, players, jokers, ", strings.Join(names.Keys(daifugo.Switches[:]), ", "))
	}
}

// rulesOption reads the option rules.
func (in *input) rulesOption(usual daifugo.Rules) daifugo.Rules {
	v := in.Option("rules")
	if v.IsMissing() {
		return usual
	}
	in.of = in.rules("options.rules", v)
	return in.of
}

//go:noinline
func writeRules(out *wire.Writer, rules daifugo.Rules) {
	out.Object()
	out.Ints("players jokers", int64(rules.Players), int64(rules.Jokers))
	for i := range daifugo.Switches {
		out.BoolField(daifugo.Switches[i].Key, rules.Has(1<<i))
	}
	out.End()
}
