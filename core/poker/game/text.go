package game

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/names"
	"github.com/tefuda/tefuda/core/poker"
)

// Names of cards in a hand's text that packages cards and poker do not need.
const (
	unknown = "??" // a card that is not known
	red     = "Jr" // the second joker, so that each card has its own name
)

// Text writes cards with a separator: "As Jk Jr ??". Jk is the black joker, Jr the red one, and ??
// an unknown card.
func Text(hand []cards.Card, between string) string {
	text := make([]byte, 0, 3*len(hand))
	for i, c := range hand {
		if i > 0 {
			text = append(text, between...)
		}
		switch c {
		case cards.None:
			text = append(text, unknown...)
		case poker.Jokers[1]:
			text = append(text, red...)
		default:
			text = append(text, c.String()...)
		}
	}
	return string(text)
}

// SetText writes the cards of a set in the order of their codes, in the form of Text.
func SetText(set cards.Set) string {
	var some []cards.Card
	for c := range cards.Card(cards.Codes) {
		if set.Has(c) {
			some = append(some, c)
		}
	}
	return Text(some, " ")
}

// DiscardsText writes discards, draw by draw: "2c 3d", or in games with several draws "2c 3d / / 4h".
func (r *Rules) DiscardsText(t *Discards) string {
	text := SetText(t[0])
	for i := int8(1); i < r.Draws(); i++ {
		text += " / " + SetText(t[i])
	}
	return cards.Trim(text)
}

// ParseCards reads cards in the notation of cards.ParseHand, and ?? for an unknown card. The error
// is a *fault.Fault of the field "cards".
func ParseCards(text string) (hand []cards.Card, err error) {
	for text = cards.Skip(text); text != ""; text = cards.Skip(text) {
		c, n := cards.NextOfTwo(text)
		if n == 0 && strings.HasPrefix(text, unknown) {
			n = len(unknown)
		}
		if n == 0 || len(hand) == maxDeck {
			return nil, refuseAt(fault.BadCard, "cards", len(hand), "must be a card of the deck, Jr for the red joker, or ??")
		}
		hand, text = append(hand, c), text[n:]
	}
	return hand, nil
}

// String returns the action as text for ParseAction: "fold", "check", "call", "show", "muck". "bet
// 20" and "raise 60" have the seat's whole bet of the round. "draw 2c 3d" has the discards, none to
// stand pat, and "draw ? ?" hidden ones.
func (a Action) String() string {
	text := Kinds[a.Kind]
	switch {
	case a.Kind.HasAmount():
		text += " " + number(a.Amount)
	case a.Kind == Discard && a.Cards != 0:
		text += " " + SetText(a.Cards)
	case a.Kind == Discard:
		for range a.Amount {
			text += " ?"
		}
	}
	return text
}

// ParseAction reads an action in the form of String. Cards may follow each other without spaces.
// The error is a *fault.Fault of the field "move".
func ParseAction(text string) (a Action, err error) {
	end := 0
	for end < len(text) && text[end] != ' ' {
		end++
	}
	rest := cards.Skip(text[end:])
	a.Kind = Kind(names.Index(Kinds[:Muck+1], text[:end]))
	switch a.Kind {
	case Bet, Raise:
		rest = cards.Trim(text[end:]) // signs are not allowed
		for i := 0; i < len(rest) && rest[i] >= '0' && rest[i] <= '9' && a.Amount <= 2*MaxStack; i++ {
			if a.Amount = 10*a.Amount + int64(rest[i]-'0'); i == len(rest)-1 && a.Amount > 0 && a.Amount <= 2*MaxStack {
				return a, nil
			}
		}
	case Discard:
		if a.Amount = hidden(rest); a.Amount > 0 {
			return a, nil
		}
		thrown, err := ParseCards(rest)
		for _, c := range thrown {
			if c < 0 || a.Cards.Has(c) {
				return a, refuse(fault.BadCard, "move", "must be cards, each once, not "+Text([]cards.Card{c}, ""))
			}
			a.Cards = a.Cards.With(c)
		}
		if err == nil {
			return a, nil
		}
	default:
		if a.Kind <= Muck && rest == "" {
			return a, nil
		}
	}
	short, _ := fault.Cut(text, 20)
	return a, refuse(fault.BadMove, "move", "must be like fold, raise 60 or draw 2c 3d, not \""+short+"\"")
}

// hidden reads hidden cards, "? ?", and returns their number, 0 for other text.
func hidden(text string) (n int64) {
	for ; text != "" && text[0] == '?' && n < poker.MaxHand; n++ {
		rest := cards.Skip(text[1:])
		if rest == "" {
			return n + 1
		}
		if len(rest) == len(text)-1 {
			break // two together are one unknown card
		}
		text = rest
	}
	return 0
}
