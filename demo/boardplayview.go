//go:build js && wasm

package main

import (
	"errors"
	"fmt"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// playView is what the page shows of a game, but for the board and the advice.
type playView struct {
	status, live, error, panel, confirm dom.HTMLElement
	formError, place                    dom.HTMLElement
	undo, redo, hint, pause             dom.HTMLElement
	calledAs, advice                    dom.HTMLElement
}

func newPlayView() *playView {
	return &playView{
		status: byID("play-status"), live: byID("play-live"), error: byID("board-error"), panel: byID("play-panel"),
		formError: byID("play-error"), place: byID("board-place"), confirm: byID("board-confirm"), undo: byID("play-undo"), redo: byID("play-redo"), hint: byID("play-hint"),
		pause: byID("play-pause"), calledAs: byID("play-call"), advice: byID("board-advice"),
	}
}

// draw shows the game as it stands.
func (p *boardPlay) draw() {
	if !p.room.plays() {
		return
	}
	l, v := p.room.page.lang, p.view
	v.panel.SetAttribute("data-level", p.level.value)
	v.panel.SetAttribute("data-white-level", p.whiteLevel.value)
	mark(v.panel, "data-watch", p.you.value == "watch")
	v.status.SetTextContent(p.status(l))
	if !p.thinking {
		v.live.SetTextContent("")
	}
	failed := ""
	if p.failed != nil {
		failed = p.failed.Error()
	}
	v.error.SetTextContent(failed)
	v.undo.SetAttribute("aria-disabled", pressed[p.before() < 0])
	v.redo.SetAttribute("aria-disabled", pressed[len(p.ahead) == 0])
	v.hint.SetAttribute("aria-pressed", pressed[p.hinting])
	mark(v.pause, "hidden", p.you.value != "watch")
	v.pause.SetAttribute("aria-pressed", pressed[p.running])
	mark(v.advice, "hidden", !p.hinting)
	p.drawBoard(l)
}

// drawBoard shows the stones and what is to be seen about them.
func (p *boardPlay) drawBoard(l language) {
	now, table := p.now(), p.room.table
	if now == nil {
		return
	}
	table.show(strings.Split(now.Board, "\n"), l)
	table.squares.mark(p.marks(l), l)
	table.lines.win(now.Line)
	table.lines.aim(p.aim, p.aimed)
	table.lines.threaten(p.room.advice.threats())
	mark(p.view.confirm, "data-aimed", p.aimed)
	p.view.place.SetAttribute("aria-disabled", pressed[!p.aimed])
}

func (p *boardPlay) marks(l language) marks {
	found := p.room.advice.marks(p.room.table.lines.columns > 8, l)
	if n := len(p.moves); n > 0 {
		found[p.moves[n-1]] = squareMark{"last", "", wordMarkLast.in(l)}
	}
	if p.aimed {
		found[p.aim] = squareMark{"ghost-" + p.now().Turn, "", wordMarkAim.in(l)}
	}
	return found
}

// status says whose turn it is, or how the game has ended.
func (p *boardPlay) status(l language) string {
	now := p.now()
	if now == nil {
		return ""
	}
	side := wordColours[now.Turn].in(l)
	switch {
	case now.Winner != "" && now.Winner == p.you.value:
		return fmt.Sprintf(wordYouWin.in(l), wordColours[now.Winner].in(l))
	case now.Winner != "" && p.alternates():
		return fmt.Sprintf(wordEngineWins.in(l), wordColours[now.Winner].in(l))
	case now.Winner != "":
		return fmt.Sprintf(wordSideWins.in(l), wordColours[now.Winner].in(l))
	case now.Over:
		return wordDrawn.in(l)
	case p.enginesTurn():
		return fmt.Sprintf(wordThinking.in(l), side)
	case p.you.value == "both":
		return fmt.Sprintf(wordTurnOf.in(l), side)
	case p.you.value == "watch":
		return fmt.Sprintf(wordPaused.in(l), side)
	}
	return fmt.Sprintf(wordYourTurn.in(l), side)
}

func (v *playView) progress(now boardProgress, l language) {
	v.live.SetTextContent(live(now.Depth, now.Done, now.MS, l))
}

// called shows the engine's last question as an embedder would write it.
func (v *playView) called(g boardRules, level string, ms int, found *boardAnswer) {
	rule := ""
	if g.k != 0 {
		rule = fmt.Sprintf("k: %d, ", g.k)
	}
	if g.exact {
		rule += "rule: 'exact', "
	}
	v.calledAs.SetTextContent(fmt.Sprintf("await tefuda.mnk.search(board, {\n  %slevel: %s, budget: { ms: %d } })\n// { best: [%d, %d], value: %d, depth: %d, … }",
		rule, level, ms, found.Best[0], found.Best[1], found.Value, found.Depth))
}

// complain shows beside the form why a game cannot begin; nil takes it back.
func (v *playView) complain(p *boardPlay, err error) {
	complain(v.formError, "", p.columnsInput, p.rowsInput, p.kInput)
	var refused *inputError
	if !errors.As(err, &refused) {
		return
	}
	if refused.field == "options.k" {
		complain(v.formError, refused.message, p.kInput)
		return
	}
	complain(v.formError, refused.message, p.columnsInput, p.rowsInput)
}
