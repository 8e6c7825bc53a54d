//go:build js && wasm

package draw

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// shownHolds is how many of the 32 holds are listed, besides the reader's own.
const shownHolds = 5

// adviceView is the list of the best holds, and the comparison of the reader's
// hold with the best.
type adviceView struct {
	holds, verdict ui.Element
	yours, best    *holdView
	yourEV, bestEV ui.Element
	cost           ui.Element
	rows           []*holdRow
}

// holdRow is a candidate of the list: the hold in small cards, and its slots.
type holdRow struct {
	ui.AdviceRow
	cards *holdView
	yours ui.Element
	move  []int
}

// holdView is five small cards; discarded ones are face down.
type holdView struct {
	box   ui.Element
	faces []*ui.CardFace
}

// newAdviceView takes over the list; choose receives the hold of a pressed row.
func newAdviceView(choose func([]int)) *adviceView {
	v := &adviceView{
		holds: ui.ByID("draw-holds"), verdict: ui.ByID("draw-verdict"), cost: ui.ByID("draw-cost"),
		yours: newHoldView(ui.ByID("draw-yours")), best: newHoldView(ui.ByID("draw-best")),
		yourEV: ui.ByID("draw-yours-ev"), bestEV: ui.ByID("draw-best-ev"),
	}
	list := ui.ByID("draw-hold-rows")
	for range shownHolds + 1 {
		v.rows = append(v.rows, newHoldRow(list, choose))
	}
	return v
}

func newHoldRow(list ui.Element, choose func([]int)) *holdRow {
	row := &holdRow{AdviceRow: ui.NewAdviceRow(list)}
	parts := ui.CreateIn(row.Name, 2, "span", "")
	row.cards, row.yours = newHoldView(parts[0]), parts[1]
	row.yours.SetAttribute("class", "yours")
	ui.OnPress(row.Button, func() { choose(row.move) })
	return row
}

func newHoldView(box ui.Element) *holdView {
	box.SetAttribute("class", "minis")
	v := &holdView{box: box}
	for _, card := range ui.CreateIn(box, handPlaces, "span", "card") {
		v.faces = append(v.faces, &ui.CardFace{Element: card})
	}
	return v
}

func (v *holdView) show(a *answer, places []int, l shell.Language) {
	ui.Picture(v.box, fmt.Sprintf(wordHeld.In(l), a.held(places, l)))
	for i, face := range v.faces {
		card := ""
		if slices.Contains(places, i) {
			card = a.cards[i]
		}
		face.Show(card, "", "")
	}
}

func (v *adviceView) draw(r *room, l shell.Language) {
	a := &r.told
	ui.Mark(v.verdict, "hidden", a.failed() || !a.drawn)
	ui.Mark(v.holds, "hidden", a.failed() || !(a.drawn || r.hinting))
	if a.failed() || !(a.drawn || r.hinting) {
		return
	}
	mine := a.advice.of(r.places())
	v.drawVerdict(a, mine, l)
	v.drawHolds(a, mine, l)
}

func (v *adviceView) drawVerdict(a *answer, mine candidate, l shell.Language) {
	best := a.advice.Candidates[0]
	v.yours.show(a, mine.Move, l)
	v.best.show(a, best.Move, l)
	v.yourEV.SetTextContent(stakes(mine.Value))
	v.bestEV.SetTextContent(stakes(best.Value))
	v.cost.SetTextContent(stakes(best.Value - mine.Value))
	ui.Mark(v.verdict, "data-perfect", best.Value == mine.Value)
}

// drawHolds lists the best holds, and below them the reader's if it is not
// among them.
func (v *adviceView) drawHolds(a *answer, mine candidate, l shell.Language) {
	all := a.advice.Candidates
	own := slices.IndexFunc(all, func(c candidate) bool { return slices.Equal(c.Move, mine.Move) })
	for i, row := range v.rows {
		place := i
		if i == shownHolds {
			place = own
			ui.Mark(row.Item, "hidden", own < shownHolds)
		}
		c := all[place]
		row.move = c.Move
		ui.Mark(row.Item, "data-best", place == 0)
		ui.Mark(row.Item, "data-yours", place == own)
		row.Margin.SetTextContent(fmt.Sprintf(wordPlace.In(l), place+1))
		row.cards.show(a, c.Move, l)
		row.Value.SetTextContent(staked(c.Value, l))
		row.Fill(c.Value / all[0].Value)
		row.Why.SetTextContent(c.Reasons.In(l))
		row.yours.SetTextContent(map[bool]string{true: wordYours.In(l)}[place == own])
	}
}

// stakes writes an amount in stakes with four decimals, as video poker tables
// do.
func stakes(amount float64) string { return strconv.FormatFloat(amount, 'f', 4, 64) }

// staked writes an amount with its unit.
func staked(amount float64, l shell.Language) string {
	return fmt.Sprintf(wordStakes.In(l), stakes(amount))
}
