package poker

import (
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

var pokerFunctions = []call.Function{
	{Name: "evaluate", Run: run(pokerEvaluate)},
	{Name: "compare", Run: run(pokerCompare)},
	{Name: "evaluateMany", Run: run(pokerEvaluateMany)},
}

func pokerEvaluate(in *input, out *wire.Writer) {
	hand := in.hand("hand", in.Position)
	rules := in.rules()
	if !in.OK() {
		return
	}
	out.ObjectOf(3)
	writeHand(out, rules, hand)
}

// maxPlayers bounds compare: far more hands than any deck deals.
const maxPlayers = 1000

func pokerCompare(in *input, out *wire.Writer) {
	items, isArray := in.Position.Items()
	if !isArray {
		in.WrongType("hands", "an array of hands", in.Position)
	} else if len(items) < 1 || len(items) > maxPlayers {
		in.Fail("range", "hands", "must be 1 to "+strconv.Itoa(maxPlayers)+" hands, not "+strconv.Itoa(len(items)))
	}
	hands := make([][]cards.Card, 0, len(items))
	for i, item := range items {
		hands = append(hands, in.hand(call.At("hands", i), item))
	}
	rules := in.rules()
	if !in.OK() {
		return
	}
	writeComparison(out, rules, hands)
}

func writeComparison(out *wire.Writer, rules poker.Rules, hands [][]cards.Card) {
	values := make([]poker.Value, len(hands))
	for i, hand := range hands {
		values[i], _ = rules.Evaluate(hand)
	}
	ranks := poker.Ranking(values)
	winners := 0
	for _, r := range ranks {
		if r == 1 {
			winners++
		}
	}
	out.ObjectOf(2)
	out.Key("winners")
	out.ArrayOf(winners)
	for i, r := range ranks {
		if r == 1 {
			out.Int(int64(i))
		}
	}
	out.Key("hands")
	out.ArrayOf(len(hands))
	for i, hand := range hands {
		out.ObjectOf(5)
		writeHand(out, rules, hand)
		out.IntField("rank", int64(ranks[i]))
		out.Key("lostBy")
		writeDifference(out, values[i], slices.Max(values))
	}
}

// writeDifference writes where a value falls behind the best one, null where
// it does not: in category, or in the rank at a place.
func writeDifference(out *wire.Writer, value, best poker.Value) {
	place := poker.Difference(value, best)
	if place < 0 {
		out.Null()
		return
	}
	if place == 0 {
		out.ObjectOf(3)
		out.Texts("by hand best", "category", value.Category().String(), best.Category().String())
		return
	}
	out.ObjectOf(4)
	out.Texts("by hand best", "rank", value.Rank(place).String(), best.Rank(place).String())
	out.IntField("place", int64(place))
}

// writeHand writes three fields: value, category and cards.
func writeHand(out *wire.Writer, rules poker.Rules, hand []cards.Card) {
	value, used, _ := rules.Explain(hand) // in.hand has checked it
	out.IntField("value", int64(value))
	out.TextField("category", value.Category().String())
	out.Key("cards")
	out.ArrayOf(len(used))
	for _, u := range used {
		out.ObjectOf(3)
		out.TextField("card", u.Card.String())
		out.TextField("as", u.As.String())
		out.IntField("index", int64(u.Index))
	}
}

// A bulk is a look-up form of the rules: for five cards, or for seven.
type bulk interface {
	Values(dst []poker.Value, codes []cards.Card, n int) error
}

// Tables are built when they are first needed, and stay.
var (
	fives  = map[poker.Rules]*poker.Table{}
	sevens = map[poker.Rules]*poker.Table7{}
)

func table(r poker.Rules, size int) bulk {
	if size <= poker.MaxHand {
		if fives[r] == nil {
			fives[r] = r.Table()
		}
		return fives[r]
	}
	return table7(r)
}

func table7(r poker.Rules) *poker.Table7 {
	if sevens[r] == nil {
		sevens[r] = r.Table7()
	}
	return sevens[r]
}

func pokerEvaluateMany(in *input, out *wire.Writer) {
	codes, isInt8s := wire.Int8s[cards.Card](in.Position)
	if !isInt8s {
		in.WrongType("codes", "an Int8Array of card codes", in.Position)
	}
	size := int(in.Integer("cards", poker.MaxHand, 1, poker.MaxCards))
	rules := in.rules()
	if len(codes)%size != 0 {
		in.Fail("length", "codes", "must hold "+strconv.Itoa(size)+" codes a hand, but its length is "+strconv.Itoa(len(codes)))
	}
	if !in.OK() {
		return
	}
	values := wire.Int32s[poker.Value](out, len(codes)/size)
	in.evaluateAll(values, codes, size, table(rules, size))
}

func (in *input) evaluateAll(values []poker.Value, codes []cards.Card, size int, tb bulk) {
	meter := in.Meter(int64(len(values)))
	for at := 0; at < len(values); at += call.Batch {
		end := min(at+call.Batch, len(values))
		if err := tb.Values(values[at:end], codes[at*size:end*size], size); err != nil {
			in.handFault("codes", err.(*poker.HandError), at*size)
			return
		}
		meter.Done(int64(end - at))
	}
}

// rules reads profile, wheel and doubleAceFlush.
func (in *input) rules() poker.Rules {
	r := [...]poker.Rules{poker.Standard, poker.Article}[in.Choice("profile", "standard", "article")]
	r.Wheel = in.Boolean("wheel", r.Wheel)
	r.DoubleAceFlush = in.Boolean("doubleAceFlush", r.DoubleAceFlush)
	return r
}

const wantHand = "text like \"As Kd Jk\", an array of cards or codes, or an Int8Array of codes"

// hand reads a hand in any of its forms and checks it.
func (in *input) hand(field string, v wire.Value) []cards.Card {
	hand := in.cards(field, v)
	if in.Good() {
		if err := poker.Check(hand); err != nil {
			in.handFault(field, err.(*poker.HandError), 0)
		}
	}
	return hand
}

// cards reads cards in any of a hand's forms.
func (in *input) cards(field string, v wire.Value) (hand []cards.Card) {
	if text, ok := v.String(); ok {
		hand = in.handText(field, text)
	} else if items, ok := v.Items(); ok {
		for i := 0; i < len(items) && in.Good(); i++ {
			hand = append(hand, in.card(call.At(field, i), items[i]))
		}
	} else if codes, ok := wire.Int8s[cards.Card](v); ok {
		hand = codes
	} else {
		in.WrongType(field, wantHand, v)
	}
	return hand
}

func (in *input) handText(field, text string) []cards.Card {
	hand, err := cards.ParseHand(nil, text)
	if err != nil {
		in.Fail("card", field, "has a fault at "+err.Error())
	}
	return hand
}

func (in *input) card(field string, v wire.Value) cards.Card {
	if text, ok := v.String(); ok {
		c, err := cards.Parse(text)
		if err != nil {
			in.Fail("card", field, "must be a card (rank 23456789TJQKA and suit shdc, or Jk), not "+v.Describe())
		}
		return c
	}
	if _, ok := v.Number(); !ok {
		in.WrongType(field, "a card like \"As\" or a card code", v)
		return cards.None
	}
	return cards.Card(in.AsInteger(field, v, int64(cards.None), cards.Codes-1))
}

// handFault reports a fault that core found; codes before the first one of
// the hand or call.Batch shift its place.
func (in *input) handFault(field string, err *poker.HandError, before int) {
	if err.Index < 0 {
		in.Fail("length", field, "has "+err.Error())
		return
	}
	in.Fail("card", call.At(field, before+err.Index), "is wrong: "+err.Error())
}
