//go:build js && wasm

package main

import (
	"fmt"
	"slices"
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// shownHolds is how many of the 32 holds are listed, and the reader's own.
const shownHolds = 5

// adviceView is the list of the best holds, and the reader's against the best.
type adviceView struct {
	holds, verdict dom.HTMLElement
	yours, best    *holdView
	yourEV, bestEV dom.HTMLElement
	cost           dom.HTMLElement
	rows           []holdRow
	calledAs       dom.HTMLElement
}

// holdRow is a line of the list.
type holdRow struct {
	row, place, ev, why, yours dom.HTMLElement
	cards                      *holdView
}

// holdView is five small cards of which those let go are face down.
type holdView struct {
	box   dom.HTMLElement
	faces []*cardFace
}

func newAdviceView() *adviceView {
	v := &adviceView{
		holds: byID("draw-holds"), verdict: byID("draw-verdict"), cost: byID("draw-cost"),
		yours: newHoldView(byID("draw-yours")), best: newHoldView(byID("draw-best")),
		yourEV: byID("draw-yours-ev"), bestEV: byID("draw-best-ev"), calledAs: byID("draw-call"),
	}
	body := byID("draw-hold-rows")
	for range shownHolds + 1 {
		v.rows = append(v.rows, newHoldRow(body))
	}
	return v
}

func newHoldRow(body dom.HTMLElement) holdRow {
	row := createIn(body, 1, "tr", "")[0]
	cells := createIn(row, 4, "td", "")
	why := createIn(cells[3], 2, "span", "")
	why[1].SetAttribute("class", "yours")
	return holdRow{row: row, place: cells[0], ev: cells[2], why: why[0], yours: why[1], cards: newHoldView(createIn(cells[1], 1, "span", "")[0])}
}

func newHoldView(box dom.HTMLElement) *holdView {
	box.SetAttribute("class", "minis")
	box.SetAttribute("role", "img")
	v := &holdView{box: box}
	for _, card := range createIn(box, handPlaces, "span", "card") {
		v.faces = append(v.faces, &cardFace{element: card})
	}
	return v
}

func (v *holdView) show(a *drawAnswer, places []int, l language) {
	v.box.SetAttribute("aria-label", fmt.Sprintf(wordHeld.in(l), a.held(places, l)))
	for i, face := range v.faces {
		card := ""
		if slices.Contains(places, i) {
			card = a.cards[i]
		}
		face.show(card, "", "")
	}
}

func (v *adviceView) draw(r *drawRoom, l language) {
	a := &r.told
	mark(v.verdict, "hidden", a.failed() || !a.drawn)
	mark(v.holds, "hidden", a.failed() || !(a.drawn || r.hinting))
	v.calledAs.SetTextContent(r.callText())
	if a.failed() || !(a.drawn || r.hinting) {
		return
	}
	mine := a.advice.of(r.places())
	v.drawVerdict(a, mine, l)
	v.drawHolds(a, mine, l)
}

func (v *adviceView) drawVerdict(a *drawAnswer, mine candidate, l language) {
	best := a.advice.Candidates[0]
	v.yours.show(a, mine.Move, l)
	v.best.show(a, best.Move, l)
	v.yourEV.SetTextContent(stakes(mine.Value))
	v.bestEV.SetTextContent(stakes(best.Value))
	v.cost.SetTextContent(stakes(best.Value - mine.Value))
	mark(v.verdict, "data-perfect", best.Value == mine.Value)
}

// drawHolds lists the best holds, and below them the reader's if it is not one
// of them.
func (v *adviceView) drawHolds(a *drawAnswer, mine candidate, l language) {
	all := a.advice.Candidates
	own := slices.IndexFunc(all, func(c candidate) bool { return slices.Equal(c.Move, mine.Move) })
	for i, row := range v.rows {
		place := i
		if i == shownHolds {
			place = own
			mark(row.row, "hidden", own < shownHolds)
		}
		c := all[place]
		mark(row.row, "data-yours", place == own)
		row.place.SetTextContent(strconv.Itoa(place + 1))
		row.cards.show(a, c.Move, l)
		row.ev.SetTextContent(stakes(c.Value))
		row.why.SetTextContent(c.why(l))
		row.yours.SetTextContent(map[bool]string{true: wordYours.in(l)}[place == own])
	}
}

// callText is the question as an embedder would write it, with the beginning
// of the answer.
func (r *drawRoom) callText() string {
	a := &r.told
	if a.failed() {
		return ""
	}
	text := fmt.Sprintf("const { cards } = await tefuda.poker.deal(\n  '%s', { seed: %s })\nawait tefuda.poker.advise(cards,\n  { game: '%s' })", a.key, a.seed, a.key)
	if r.hinting || a.drawn {
		best := a.advice.Candidates[0]
		text += fmt.Sprintf("\n// best: %s, value: %s", jsList(best.Move), strconv.FormatFloat(best.Value, 'g', -1, 64))
	}
	return text
}
