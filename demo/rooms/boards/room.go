//go:build js && wasm

// Package boards is the room for games of stones in a row: a game against the
// engine, the analysis of any position, and the count of its runs.
package boards

import (
	"net/url"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// room is the room of one board, for play, analysis and count. A game has its
// own position; all show theirs on the same squares.
type room struct {
	page    *shell.Page
	section ui.Element
	mode    string // "play", "study" or "count"
	table   *table
	advice  *advice
	play    *play
	study   *study
	review  *review
	touched bool
}

func New(p *shell.Page) *room {
	r := &room{page: p, section: ui.ByID("boards"), mode: "play"}
	r.table = newTable(func(by pressing) {
		if r.plays() {
			r.play.press(by)
		} else {
			r.study.press(by)
		}
	})
	r.advice = newAdvice(r.table, r.draw)
	r.study = newStudy(r)
	r.play = newPlay(r)
	r.review = newReview(r, r.play)
	puzzles.Show(r.Name(), &fours{})
	r.table.show(blank(r.play.game.columns, r.play.game.rows), r.play.game.k, p.Lang)
	return r
}

func numberIn(input *dom.HTMLInputElement) int {
	n, err := strconv.Atoi(input.Value())
	if err != nil {
		return 0
	}
	return min(max(n, 0), 99)
}

func (r *room) Name() string { return "boards" }

func (r *room) plays() bool { return r.mode == "play" }

// touch notes that the reader has done something that a link should carry.
func (r *room) touch() {
	r.touched = true
	r.page.Changed()
}

// tabs are the tabs of the modes.
var tabs = map[string]string{"play": shell.TabPlay, "study": shell.TabAnalyse, "count": shell.TabUse}

// show changes the mode.
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
	if !r.play.Comes() { // else a link's game is coming, and the analysis will take it
		r.play.Disturb()
	}
	r.study.asking.Drop()
	r.table.lines.win(nil)
	r.table.lines.aim(square{}, false)
	r.study.runs.draw(nil)
	switch mode {
	case "study":
		r.study.stone.Choose(inTurn)
	case "count":
		r.study.stone.Choose("o")
	}
	r.study.greet()
	r.Refresh()
	if r.touched {
		r.page.Changed()
	}
}

// draw draws the position without asking the engine.
func (r *room) draw() {
	if r.plays() {
		r.play.Draw()
	} else {
		r.study.drawBoard()
	}
}

// studyGame takes the game's position to the analysis, and starts the search.
func (r *room) studyGame() {
	if now := r.play.now(); now != nil {
		r.show("study")
		r.study.take(r.play.made())
		r.study.goOn(!now.Over)
	}
}

// playStudied begins a game from the analysed position.
func (r *room) playStudied() {
	asked := r.study.asked
	board := boardOf(asked.board)
	r.show("play")
	r.play.anew(game{board.Columns(), board.Rows(), asked.rules, asked.board, ""})
}

func (r *room) Speak() {
	r.table.squares.speak(r.page.Lang)
	r.study.examples.Speak()
	r.review.view.Draw()
}

func (r *room) State() string {
	switch {
	case !r.touched:
		return ""
	case r.plays(), r.mode == "count" && !r.study.own:
		return r.play.state()
	}
	return r.study.state()
}

// Kept adds to an analysed position the game that waits.
func (r *room) Kept() string {
	state := r.State()
	if strings.HasPrefix(state, "b=") && r.play.made()+len(r.play.waiting) > 0 {
		state += "&game=" + url.QueryEscape(r.play.state())
	}
	return state
}

// Restore is the inverse of Kept. A state with sizes or moves is a game. A state with
// a board is a position; if it has a length of runs, they are counted.
func (r *room) Restore(state url.Values) {
	r.touched = true
	switch {
	case state.Has("g"), state.Has("moves"):
		r.study.own = false
		r.show("play")
		r.play.restore(state)
	case state.Has("b"):
		mode := "study"
		if state.Has("length") {
			mode = "count"
		}
		r.study.own = true
		r.show(mode)
		if game := shell.Query(state.Get("game")); game.Has("g") {
			r.play.restore(game)
		}
		r.study.restore(state)
	}
	r.page.Changed()
}

func (r *room) Enter() { r.Refresh() }

func (r *room) Leave() {
	r.play.Disturb()
	r.study.asking.Drop()
}

// Refresh asks the engine again about the position on the board.
func (r *room) Refresh() {
	switch {
	case !r.page.Shows(r):
	case r.plays():
		r.play.Disturb()
		r.play.Proceed()
	default:
		if r.play.Now == nil {
			r.play.Start(engine.Asked{}) // a link's game, for the analysis
		}
		r.study.refresh()
	}
}
