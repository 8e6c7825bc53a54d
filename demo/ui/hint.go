//go:build js && wasm

package ui

import (
	"errors"

	"github.com/tefuda/tefuda/demo/engine"
)

// Hint is a room's question about the position on its table, asked while a
// button is switched on. N is a position, C the answer.
type Hint[N, C any] struct {
	Wanted bool // whether the button is on; it stays on from position to position
	Busy   bool
	About  *N // the position that Found is about
	Found  C
	Button Element
}

// Listen switches Wanted at each press of the button and calls settle, which
// asks if needed.
func (h *Hint[N, C]) Listen(settle func()) {
	On(h.Button, "click", func(Event) {
		if h.Wanted || h.Button.GetAttribute("aria-disabled") != Pressed[true] {
			h.Wanted = !h.Wanted
			settle()
		}
	})
}

// Clear forgets the answer about an earlier position.
func (h *Hint[N, C]) Clear() {
	var nothing C
	h.About, h.Found, h.Busy = nil, nothing, false
}

// Ask searches for the answer about a position and calls then with the error,
// nil for an answer. It does not call then if the question is stale or aborted.
// It blocks.
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
