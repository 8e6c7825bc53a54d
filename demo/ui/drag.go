//go:build js && wasm

package ui

import (
	"strconv"
	"syscall/js"
)

// slop is how many pixels a finger may move and still count as a press.
const slop = 8

// Drag moves a copy of an element with the mouse (main button) or the first
// finger. It begins with a press, which stays a press unless the pointer moves.
// Elements with data-target accept drops; the one under the pointer has
// data-hovered.
type Drag struct {
	// Lifts returns the element that a press would carry, nil for none.
	Lifts func(pressed Element) Element
	// Lifted is called when the drag begins to move: mark the targets.
	Lifted func(carried Element)
	// Dropped is called at the drop, with the target (or nil) and the element
	// under the pointer.
	Dropped func(carried, target, under Element)
	// Left is called when the drag is over, whether dropped or cancelled.
	Left func()

	within         Element
	carried, ghost Element
	over           Element
	pointer        int // the pointer's id
	x, y           float64
	moving         bool
	swallow        bool // whether the next click is the end of a drag
}

// NewDrag listens in an element; the copy is put there too.
func NewDrag(within Element, d Drag) *Drag {
	d.within = within
	On(within, "pointerdown", func(ev Event) { d.grab(ev) })
	On(Document, "pointermove", func(ev Event) { d.drag(ev.Underlying()) })
	On(Document, "pointerup", func(ev Event) { d.drop(ev, true) })
	On(Document, "pointercancel", func(ev Event) { d.drop(ev, false) })
	return &d
}

// Ends reports whether a click is the one that the browser makes at a drag's
// end. It does so once; a click made by a key never counts.
func (d *Drag) Ends(click Event) bool {
	byKey := click.Underlying().Get("detail").Int() == 0
	ends := d.swallow && !byKey
	d.swallow = false
	return ends
}

// grab begins a possible drag. It ends an earlier drag whose end was never
// reported.
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

// carries reports whether this pointer holds an element.
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

// below returns the element under a pointer, or its ancestor, that a selector
// matches; nil if none does.
func below(pointer js.Value, selector string) Element {
	under := js.Global().Get("document").Call("elementFromPoint", pointer.Get("clientX"), pointer.Get("clientY"))
	if !under.Truthy() {
		return nil
	}
	return element(under.Call("closest", selector))
}

// hover marks the target under the pointer.
func (d *Drag) hover(pointer js.Value) {
	if d.over != nil {
		Mark(d.over, "data-hovered", false)
	}
	if d.over = below(pointer, "[data-target]"); d.over != nil {
		Mark(d.over, "data-hovered", true)
	}
}

// drop ends the drag. done is false if the browser cancelled it.
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

// release removes the copy and the marks of a drag.
func (d *Drag) release() {
	moved := d.moving
	if moved {
		d.ghost.Underlying().Call("remove")
		Mark(d.carried, "data-lifted", false)
	}
	if d.over != nil {
		Mark(d.over, "data-hovered", false)
	}
	d.carried, d.ghost, d.moving, d.over = nil, nil, false, nil
	if moved && d.Left != nil {
		d.Left()
	}
}

func pixels(n float64) string { return strconv.FormatFloat(n, 'f', 1, 64) + "px" }
