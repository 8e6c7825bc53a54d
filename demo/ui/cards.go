//go:build js && wasm

package ui

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/demo/shell"
)

// Cards in words. A %s is a rank or a suit.
var (
	// WordRanks are the names of the ranks, by their letters in notation.
	WordRanks = map[byte]shell.Text{
		'A': {"Ace", "エース"}, 'K': {"King", "キング"}, 'Q': {"Queen", "クイーン"}, 'J': {"Jack", "ジャック"},
		'T': {"Ten", "10"}, '9': {"Nine", "9"}, '8': {"Eight", "8"}, '7': {"Seven", "7"}, '6': {"Six", "6"},
		'5': {"Five", "5"}, '4': {"Four", "4"}, '3': {"Three", "3"}, '2': {"Two", "2"},
	}
	// wordSuits are in core's order of suits.
	wordSuits     = [cards.Suits]shell.Text{{"spades", "スペード"}, {"clubs", "クラブ"}, {"hearts", "ハート"}, {"diamonds", "ダイヤ"}}
	wordFace      = shell.Text{"%[1]s of %[2]s", "%[2]sの%[1]s"}
	wordJoker     = shell.Text{"Joker", "ジョーカー"}
	WordStandsFor = shell.Text{"Joker as %s", "%sになったジョーカー"}
)

// Joker is the joker's code in notation.
const Joker = "Jk"

// CardFace draws cards on one element; cards.css draws the card from its
// attributes. It remembers the card shown, since most redraws change one card
// of five.
type CardFace struct {
	Element     Element
	shown, says string
	turned      bool // flips with each new card, also on the element, so that CSS begins the animation again
}

// Show draws a card. If as is another card, the card is a joker that stands for
// as. label is the card's name; "" for both leaves the element empty.
func (f *CardFace) Show(card, as, label string) {
	if shown := card + as; shown != f.shown {
		f.shown = shown
		f.draw(card, as)
	}
	if label != f.says {
		f.says = label
		f.Element.SetAttribute("aria-label", label)
	}
}

func (f *CardFace) draw(card, as string) {
	f.turned = !f.turned
	Mark(f.Element, "data-turned", f.turned)
	Mark(f.Element, "data-joker", card == Joker && as != Joker && as != "")
	if as != "" {
		card = as
	}
	rank, suit := RankAndSuit(card)
	f.Element.SetAttribute("data-rank", rank)
	if suit == "" {
		f.Element.RemoveAttribute("data-suit")
	} else {
		f.Element.SetAttribute("data-suit", suit)
	}
}

// suitLetters are the suits' letters in cards.css, in core's order.
const suitLetters = "schd"

// RankAndSuit returns the rank printed on a card and its suit's letter. The
// suit of a rank alone is "".
func RankAndSuit(card string) (rank, suit string) {
	if card == Joker {
		return "", "joker"
	}
	r, n := cards.NextRank(card)
	if n == 0 {
		return "", ""
	}
	if s, m := cards.NextSuit(card[n:]); m > 0 {
		suit = suitLetters[s : s+1]
	}
	return RankName(r), suit
}

// RankName is a rank as printed on cards.
func RankName(r cards.Rank) string {
	if r == cards.Ten {
		return "10"
	}
	return r.String()
}

// CardsIn splits a text of cards, in any accepted notation, into codes. ok is
// false if the text holds anything else.
func CardsIn(text string) (codes []string, ok bool) {
	hand, err := cards.ParseHand(nil, text)
	if err != nil {
		return nil, false
	}
	for _, card := range hand {
		codes = append(codes, card.String())
	}
	return codes, true
}

// CardNames names several cards.
func CardNames(codes []string, l shell.Language) string {
	names := make([]string, len(codes))
	for i, card := range codes {
		names[i] = CardName(card, l)
	}
	return strings.Join(names, WordComma.In(l))
}

// CardName names a card.
func CardName(card string, l shell.Language) string {
	c, err := cards.Parse(card)
	switch {
	case err != nil:
		return card
	case c.IsJoker():
		return wordJoker.In(l)
	}
	return fmt.Sprintf(wordFace.In(l), WordRanks[card[0]].In(l), wordSuits[c.Suit()].In(l))
}
