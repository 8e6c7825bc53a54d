//go:build js && wasm

package ui

import "github.com/tefuda/tefuda/demo/shell"

// Picker is the deck of 52 cards, with a joker if the room has one. A card can
// be taken any number of times, since the rules allow several decks, unless the
// room bars it.
type Picker struct {
	grid  Element
	keys  Roving
	Cards map[string]*PickerCard
}

// PickerCard is a card or a tile of a picker's grid. A barred one cannot be
// picked.
type PickerCard struct {
	Element     Element
	Row, Column int
	held        bool
	Barred      bool
}

// NewPicker takes over a grid of cards. pick receives a pressed card; takeBack
// is called for Backspace.
func NewPicker(grid Element, pick func(card string), takeBack func()) *Picker {
	p := &Picker{grid: grid, Cards: map[string]*PickerCard{}}
	for i, row := range All(p.grid, "[role=row]") {
		var cells []Element
		for j, cell := range All(row, "button") {
			cells = append(cells, cell)
			p.Cards[cell.GetAttribute("data-card")] = &PickerCard{Element: cells[j], Row: i, Column: j}
		}
		p.keys.Rows = append(p.keys.Rows, cells)
	}
	p.keys.Settle(0, 0)
	On(p.grid, "click", func(ev Event) {
		code := Target(ev).GetAttribute("data-card")
		if card := p.Cards[code]; card != nil {
			p.keys.Settle(card.Row, card.Column)
			if !card.Barred {
				pick(code)
			}
		}
	})
	On(p.grid, "keydown", func(ev Event) {
		if !p.keys.Press(ev) && (ev.Key() == "Backspace" || ev.Key() == "Delete") {
			ev.PreventDefault()
			takeBack()
		}
	})
	return p
}

// Speak names the cards in a language.
func (p *Picker) Speak(l shell.Language) {
	for code, card := range p.Cards {
		card.Element.SetAttribute("aria-label", CardName(code, l))
	}
}

// Underline marks the cards that the current hand holds.
func (p *Picker) Underline(held []string) {
	now := map[string]bool{}
	for _, code := range held {
		now[code] = true
	}
	for code, card := range p.Cards {
		if card.held != now[code] {
			card.held = now[code]
			Mark(card.Element, "data-held", card.held)
		}
	}
}

// Bar disables the cards that are out of the deck. The arrow keys still stop at
// them, so that the grid keeps its shape.
func (p *Picker) Bar(used map[string]bool) {
	for code, card := range p.Cards {
		if card.Barred == used[code] {
			continue
		}
		card.Barred = used[code]
		if card.Barred {
			card.Element.SetAttribute("aria-disabled", "true")
		} else {
			card.Element.RemoveAttribute("aria-disabled")
		}
	}
}
