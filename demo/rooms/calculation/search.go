//go:build js && wasm

package calculation

import "github.com/tefuda/tefuda/demo/engine"

// abort ends the running search.
func (r *room) abort() {
	if r.searching != nil {
		r.searching.Stop()
	}
	r.searching = nil
}

// searchFor asks a long question for a part of the room, and ends the search of
// any other part. ask runs on a goroutine. done is queued with its error,
// unless the part has dropped its question since.
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
