package daifugo

import (
	"strconv"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/brain"
	"github.com/tefuda/tefuda/wasm/wire"
)

// daifugoHand reads a hand of the deck, not empty and none of it played, whose
// jokers are not those played.
func (in *input) daifugoHand(rules daifugo.Rules, played *daifugo.Set) daifugo.Set {
	hand := in.daifugoCards("hand", in.Position)
	jokers := (hand & daifugo.Jokers).Len()
	gone := (*played & daifugo.Jokers).Len()
	switch {
	case !in.Good():
	case hand == 0:
		in.Fail("length", "hand", "must have a card")
	case hand&*played&daifugo.Naturals != 0:
		in.Fail("card", "hand", "has "+(hand&*played&daifugo.Naturals).First().String()+", which is played")
	case jokers+gone > int(rules.Jokers):
		in.Fail("card", "hand", "has jokers more than the deck, which with those played has "+strconv.Itoa(int(rules.Jokers)))
	default:
		all := daifugo.Deck(jokers+gone) & daifugo.Jokers
		own := daifugo.Deck(jokers) & daifugo.Jokers
		*played = *played&daifugo.Naturals | all&^own
	}
	return hand
}

func daifugoRoles(in *input, out *wire.Writer) {
	rules := in.rulesOption("common")
	revolution := in.Boolean("revolution", false)
	played := daifugo.Set(0)
	hand := in.daifugoHand(rules, &played)
	if !in.OK() {
		return
	}
	t := daifugo.Table{Rules: rules, Active: 1<<rules.Players - 1, Revolution: revolution}
	roles := t.LegalRoles(nil, hand)
	out.ObjectOf(2)
	out.Key("roles")
	out.ArrayOf(len(roles))
	for _, r := range roles {
		out.ObjectOf(6)
		out.TextField("role", r.String())
		out.TextField("kind", r.Kind.String())
		out.IntField("size", int64(r.Size))
		out.TextField("low", placeText(r, r.Low))
		out.TextField("high", placeText(r, r.High))
		out.BoolField("revolution", t.IsRevolution(r))
	}
	parts := brain.Partition(nil, hand, revolution, rules.Has(daifugo.Sequences))
	out.Key("partition")
	out.ArrayOf(len(parts))
	for _, r := range parts {
		out.String(r.String())
	}
}

// placeText is the rank at an end of a role: - is below Three, + above Two, and
// jokers alone have the rank Jk.
func placeText(r daifugo.Role, rank int8) string {
	const ranks = "-3456789TJQKA2+"
	if r.JokersOnly() {
		return "Jk"
	}
	return ranks[rank+1 : rank+2]
}

func daifugoEvaluate(in *input, out *wire.Writer) {
	complete := in.Choice("form", "article", "complete") == 1
	t := in.daifugoTable(complete)
	article := in.seedPlayer()
	hand := in.daifugoHand(t.Rules, &t.Played)
	if !in.OK() {
		return
	}
	e := &brain.Evaluation{}
	if complete {
		var player brain.CompletePlayer
		player.Evaluate(e, &t, hand)
	} else {
		article.Evaluate(e, &t, hand)
	}
	out.ObjectOf(5)
	out.Key("roles")
	out.ArrayOf(len(e.Roles))
	for i := range e.Roles {
		writeRoleValue(out, &e.Roles[i])
	}
	out.IntField("handValue", int64(e.Value))
	out.BoolField("canFinish", e.CanFinish)
	out.BoolField("refuses", e.Refuses)
	out.TextField("best", e.Best().String())
}

// daifugoTable reads the options that tell what a hand is evaluated for; the
// rules of the complete form are by default those that it was made for.
func (in *input) daifugoTable(complete bool) (t daifugo.Table) {
	usual := "article"
	if complete {
		usual = "uec"
	}
	t.Rules = in.rulesOption(usual)
	t.Revolution = in.Boolean("revolution", false)
	if v := in.Option("played"); !v.IsMissing() {
		t.Played = in.daifugoCards("options.played", v)
	}
	left := in.Integer("left", int64(t.Rules.Players), 2, int64(t.Rules.Players))
	t.Active = 1<<left - 1
	return t
}

// seedPlayer reads how the article's player plays.
func (in *input) seedPlayer() brain.ArticlePlayer {
	strict := in.Boolean("strict", false)
	flip := in.Boolean("flip", false)
	return brain.ArticlePlayer{Strict: strict, Flip: flip}
}

func writeRoleValue(out *wire.Writer, v *brain.RoleValue) {
	out.ObjectOf(9)
	out.TextField("role", v.Role.String())
	out.TextField("kind", v.Role.Kind.String())
	out.IntField("value", int64(v.Value))
	out.IntField("priority", int64(v.Priority))
	out.IntField("rank", int64(v.Rank))
	out.IntField("hiRanks", int64(v.HiRanks))
	out.IntField("same", int64(v.Same))
	out.IntField("points", int64(v.Points))
	out.BoolField("flows", v.Flows())
}
