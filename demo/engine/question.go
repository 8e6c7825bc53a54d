//go:build js && wasm

package engine

import (
	"syscall/js"
	"time"
)

// Question is what a part of the page wants to know about something that
// changes: at most one search is under way, and what has been found about an
// earlier state of things is not for the present one. The zero value is ready.
type Question struct {
	serial     int           // counts the states that were dropped
	stops      int           // and the searches that were stopped
	controller js.Value      // of the search under way
	report     func(Answer)  // its progress
	onProgress js.Func       // one for all searches: a late report must find it
	listening  bool          // onProgress is made
	newest     int           // counts what Latest was told of
	running    bool          // Latest is asking
	dropped    chan struct{} // closed by Drop, for who pauses; nil where nobody does
}

// Stop ends the search under way or about to be; whoever asked gets ErrAborted.
func (q *Question) Stop() {
	q.stops++
	q.abort()
}

func (q *Question) abort() {
	q.report = nil
	if q.controller.Truthy() {
		q.controller.Call("abort")
	}
	q.controller = js.Undefined()
}

// Drop stops the search, and makes all that was asked until now stale.
func (q *Question) Drop() {
	q.serial++
	q.Stop()
	if q.dropped != nil {
		close(q.dropped)
		q.dropped = nil
	}
}

// Busy says that a search is under way.
func (q *Question) Busy() bool { return q.controller.Truthy() }

// Asked is a state of things that a Question was asked in.
type Asked struct {
	by            *Question
	serial, stops int
}

// Now is the present state of things.
func (q *Question) Now() Asked { return Asked{q, q.serial, q.stops} }

// Stale says that the state has been dropped since.
func (a Asked) Stale() bool { return a.serial != a.by.serial }

// Stop ends the search that was asked for.
func (a Asked) Stop() { a.by.Stop() }

// Pause blocks for so long, or until the state is dropped, with which its stack
// is no longer needed. Who calls time.Sleep goes through all who sleep for its
// place among them, and by what that leaves on its stack TinyGo's collector keeps
// theirs.
func (a Asked) Pause(d time.Duration) {
	q := a.by
	if d <= 0 || a.Stale() {
		return
	}
	if q.dropped == nil {
		q.dropped = make(chan struct{})
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-q.dropped:
	}
}

// Go asks on a goroutine of its own, unless the state is dropped before that
// begins.
func (q *Question) Go(ask func(Asked)) {
	now := q.Now()
	Start(func() {
		if !now.Stale() {
			ask(now)
		}
	})
}

// Search asks something long and blocks until the answer, as Ask does. It ends
// the search that is still under way; Stop ends this one. Its progress goes to
// report, which may be nil.
func (a Asked) Search(e *Engine, into any, report func(Answer), game, function string, position any, options map[string]any) error {
	q := a.by
	if a.stops != q.stops {
		return ErrAborted
	}
	q.abort()
	controller := js.Global().Get("AbortController").New()
	q.controller, q.report = controller, report
	options = With(options, "signal", controller.Get("signal"))
	if report != nil {
		options["onProgress"] = q.progress()
	}
	err := e.Ask(into, game, function, position, options)
	if !q.controller.Equal(controller) {
		return ErrAborted
	}
	q.controller, q.report = js.Undefined(), nil
	return err
}

// progress hands reports on to the search under way.
func (q *Question) progress() js.Func {
	if !q.listening {
		q.listening = true
		q.onProgress = js.FuncOf(func(_ js.Value, args []js.Value) any {
			if q.report != nil {
				q.report(Answer{args[0]})
			}
			return nil
		})
	}
	return q.onProgress
}

// Latest keeps at most one asking under way. Changes that come meanwhile are
// asked about together afterwards, and only the answer to the newest is drawn:
// ask runs on a goroutine of its own until nothing has changed meanwhile, and
// then the function that it returned.
func (q *Question) Latest(ask func() (draw func())) {
	q.newest++
	if q.running {
		return
	}
	q.running = true
	Start(func() {
		for {
			asked := q.newest
			draw := ask()
			if asked == q.newest {
				q.running = false
				draw()
				return
			}
		}
	})
}
