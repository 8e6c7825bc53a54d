//go:build js && wasm

package mahjong

import (
	"fmt"
	"slices"
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/shape"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// hand is the reader's hand: a row of tiles, the drawn one apart. A press discards a
// tile. With the setting of two presses, the first only selects it.
type hand struct {
	play   *play
	drag   *ui.Drag
	list   ui.Element
	places []*tileFace
	keys   ui.Roving
	taps   *ui.Choice
	riichi string // what the next discard declares: "riichi", "openRiichi" or nothing
	picked int    // index of the selected tile, -1 for the drawn one

	status, furiten, waits, waitTiles ui.Element
	waiting                           string // the waits now shown
}

func newHand(p *play) *hand {
	h := &hand{play: p, list: ui.ByID("mj-hand"), taps: ui.NewChoice("mj-taps", func() {}), picked: -1,
		status: ui.ByID("mj-status"), furiten: ui.ByID("mj-furiten"), waits: ui.ByID("mj-waits"), waitTiles: ui.ByID("mj-wait-tiles")}
	var row []ui.Element
	ui.ClearPlaces(h.list)
	for i, item := range ui.CreateIn(h.list, rackPlaces, "li", "") {
		face := &tileFace{element: ui.CreateIn(item, 1, "button", "tile")[0]}
		face.element.SetAttribute("data-place", strconv.Itoa(i))
		face.element.SetAttribute("tabindex", "-1")
		row = append(row, face.element)
		h.places = append(h.places, face)
	}
	if js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() {
		h.taps.Choose("2")
	}
	h.keys.Rows = [][]ui.Element{row}
	h.drag = newCarry(h)
	ui.On(h.list, "click", func(ev ui.Event) {
		if place := h.placeOf(ui.Target(ev)); place >= 0 && !h.drag.Ends(ev) {
			h.press(place)
		}
	})
	ui.On(h.list, "keydown", func(ev ui.Event) { h.keys.Press(ev) })
	return h
}

// drop forgets what was selected in an earlier moment.
func (h *hand) drop() { h.picked, h.riichi = -1, "" }

// tile is the tile at an index, and whether it is the drawn one.
func (h *hand) tile(place int) (tile string, drawn bool) {
	v := &h.play.now().View
	if place < 0 || place >= len(v.Tiles) {
		return "", false
	}
	return v.Tiles[place], v.Drawn != "" && place == len(v.Tiles)-1
}

// action is the discard of the tile at an index, nil if it is not legal.
func (h *hand) action(place int) *shape.MahjongAction {
	tile, drawn := h.tile(place)
	return h.play.now().throwing(tile, drawn, h.riichi)
}

func (h *hand) press(place int) {
	if h.action(place) == nil {
		return
	}
	h.keys.Settle(0, place)
	twice := h.taps.Value == "2" && h.picked != place
	if h.picked = place; twice {
		h.play.Draw()
		return
	}
	h.throw()
}

// throw discards the selected tile, or the drawn one if none is selected.
func (h *hand) throw() {
	place := h.picked
	if place < 0 {
		place = len(h.play.now().View.Tiles) - 1
	}
	if a := h.action(place); a != nil {
		h.play.move(a.Move)
	}
}

// declare switches riichi or open riichi on or off for the next discard.
func (h *hand) declare(kind string) {
	if h.riichi == kind {
		kind = ""
	}
	h.riichi, h.picked = kind, -1
	if only := h.play.now().legal(kind); len(only) == 1 {
		h.picked = slices.IndexFunc(h.places, func(f *tileFace) bool {
			place, _ := strconv.Atoi(f.element.GetAttribute("data-place"))
			a := h.action(place)
			return a != nil && a.Move == only[0].Move
		})
	}
	h.play.Draw()
}

func (h *hand) draw(l shell.Language) {
	p := h.play
	v := &p.now().View
	asks := p.now().asks(v.me()) && !p.now().may("pass")
	ui.Mark(h.list, "data-turn", asks)
	ui.Mark(h.list, "data-riichi", h.riichi != "")
	last, best := len(v.Tiles)-1, -1
	for i := range v.Tiles {
		if asks && p.advice.throws(h.tile(i)) {
			best = i
		}
	}
	for i, face := range h.places {
		item := ui.Parent(face.element)
		ui.Mark(item, "hidden", i > last)
		if i <= last {
			h.drawTile(i, asks, i == best, l)
		}
	}
	h.keys.Settle(0, min(h.keys.Column, max(0, last)))
}

// drawTile shows the tile at an index: whether it can be discarded, whether it
// is selected or advised, and its risk.
func (h *hand) drawTile(place int, asks, best bool, l shell.Language) {
	face, advice := h.places[place], h.play.advice
	tile, drawn := h.tile(place)
	ui.Mark(ui.Parent(face.element), "data-drawn", drawn)
	can := asks && h.action(place) != nil
	label := tileName(tile, l)
	if drawn {
		label = fmt.Sprintf(wordJustDrawn.In(l), label)
	}
	risk := advice.risk(tile)
	face.show(tile, label+risk.says(l))
	face.element.SetAttribute("aria-disabled", ui.Pressed[!can])
	ui.Mark(face.element, "data-barred", asks && !can)
	ui.Mark(face.element, "data-picked", can && place == h.picked)
	ui.Mark(face.element, "data-best", best)
	risk.mark(face.element)
}

// newCarry lets the reader drag a tile to the table, which discards it.
func newCarry(h *hand) *ui.Drag {
	surface := ui.ByID("mj-surface")
	top := ui.Query(surface, ".tabletop")
	// Attach to the table's parent: the table (mj-surface) is a size container, and
	// so the containing block of position: fixed. The dragged tile would be
	// placed relative to it.
	return ui.NewDrag(ui.Parent(surface), ui.Drag{
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

// placeOf is the index in the hand of a tile's element, -1 if it is not in the
// hand or there is no game yet.
func (h *hand) placeOf(e ui.Element) int {
	place, err := strconv.Atoi(e.GetAttribute("data-place"))
	if err != nil || h.play.now() == nil {
		return -1
	}
	return place
}
