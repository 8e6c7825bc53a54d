//go:build js && wasm

// Package mahjong is the room of riichi mahjong: games against the engine's
// players, and a trainer. For any hand the trainer shows what to discard,
// whether to call, or how many points it wins.
package mahjong

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// The modes of the room.
const (
	modeGame    = "game"
	modeTrainer = "trainer"
)

// room is the room of riichi mahjong, with a game and a trainer.
type room struct {
	page    *shell.Page
	section ui.Element
	mode    string
	analyst string // the mode of the tab Analyse: the review of a game, or the trainer
	play    *play
	trainer *trainer // nil until the trainer is first opened, so that the room appears sooner
}

func New(p *shell.Page) *room {
	r := &room{page: p, section: ui.ByID("mahjong"), mode: modeGame, analyst: modeGame}
	r.play = newPlay(r)
	puzzles.Show(r.Name(), discards{})
	for id, mode := range map[string]string{"mj-to-trainer": modeTrainer, "mj-analyse-hand": modeTrainer, "mahjong-to-game": modeGame} {
		ui.OnPress(ui.ByID(id), func() { r.analyse(mode) })
	}
	return r
}

func (r *room) Name() string { return "mahjong" }

// shows reports whether a mode of the room is in view and can ask the engine.
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

// analyse opens the tab Analyse in a mode.
func (r *room) analyse(mode string) {
	r.analyst = mode
	r.enter(mode)
	r.page.OpenTab(shell.TabAnalyse)
	r.Refresh()
	r.page.Changed()
}

// Tab follows the reader to a tab: Play has the game.
func (r *room) Tab(name string) {
	mode := r.mode
	switch name {
	case shell.TabPlay:
		mode = modeGame
	case shell.TabAnalyse:
		mode = r.analyst
	}
	if mode != r.mode {
		r.enter(mode)
		r.Refresh()
		r.page.Changed()
	}
}

func (r *room) State() string {
	if r.mode == modeGame {
		return r.play.state()
	}
	return r.trainer.state()
}

// Kept is the state; with a hand in the trainer it includes the game that
// waits.
func (r *room) Kept() string {
	state := r.State()
	if r.mode == modeTrainer && state != "" {
		if game := r.play.state(); game != "" {
			return game + "&" + state
		}
	}
	return state
}

// Restore is the inverse of State and Kept. A state with a seed is a game, one
// with a hand is for the trainer.
func (r *room) Restore(state url.Values) {
	if state.Has("seed") {
		r.play.Want(state)
	}
	day := shell.DayIn(state)
	switch {
	case day != "" && r.mode == modeTrainer && r.trainer.poses(day):
		r.page.OpenTab(shell.TabAnalyse)
	case day != "":
		r.analyse(modeTrainer)
		r.trainer.pose(day, state.Get("thrown"))
	case state.Has("hand"):
		r.analyse(modeTrainer)
		r.trainer.restore(state)
	case state.Has("seed"):
		r.analyst = modeGame
		r.enter(modeGame)
		r.page.OpenTab(shell.TabPlay)
		r.Refresh()
		r.page.Changed()
	}
}

func (r *room) Speak() {
	r.play.speak()
	if r.trainer != nil {
		r.trainer.speak()
	}
}

func (r *room) Enter() { r.Refresh() }

// Leave ends every question: nobody waits for the answers.
func (r *room) Leave() { r.play.Disturb() }

// Refresh asks the engine again about the position on the table.
func (r *room) Refresh() {
	if r.mode == modeTrainer {
		r.trainer.refresh()
		return
	}
	r.play.Settle()
}
