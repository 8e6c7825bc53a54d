//go:build js && wasm

package calculation

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// draw shows the advice if it is about the position on the table.
func (a *advice) draw() {
	at, l := a.at(), a.room.page.Lang
	here := at != nil && a.about == at
	if !here && a.about != nil {
		a.forget()
	}
	ui.Mark(a.run, "data-busy", a.busy)
	a.stop.SetAttribute("aria-disabled", ui.Pressed[!a.busy])
	if !a.busy {
		a.bar.SetValue(0)
		a.done.SetTextContent("")
	}
	a.hint.SetAttribute("aria-pressed", ui.Pressed[here])
	a.play.SetAttribute("aria-disabled", ui.Pressed[at == nil || at.Over])
	why := ""
	if here && !a.busy && len(a.found.Candidates) > 0 {
		why = a.found.Candidates[0].Reasons.In(l)
	}
	ui.Decide(a.verdict, a.inWords(l), why)
	if said := said(at, a, l); said != a.room.table.say.TextContent() {
		a.room.table.say.SetTextContent(said)
	}
	a.drawList(l)
	a.drawBadges()
}

func (a *advice) inWords(l shell.Language) string {
	switch {
	case a.about == nil:
		return wordAsk.In(l)
	case a.halted:
		return wordHalted.In(l)
	case a.busy || len(a.found.Candidates) == 0:
		return wordThinking.In(l)
	}
	best := a.found.Candidates[0]
	return fmt.Sprintf(wordBest.In(l), moveWords(best.Move, &a.about.position, l), percent(best.Value, 1, best.Proof))
}

// said is the sentence on the table: the advice if there is any, else the state
// of the game.
func said(at *node, a *advice, l shell.Language) string {
	switch {
	case at == nil:
		return ""
	case a.about != nil && !a.busy && len(a.found.Candidates) > 0:
		return a.inWords(l)
	}
	return state(at, l)
}

// drawList lists the candidates, best first.
func (a *advice) drawList(l shell.Language) {
	listed := min(len(a.found.Candidates), shownMoves)
	for len(a.rows) < listed {
		a.rows = append(a.rows, moveRow{ui.NewAdviceRow(a.list)})
	}
	for i, row := range a.rows {
		ui.Mark(row.Item, "hidden", i >= listed)
		if i < listed {
			row.draw(&a.found.Candidates[i], i == 0, &a.about.position, l)
		}
	}
}

func (row *moveRow) draw(c *candidate, best bool, p *position, l shell.Language) {
	ui.Mark(row.Item, "data-best", best)
	move := c.Move
	if draws(move) {
		move = drawing
	}
	row.Button.SetAttribute("data-move", move)
	row.Name.SetTextContent(moveWords(c.Move, p, l))
	row.Value.SetTextContent(percent(c.Value, 1, c.Proof))
	margin := ""
	if c.Proof == "" && c.Error > 0 {
		margin = "± " + strconv.FormatFloat(100*c.Error, 'f', 1, 64)
	}
	row.Margin.SetTextContent(margin)
	row.Bar.Style().SetProperty("--share", strconv.FormatFloat(100*c.Value, 'f', 2, 64)+"%", "")
	row.Why.SetTextContent(c.Reasons.In(l))
}

// drawBadges writes chances on the table: on every place the chance of the best
// move to it. It frames the card of the best move.
func (a *advice) drawBadges() {
	values := map[string]*candidate{}
	for i := range a.found.Candidates {
		c := &a.found.Candidates[i]
		if to := target(read(c.Move)); values[to] == nil {
			values[to] = c
		}
	}
	best := a.best()
	for _, p := range a.room.table.places() {
		c := values[p.name]
		if c == nil {
			p.mark("", false)
		} else {
			p.mark(percent(c.Value, 0, c.Proof), c.Move == a.found.Best)
		}
		ui.Mark(p.button, "data-best", best != "" && source(read(best)) == p.name)
	}
}
