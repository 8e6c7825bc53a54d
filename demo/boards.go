//go:build js && wasm

package main

import (
	"net/url"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// boardsRoom is the room of one board, which is played on or studied. Both know
// their own position and show it on the same squares.
type boardsRoom struct {
	page    *page
	section dom.HTMLElement
	mode    *choice // "play" or "study"
	table   *boardTable
	advice  *boardAdvice
	search  *boardSearch
	play    *boardPlay
	study   *boardStudy
	touched bool
}

func newBoardsRoom(p *page) *boardsRoom {
	r := &boardsRoom{page: p, section: byID("boards"), search: newBoardSearch(p)}
	r.table = newBoardTable(func(by pressing) {
		if r.plays() {
			r.play.press(by)
		} else {
			r.study.press(by)
		}
	})
	r.mode = newChoice("boards-mode", r.switched)
	r.advice = newBoardAdvice(r.draw)
	r.study = newBoardStudy(r)
	r.play = newBoardPlay(r)
	r.table.show(emptyBoard(r.play.game.columns, r.play.game.rows), p.lang)
	return r
}

func emptyBoard(columns, rows int) []string {
	board := make([]string, rows)
	for i := range board {
		board[i] = strings.Repeat(string(emptySquare), columns)
	}
	return board
}

func numberIn(input *dom.HTMLInputElement) int {
	n, err := strconv.Atoi(input.Value())
	if err != nil {
		return 0
	}
	return min(max(n, 0), 99)
}

func (r *boardsRoom) name() string { return "boards" }

func (r *boardsRoom) plays() bool { return r.mode.value == "play" }

// touch notes that the reader has done something, which a link is to carry.
func (r *boardsRoom) touch() {
	r.touched = true
	r.page.changed()
}

// show changes between play and analysis.
func (r *boardsRoom) show(mode string) {
	if r.mode.value != mode {
		r.mode.choose(mode)
		r.switched()
	}
}

// switched follows the switch between play and analysis.
func (r *boardsRoom) switched() {
	r.section.SetAttribute("data-mode", r.mode.value)
	r.play.disturb()
	r.study.leave()
	r.table.lines.win(nil)
	r.table.lines.aim(square{}, false)
	r.study.runs.draw(nil)
	r.refresh()
	if r.touched {
		r.page.changed()
	}
}

// draw shows the position anew, with nothing asked.
func (r *boardsRoom) draw() {
	if r.plays() {
		r.play.draw()
	} else {
		r.study.drawBoard()
	}
}

// studyGame takes the game's position to the analysis, and begins it.
func (r *boardsRoom) studyGame() {
	now := r.play.now()
	if now == nil {
		return
	}
	rules := r.play.game.boardRules
	rules.turn = ""
	if !now.Over {
		rules.turn = now.Turn
	}
	r.show("study")
	r.study.take(strings.Split(now.Board, "\n"), rules)
	r.study.goOn(!now.Over)
}

// playStudied begins a game from the position under analysis.
func (r *boardsRoom) playStudied() {
	asked := r.study.asked
	r.show("play")
	r.play.anew(boardGame{len(r.study.rows[0]), len(r.study.rows), asked.boardRules, asked.board})
}

func (r *boardsRoom) speak() {
	r.table.squares.speak(r.page.lang)
	r.study.examples.speak()
}

func (r *boardsRoom) state() string {
	switch {
	case !r.touched:
		return ""
	case r.plays():
		return r.play.state()
	}
	return r.study.state()
}

// restore is the inverse of state: a game has sizes, a position a board.
func (r *boardsRoom) restore(state url.Values) {
	r.touched = true
	switch {
	case state.Has("g"):
		r.show("play")
		r.play.restore(state)
	case state.Has("b"):
		r.show("study")
		r.study.restore(state)
	}
	r.page.changed()
}

func (r *boardsRoom) enter() { r.refresh() }

func (r *boardsRoom) leave() {
	r.play.disturb()
	r.study.leave()
}

// refresh asks the engine again about what is shown.
func (r *boardsRoom) refresh() {
	switch {
	case r.page.engine == nil || r.page.shown != room(r):
	case r.plays():
		r.play.disturb()
		r.play.proceed()
	default:
		r.study.refresh()
	}
}
