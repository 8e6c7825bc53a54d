//go:build js && wasm

// Package daifugo is the room of Daifugō: matches against the engine's players,
// hints, and the evaluation of any hand.
package daifugo

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// room is the room of Daifugō, with a game and the evaluation of hands.
type room struct {
	page     *shell.Page
	section  ui.Element
	mode     string // "play" or "evaluate"
	play     *play
	evaluate *evaluate
}

func New(p *shell.Page) *room {
	r := &room{page: p, section: ui.ByID("daifugo"), mode: "play"}
	r.play = newPlay(r)
	r.evaluate = newEvaluate(r)
	puzzles.Show(r.Name(), finishes{})
	return r
}

func (r *room) Name() string { return "daifugo" }

func (r *room) plays() bool { return r.mode == "play" }

// shown reports whether the room is in view and can ask the engine.
func (r *room) shown() bool { return r.page.Shows(r) }

// tabs are the tabs of play and evaluation.
var tabs = map[string]string{"play": shell.TabPlay, "evaluate": shell.TabAnalyse}

// show changes between play and evaluation.
func (r *room) show(mode string) {
	r.page.OpenTab(tabs[mode])
	r.enter(mode)
}

// Tab follows the reader to a tab.
func (r *room) Tab(name string) {
	for mode, tab := range tabs {
		if tab == name {
			r.enter(mode)
		}
	}
}

func (r *room) enter(mode string) {
	if r.mode == mode {
		return
	}
	r.mode = mode
	r.section.SetAttribute("data-mode", mode)
	r.play.Disturb()
	r.Refresh()
	r.page.Changed()
}

func (r *room) State() string {
	if own, away := r.play.friend.Own(); away {
		return own
	}
	if r.plays() {
		return r.play.state()
	}
	return r.evaluate.state()
}

// Kept is the match; with a hand in the evaluation it includes the match that
// waits.
func (r *room) Kept() string {
	if own, away := r.play.friend.Own(); away {
		return own
	}
	match, hand := r.play.kept(), r.evaluate.state()
	switch {
	case r.plays() || hand == "":
		return match
	case match == "":
		return hand
	}
	return hand + "&game=" + url.QueryEscape(match)
}

// Restore is the inverse of State and Kept. A state with a seed or a day is a
// game, one with a hand is for the evaluation.
func (r *room) Restore(state url.Values) {
	switch {
	case state.Has("hand"):
		r.show("evaluate")
		if match := shell.Query(state.Get("game")); match.Has("seed") {
			r.play.restore(match)
		}
		r.evaluate.restore(state)
	case state.Has("seed"), shell.DayIn(state) != "":
		r.show("play")
		r.play.restore(state)
	}
	r.page.Changed()
}

func (r *room) Speak() {
	r.play.speak()
	r.evaluate.speak()
}

func (r *room) Enter() { r.Refresh() }

// Leave ends every question: nobody waits for the answers.
func (r *room) Leave() { r.play.Disturb() }

// Refresh asks the engine again about the position on the table.
func (r *room) Refresh() {
	switch {
	case !r.shown():
	case r.plays():
		r.play.Disturb()
		r.play.Proceed()
	default:
		r.play.Proceed()
		r.evaluate.ask()
	}
}
