//go:build js && wasm

package main

import (
	"fmt"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// joker is the joker in notation. A face is two letters, as "As": rank and suit.
const joker = "Jk"

// ranks are the letters of the notation; the engine's values count them from 1.
const ranks = "23456789TJQKA"

const suits = "shcd"

// cardFace draws cards on one element; cards.css makes the picture from its
// attributes. It remembers what it shows: most redraws change one card of five.
type cardFace struct {
	element     dom.HTMLElement
	shown, says string
}

// show draws a card, or the face that a joker stands for if as is another card.
// label is what the card is called; "" for both empties the place.
func (f *cardFace) show(card, as, label string) {
	if shown := card + as; shown != f.shown {
		f.shown = shown
		f.draw(card, as)
	}
	if label != f.says {
		f.says = label
		f.element.SetAttribute("aria-label", label)
	}
}

func (f *cardFace) draw(card, as string) {
	mark(f.element, "data-joker", card == joker && as != joker && as != "")
	if as != "" {
		card = as
	}
	rank, suit := rankAndSuit(card)
	f.element.SetAttribute("data-rank", rank)
	if suit == "" {
		f.element.RemoveAttribute("data-suit")
	} else {
		f.element.SetAttribute("data-suit", suit)
	}
}

// rankAndSuit splits a card into what is printed on it and the suit's letter.
func rankAndSuit(card string) (rank, suit string) {
	switch {
	case card == joker:
		return "", "joker"
	case len(card) != 2:
		return "", ""
	case card[0] == 'T':
		return "10", card[1:]
	}
	return card[:1], card[1:]
}

// cardsIn takes a text apart that is nothing but cards, and says whether it is.
func cardsIn(text string) (cards []string, ok bool) {
	text = strings.Join(strings.Fields(text), "")
	for ; text != ""; text = text[2:] {
		if len(text) < 2 {
			return nil, false
		}
		card := text[:2]
		if card != joker && !(strings.Contains(ranks, card[:1]) && strings.Contains(suits, card[1:])) {
			return nil, false
		}
		cards = append(cards, card)
	}
	return cards, true
}

// cardNames says several cards in words.
func cardNames(cards []string, l language) string {
	names := make([]string, len(cards))
	for i, card := range cards {
		names[i] = cardName(card, l)
	}
	return strings.Join(names, wordComma.in(l))
}

// cardName says a card in words.
func cardName(card string, l language) string {
	if card == joker {
		return wordJoker.in(l)
	}
	if len(card) != 2 {
		return card
	}
	return fmt.Sprintf(wordFace.in(l), wordRanks[card[0]].in(l), wordSuits[card[1]].in(l))
}

// rankOf names the rank that a hexadecimal digit of a value stands for.
func rankOf(digit uint32) string {
	if digit < 1 || int(digit) > len(ranks) {
		return "–"
	}
	return strings.Replace(ranks[digit-1:digit], "T", "10", 1)
}
