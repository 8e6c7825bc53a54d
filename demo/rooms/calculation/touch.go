//go:build js && wasm

package calculation

import (
	"slices"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/ui"
)

// slop is how many pixels a finger may move and still press.
const slop = 8

// keys are the places that keys press, as they lie on the table.
var keys = map[string]string{
	"1": "w1", "2": "w2", "3": "w3", "4": "w4", "5": "w5", "6": "w6",
	"q": "f1", "w": "f2", "e": "f3", "r": "f4", "d": "d", "c": "c",
}

// touch is how the table is played: presses, drags and keys.
type touch struct {
	room           *room
	source         string // of the drag, "" if none
	pointer        int    // that drags: the id of a finger or of the mouse
	grabbed, ghost js.Value
	x, y           float64
	moving         bool
	swallow        bool // the click that ends a drag, unless a key made it
	over           js.Value
}

func newTouch(r *room) *touch {
	t := &touch{room: r}
	table := r.table.felt
	ui.On(table, "click", func(ev ui.Event) {
		byKey := ev.Underlying().Get("detail").Int() == 0
		if place := placeOf(ui.Target(ev)); place != "" && (byKey || !t.swallow) {
			r.take(func() { r.press(place) })
		}
		t.swallow = false
	})
	ui.On(table, "pointerdown", func(ev ui.Event) { t.grab(ev) })
	ui.On(ui.Document, "pointermove", func(ev ui.Event) { t.drag(ev.Underlying()) })
	ui.On(ui.Document, "pointerup", func(ev ui.Event) { t.drop(ev.Underlying(), true) })
	ui.On(ui.Document, "pointercancel", func(ev ui.Event) { t.drop(ev.Underlying(), false) })
	ui.On(ui.Document, "keydown", func(ev ui.Event) { t.key(ev) })
	for id, act := range map[string]func(){"calc-back": r.back, "calc-forward": r.redo} {
		ui.On(ui.ByID(id), "click", func(ui.Event) { r.take(act) })
	}
	return t
}

// placeOf is the place of the table that an element belongs to, "" if none.
func placeOf(e ui.Element) string {
	if e == nil {
		return ""
	}
	if button := e.Closest("[data-at]"); button != nil {
		return button.GetAttribute("data-at")
	}
	return ""
}

