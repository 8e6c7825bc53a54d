//go:build js && wasm

package calculation

import (
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/ui"
)

// keys maps the keys to the places they press. Their order follows the table.
var keys = map[string]string{
	"1": "w1", "2": "w2", "3": "w3", "4": "w4", "5": "w5", "6": "w6",
	"q": "f1", "w": "f2", "e": "f3", "r": "f4", "d": "d", "c": "c",
}

// touch handles presses, drags and keys.
type touch struct {
	room *room
	drag *ui.Drag
}

func newTouch(r *room) *touch {
	t := &touch{room: r}
	table := r.table.surface
	t.drag = ui.NewDrag(table, ui.Drag{Lifts: t.lifts, Lifted: func(card ui.Element) { r.pick(placeOf(card)) }, Dropped: t.dropped})
	ui.On(table, "click", func(ev ui.Event) {
		place := placeOf(ui.Target(ev))
		if !t.drag.Ends(ev) && place != "" {
			r.take(func() { r.press(place) })
		}
	})
	ui.On(ui.Document, "keydown", func(ev ui.Event) { t.key(ev) })
	return t
}

// placeOf is the place that an element belongs to, "" for none.
func placeOf(e ui.Element) string {
	if e == nil {
		return ""
	}
	if button := e.Closest("[data-at]"); button != nil {
		return button.GetAttribute("data-at")
	}
	return ""
}

// press plays the selected card to a place. If it cannot go there, press
// selects the card of the place; on a foundation it plays the card that fits.
func (r *room) press(place string) {
	at := r.now()
	switch {
	case at == nil:
	case place == "d" && at.allows(drawing):
		r.play(drawing)
	case place == "d":
		r.refuse(place)
	case at.between(r.selected, place) != "":
		r.play(at.between(r.selected, place))
	case place == r.selected:
		r.send(place)
	case place[0] == 'f':
		r.fetch(place)
	case len(at.from(place)) > 0:
		r.pick(place)
	default:
		r.refuse(place)
		r.pick("")
	}
}

// pick selects the card of a place, none for "". A press ends the chart's
// search for a chance, so pick starts it again.
func (r *room) pick(place string) {
	r.selected = place
	r.table.point(r)
	r.chart.follow()
}

// send plays a card that was pressed twice to a foundation, or deselects it.
func (r *room) send(place string) {
	for _, move := range r.now().legal.Moves {
		if builds(move) && source(read(move)) == place {
			r.play(move)
			return
		}
	}
	r.pick("")
}

// fetch plays a card that fits to a foundation.
func (r *room) fetch(foundation string) {
	moves := r.now().legal.Moves
	if i := slices.IndexFunc(moves, func(move string) bool { return target(read(move)) == foundation }); i >= 0 {
		r.play(moves[i])
		return
	}
	r.refuse(foundation)
}

// lifts is the card that a press would drag: a top card with a legal move.
func (t *touch) lifts(pressed ui.Element) ui.Element {
	card, now := ui.Closest(pressed, "#calc-card, .card[data-top]"), t.room.now()
	if card == nil || now == nil || len(now.from(placeOf(card))) == 0 {
		return nil
	}
	if inner := ui.Query(card, ".card"); inner != nil {
		return inner
	}
	return card
}

// dropped plays a card to the place where it was dropped, if that is legal.
func (t *touch) dropped(card, target, under ui.Element) {
	r, source := t.room, placeOf(card)
	if target != nil {
		r.take(func() {
			if now := r.now(); now != nil {
				r.play(now.between(source, placeOf(target)))
			}
		})
	} else if elsewhere := placeOf(under); elsewhere != "" && elsewhere != source {
		r.take(func() { r.selected = source; r.refuse(elsewhere) })
	}
}

// key handles the table's keys, wherever the focus is except in a field.
func (t *touch) key(ev ui.Event) {
	r := t.room
	if !r.page.Shows(r) || ev.CtrlKey() || ev.MetaKey() || ev.AltKey() || ui.Target(ev).Matches("input, select, textarea") {
		return
	}
	key := strings.ToLower(ev.Key())
	if place, ok := keys[key]; ok {
		r.take(func() { r.press(place) })
		return
	}
	if key == "h" {
		r.take(r.advice.toggle)
	}
}
