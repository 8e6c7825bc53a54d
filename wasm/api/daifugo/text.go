package daifugo

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const (
	wantCards = "cards like \"3d 4d Jk\", or an array of them"
	wantMove  = "a move like \"5s 5d\", \"give 3s\" or \"pass\""
)

// text reads text, or an array of texts, which it joins with spaces.
//
//go:noinline
func (in *input) text(field, want string, v wire.Value) string {
	if text, ok := v.String(); ok {
		return text
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, want, v)
	}
	if len(items) > 52+daifugo.MaxJokers+in.of.Pile().Twins.Len() {
		in.Fail("length", field, "has ", daifugo.Number(len(items)), " cards, more than a deck")
		return ""
	}
	text := make([]byte, 0, 8*len(items))
	for i, item := range items {
		card, ok := item.String()
		if !ok {
			in.WrongType(call.At(field, i), "a card", item)
		}
		if _, n := cards.Next(card); n == 0 || n < len(card) && card[n] != '=' {
			in.Fail("card", call.At(field, i), "must be a card ", cards.Notation, ", not ", wire.Quote(card))
		}
		text = append(append(text, card...), ' ')
	}
	return string(text)
}

// cards reads cards, with one deck none of them twice. The first joker is bit 52.
//
//go:noinline
func (in *input) cards(field string, v wire.Value) daifugo.Pile {
	cards, err := in.of.ParsePile(in.text(field, wantCards, v))
	in.refuseText(field, err)
	return cards
}

// combination reads a combination (役), "" or "pass" for a pass.
//
//go:noinline
func (in *input) combination(field string, v wire.Value, want string) daifugo.Combination {
	combination, err := in.of.ParseCombination(in.text(field, want, v))
	in.refuseText(field, err)
	return combination
}

// move reads a move. A pass must be "pass".
func (in *input) move(field string, v wire.Value) daifugo.Combination {
	if text, ok := v.String(); ok && text == "" {
		in.OutOfRange(field, wantMove, v)
	}
	return in.combination(field, v, wantMove)
}

// refuseText reports core's fault about a text under the name that the field has here.
//
//go:noinline
func (in *input) refuseText(field string, err error) {
	if wrong, ok := err.(*fault.Fault); ok {
		in.Fail(wrong.Code, field, wrong.Reason)
	}
}

// fieldText returns the notation of the combination to beat, "" if there is none.
//
//go:noinline
func fieldText(r daifugo.Combination) string {
	if r.Kind == daifugo.Pass {
		return ""
	}
	return r.String()
}

// lockLetters returns the letters of a lock's suits, by bit. An x stands for the fifth to
// eighth card of a group; with one deck that can only be a joker.
func lockLetters(rules daifugo.Rules) string {
	if rules.Has(daifugo.TwoDecks) {
		return "sdchsdch"
	}
	return "sdchxxxx"
}

// suits reads the suits of a lock.
func (in *input) suits(field string, v wire.Value) (suits daifugo.Suits) {
	text := in.AsText(field, "text of the suits that may follow like \"sh\", or \"\"", v)
	suitLetters := lockLetters(in.of)
	for i := range len(text) {
		suit := daifugo.Suits(0)
		for bit := range len(suitLetters) {
			if s := daifugo.Suits(1) << bit; suit == 0 && suitLetters[bit] == text[i] && suits&s == 0 {
				suit = s
			}
		}
		if suit == 0 {
			in.Fail("game", field, "must be different letters of shdc, not ", v.Describe())
			return 0
		}
		suits |= suit
	}
	return suits
}

func (p *position) suitsText(suits daifugo.Suits) string {
	suitLetters := lockLetters(p.Rules)
	text := make([]byte, 0, len(suitLetters))
	for i := range len(suitLetters) {
		if suits>>i&1 != 0 {
			text = append(text, suitLetters[i])
		}
	}
	return string(text)
}