// press plays the picked card to a place, picks up the card that lies there, or
// brings a foundation the card it waits for.
func (r *room) press(place string) {
	if r.game == nil || r.game.at.legal == nil {
		return
	}
	at := r.game.at
	switch {
	case place == "d" && at.allows("d"):
		r.play("d")
	case place == "d":
		r.refuse(place)
	case r.selected != "" && at.allows(r.selected+place):
		r.play(r.selected + place)
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

// pick takes up the card of a place, none for "". The press has ended what the
// graph asked.
func (r *room) pick(place string) {
	r.selected = place
	r.table.point(r)
	r.chart.follow()
}

// send plays a card pressed twice to a foundation, or lets it go.
func (r *room) send(place string) {
	for _, target := range r.game.at.from(place) {
		if target[0] == 'f' {
			r.play(place + target)
			return
		}
	}
	r.pick("")
}

// fetch plays to a foundation whatever may go there.
func (r *room) fetch(foundation string) {
	moves := r.game.at.legal.Moves
	if i := slices.IndexFunc(moves, func(move string) bool { return strings.HasSuffix(move, foundation) }); i >= 0 {
		r.play(moves[i])
		return
	}
	r.refuse(foundation)
}

// grab begins what may become a drag. One whose end was never told ends here.
func (t *touch) grab(ev ui.Event) {
	card := ui.Closest(ui.Target(ev), "#calc-card, .card[data-top]")
	game, pointer := t.room.game, ev.Underlying()
	if !begins(pointer) {
		return
	}
	t.release()
	t.swallow = false
	if card == nil || game == nil || game.at.legal == nil {
		return
	}
	if place := placeOf(card); len(game.at.from(place)) > 0 {
		t.source, t.grabbed = place, card.Underlying()
		t.pointer = pointer.Get("pointerId").Int()
		if inner := t.grabbed.Call("querySelector", ".card"); inner.Truthy() {
			t.grabbed = inner
		}
		t.x, t.y = pointer.Get("clientX").Float(), pointer.Get("clientY").Float()
	}
}

// begins says that a pointer may drag: the mouse by its main button, of fingers
// the first.
func begins(pointer js.Value) bool {
	return pointer.Get("isPrimary").Bool() && pointer.Get("button").Int() == 0
}

// drags says that a card is held, and by this pointer.
func (t *touch) drags(pointer js.Value) bool {
	return t.source != "" && pointer.Get("pointerId").Int() == t.pointer
}

// drag carries a copy of the card along, once the pointer has really moved.
func (t *touch) drag(pointer js.Value) {
	if !t.drags(pointer) {
		return
	}
	dx, dy := pointer.Get("clientX").Float()-t.x, pointer.Get("clientY").Float()-t.y
	if !t.moving {
		if dx*dx+dy*dy < slop*slop {
			return
		}
		t.lift()
	}
	t.ghost.Get("style").Set("translate", pixels(dx)+" "+pixels(dy))
	t.hover(pointer)
}

// lift makes the copy, and shows where the card may go.
func (t *touch) lift() {
	t.moving = true
	box := t.grabbed.Call("getBoundingClientRect")
	t.ghost = t.grabbed.Call("cloneNode", true)
	t.ghost.Get("classList").Call("add", "ghost")
	for _, side := range []string{"left", "top", "width", "height"} {
		t.ghost.Get("style").Call("setProperty", side, pixels(box.Get(side).Float()))
	}
	t.room.table.felt.Underlying().Call("append", t.ghost)
	t.grabbed.Call("setAttribute", "data-lifted", "")
	t.room.selected = t.source
	t.room.table.point(t.room)
}

// hover lights the place under the pointer.
func (t *touch) hover(pointer js.Value) {
	under := js.Global().Get("document").Call("elementFromPoint", pointer.Get("clientX"), pointer.Get("clientY"))
	if under.Truthy() {
		under = under.Call("closest", "[data-target]")
	}
	if t.over.Truthy() {
		t.over.Call("removeAttribute", "data-over")
	}
	if t.over = under; under.Truthy() {
		under.Call("setAttribute", "data-over", "")
	}
}

// drop ends the drag; the card goes where it was let go, if it may.
func (t *touch) drop(pointer js.Value, played bool) {
	if !t.drags(pointer) {
		return
	}
	source, moved, target := t.source, t.moving, ""
	if moved {
		t.hover(pointer)
	}
	if t.over.Truthy() {
		target = t.over.Call("getAttribute", "data-at").String()
	}
	t.release()
	if !moved || !played {
		return
	}
	t.swallow = true
	if target != "" {
		t.room.take(func() { t.room.play(source + target) })
	} else if under := placeUnder(pointer); under != "" && under != source {
		t.room.take(func() { t.room.selected = source; t.room.refuse(under) })
	}
}

// placeUnder is the place below a pointer, "" if none.
func placeUnder(pointer js.Value) string {
	under := js.Global().Get("document").Call("elementFromPoint", pointer.Get("clientX"), pointer.Get("clientY"))
	if under.Truthy() {
		under = under.Call("closest", "[data-at]")
	}
	if !under.Truthy() {
		return ""
	}
	return under.Call("getAttribute", "data-at").String()
}

// release takes away what a drag shows.
func (t *touch) release() {
	if t.moving {
		t.ghost.Call("remove")
		t.grabbed.Call("removeAttribute", "data-lifted")
	}
	if t.over.Truthy() {
		t.over.Call("removeAttribute", "data-over")
	}
	t.source, t.moving, t.over = "", false, js.Undefined()
}

// key follows the keys of the table, wherever the focus is but in a field.
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
	switch key {
	case "z":
		r.take(r.back)
	case "y":
		r.take(r.redo)
	case "h":
		r.take(r.advice.toggle)
	}
}

func pixels(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) + "px" }
