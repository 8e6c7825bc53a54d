//go:build js && wasm

// Package cardroom is the room for whole hands of poker against the engine's
// players: draw, community-card and stud games, in sessions with results and a
// review.
package cardroom

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
)

// room is the card room: one table with the reader in the first seat.
type room struct {
	page *shell.Page
	play *play
}

func New(p *shell.Page) *room {
	r := &room{page: p}
	r.play = newPlay(r)
	puzzles.Show(r.Name(), spots{})
	return r
}

func (r *room) Name() string { return "cardroom" }

// shown reports whether the room is in view and can ask the engine.
func (r *room) shown() bool { return r.page.Shows(r) }

// State is the state of the hand, and of the session.
func (r *room) State() string {
	if own, away := r.play.friend.Own(); away {
		return own
	}
	return r.play.state()
}

// Kept adds the earlier hands to State.
func (r *room) Kept() string {
	if own, away := r.play.friend.Own(); away {
		return own
	}
	state := r.play.state()
	if state != "" && len(r.play.past) > 0 {
		state += "&past=" + inLink(r.play.past)
	}
	return state
}

// Restore is the inverse of State and Kept.
func (r *room) Restore(state url.Values) {
	r.page.OpenTab(shell.TabPlay)
	r.play.Restore(state)
}

func (r *room) Speak() { r.play.speak() }

func (r *room) Enter() { r.Refresh() }

// Leave ends every question: nobody waits for the answers.
func (r *room) Leave() { r.play.Disturb() }

// Refresh asks the engine again about the position on the table.
func (r *room) Refresh() {
	if r.shown() {
		r.play.Settle()
	}
}
