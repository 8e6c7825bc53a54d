package game

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A hand's text has names for what other functions need not tell apart.
const (
	unknown = "??" // a card that nobody knows
	red     = "Jr" // the second joker, so that each card of a deck has one name
)

// Text writes cards with a separator between them: "As Jk Jr ??", of which Jk
// is the black joker, Jr the red one and ?? a card that nobody knows.
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

// ParseCards reads cards as cards.ParseHand does, and ?? for one that nobody
// knows. The error is a *fault.Fault of the field "cards".
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
