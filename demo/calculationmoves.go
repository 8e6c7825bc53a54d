//go:build js && wasm

package main

import (
	"strconv"
	"strings"
)

// drawList lists the candidates, best first.
func (a *calcAdvice) drawList(l language) {
	listed := min(len(a.found.Candidates), shownMoves)
	for len(a.rows) < listed {
		a.rows = append(a.rows, a.newRow())
	}
	for i, row := range a.rows {
		mark(row.item, "hidden", i >= listed)
		if i < listed {
			row.draw(&a.found.Candidates[i], i == 0, &a.about.position, l)
		}
	}
}

func (a *calcAdvice) newRow() calcMoveRow {
	item := createIn(a.list, 1, "li", "")[0]
	button := createIn(item, 1, "button", "move")[0]
	parts := createIn(button, 5, "span", "")
	for i, class := range []string{"name", "chance", "margin", "track", "why"} {
		parts[i].SetAttribute("class", class)
	}
	return calcMoveRow{item, button, parts[0], parts[1], parts[2], parts[3], parts[4]}
}

func (row *calcMoveRow) draw(c *calcCandidate, best bool, p *calcPosition, l language) {
	mark(row.item, "data-best", best)
	move := c.Move
	if strings.HasPrefix(move, "d") {
		move = "d"
	}
	row.button.SetAttribute("data-move", move)
	row.name.SetTextContent(calcMoveWords(c.Move, p, l))
	row.chance.SetTextContent(calcPercent(c.Value, 1, c.Proof))
	margin := ""
	if c.Proof == "" && c.Error > 0 {
		margin = "± " + strconv.FormatFloat(100*c.Error, 'f', 1, 64)
	}
	row.margin.SetTextContent(margin)
	row.bar.Style().SetProperty("--share", strconv.FormatFloat(100*c.Value, 'f', 2, 64)+"%", "")
	why := c.why(l)
	if c.Proof != "" {
		why = strings.TrimPrefix(why+wordSemicolon.in(l), wordSemicolon.in(l)) + wordCalcIs[c.Proof].in(l)
	}
	row.why.SetTextContent(why)
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
