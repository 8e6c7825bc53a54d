//go:build js && wasm

package poker

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/order"
)

// trayPlaces is how many cards a tray shows.
const trayPlaces = 5

// reading is the engine's answer about a hand.
type reading struct {
	Value uint32     `json:"value"`
	Name  string     `json:"name"`
	Cards []usedCard `json:"cards"` // strongest first
}

// usedCard is a card of the answer: the card, the card it stands for, and its
// index in the input.
type usedCard struct {
	Card  string `json:"card"`
	As    string `json:"as"`
	Index int    `json:"index"`
}

// inOrder returns the cards in the order given; of more than five, the five
// that count.
func (r reading) inOrder() []string {
	used := slices.Clone(r.Cards)
	order.By(used, func(a, b usedCard) bool { return a.Index < b.Index })
	given := make([]string, len(used))
	for i, c := range used {
		given[i] = c.Card
	}
	return given
}

// hand is one of the two hands on the table.
type hand struct {
	letter string   // "a" or "b"
	cards  []string // the cards in the tray
	// text is what the engine is asked about: the cards, or the reader's text,
	// which may not be cards at all.
	text  string
	typed bool

	box, tray, name, message ui.Element
	input                    *dom.HTMLInputElement
	places, order            []*ui.CardFace
	digits, legend           []ui.Element
}

func newHand(letter string) *hand {
	id := "hand-" + letter
	h := &hand{
		letter: letter, box: ui.ByID(id), tray: ui.ByID(id + "-tray"), name: ui.ByID(id + "-name"),
		message: ui.ByID(id + "-error"), input: ui.InputByID(id + "-text"),
		digits: ui.CreateIn(ui.ByID(id+"-value"), 7, "span", ""),
		legend: ui.CreateIn(ui.ByID(id+"-legend"), 6, "li", ""),
	}
	for _, slot := range ui.All(h.tray, "button") {
		h.places = append(h.places, &ui.CardFace{Element: slot})
	}
	for _, item := range ui.CreateIn(ui.ByID(id+"-cards"), trayPlaces, "li", "") {
		card := ui.Create("span", "card")
		card.SetAttribute("role", "img")
		card.SetAttribute("hidden", "")
		item.AppendChild(card)
		h.order = append(h.order, &ui.CardFace{Element: card})
	}
	return h
}

// hold sets the cards as if the reader had picked them.
func (h *hand) hold(cards []string) {
	h.cards, h.typed = cards, false
	h.text = strings.Join(cards, " ")
	h.input.SetValue(h.text)
}

// write sets the text, for the engine to read.
func (h *hand) write(text string, typed bool) {
	h.text, h.typed = text, typed
	if !typed {
		h.input.SetValue(text)
	}
}

// drawTray shows the cards of the hand.
func (h *hand) drawTray(l shell.Language) {
	for i, place := range h.places {
		if i < len(h.cards) {
			place.Show(h.cards[i], "", fmt.Sprintf(ui.WordTakeAway.In(l), ui.CardName(h.cards[i], l)))
		} else {
			place.Show("", "", fmt.Sprintf(ui.WordSlot.In(l), i+1))
		}
	}
}

// draw shows the engine's answer. A refused hand keeps its cards on the table;
// the refusal is shown below it.
func (h *hand) draw(r reading, err error, l shell.Language) {
	if err != nil {
		var refused *engine.InputError
		if errors.As(err, &refused) {
			ui.Complain(h.message, refused.Message, h.input)
		}
		h.drawReading(reading{Name: "–"}, false, l)
		return
	}
	ui.Complain(h.message, "", h.input)
	h.cards = r.inOrder()
	if all, _ := ui.CardsIn(h.text); !h.typed && len(all) <= trayPlaces {
		h.hold(h.cards)
	}
	h.drawTray(l)
	h.drawReading(r, true, l)
}

// drawReading shows the name, the value digit by digit, and the cards in the
// order that the value packs them.
func (h *hand) drawReading(r reading, known bool, l shell.Language) {
	h.name.SetTextContent(r.Name)
	digits, legend := "", make([]string, len(h.legend))
	if known {
		digits = fmt.Sprintf("%06X", r.Value)
		legend[0] = fmt.Sprintf(wordCategory.In(l), r.Value>>20)
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

func (h *hand) drawOrder(r reading, l shell.Language) {
	for i, face := range h.order {
		ui.Mark(face.Element, "hidden", i >= len(r.Cards))
		if i >= len(r.Cards) {
			continue
		}
		used := r.Cards[i]
		label := ui.CardName(used.As, l)
		if used.Card == ui.Joker && used.As != ui.Joker {
			label = fmt.Sprintf(ui.WordStandsFor.In(l), label)
		}
		face.Show(used.Card, used.As, label)
	}
}

// rankOf names the rank of a hexadecimal digit of a value.
func rankOf(digit uint32) string {
	if digit < uint32(cards.Two) || digit > uint32(cards.Ace) {
		return "–"
	}
	return ui.RankName(cards.Rank(digit))
}
