//go:build js && wasm

package boards

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// playView is the page's part for a game, without the board and the advice.
type playView struct {
	status, live, error, panel, confirm ui.Element
	formError, place                    ui.Element
	hint, pause, swap, send             ui.Element
	advice, choices, log, rival         ui.Element
	offered, logged                     string // what choices and log show
}

func newPlayView() *playView {
	return &playView{
		status: ui.ByID("play-status"), live: ui.ByID("play-live"), error: ui.ByID("board-error"), panel: ui.ByID("play-panel"),
		formError: ui.ByID("play-error"), place: ui.ByID("board-place"), confirm: ui.ByID("board-confirm"), hint: ui.ByID("play-hint"),
		pause: ui.ByID("play-pause"), swap: ui.ByID("play-swap"), send: ui.ByID("play-send"), advice: ui.ByID("board-advice"),
		choices: ui.ByID("play-choices"), log: ui.ByID("play-log"), rival: ui.ByID("play-rival"),
	}
}

// Draw draws the game.
func (p *play) Draw() {
	if !p.room.plays() {
		return
	}
	l, v, withFriend := p.room.page.Lang, p.view, p.withFriend()
	v.panel.SetAttribute("data-level", p.level.Value)
	v.rival.SetAttribute("data-level", p.level.Value)
	ui.Mark(v.rival, "hidden", !p.alternates() || withFriend)
	v.panel.SetAttribute("data-white-level", p.whiteLevel.Value)
	ui.Mark(v.panel, "data-watch", p.you.Value == "watch")
	ui.Mark(v.panel, "data-opening", p.opening.Value != noOpening)
	v.status.SetTextContent(p.status(l))
	if !p.Thinking {
		v.live.SetTextContent(p.friendly(l))
	}
	v.error.SetTextContent(p.Complaint())
	p.DrawButtons(!withFriend)
	ui.Mark(v.swap, "hidden", withFriend || p.opens())
	ui.Mark(v.send, "hidden", !p.sends())
	ui.Mark(v.hint, "hidden", withFriend)
	v.hint.SetAttribute("aria-pressed", ui.Pressed[p.hinting])
	ui.Mark(v.pause, "hidden", p.you.Value != "watch")
	v.pause.SetAttribute("aria-pressed", ui.Pressed[p.running])
	over := p.now() != nil && p.now().Over
	p.Ended(over, p.higher() != "")
	ui.Mark(v.rival, "data-beaten", over && p.won())
	ui.Mark(v.advice, "hidden", !p.hinting || over || p.opens())
	if over {
		ui.Decide(p.room.advice.verdict, p.decided(l), "")
	}
	if p.Now != nil {
		p.drawChoices(l)
		p.drawLog(l)
	}
	p.drawBoard(l)
	p.record.write()
}

// drawBoard shows the stones and the marks on the board.
func (p *play) drawBoard(l shell.Language) {
	now, table := p.now(), p.room.table
	if now == nil {
		return
	}
	table.show(boardOf(now.Board), p.game.k, l)
	table.squares.mark(p.marks(l), l)
	table.lines.win(now.Result.Line)
	table.lines.aim(p.aim, p.aimed)
	table.lines.threaten(p.room.advice.threats())
	ui.Mark(p.view.confirm, "data-aimed", p.aimed)
	p.view.place.SetAttribute("aria-disabled", ui.Pressed[!p.aimed])
}

func (p *play) marks(l shell.Language) marks {
	found := p.room.advice.marks(p.room.table.lines.columns > 8, l)
	p.markOpening(found, l)
	p.now().forbid(found, l)
	past, stones, newest := p.past(), 0, square{-1, -1}
	for i, at := range p.moves() {
		if at[0] < 0 {
			continue
		}
		stones, newest = stones+1, at
		if p.numbers.On {
			found[at] = squareMark{"number-" + past[i].Turn, strconv.Itoa(stones), fmt.Sprintf(wordMarkNumber.In(l), stones)}
		}
	}
	if stones > 0 {
		last := found[newest]
		last.kind, last.said = strings.TrimPrefix(last.kind+" last", " "), wordMarkLast.In(l)
		found[newest] = last
	}
	if p.aimed {
		found[p.aim] = squareMark{"ghost-" + p.now().Turn, "", wordMarkAim.In(l)}
	}
	return found
}

// status is whose turn it is, or how the game has ended.
func (p *play) status(l shell.Language) string {
	now := p.now()
	if now == nil {
		return ""
	}
	side := wordColours[now.Turn].In(l) // outside an opening, also the colour to move
	if p.opens() && !now.Over {
		side = wordColours[now.colourOf(p.Now.Turn())].In(l)
	}
	switch {
	case p.won():
		return fmt.Sprintf(wordYouWin.In(l), wordColours[now.Result.Winner].In(l))
	case now.Result.Winner != "" && p.withFriend():
		return fmt.Sprintf(wordFriendWins.In(l), wordColours[now.Result.Winner].In(l))
	case now.Result.Winner != "" && p.alternates():
		return fmt.Sprintf(wordEngineWins.In(l), wordColours[now.Result.Winner].In(l))
	case now.Result.Winner != "":
		return fmt.Sprintf(wordSideWins.In(l), wordColours[now.Result.Winner].In(l))
	case now.Over:
		return wordDrawn.In(l)
	case p.Due(p.Now):
		return fmt.Sprintf(wordFriendsTurn.In(l), side)
	case p.enginesTurn() && now.Asks == asksColour:
		return wordChooses.In(l)
	case p.enginesTurn():
		return fmt.Sprintf(wordThinking.In(l), side)
	case p.opens() && p.you.Value != "watch":
		return p.asked(l)
	case p.you.Value == "both":
		return fmt.Sprintf(wordTurnOf.In(l), side)
	case p.you.Value == "watch":
		return fmt.Sprintf(wordPaused.In(l), side)
	}
	return fmt.Sprintf(wordYourTurn.In(l), side)
}

// friendly is what to say of a friend's link or connection, "" for nothing.
func (p *play) friendly(l shell.Language) string {
	if p.said != (shell.Text{}) {
		return p.said.In(l)
	}
	if words := p.openingLine(l); words != "" {
		return words
	}
	return p.friend.Line(l)
}

// decided is what decided a finished game.
func (p *play) decided(l shell.Language) string {
	now := p.now()
	if n := len(now.Result.Line); n > 1 {
		return fmt.Sprintf(wordInARow.In(l), n, now.Result.Line[0].in(p.game.rows), now.Result.Line[n-1].in(p.game.rows))
	}
	if p.Now.Move == moveTime {
		return wordTimeOut.In(l)
	}
	for _, foul := range mnk.Fouls {
		if now.Result.Why == foul.Key {
			return wordMarkFoul.In(l) + ": " + shell.Text{foul.En, foul.Ja}.In(l)
		}
	}
	return ""
}

func (v *playView) progress(now progress, l shell.Language) {
	v.live.SetTextContent(live(now.Depth, now.Done, now.MS, l))
}

// complain shows next to the form why a game cannot begin; nil clears it.
func (v *playView) complain(p *play, err error) {
	ui.Complain(v.formError, "", p.columnsInput, p.rowsInput, p.kInput)
	var refused *engine.InputError
	if !errors.As(err, &refused) {
		return
	}
	if refused.Field == "rules.k" {
		ui.Complain(v.formError, refused.Message, p.kInput)
		return
	}
	ui.Complain(v.formError, refused.Message, p.columnsInput, p.rowsInput)
}
