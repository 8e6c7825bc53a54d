//go:build js && wasm

package main

import (
	"net/url"

	"honnef.co/go/js/dom/v2"
)

// dfgRoom is the room of Daifugō, in which one plays or has a hand evaluated.
type dfgRoom struct {
	page     *page
	section  dom.HTMLElement
	mode     *choice // "play" or "evaluate"
	play     *dfgPlay
	evaluate *dfgEvaluate
}

func newDaifugoRoom(p *page) *dfgRoom {
	r := &dfgRoom{page: p, section: byID("daifugo")}
	r.mode = newChoice("dfg-mode", r.switched)
	r.play = newDfgPlay(r)
	r.evaluate = newDfgEvaluate(r)
	return r
}

func (r *dfgRoom) name() string { return "daifugo" }

func (r *dfgRoom) plays() bool { return r.mode.value == "play" }

// shown says that the room can ask: it is the one in view, and there is an engine.
func (r *dfgRoom) shown() bool { return r.page.engine != nil && r.page.shown == room(r) }

// show changes between play and evaluation.
func (r *dfgRoom) show(mode string) {
	if r.mode.value != mode {
		r.mode.choose(mode)
		r.switched()
	}
}

func (r *dfgRoom) switched() {
	r.section.SetAttribute("data-mode", r.mode.value)
	r.play.disturb()
	r.refresh()
	r.page.changed()
}

func (r *dfgRoom) state() string {
	if r.plays() {
		return r.play.state()
	}
	return r.evaluate.state()
}

// restore is the inverse of state: a game has a seed, an evaluation a hand.
func (r *dfgRoom) restore(state url.Values) {
	switch {
	case state.Has("hand"):
		r.show("evaluate")
		r.evaluate.restore(state)
	case state.Has("seed"):
		r.show("play")
		r.play.restore(state)
	}
	r.page.changed()
}

func (r *dfgRoom) speak() {
	r.play.speak()
	r.evaluate.speak()
}

func (r *dfgRoom) enter() { r.refresh() }

// leave ends what is being asked, which would keep the engine from other rooms.
func (r *dfgRoom) leave() { r.play.disturb() }

// refresh asks the engine again about what is shown.
func (r *dfgRoom) refresh() {
	switch {
	case !r.shown():
	case r.plays():
		r.play.disturb()
		r.play.proceed()
	default:
		r.evaluate.ask()
	}
}
