//go:build js && wasm

package ui

import (
	"errors"

	"github.com/tefuda/tefuda/demo/engine"
)

// Hint is what a room asks the engine about the position on its table while a
// button is down: N is a position, C the answer about one.
type Hint[N, C any] struct {
	Wanted bool // while the button is down, for every position
	Busy   bool
	About  *N // that Found is about
	Found  C
	Button Element
}

// Listen follows the button; settle goes on from the position.
func (h *Hint[N, C]) Listen(settle func()) {
	On(h.Button, "click", func(Event) {
		if h.Wanted || h.Button.GetAttribute("aria-disabled") != Pressed[true] {
			h.Wanted = !h.Wanted
			settle()
		}
	})
}

// Clear forgets what was found about a position that has passed.
func (h *Hint[N, C]) Clear() {
	var nothing C
	h.About, h.Found, h.Busy = nil, nothing, false
}

// Ask searches for the answer about a position. then gets what went wrong, nil if
// it was found, unless nobody waits for it any more. It blocks.
func (h *Hint[N, C]) Ask(asked engine.Asked, about *N, search func(found *C) error, then func(error)) {
	h.Clear()
	h.About, h.Busy = about, true
	var found C
	err := search(&found)
	if asked.Stale() || errors.Is(err, engine.ErrAborted) {
		return
	}
	if h.Busy = false; err != nil {
		h.Clear()
	} else {
		h.Found = found
	}
	then(err)
}
