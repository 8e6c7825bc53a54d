//go:build js && wasm

package main

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// drawTable is the cloth of the video poker room: five cards, the button, what
// came of it, and the pay table beside it.
type drawTable struct {
	cards, start, result dom.HTMLElement
	places               []*cardFace
	pays, payRows        dom.HTMLElement
	rows                 []payRow
}

type payRow struct{ row, name, pay, chance dom.HTMLElement }

func newDrawTable() *drawTable {
	t := &drawTable{
		cards: byID("draw-cards"), start: byID("draw-go"), result: byID("draw-result"),
		pays: byID("draw-pays"), payRows: byID("draw-pay-rows"),
	}
	for _, button := range t.cards.GetElementsByTagName("button") {
		t.places = append(t.places, &cardFace{element: button.(dom.HTMLElement)})
	}
	return t
}

// phases name what the button does next, and what the table shows.
var phases = map[bool]string{false: "draw", true: "deal"}

func (t *drawTable) draw(r *drawRoom, l language) {
	a := &r.told
	over := a.failed() || a.drawn
	t.start.SetAttribute("data-does", phases[over])
	t.cards.SetAttribute("data-before", phases[over])
	t.drawCards(r, l)
	t.result.SetTextContent(r.outcome(l))
	t.drawPays(r, a)
}

func (t *drawTable) drawCards(r *drawRoom, l language) {
	a := &r.told
	cards := a.cards
	if a.drawn {
		cards = a.end
	}
	best := map[int]bool{}
	if r.hinting && !a.failed() && !a.drawn {
		for _, place := range a.advice.Candidates[0].Move {
			best[place] = true
		}
	}
	for i, face := range t.places {
		if a.failed() {
			face.show("", "", fmt.Sprintf(wordSlot.in(l), i+1))
		} else {
			face.show(cards[i], "", cardName(cards[i], l))
		}
		face.element.SetAttribute("aria-pressed", pressed[r.held[i]])
		face.element.SetAttribute("aria-disabled", pressed[a.failed() || a.drawn])
		mark(face.element, "data-best", best[i])
	}
}

// outcome is the table's state in a sentence.
func (r *drawRoom) outcome(l language) string {
	a := &r.told
	switch {
	case a.failed():
		return ""
	case a.drawn:
		line, words := a.final.pat(), ""
		if line.Pay > 0 {
			words = fmt.Sprintf(wordPays.in(l), line.Name, line.Pay)
		} else {
			words = fmt.Sprintf(wordNoPay.in(l), line.Name)
		}
		if cost := a.cost(r.places()); cost > 0 {
			return words + " " + fmt.Sprintf(wordCost.in(l), stakes(cost))
		}
		return words + " " + wordPerfect.in(l)
	case r.hinting:
		best := a.advice.Candidates[0]
		return fmt.Sprintf(wordAdvice.in(l), a.held(best.Move, l), stakes(best.Value))
	}
	return wordHoldThen.in(l)
}

// cost is what a hold loses against the best one.
func (a *drawAnswer) cost(places []int) float64 {
	return a.advice.Candidates[0].Value - a.advice.of(places).Value
}

// held says a hold in words.
func (a *drawAnswer) held(places []int, l language) string {
	if len(places) == 0 {
		return wordHoldNone.in(l)
	}
	cards := make([]string, len(places))
	for i, place := range places {
		cards[i] = a.cards[place]
	}
	return cardNames(cards, l)
}

// drawPays shows the lines: of the hand on the table, else none. The chances
// are those of the hold as it stands, for a reader who wants hints.
func (t *drawTable) drawPays(r *drawRoom, a *drawAnswer) {
	hold := a.advice.of(r.places())
	mark(t.pays, "data-chances", !a.failed() && (r.hinting || a.drawn))
	hit := a.final.pat().Line
	for i := range max(len(t.rows), len(a.advice.Lines)) {
		if i == len(t.rows) {
			t.rows = append(t.rows, newPayRow(t.payRows))
		}
		row := t.rows[i]
		mark(row.row, "hidden", i >= len(a.advice.Lines))
		if i >= len(a.advice.Lines) {
			continue
		}
		line := a.advice.Lines[i]
		row.row.SetAttribute("data-line", line.Line)
		mark(row.row, "data-hit", a.drawn && line.Line == hit)
		row.name.SetTextContent(line.Name)
		row.pay.SetTextContent(strconv.Itoa(line.Pay))
		row.chance.SetTextContent(chance(hold, i))
	}
}

// chance writes how often a hold ends on a line: small ones as "1 : n".
func chance(c candidate, line int) string {
	if line >= len(c.Counts) || c.Counts[line] == 0 {
		return "–"
	}
	if share := c.Counts[line] / c.Draws; share >= 0.001 {
		return percent(share)
	}
	return "1 / " + grouped(c.Draws/c.Counts[line])
}

func newPayRow(body dom.HTMLElement) payRow {
	row := createIn(body, 1, "tr", "")[0]
	name := createIn(row, 1, "th", "")[0]
	name.SetAttribute("scope", "row")
	cells := createIn(row, 2, "td", "")
	return payRow{row, name, cells[0], cells[1]}
}
