//go:build js && wasm

package ui

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// Cards in words. A %s is a rank or a suit.
var (
	// WordRanks are by the letters of the notation.
	WordRanks = map[byte]shell.Text{
		'A': {"Ace", "エース"}, 'K': {"King", "キング"}, 'Q': {"Queen", "クイーン"}, 'J': {"Jack", "ジャック"},
		'T': {"Ten", "10"}, '9': {"Nine", "9"}, '8': {"Eight", "8"}, '7': {"Seven", "7"}, '6': {"Six", "6"},
		'5': {"Five", "5"}, '4': {"Four", "4"}, '3': {"Three", "3"}, '2': {"Two", "2"},
	}
	wordSuits = map[byte]shell.Text{
		's': {"spades", "スペード"}, 'h': {"hearts", "ハート"}, 'c': {"clubs", "クラブ"}, 'd': {"diamonds", "ダイヤ"},
	}
	wordFace      = shell.Text{"%[1]s of %[2]s", "%[2]sの%[1]s"}
	wordJoker     = shell.Text{"Joker", "ジョーカー"}
	WordStandsFor = shell.Text{"Joker as %s", "%sになったジョーカー"}
)

// Joker is the joker in notation. A face is two letters, as "As": rank and suit.
const Joker = "Jk"

// Ranks are the letters of the notation; the engine's values count them from 1.
const Ranks = "23456789TJQKA"

// Suits are the letters of the suits.
const Suits = "shcd"

// CardFace draws cards on one element; cards.css makes the picture from its
// attributes. It remembers what it shows: most redraws change one card of five.
type CardFace struct {
	Element     Element
	shown, says string
}

// Show draws a card, or the face that a joker stands for if as is another card.
// label is what the card is called; "" for both empties the place.
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

// RankAndSuit splits a card into what is printed on it and the suit's letter.
func RankAndSuit(card string) (rank, suit string) {
	switch {
	case card == Joker:
		return "", "joker"
	case len(card) != 2:
		return "", ""
	case card[0] == 'T':
		return "10", card[1:]
	}
	return card[:1], card[1:]
}

// CardsIn takes a text apart that is nothing but cards, and says whether it is.
func CardsIn(text string) (cards []string, ok bool) {
	text = strings.Join(strings.Fields(text), "")
	for ; text != ""; text = text[2:] {
		if len(text) < 2 {
			return nil, false
		}
		card := text[:2]
		if card != Joker && !(strings.Contains(Ranks, card[:1]) && strings.Contains(Suits, card[1:])) {
			return nil, false
		}
		cards = append(cards, card)
	}
	return cards, true
}

// CardNames says several cards in words.
func CardNames(cards []string, l shell.Language) string {
	names := make([]string, len(cards))
	for i, card := range cards {
		names[i] = CardName(card, l)
	}
	return strings.Join(names, WordComma.In(l))
}

// CardName says a card in words.
func CardName(card string, l shell.Language) string {
	if card == Joker {
		return wordJoker.In(l)
	}
	if len(card) != 2 {
		return card
	}
	return fmt.Sprintf(wordFace.In(l), WordRanks[card[0]].In(l), wordSuits[card[1]].In(l))
}
