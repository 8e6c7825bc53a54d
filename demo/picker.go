//go:build js && wasm

package main

import (
	"honnef.co/go/js/dom/v2"
)

// picker is the deck: the 52 faces and a joker, each to be taken as often as
// one likes, since the rules allow several decks.
type picker struct {
	grid  dom.HTMLElement
	keys  roving
	cards map[string]*pickerCard
}

type pickerCard struct {
	element     dom.HTMLElement
	row, column int
	held        bool
}

// newPicker takes over the grid of index.html. pick gets a pressed card;
// takeBack is called for Backspace.
func newPicker(pick func(card string), takeBack func()) *picker {
	p := &picker{grid: byID("picker"), cards: map[string]*pickerCard{}}
	for i, row := range p.grid.QuerySelectorAll("[role=row]") {
		var cells []dom.HTMLElement
		for j, cell := range row.GetElementsByTagName("button") {
			cells = append(cells, cell.(dom.HTMLElement))
			p.cards[cell.GetAttribute("data-card")] = &pickerCard{element: cells[j], row: i, column: j}
		}
		p.keys.rows = append(p.keys.rows, cells)
	}
	p.keys.settle(0, 0)
	p.grid.AddEventListener("click", false, func(ev dom.Event) {
		code := ev.Target().GetAttribute("data-card")
		if card := p.cards[code]; card != nil {
			p.keys.settle(card.row, card.column)
			pick(code)
		}
	})
	p.grid.AddEventListener("keydown", false, func(ev dom.Event) {
		key := ev.(*dom.KeyboardEvent)
		if !p.keys.press(key) && (key.Key() == "Backspace" || key.Key() == "Delete") {
			ev.PreventDefault()
			takeBack()
		}
	})
	return p
}

func (p *picker) speak(l language) {
	for code, card := range p.cards {
		card.element.SetAttribute("aria-label", cardName(code, l))
	}
}

// underline marks the cards that the hand being filled already holds.
func (p *picker) underline(held []string) {
	now := map[string]bool{}
	for _, code := range held {
		now[code] = true
	}
	for code, card := range p.cards {
		if card.held != now[code] {
			card.held = now[code]
			mark(card.element, "data-held", card.held)
		}
	}
}
