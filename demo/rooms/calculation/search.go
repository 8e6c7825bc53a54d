//go:build js && wasm

package calculation

import "github.com/tefuda/tefuda/demo/engine"

// abort ends the search under way.
func (r *room) abort() {
	if r.searching != nil {
		r.searching.Stop()
	}
	r.searching = nil
}

// searchFor asks something long for a part of the room: ask runs on a goroutine
// of its own, and done is queued with how it ended, unless the part has dropped
// its question since. It ends the search of any other part.
func (r *room) searchFor(q *engine.Question, ask func(engine.Asked) error, done func(err error)) {
	r.abort()
	asked := q.Now()
	r.searching = &asked
	engine.Start(func() {
		err := ask(asked)
		if r.searching == &asked {
			r.searching = nil
		}
		r.Do(func() {
			if !asked.Stale() {
				done(err)
			}
		})
	})
}
