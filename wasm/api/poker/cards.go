package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/wasm/call"
	"github.com/tefuda/tefuda/wasm/wire"
)

const wantHand = "text like \"As Kd Jk\", an array of cards or codes, or an Int8Array of codes"

// hand reads a hand in any of its forms and checks it.
//
//go:noinline
func (in *input) hand(field string, v wire.Value) []cards.Card {
	hand := in.cards(field, v)
	if in.Good() {
		if err := poker.Check(hand); err != nil {
			in.refuse(field, err)
		}
	}
	return hand
}

// cards reads cards in any of a hand's forms.
//
//go:noinline
func (in *input) cards(field string, v wire.Value) (hand []cards.Card) {
	if text, ok := v.String(); ok {
		hand, err := cards.ParseHand(nil, text)
		if err != nil {
			in.refuse(field, err)
		}
		return hand
	}
	if codes, ok := wire.Int8s[cards.Card](v); ok {
		return codes
	}
	items, ok := v.Items()
	if !ok {
		in.WrongType(field, wantHand, v)
	}
	for i := 0; i < len(items) && in.Good(); i++ {
		hand = append(hand, in.card(call.At(field, i), items[i]))
	}
	return hand
}

func (in *input) card(field string, v wire.Value) cards.Card {
	if text, ok := v.String(); ok {
		c, err := cards.Parse(text)
		if err != nil {
			in.refuse(field, err)
		}
		return c
	}
	if _, ok := v.Number(); !ok {
		in.WrongType(field, "a card like \"As\" or a card code", v)
		return cards.None
	}
	return cards.Card(in.AsInteger(field, v, int64(cards.None), cards.Codes-1))
}
