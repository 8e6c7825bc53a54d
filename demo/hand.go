//go:build js && wasm

package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// trayPlaces is how many cards a hand has room for on the page.
const trayPlaces = 5

// reading is the engine's answer about a hand.
type reading struct {
	Value uint32     `json:"value"`
	Name  string     `json:"name"`
	Cards []usedCard `json:"cards"` // strongest first
}

// usedCard is a card of the answer: what it is, what it stands for, and its
// place in the input.
type usedCard struct {
	Card  string `json:"card"`
	As    string `json:"as"`
	Index int    `json:"index"`
}

// inOrder returns the cards in the order in which they were given: of more
// than five, the five that count.
func (r reading) inOrder() []string {
	used := slices.Clone(r.Cards)
	slices.SortFunc(used, func(a, b usedCard) int { return a.Index - b.Index })
	cards := make([]string, len(used))
	for i, c := range used {
		cards[i] = c.Card
	}
	return cards
}

// hand is one of the two hands on the table.
type hand struct {
	letter string   // "a" or "b"
	cards  []string // what lies in the tray
	// text is what the engine is asked about: the cards, or what the reader
	// has typed, which need not be cards at all.
	text  string
	typed bool

	box, tray, name, message dom.HTMLElement
	input                    *dom.HTMLInputElement
	places, order            []*cardFace
	digits, legend           []dom.HTMLElement
}

func newHand(letter string) *hand {
	id := "hand-" + letter
	h := &hand{
		letter: letter, box: byID(id), tray: byID(id + "-tray"), name: byID(id + "-name"),
		message: byID(id + "-error"), input: inputByID(id + "-text"),
		digits: createIn(byID(id+"-value"), 7, "span", ""),
		legend: createIn(byID(id+"-legend"), 6, "li", ""),
	}
	for _, slot := range h.tray.GetElementsByTagName("button") {
		h.places = append(h.places, &cardFace{element: slot.(dom.HTMLElement)})
	}
	for _, item := range createIn(byID(id+"-cards"), trayPlaces, "li", "") {
		card := create("span", "card")
		card.SetAttribute("role", "img")
		card.SetAttribute("hidden", "")
		item.AppendChild(card)
		h.order = append(h.order, &cardFace{element: card})
	}
	return h
}

// hold puts cards into the hand as if they had been picked.
func (h *hand) hold(cards []string) {
	h.cards, h.typed = cards, false
	h.text = strings.Join(cards, " ")
	h.input.SetValue(h.text)
}

// write puts text into the hand, for the engine to read.
func (h *hand) write(text string, typed bool) {
	h.text, h.typed = text, typed
	if !typed {
		h.input.SetValue(text)
	}
}

// drawTray shows the cards that lie in the hand.
func (h *hand) drawTray(l language) {
	for i, place := range h.places {
		if i < len(h.cards) {
			place.show(h.cards[i], "", fmt.Sprintf(wordTakeAway.in(l), cardName(h.cards[i], l)))
		} else {
			place.show("", "", fmt.Sprintf(wordSlot.in(l), i+1))
		}
	}
}

// draw shows the engine's answer. A hand it refuses keeps its cards on the
// table, under the reason.
func (h *hand) draw(r reading, err error, l language) {
	if err != nil {
		var refused *inputError
		if errors.As(err, &refused) {
			complain(h.message, refused.message, h.input)
		}
		h.drawReading(reading{Name: "–"}, false, l)
		return
	}
	complain(h.message, "", h.input)
	h.cards = r.inOrder()
	if all, _ := cardsIn(h.text); !h.typed && len(all) <= trayPlaces {
		h.hold(h.cards)
	}
	h.drawTray(l)
	h.drawReading(r, true, l)
}

// drawReading shows the name, the value digit by digit, and the cards in the
// order that the value packs them.
func (h *hand) drawReading(r reading, known bool, l language) {
	h.name.SetTextContent(r.Name)
	digits, legend := "", make([]string, len(h.legend))
	if known {
		digits = fmt.Sprintf("%06X", r.Value)
		legend[0] = fmt.Sprintf(wordCategory.in(l), r.Value>>20)
		for i := 1; i < len(legend); i++ {
			legend[i] = rankOf(r.Value >> (20 - 4*i) & 15)
		}
	}
	for i, e := range h.digits {
		switch {
		case !known:
			e.SetTextContent("")
		case i == 0:
			e.SetTextContent("0x")
		default:
			e.SetTextContent(digits[i-1 : i])
		}
	}
	for i, e := range h.legend {
		e.SetTextContent(legend[i])
	}
	h.drawOrder(r, l)
}

func (h *hand) drawOrder(r reading, l language) {
	for i, face := range h.order {
		mark(face.element, "hidden", i >= len(r.Cards))
		if i >= len(r.Cards) {
			continue
		}
		used := r.Cards[i]
		label := cardName(used.As, l)
		if used.Card == joker && used.As != joker {
			label = fmt.Sprintf(wordStandsFor.in(l), label)
		}
		face.show(used.Card, used.As, label)
	}
}
