//go:build js && wasm

package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/demo/ui"
)

// newCarry lets a tile be carried to the table, which throws it.
func newCarry(h *hand) *ui.Drag {
	felt := ui.ByID("mj-felt")
	top := ui.Query(felt, ".tabletop")
	// Not on the felt: what has its own size for a container holds what is fixed.
	return ui.NewDrag(ui.Parent(felt), ui.Drag{
		Lifts: func(pressed ui.Element) ui.Element {
			if place := h.placeOf(pressed); place >= 0 && h.action(place) != nil {
				return h.places[place].element
			}
			return nil
		},
		Lifted: func(ui.Element) { ui.Mark(top, "data-target", true) },
		Dropped: func(tile, target, _ ui.Element) {
			// Others may have moved meanwhile.
			if place := h.placeOf(tile); target != nil && h.action(place) != nil {
				h.picked = place
				h.throw()
			}
		},
		Left: func() { ui.Mark(top, "data-target", false) },
	})
}

// placeOf is the place in the hand of the tile that an element is, -1 if none, or
// if there is no game yet.
func (h *hand) placeOf(e ui.Element) int {
	place, err := strconv.Atoi(e.GetAttribute("data-place"))
	if err != nil || h.play.now() == nil {
		return -1
	}
	return place
}
