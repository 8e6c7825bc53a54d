//go:build js && wasm

package main

import (
	"fmt"
	"strconv"
	"strings"
)

// draw shows the advice if it is about the position on the table.
func (a *calcAdvice) draw() {
	at, l := a.at(), a.room.page.lang
	here := at != nil && a.about == at
	if !here && a.about != nil {
		a.forget()
	}
	mark(a.run, "data-busy", a.busy)
	a.stop.SetAttribute("aria-disabled", pressed[!a.busy])
	if !a.busy {
		a.bar.SetValue(0)
		a.done.SetTextContent("")
	}
	a.hint.SetAttribute("aria-pressed", pressed[here])
	a.play.SetAttribute("aria-disabled", pressed[at == nil || at.legal == nil || at.legal.Over])
	a.verdict.SetTextContent(a.inWords(l))
	if said := calcSaid(at, a, l); said != a.room.table.say.TextContent() {
		a.room.table.say.SetTextContent(said)
	}
	a.drawList(l)
	a.drawBadges()
	a.called.SetTextContent(a.callText())
}

func (a *calcAdvice) inWords(l language) string {
	switch {
	case a.about == nil:
		return wordCalcAsk.in(l)
	case a.halted:
		return wordCalcHalted.in(l)
	case a.busy || len(a.found.Candidates) == 0:
		return wordCalcThinking.in(l)
	}
	best := a.found.Candidates[0]
	return fmt.Sprintf(wordCalcBest.in(l), calcMoveWords(best.Move, &a.about.position, l), calcPercent(best.Value, 1, best.Proof))
}

// calcSaid is what the table says: how the game stands or, once it is there, the
// advice.
func calcSaid(at *calcNode, a *calcAdvice, l language) string {
	switch {
	case at == nil || at.legal == nil:
		return ""
	case a.about != nil && !a.busy && len(a.found.Candidates) > 0:
		return a.inWords(l)
	}
	return calcState(at, l)
}

// callText is the question as an embedder would write it.
func (a *calcAdvice) callText() string {
	at := a.at()
	if at == nil {
		return ""
	}
	p := at.position
	budget := ""
	if a.budget.value != "" {
		budget = "budget: { ms: " + a.budget.value + " }, "
	}
	return fmt.Sprintf("await tefuda.calculation.choose({\n  foundations: '%s',\n  piles: ['%s'],\n  card: '%s'\n}, { %sseed: 1 })",
		p.Foundations, strings.Join(p.Piles, "', '"), p.Card, budget)
}

// drawList lists the candidates, best first.
func (a *calcAdvice) drawList(l language) {
	listed := min(len(a.found.Candidates), shownMoves)
	for len(a.rows) < listed {
		a.rows = append(a.rows, calcMoveRow{newAdviceRow(a.list)})
	}
	for i, row := range a.rows {
		mark(row.item, "hidden", i >= listed)
		if i < listed {
			row.draw(&a.found.Candidates[i], i == 0, &a.about.position, l)
		}
	}
}

func (row *calcMoveRow) draw(c *calcCandidate, best bool, p *calcPosition, l language) {
	mark(row.item, "data-best", best)
	move := c.Move
	if strings.HasPrefix(move, "d") {
		move = "d"
	}
	row.button.SetAttribute("data-move", move)
	row.name.SetTextContent(calcMoveWords(c.Move, p, l))
	row.value.SetTextContent(calcPercent(c.Value, 1, c.Proof))
	margin := ""
	if c.Proof == "" && c.Error > 0 {
		margin = "± " + strconv.FormatFloat(100*c.Error, 'f', 1, 64)
	}
	row.margin.SetTextContent(margin)
	row.bar.Style().SetProperty("--share", strconv.FormatFloat(100*c.Value, 'f', 2, 64)+"%", "")
	row.why.SetTextContent(c.why(l))
}

// drawBadges writes the chances on the table: for every place that of the best
// move to it, and frames the card of the best move.
func (a *calcAdvice) drawBadges() {
	values := map[string]*calcCandidate{}
	for i := range a.found.Candidates {
		c := &a.found.Candidates[i]
		target := c.Move[max(len(c.Move)-2, 0):]
		if c.Move[0] == 'd' {
			target = "d"
		}
		if values[target] == nil {
			values[target] = c
		}
	}
	best := a.best()
	for _, p := range a.room.table.places() {
		c := values[p.name]
		if c == nil {
			p.mark("", false)
		} else {
			p.mark(calcPercent(c.Value, 0, c.Proof), c.Move == a.found.Best)
		}
		mark(p.button, "data-best", best != "" && strings.HasPrefix(best, p.name))
	}
}
