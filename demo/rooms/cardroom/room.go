//go:build js && wasm

// Package cardroom is the room in which one sits down to poker: whole hands of
// five-card draw and hold'em against the engine's players, and what an evening
// of them was worth.
package cardroom

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/shell"
)

// room is the card room: one table, at which the reader has the first seat.
type room struct {
	page *shell.Page
	play *play
}

func New(p *shell.Page) *room {
	r := &room{page: p}
	r.play = newPlay(r)
	return r
}

func (r *room) Name() string { return "cardroom" }

// shown says that the room can ask: it is the one in view, and there is an engine.
func (r *room) shown() bool { return r.page.Shows(r) }

// State is the hand as it stands, and where the evening is.
func (r *room) State() string { return r.play.state() }

// Kept adds to it the hands before.
func (r *room) Kept() string {
	state := r.play.state()
	if state != "" && len(r.play.past) > 0 {
		state += "&past=" + inLink(r.play.past)
	}
	return state
}

// Restore is the inverse of both.
func (r *room) Restore(state url.Values) { r.play.Restore(state) }

func (r *room) Speak() { r.play.speak() }

func (r *room) Enter() { r.Refresh() }

// Leave ends what is being asked, as nobody waits for the answer.
func (r *room) Leave() { r.play.Disturb() }

// Refresh asks the engine again about what is shown.
func (r *room) Refresh() {
	if r.shown() {
		r.play.Settle()
	}
}
