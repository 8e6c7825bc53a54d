//go:build js && wasm

package ui

import (
	"strconv"
	"syscall/js"
)

// slop is how many pixels a finger may move and still press.
const slop = 8

// Drag carries a copy of an element along with the mouse, by its main button, or
// with a finger, the first; the press that it began with stays a press unless it
// moves. Where it may go, elements have data-target; the one below has data-over.
type Drag struct {
	// Lifts is what a press on an element would carry, nil if nothing.
	Lifts func(pressed Element) Element
	// Lifted says that it moves: mark where it may go.
	Lifted func(carried Element)
	// Dropped says that it was let go over a target, or nil, and over what.
	Dropped func(carried, target, under Element)
	// Left says that the drag is over, whichever way.
	Left func()

	within         Element
	carried, ghost Element
	over           Element
	pointer        int // its id
	x, y           float64
	moving         bool
	swallow        bool // the click that ends a drag, unless a key made it
}

// NewDrag listens in an element, where the copy is put, too.
func NewDrag(within Element, d Drag) *Drag {
	d.within = within
	On(within, "pointerdown", func(ev Event) { d.grab(ev) })
	On(Document, "pointermove", func(ev Event) { d.drag(ev.Underlying()) })
	On(Document, "pointerup", func(ev Event) { d.drop(ev, true) })
	On(Document, "pointercancel", func(ev Event) { d.drop(ev, false) })
	return &d
}

// Ends says, once, that a click is what the browser makes of a drag's end.
func (d *Drag) Ends(click Event) bool {
	byKey := click.Underlying().Get("detail").Int() == 0
	ends := d.swallow && !byKey
	d.swallow = false
	return ends
}

// grab begins what may become a drag. One whose end was never told ends here.
func (d *Drag) grab(ev Event) {
	pointer := ev.Underlying()
	if !pointer.Get("isPrimary").Bool() || pointer.Get("button").Int() != 0 {
		return
	}
	d.release()
	d.swallow = false
	if d.carried = d.Lifts(Target(ev)); d.carried != nil {
		d.pointer = pointer.Get("pointerId").Int()
		d.x, d.y = pointer.Get("clientX").Float(), pointer.Get("clientY").Float()
	}
}

// carries says that something is held, and by this pointer.
func (d *Drag) carries(pointer js.Value) bool {
	return d.carried != nil && pointer.Get("pointerId").Int() == d.pointer
}

func (d *Drag) drag(pointer js.Value) {
	if !d.carries(pointer) {
		return
	}
	dx, dy := pointer.Get("clientX").Float()-d.x, pointer.Get("clientY").Float()-d.y
	if !d.moving {
		if dx*dx+dy*dy < slop*slop {
			return
		}
		d.lift()
	}
	d.ghost.Style().SetProperty("translate", pixels(dx)+" "+pixels(dy), "")
	d.hover(pointer)
}

// lift makes the copy.
func (d *Drag) lift() {
	d.moving = true
	box := d.carried.Underlying().Call("getBoundingClientRect")
	d.ghost = Copy(d.carried)
	d.ghost.Class().Add("ghost")
	d.ghost.RemoveAttribute("id")
	for _, side := range []string{"left", "top", "width", "height"} {
		d.ghost.Style().SetProperty(side, pixels(box.Get(side).Float()), "")
	}
	d.within.Underlying().Call("append", d.ghost.Underlying())
	Mark(d.carried, "data-lifted", true)
	d.Lifted(d.carried)
}

// below is what lies under a pointer and a selector matches, nil if nothing does.
func below(pointer js.Value, selector string) Element {
	under := js.Global().Get("document").Call("elementFromPoint", pointer.Get("clientX"), pointer.Get("clientY"))
	if !under.Truthy() {
		return nil
	}
	return element(under.Call("closest", selector))
}

// hover lights the target under the pointer.
func (d *Drag) hover(pointer js.Value) {
	if d.over != nil {
		Mark(d.over, "data-over", false)
	}
	if d.over = below(pointer, "[data-target]"); d.over != nil {
		Mark(d.over, "data-over", true)
	}
}

// drop ends the drag where it was let go, unless the browser took it away.
func (d *Drag) drop(ev Event, done bool) {
	pointer := ev.Underlying()
	if !d.carries(pointer) {
		return
	}
	if d.moving {
		d.hover(pointer)
	}
	carried, moved, target, under := d.carried, d.moving, d.over, below(pointer, "*")
	d.release()
	if moved && done {
		d.swallow = true
		d.Dropped(carried, target, under)
	}
}

// release takes away what a drag shows.
func (d *Drag) release() {
	moved := d.moving
	if moved {
		d.ghost.Underlying().Call("remove")
		Mark(d.carried, "data-lifted", false)
	}
	if d.over != nil {
		Mark(d.over, "data-over", false)
	}
	d.carried, d.ghost, d.moving, d.over = nil, nil, false, nil
	if moved && d.Left != nil {
		d.Left()
	}
}

func pixels(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) + "px" }
