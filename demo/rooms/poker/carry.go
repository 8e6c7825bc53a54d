//go:build js && wasm

package poker

import (
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/ui"
)

// newCarry lets the reader drag cards from the deck to a hand, from one hand to
// the other, or off the table.
func (r *room) newCarry() *ui.Drag {
	mark := func(on bool) {
		for _, h := range &r.hands {
			ui.Mark(h.box, "data-target", on && len(h.cards) < trayPlaces)
		}
	}
	return ui.NewDrag(ui.Closest(r.hands[0].box, ".table"), ui.Drag{
		Lifts: func(pressed ui.Element) ui.Element {
			if h, place := r.placeOf(pressed); h == nil && !pressed.Matches("#picker [data-card]") || h != nil && place >= len(h.cards) {
				return nil
			}
			return pressed
		},
		Lifted:  func(ui.Element) { mark(true) },
		Dropped: r.dropped,
		Left:    func() { mark(false) },
	})
}

// placeOf returns the hand whose tray holds an element, and its slot; nil if no
// tray does.
func (r *room) placeOf(e ui.Element) (*hand, int) {
	for _, h := range &r.hands {
		if place, err := strconv.Atoi(e.GetAttribute("data-slot")); err == nil && h.tray.Contains(e) {
			return h, place
		}
	}
	return nil, 0
}

// dropped puts a card into the hand where it was dropped. A card of a hand that
// is dropped outside the hands is removed.
func (r *room) dropped(carried, target, under ui.Element) {
	card := carried.GetAttribute("data-card")
	from, place := r.placeOf(carried)
	if from != nil {
		if from.box.Contains(under) || place >= len(from.cards) {
			return
		}
		card = from.cards[place]
		from.hold(slices.Delete(slices.Clone(from.cards), place, place+1))
	}
	for _, to := range &r.hands {
		if target != nil && ui.Is(to.box, target) {
			r.target.Choose(to.letter)
			to.hold(append(slices.Clone(to.cards), card))
		}
	}
	if from != nil || target != nil {
		r.changed()
	}
}
