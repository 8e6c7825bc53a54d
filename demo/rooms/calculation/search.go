//go:build js && wasm

package calculation

import (
	"errors"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
)

// abort ends the search under way.
func (r *room) abort() {
	if r.search.Truthy() {
		r.search.Call("abort")
	}
	r.search = js.Undefined()
}

// searchFor asks something long beside the table: ask runs on a goroutine of its
// own with the signal that ends it, and done is queued with how it ended.
func (r *room) searchFor(ask func(signal js.Value) error, done func(err error)) {
	r.abort()
	controller := js.Global().Get("AbortController").New()
	r.search = controller
	go func() {
		err := ask(controller.Get("signal"))
		if errors.Is(err, engine.ErrAborted) || !r.search.Equal(controller) {
			r.later(func() { done(engine.ErrAborted) })
			return
		}
		r.search = js.Undefined()
		r.later(func() { done(err) })
	}()
}
