//go:build js && wasm

package engine

import (
	"syscall/js"
	"time"
)

// Question asks the engine about something that changes. At most one search is
// running, and an answer about an earlier state is dropped. The zero value is
// ready.
type Question struct {
	serial     int           // counts the states dropped
	stops      int           // counts the searches stopped
	controller js.Value      // aborts the running search
	report     func(Answer)  // receives its progress
	onProgress js.Func       // one function for all searches, because a report may come late
	listening  bool          // whether onProgress is made
	newest     int           // counts the calls of Latest
	running    bool          // whether Latest is asking
	dropped    chan struct{} // closed by Drop to end a Pause; nil if nothing pauses
}

// Stop ends the running search, or one about to start; its caller gets
// ErrAborted.
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

// Drop stops the search and makes every earlier Asked stale.
func (q *Question) Drop() {
	q.serial++
	q.Stop()
	if q.dropped != nil {
		close(q.dropped)
		q.dropped = nil
	}
}

// Busy reports whether a search is running.
func (q *Question) Busy() bool { return q.controller.Truthy() }

// Asked is the state in which a Question was asked.
type Asked struct {
	by            *Question
	serial, stops int
}

// Now is the present state.
func (q *Question) Now() Asked { return Asked{q, q.serial, q.stops} }

// Stale reports whether the state has been dropped since.
func (a Asked) Stale() bool { return a.serial != a.by.serial }

// Stop ends the search of this state.
func (a Asked) Stop() { a.by.Stop() }

// Pause blocks for d, or until the state is dropped; its stack is then no
// longer needed. It does not call time.Sleep: that walks the list of all
// sleepers, and the pointers this leaves on the stack make TinyGo's collector
// keep their stacks.
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

// Go calls ask on a new goroutine, unless the state is dropped before that
// begins.
func (q *Question) Go(ask func(Asked)) {
	now := q.Now()
	Start(func() {
		if !now.Stale() {
			ask(now)
		}
	})
}

// Search asks a long question and blocks until the answer, as Ask does. It ends
// the search that is still running; Stop ends this one. Its progress goes to
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

// progress passes reports to the running search.
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

// Latest keeps at most one ask running. It calls ask on a goroutine, again and
// again until nothing has changed during the call; then it calls the function
// that the last ask returned. So several changes share one question, and only
// the newest answer is drawn.
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
