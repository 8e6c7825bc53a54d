//go:build js && wasm

package equity

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// spot is a group of cards in the equity room. It has a title that makes it the
// target of the deck, slots that show the cards, and a field with the same
// cards in notation. A player's field may hold a range instead; the slots
// cannot show it.
type spot struct {
	text   string
	places int // how many cards can be picked into it

	box, title, message ui.Element
	input               *dom.HTMLInputElement
	slots               []*ui.CardFace
}

// newSpot takes over the elements whose ids begin with id.
func newSpot(id string, places int) *spot {
	s := &spot{places: places, box: ui.ByID(id), title: ui.ByID(id + "-title"), message: ui.ByID(id + "-error"), input: ui.InputByID(id + "-text")}
	for _, slot := range ui.All(s.box, "[data-slot]") {
		s.slots = append(s.slots, &ui.CardFace{Element: slot})
	}
	return s
}

// listen calls aimed when the reader chooses this spot, and changed when its
// cards have changed.
func (s *spot) listen(aimed, changed func()) {
	ui.On(s.box, "click", func(ev ui.Event) {
		slot, err := strconv.Atoi(ui.Target(ev).GetAttribute("data-slot"))
		if err != nil && !ui.Target(ev).Matches(".spot-title, .spot-title *, input") {
			return
		}
		aimed()
		if err == nil && s.drop(slot) {
			changed()
		}
	})
	ui.On(s.input, "input", func(ui.Event) {
		s.text = s.input.Value()
		aimed()
		changed()
	})
}

// cards are the cards in the spot, none if its text is not cards.
func (s *spot) cards() []string {
	cards, _ := ui.CardsIn(s.text)
	return cards
}

// holdsRange reports whether the text is something other than cards.
func (s *spot) holdsRange() bool {
	_, ok := ui.CardsIn(s.text)
	return !ok
}

func (s *spot) full() bool { return len(s.cards()) >= s.places }

func (s *spot) write(text string) {
	s.text = text
	s.input.SetValue(text)
}

// add adds a card; it replaces a range.
func (s *spot) add(card string) { s.write(strings.Join(append(s.cards(), card), " ")) }

// drop removes the card at an index, -1 for the last, and reports whether there
// was one.
func (s *spot) drop(place int) bool {
	cards := s.cards()
	if place < 0 {
		place += len(cards)
	}
	if place < 0 || place >= len(cards) {
		return false
	}
	s.write(strings.Join(slices.Delete(cards, place, place+1), " "))
	return true
}

func (s *spot) draw(l shell.Language, aimed bool) {
	cards := s.cards()
	for i, slot := range s.slots {
		if i < len(cards) {
			slot.Show(cards[i], "", fmt.Sprintf(ui.WordTakeAway.In(l), ui.CardName(cards[i], l)))
		} else {
			slot.Show("", "", fmt.Sprintf(ui.WordSlot.In(l), i+1))
		}
	}
	ui.Mark(s.box, "data-active", aimed)
	s.title.SetAttribute("aria-pressed", ui.Pressed[aimed])
}
