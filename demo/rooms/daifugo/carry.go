//go:build js && wasm

package daifugo

import (
	"github.com/tefuda/tefuda/demo/ui"
)

// newCarry lets the reader drag cards to the field: the dragged card and all
// selected ones.
func newCarry(h *hand) *ui.Drag {
	arena := h.play.table.arena
	return ui.NewDrag(ui.ByID("dfg-table"), ui.Drag{
		Lifts: func(pressed ui.Element) ui.Element {
			if i := h.placeOf(pressed); i >= 0 && h.group.HasAttribute("data-turn") {
				return h.buttons[i].Element
			}
			return nil
		},
		Lifted: func(card ui.Element) {
			if i := h.placeOf(card); i >= 0 && !h.isUp(i) {
				h.press(i)
			}
			ui.Mark(arena, "data-target", h.play.do.GetAttribute("aria-disabled") == ui.Pressed[false])
		},
		Dropped: func(_, target, _ ui.Element) {
			if target != nil {
				h.play.lay()
			}
		},
		Left: func() { ui.Mark(arena, "data-target", false) },
	})
}

// placeOf is the index in the hand of a card's element, -1 if it is not in the
// hand.
func (h *hand) placeOf(e ui.Element) int {
	for i, b := range h.buttons[:len(h.cards)] {
		if e != nil && ui.Is(b.Element, e) {
			return i
		}
	}
	return -1
}
