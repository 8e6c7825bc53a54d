package daifugo

import (
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/article"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

// hand reads a hand that is not empty and shares no card with played. Jokers that played
// holds are moved to other bits than the hand's.
func (in *input) hand(field string, t *daifugo.Table) daifugo.Pile {
	rules, played := t.Rules, &t.Played
	hand := in.cards(field, in.Position)
	jokers := (hand.Cards & daifugo.Jokers).Len()
	gone := (*played & daifugo.Jokers).Len()
	naturals := hand.Of(daifugo.Naturals)
	switch {
	case !in.Good():
	case hand.Cards == 0:
		in.Fail("length", field, "must have a card")
	case rules.Excess(naturals, t.PlayedPile()) != 0:
		in.Fail("card", field, "has ", rules.Excess(naturals, t.PlayedPile()).First().String(), ", which is played")
	case jokers+gone > int(rules.Jokers):
		in.Fail("card", field, "has jokers more than the deck, which with those played has ", daifugo.Number(int(rules.Jokers)))
	default:
		all := daifugo.Deck(jokers+gone) & daifugo.Jokers
		own := daifugo.Deck(jokers) & daifugo.Jokers
		*played = *played&daifugo.Naturals | all&^own
	}
	return hand
}

func combinations(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	rules := in.rulesOption(daifugo.Common)
	revolution := in.Boolean("revolution", false)
	t := daifugo.Table{Rules: rules, Active: 1<<rules.Players - 1, Revolution: revolution}
	hand := in.hand("hand", &t)
	if !in.OK() {
		return
	}
	out.Object()
	writeMeanings(out, &t, t.LegalOf(nil, hand))
	var seen daifugo.Table
	cards := t.OneDeck(&seen, hand)
	writeCombinations(out, "partition", article.Partition(nil, cards, revolution, rules.Has(daifugo.Sequences)))
	out.End()
}

func combinationsOf(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	rules := in.rulesOption(daifugo.Common)
	t := daifugo.Table{Rules: rules}
	cards := in.hand("cards", &t)
	if !in.OK() {
		return
	}
	out.Object()
	writeMeanings(out, &t, rules.CombinationsOfPile(nil, cards))
	out.End()
}

// writeMeanings writes the field combinations: combinations with their kind, size and ranks.
//
//go:noinline
func writeMeanings(out *wire.Writer, t *daifugo.Table, combinations []daifugo.Combination) {
	out.Key("combinations")
	out.Array()
	for _, r := range combinations {
		out.Object()
		out.Texts("combination kind", r.String(), r.Kind.String())
		out.IntField("size", int64(r.Size))
		out.Texts("low high", placeText(r, r.Low), placeText(r, r.High))
		out.BoolField("revolution", t.IsRevolution(r))
		out.End()
	}
	out.End()
}

// placeText returns the letter of a combination's lowest or highest rank: - is below
// Three, + above Two. Jokers alone have the rank Jk.
func placeText(r daifugo.Combination, rank int8) string {
	const ranks = "-3456789TJQKA2+"
	if r.JokersOnly() {
		return "Jk"
	}
	return ranks[rank+1 : rank+2]
}

func evaluate(call *call.Input, out *wire.Writer) {
	in := &input{Input: call}
	complete := in.complete()
	t := in.table(complete)
	plain := in.articlePlayer()
	pile := in.hand("hand", &t)
	if !in.OK() {
		return
	}
	var seen daifugo.Table
	hand := t.OneDeck(&seen, pile)
	e := &article.Evaluation{}
	if complete {
		var full article.CompletePlayer
		full.Evaluate(e, &seen, hand)
	} else {
		plain.Evaluate(e, &seen, hand)
	}
	out.Object()
	out.Key("combinations")
	out.Array()
	for i := range e.Combinations {
		writeCombinationValue(out, &e.Combinations[i])
	}
	out.End()
	out.IntField("handValue", int64(e.Value))
	out.BoolField("canFinish", e.CanFinish)
	out.BoolField("refuses", e.Refuses)
	out.TextField("best", e.Best().String())
	out.End()
}

// complete reports whether the option form is "complete".
func (in *input) complete() bool {
	v := in.Option("form")
	return !v.IsMissing() && in.name("options.form", v, player.Forms[:]) == 1
}

// table reads the options rules, revolution, played and left of an evaluation. By default
// the rules are those that the form was made for.
func (in *input) table(complete bool) (t daifugo.Table) {
	usual := daifugo.Article
	if complete {
		usual = daifugo.UEC
	}
	t.Rules = in.rulesOption(usual)
	t.Revolution = in.Boolean("revolution", false)
	if v := in.Option("played"); !v.IsMissing() {
		cards := in.cards("options.played", v)
		t.Played, t.PlayedTwins = cards.Cards, cards.Twins
	}
	left := in.Integer("left", int64(t.Rules.Players), 2, int64(t.Rules.Players))
	t.Active = 1<<left - 1
	return t
}

// articlePlayer reads the options strict and flip of the player of nullsuke's article.
func (in *input) articlePlayer() article.Player {
	strict := in.Boolean("strict", false)
	flip := in.Boolean("flip", false)
	return article.Player{Strict: strict, Flip: flip}
}

func writeCombinationValue(out *wire.Writer, v *article.CombinationValue) {
	out.Object()
	out.Texts("combination kind", v.Combination.String(), v.Combination.Kind.String())
	out.Ints("value priority rank hiRanks same points", int64(v.Value), int64(v.Priority), int64(v.Rank), int64(v.HiRanks),
		int64(v.Same), int64(v.Points))
	out.BoolField("flows", v.Flows())
	out.End()
}
