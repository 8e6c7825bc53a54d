package poker

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

func pokerEvaluate(in *input, out *wire.Writer) {
	hand := in.hand("hand", in.Position)
	t := in.table(len(poker.Rankings))
	in.board(&t)
	all := in.withBoard("hand", &t, hand)
	if !in.OK() {
		return
	}
	out.Object()
	writeHand(out, &t, all)
	out.End()
}

// maxPlayers bounds the number of hands in compare. No deck has cards for so many.
const maxPlayers = 1000

func pokerCompare(in *input, out *wire.Writer) {
	items, isArray := in.Position.Items()
	if !isArray {
		in.WrongType("hands", "an array of hands", in.Position)
	} else if len(items) < 1 || len(items) > maxPlayers {
		in.Fail(fault.BadRange, "hands", fault.Tell("must be 1 to # hands, not #", maxPlayers, int64(len(items))))
	}
	hands := make([][]cards.Card, len(items))
	for i := range items {
		hands[i] = in.hand(call.At("hands", i), items[i])
	}
	t := in.table(len(poker.Rankings))
	in.board(&t)
	for i := range hands {
		hands[i] = in.withBoard(call.At("hands", i), &t, hands[i])
	}
	if !in.OK() {
		return
	}
	writeComparison(out, &t, hands)
}

func writeComparison(out *wire.Writer, t *table, hands [][]cards.Card) {
	values := make([]poker.Value, len(hands))
	for i, hand := range hands {
		values[i], _ = t.explain(hand)
	}
	ranks, best := poker.PlacesOf(values), slices.Max(values)
	out.Object()
	out.Key("winners")
	out.Array()
	for i, r := range ranks {
		if r == 1 {
			out.Int(int64(i))
		}
	}
	out.End()
	out.Key("hands")
	out.Array()
	for i, hand := range hands {
		out.Object()
		writeHand(out, t, hand)
		out.IntField("rank", int64(ranks[i]))
		out.Key("lostBy")
		writeDifference(out, t.AsHigh(values[i]), t.AsHigh(best))
		out.End()
	}
	out.End()
	out.End()
}

// writeDifference writes where a value falls behind the best one: in its category, or
// in one of its ranks. It writes null if it does not.
func writeDifference(out *wire.Writer, value, best poker.Value) {
	place := poker.Difference(value, best)
	if place < 0 {
		out.Null()
		return
	}
	out.Object()
	if place == 0 {
		out.Texts("by hand best", "category", value.Category().String(), best.Category().String())
	} else {
		out.Texts("by hand best", "rank", value.Rank(place).String(), best.Rank(place).String())
		out.IntField("place", int64(place))
	}
	out.End()
}

// writeHand writes the fields value, category and cards.
//
//go:noinline
func writeHand(out *wire.Writer, t *table, hand []cards.Card) {
	value, used := t.explain(hand)
	out.IntField("value", int64(value))
	out.TextField("category", t.AsHigh(value).Category().String())
	out.Key("cards")
	out.Array()
	for i := range used {
		out.Object()
		out.Texts("card as", used[i].Card.String(), used[i].As.String())
		out.IntField("index", int64(used[i].Index))
		out.End()
	}
	out.End()
}

// Tables are built when first needed, and kept: four for high hands (wheel or not,
// double ace flush or not), one for each other ranking.
var (
	fives  [3 + tabled]*poker.Table
	sevens [3 + tabled]*poker.Table7
)

func indexOf(r poker.Rules) (i int) {
	if r.Ranking != poker.High {
		return 3 + int(r.Ranking)
	}
	if r.Wheel {
		i++
	}
	if r.DoubleAceFlush {
		i += 2
	}
	return i
}

func table5(r poker.Rules) *poker.Table {
	tb := &fives[indexOf(r)]
	if *tb == nil {
		*tb = r.Table()
	}
	return *tb
}

//go:noinline
func table7(r poker.Rules) *poker.Table7 {
	tb := &sevens[indexOf(r)]
	if *tb == nil {
		*tb = r.Table7()
	}
	return *tb
}

func pokerEvaluateMany(in *input, out *wire.Writer) {
	codes, isInt8s := wire.Int8s[cards.Card](in.Position)
	if !isInt8s {
		in.WrongType("codes", "an Int8Array of card codes", in.Position)
	}
	t := in.table(tabled)
	low, high := int64(1), int64(poker.MaxCards)
	usual := int64(poker.MaxHand)
	if t.omaha {
		low, high = holdem.MinOmaha+holdem.BoardCards, holdem.MaxOmaha+holdem.BoardCards
		usual = low
	}
	size := int(in.Integer("cards", usual, low, high))
	if t.omaha || t.Ranking == poker.ShortDeck {
		in.inDeck("codes", t.Rules, codes)
	}
	if len(codes)%size != 0 {
		in.Fail(fault.BadLength, "codes", fault.Tell("must hold # codes a hand, but its length is #", int64(size), int64(len(codes))))
	}
	if !in.OK() {
		return
	}
	in.evaluateAll(wire.Int32s[poker.Value](out, len(codes)/size), codes, size, &t)
}

func (in *input) evaluateAll(values []poker.Value, codes []cards.Card, size int, t *table) {
	meter := in.Meter(int64(len(values)))
	for at := 0; at < len(values); at += call.Batch {
		end := min(at+call.Batch, len(values))
		part, of := values[at:end], codes[at*size:end*size]
		var err error
		switch {
		case t.omaha:
			for i := range part {
				part[i], _ = holdem.OmahaValue(table5(t.Rules), of[i*size:i*size+size], size-holdem.BoardCards)
			}
		case size <= poker.MaxHand:
			err = table5(t.Rules).Values(part, of, size)
		default:
			err = table7(t.Rules).Values(part, of, size)
		}
		if err != nil {
			wrong := *err.(*fault.Fault)
			wrong.Index += at * size
			in.refuse("codes", &wrong)
			return
		}
		meter.Done(int64(end - at))
	}
}
