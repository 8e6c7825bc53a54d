package daifugo

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const (
	wantCards = "cards like \"3d 4d Jk\", or an array of them"
	wantRules = "\"article\", \"uec\", \"common\" or an object of players, jokers and switches"
)

// daifugoText reads text, or an array of texts, which it puts together with
// spaces between them.
func (in *input) daifugoText(field, want string, v wire.Value) string {
	if text, ok := v.String(); ok {
		return text
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, want, v)
	}
	if len(items) > 52+daifugo.MaxJokers {
		in.Fail("length", field, "has "+strconv.Itoa(len(items))+" cards, more than a deck")
		return ""
	}
	text := make([]byte, 0, 8*len(items))
	for i, item := range items {
		card, ok := item.String()
		if !ok {
			in.WrongType(call.At(field, i), "a card", item)
		}
		if len(card) < 2 || len(card) > 2 && !strings.Contains(card, "=") {
			in.Fail("card", call.At(field, i), "must be a card (rank 23456789TJQKA and suit shdc, or Jk), not "+wire.Quote(card))
		}
		text = append(append(text, card...), ' ')
	}
	return string(text)
}

// daifugoCards reads different cards. The first joker is bit 52.
func (in *input) daifugoCards(field string, v wire.Value) daifugo.Set {
	cards, err := daifugo.ParseSet(in.daifugoText(field, wantCards, v))
	if err != nil {
		in.refuseText(field, err)
	}
	return cards
}

// daifugoRole reads a role, "" or "pass" for a pass.
func (in *input) daifugoRole(field string, v wire.Value, want string) daifugo.Role {
	role, err := daifugo.ParseRole(spaced(in.daifugoText(field, want, v)))
	if err != nil {
		in.refuseText(field, err)
	}
	return role
}

// refuseText reports what core says of a text, by the name that it has here.
func (in *input) refuseText(field string, err error) {
	if fault, ok := err.(*search.Fault); ok {
		in.Fail(fault.Code, field, fault.Reason)
	}
}

// spaced puts spaces between cards that follow each other without: "5sJk=5d".
// Other text it leaves as it is.
func spaced(text string) string {
	if text == "pass" || len(text) > 6*(52+daifugo.MaxJokers) {
		return text
	}
	for i := range len(text) {
		if text[i] <= ' ' || text[i] > '~' {
			return text
		}
	}
	apart := make([]byte, 0, 2*len(text))
	for len(text) > 0 {
		n := min(2, len(text))
		if len(text) > 2 && text[2] == '=' {
			n = min(5, len(text))
		}
		apart = append(append(apart, text[:n]...), ' ')
		text = text[n:]
	}
	return string(apart)
}

// roleText is a role's notation; a pass, and an empty field, is no text.
func roleText(r daifugo.Role) string {
	if r.Kind == daifugo.Pass {
		return ""
	}
	return r.String()
}

// daifugoRules reads the name of rules, or an object of what differs from a
// preset, by default from common.
func (in *input) daifugoRules(field string, v wire.Value) daifugo.Rules {
	if name, ok := v.String(); ok {
		return in.daifugoPreset(field, name)
	}
	names, values, ok := v.Fields()
	if !ok {
		in.WrongType(field, wantRules, v)
	}
	rules := daifugo.Common
	for i, name := range names {
		if preset, ok := values[i].String(); ok && name == "preset" {
			rules = in.daifugoPreset(field+".preset", preset)
		}
	}
	for i, name := range names {
		in.daifugoRule(field+"."+name, name, values[i], &rules)
	}
	return rules
}

func (in *input) daifugoPreset(field, name string) daifugo.Rules {
	rules, ok := daifugo.Preset(name)
	if !ok {
		in.Fail("range", field, "must be \"article\" or \"uec\" or \"common\", not "+wire.Quote(name))
		return daifugo.Common // of which all numbers are good to go on with
	}
	return rules
}

// daifugoRule reads one field of rules.
func (in *input) daifugoRule(field, name string, v wire.Value, rules *daifugo.Rules) {
	s, isSwitch := daifugo.SwitchOf(name)
	switch {
	case v.IsMissing():
	case name == "players":
		rules.Players = int8(in.AsInteger(field, v, daifugo.MinPlayers, daifugo.MaxPlayers))
	case name == "jokers":
		rules.Jokers = int8(in.AsInteger(field, v, 0, daifugo.MaxJokers))
	case isSwitch:
		if in.AsBoolean(field, v) {
			rules.On |= s
		} else {
			rules.On &^= s
		}
	case name != "preset":
		in.Fail("unknown", field, "is not a rule: preset, players, jokers, "+strings.Join(search.Keys(daifugo.Switches[:]), ", "))
	default:
		if _, ok := v.String(); !ok {
			in.WrongType(field, "\"article\" or \"uec\" or \"common\"", v)
		}
	}
}

// rulesOption reads the option rules.
func (in *input) rulesOption(usual string) daifugo.Rules {
	v := in.Option("rules")
	if v.IsMissing() {
		v = wire.Text(usual)
	}
	return in.daifugoRules("options.rules", v)
}

func writeDaifugoRules(out *wire.Writer, rules daifugo.Rules) {
	names := search.Keys(daifugo.Switches[:])
	out.ObjectOf(2 + len(names))
	out.IntField("players", int64(rules.Players))
	out.IntField("jokers", int64(rules.Jokers))
	for i, name := range names {
		out.BoolField(name, rules.Has(1<<i))
	}
}

// suitLetters are the suits of a lock; x is the fifth and sixth card of a rank,
// which only jokers can be.
const suitLetters = "sdchxx"

// daifugoSuits reads the suits of a lock.
func (in *input) daifugoSuits(field string, v wire.Value) (suits daifugo.Suits) {
	text, ok := v.String()
	if !ok {
		in.WrongType(field, "text of the suits that may follow like \"sh\", or \"\"", v)
	}
	for i := range len(text) {
		suit := daifugo.Suits(0)
		for bit := range len(suitLetters) {
			if s := daifugo.Suits(1) << bit; suit == 0 && suitLetters[bit] == text[i] && suits&s == 0 {
				suit = s
			}
		}
		if suit == 0 {
			in.Fail("game", field, "must be different letters of shdc, not "+v.Describe())
			return 0
		}
		suits |= suit
	}
	return suits
}

func suitsText(suits daifugo.Suits) string {
	text := make([]byte, 0, len(suitLetters))
	for i := range len(suitLetters) {
		if suits>>i&1 != 0 {
			text = append(text, suitLetters[i])
		}
	}
	return string(text)
}
