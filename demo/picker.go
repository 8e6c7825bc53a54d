//go:build js && wasm

package main

import "honnef.co/go/js/dom/v2"

// picker is the deck: the 52 faces, and a joker where the room has one. A card
// can be taken as often as one likes, since the rules allow several decks,
// unless the room bars it.
type picker struct {
	grid  dom.HTMLElement
	keys  roving
	cards map[string]*pickerCard
}

type pickerCard struct {
	element     dom.HTMLElement
	row, column int
	held        bool
	barred      bool
}

// deckIn fills an empty grid with the faces of the page's deck, the joker if
// there is one: fifty-two buttons need not be written twice.
func deckIn(grid dom.HTMLElement, jokers bool) dom.HTMLElement {
	for _, row := range byID("picker").QuerySelectorAll("[role=row]") {
		if jokers || row.QuerySelector("[data-suit=joker]") == nil {
			grid.AppendChild(row.CloneNode(true))
		}
	}
	return grid
}

// newPicker takes over a grid of cards. pick gets a pressed card; takeBack is
// called for Backspace.
func newPicker(grid dom.HTMLElement, pick func(card string), takeBack func()) *picker {
	p := &picker{grid: grid, cards: map[string]*pickerCard{}}
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
			if !card.barred {
				pick(code)
			}
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

// bar disables the cards that are out of the deck. They stay in the arrow keys'
// way, so that the grid keeps its shape.
func (p *picker) bar(used map[string]bool) {
	for code, card := range p.cards {
		if card.barred == used[code] {
			continue
		}
		card.barred = used[code]
		if card.barred {
			card.element.SetAttribute("aria-disabled", "true")
		} else {
			card.element.RemoveAttribute("aria-disabled")
		}
	}
}
