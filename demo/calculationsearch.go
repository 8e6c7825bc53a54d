//go:build js && wasm

package main

import (
	"errors"
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// abort ends the search under way.
func (r *calcRoom) abort() {
	if r.search.Truthy() {
		r.search.Call("abort")
	}
	r.search = js.Undefined()
}

// searchFor asks something long beside the table: ask runs on a goroutine of its
// own with the signal that ends it, and done is queued with how it ended.
func (r *calcRoom) searchFor(ask func(signal js.Value) error, done func(err error)) {
	r.abort()
	controller := js.Global().Get("AbortController").New()
	r.search = controller
	go func() {
		err := ask(controller.Get("signal"))
		if errors.Is(err, errAborted) || !r.search.Equal(controller) {
			r.later(func() { done(errAborted) })
			return
		}
		r.search = js.Undefined()
		r.later(func() { done(err) })
	}()
}

// calcSwitch is a button that is on or off.
type calcSwitch struct {
	button dom.HTMLElement
	on     bool
}

func newCalcSwitch(id string, turned func()) *calcSwitch {
	s := &calcSwitch{button: byID(id)}
	s.on = s.button.GetAttribute("aria-pressed") == "true"
	s.button.AddEventListener("click", false, func(dom.Event) {
		s.turn(!s.on)
		turned()
	})
	return s
}

func (s *calcSwitch) turn(on bool) {
	s.on = on
	s.button.SetAttribute("aria-pressed", pressed[on])
}

// calmly says that the reader wants no movement on the page.
func calmly() bool {
	return js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool()
}
