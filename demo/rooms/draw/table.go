//go:build js && wasm

package draw

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// table is the table of the video poker room: five cards, the button, the
// outcome, and the pay table next to it.
type table struct {
	cards, start, result ui.Element
	places               []*ui.CardFace
	pays, payRows        ui.Element
	rows                 []payRow
}

type payRow struct{ row, name, pay, chance ui.Element }

func newTable() *table {
	t := &table{
		cards: ui.ByID("draw-cards"), start: ui.ByID("draw-go"), result: ui.ByID("draw-result"),
		pays: ui.ByID("draw-pays"), payRows: ui.ByID("draw-pay-rows"),
	}
	for _, button := range ui.All(t.cards, "button") {
		t.places = append(t.places, &ui.CardFace{Element: button})
	}
	return t
}

// phases name what the button does next; the style sheet shows the matching
// words.
var phases = map[bool]string{false: "draw", true: "deal"}

func (t *table) draw(r *room, l shell.Language) {
	a := &r.told
	over := a.failed() || a.drawn
	t.start.SetAttribute("data-does", phases[over])
	t.cards.SetAttribute("data-before", phases[over])
	t.drawCards(r, l)
	t.result.SetTextContent(r.outcome(l))
	t.drawPays(r, a)
}

func (t *table) drawCards(r *room, l shell.Language) {
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
			face.Show("", "", fmt.Sprintf(ui.WordSlot.In(l), i+1))
		} else {
			face.Show(cards[i], "", ui.CardName(cards[i], l))
		}
		face.Element.SetAttribute("aria-pressed", ui.Pressed[r.held[i]])
		face.Element.SetAttribute("aria-disabled", ui.Pressed[a.failed() || a.drawn])
		ui.Mark(face.Element, "data-best", best[i])
	}
}

// outcome describes the state of the table in a sentence.
func (r *room) outcome(l shell.Language) string {
	a := &r.told
	switch {
	case a.failed():
		return ""
	case a.drawn:
		line, words := a.final.pat(), ""
		if line.Pay > 0 {
			words = fmt.Sprintf(wordPays.In(l), line.Name, line.Pay)
		} else {
			words = fmt.Sprintf(wordNoPay.In(l), line.Name)
		}
		if cost := a.cost(r.places()); cost > 0 {
			return words + " " + fmt.Sprintf(wordCost.In(l), stakes(cost))
		}
		return words + " " + wordPerfect.In(l)
	case r.hinting:
		best := a.advice.Candidates[0]
		return fmt.Sprintf(wordAdvice.In(l), a.held(best.Move, l), stakes(best.Value))
	}
	return r.daily.says(l)
}

// cost is how much EV, in stakes, a hold loses against the best one.
func (a *answer) cost(places []int) float64 {
	return a.advice.Candidates[0].Value - a.advice.of(places).Value
}

// held names a hold.
func (a *answer) held(places []int, l shell.Language) string {
	if len(places) == 0 {
		return wordHoldNone.In(l)
	}
	cards := make([]string, len(places))
	for i, place := range places {
		cards[i] = a.cards[place]
	}
	return ui.CardNames(cards, l)
}

// drawPays shows the pay lines of the hand on the table, none without a hand.
// With hints, or after the draw, it also shows the chances of the present hold.
func (t *table) drawPays(r *room, a *answer) {
	hold := a.advice.of(r.places())
	ui.Mark(t.pays, "data-chances", !a.failed() && (r.hinting || a.drawn))
	hit := a.final.pat().Line
	for i := range max(len(t.rows), len(a.advice.Lines)) {
		if i == len(t.rows) {
			t.rows = append(t.rows, newPayRow(t.payRows))
		}
		row := t.rows[i]
		ui.Mark(row.row, "hidden", i >= len(a.advice.Lines))
		if i >= len(a.advice.Lines) {
			continue
		}
		line := a.advice.Lines[i]
		row.row.SetAttribute("data-line", line.Line)
		ui.Mark(row.row, "data-hit", a.drawn && line.Line == hit)
		row.name.SetTextContent(line.Name)
		row.pay.SetTextContent(strconv.Itoa(line.Pay))
		row.chance.SetTextContent(chance(hold, i))
	}
}

// chance writes how often a hold ends on a line: small chances as "1 : n".
func chance(c candidate, line int) string {
	if line >= len(c.Counts) || c.Counts[line] == 0 {
		return "–"
	}
	if share := c.Counts[line] / c.Draws; share >= 0.001 {
		return ui.Percent(share)
	}
	return "1 / " + ui.Grouped(c.Draws/c.Counts[line])
}

func newPayRow(body ui.Element) payRow {
	row := ui.CreateIn(body, 1, "tr", "")[0]
	name := ui.CreateIn(row, 1, "th", "")[0]
	name.SetAttribute("scope", "row")
	cells := ui.CreateIn(row, 2, "td", "")
	return payRow{row, name, cells[0], cells[1]}
}
