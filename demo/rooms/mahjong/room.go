//go:build js && wasm

// Package mahjong is the room of riichi mahjong: games against three of the
// engine's players, and a trainer that says of any hand what to discard, whether
// to call, or how many points it wins.
package mahjong

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// The modes of the room.
const (
	modeGame    = "game"
	modeTrainer = "trainer"
)

// room is the room of riichi mahjong, in which one plays or thinks about a hand.
type room struct {
	page    *shell.Page
	section ui.Element
	mode    string
	play    *play
	trainer *trainer // nil until its mode is entered: the room is sooner there
}

func New(p *shell.Page) *room {
	r := &room{page: p, section: ui.ByID("mahjong"), mode: modeGame}
	r.play = newPlay(r)
	ui.OnPress(ui.ByID("mj-to-trainer"), func() { r.turn(modeTrainer) })
	ui.OnPress(ui.ByID("mahjong-to-game"), func() { r.turn(modeGame) })
	return r
}

func (r *room) Name() string { return "mahjong" }

// shows says that a mode of the room can ask: it is in view, and there is an engine.
func (r *room) shows(mode string) bool { return r.mode == mode && r.page.Shows(r) }

// enter changes the mode.
func (r *room) enter(mode string) {
	if r.mode == mode {
		return
	}
	if mode == modeTrainer && r.trainer == nil {
		r.trainer = newTrainer(r)
		r.trainer.speak()
	}
	r.mode = mode
	r.section.SetAttribute("data-mode", mode)
	r.play.Disturb()
}

// turn does so as the reader wishes.
func (r *room) turn(mode string) {
	r.enter(mode)
	r.Refresh()
	r.page.Changed()
}

func (r *room) State() string {
	if r.mode == modeGame {
		return r.play.state()
	}
	return r.trainer.state()
}

// Kept is the state, and beside a hand to think about the game that waits.
func (r *room) Kept() string {
	state := r.State()
	if r.mode == modeTrainer && state != "" {
		if game := r.play.state(); game != "" {
			return game + "&" + state
		}
	}
	return state
}

// Restore is the inverse of both: a game has a seed, a hand is one to think about.
func (r *room) Restore(state url.Values) {
	if state.Has("seed") {
		r.play.restore(state)
	}
	day := shell.DayIn(state)
	switch {
	case day != "" && r.mode == modeTrainer && r.trainer.poses(day):
	case day != "":
		r.enter(modeTrainer)
		r.trainer.pose(day, state.Get("thrown"))
	case state.Has("hand"):
		r.enter(modeTrainer)
		r.trainer.restore(state)
	case state.Has("seed"):
		r.turn(modeGame)
	}
}

func (r *room) Speak() {
	r.play.speak()
	if r.trainer != nil {
		r.trainer.speak()
	}
}

func (r *room) Enter() { r.Refresh() }

// Leave ends what is being asked, as nobody waits for the answer.
func (r *room) Leave() { r.play.Disturb() }

// Refresh asks the engine again about what is shown.
func (r *room) Refresh() {
	if r.mode == modeTrainer {
		r.trainer.refresh()
		return
	}
	r.play.Settle()
}
