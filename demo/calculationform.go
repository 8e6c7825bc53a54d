//go:build js && wasm

package main

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// calcForm is what a game is dealt from: seed, piles, cards laid at the start.
type calcForm struct {
	page        *page
	seed        *dom.HTMLInputElement
	piles, lead *dom.HTMLSelectElement
	message     dom.HTMLElement
}

func newCalcForm(r *calcRoom) *calcForm {
	f := &calcForm{
		page: r.page, seed: inputByID("calc-seed"), message: byID("calc-error"),
		piles: byID("calc-pile-count").(*dom.HTMLSelectElement), lead: byID("calc-lead").(*dom.HTMLSelectElement),
	}
	begin := func(seed string) {
		r.wanted = calcGame{seed: seed, piles: f.piles.Value(), lead: f.lead.Value()}
		r.begin()
	}
	byID("calc-new").AddEventListener("click", false, func(dom.Event) { begin("") })
	f.seed.AddEventListener("change", false, func(dom.Event) { begin(f.seed.Value()) })
	for _, menu := range []*dom.HTMLSelectElement{f.piles, f.lead} {
		menu.AddEventListener("change", false, func(dom.Event) { begin("") })
	}
	return f
}

// show writes a deal into the form; a number that no menu offers chooses none.
func (f *calcForm) show(g calcGame) {
	f.seed.SetValue(g.seed)
	f.piles.SetValue(g.piles)
	f.lead.SetValue(g.lead)
}

// complain shows a refusal below the form, and any other error on the status line.
func (f *calcForm) complain(err error) {
	f.page.fault(complainAbout(f.message, err, map[string]dom.HTMLElement{"seed": f.seed, "piles": f.piles, "lead": f.lead}))
}

// calcLines lists the lines of a game that has been played in several ways.
type calcLines struct {
	room  *calcRoom
	list  dom.HTMLElement
	rows  []calcLineRow
	shown []*calcNode // the ends of the lines listed
	when  *dom.HTMLInputElement
	count dom.HTMLElement
}

type calcLineRow struct{ item, button, name, from dom.HTMLElement }

func newCalcLines(r *calcRoom) *calcLines {
	v := &calcLines{room: r, list: byID("calc-lines"), when: inputByID("calc-when"), count: byID("calc-moment")}
	v.when.AddEventListener("input", false, func(dom.Event) {
		r.take(func() { v.wind(v.when.Value()) })
	})
	v.list.AddEventListener("click", false, func(ev dom.Event) {
		row := ev.Target().Closest("[data-line]")
		if row == nil {
			return
		}
		if i, err := strconv.Atoi(row.GetAttribute("data-line")); err == nil && i < len(v.shown) {
			end := v.shown[i]
			r.take(func() { r.jump(end) })
		}
	})
	return v
}

func (v *calcLines) draw() {
	v.shown = v.room.game.start.leaves()
	current := v.room.game.at.end()
	v.when.SetAttribute("max", strconv.Itoa(current.depth))
	v.when.SetValue(strconv.Itoa(v.room.game.at.depth))
	v.count.SetTextContent(fmt.Sprintf("%d / %d", v.room.game.at.depth, current.depth))
	for i := range max(len(v.rows), len(v.shown)) {
		if i == len(v.rows) {
			v.rows = append(v.rows, v.newRow(i))
		}
		row := v.rows[i]
		mark(row.item, "hidden", i >= len(v.shown))
		if i < len(v.shown) {
			row.draw(v.shown[i], v.shown[i] == current, v.room.page.lang)
		}
	}
}

// wind shows the line as it was after so many moves, and moves nothing by itself.
func (v *calcLines) wind(moves string) {
	depth, err := strconv.Atoi(moves)
	if v.room.game == nil || err != nil {
		return
	}
	for _, n := range v.room.game.at.end().path() {
		if n.depth == depth {
			v.room.show(n)
		}
	}
}

func (v *calcLines) newRow(i int) calcLineRow {
	item := createIn(v.list, 1, "li", "")[0]
	button := createIn(item, 1, "button", "line")[0]
	button.SetAttribute("data-line", strconv.Itoa(i))
	parts := createIn(button, 2, "span", "")
	parts[1].SetAttribute("class", "from")
	return calcLineRow{item, button, parts[0], parts[1]}
}

func (row *calcLineRow) draw(end *calcNode, current bool, l language) {
	row.button.SetAttribute("aria-pressed", pressed[current])
	name := ""
	switch {
	case end.legal == nil:
	case end.legal.Won:
		name = fmt.Sprintf(wordCalcSolve.in(l), end.depth)
	default:
		name = fmt.Sprintf(wordCalcLine.in(l), end.depth, end.legal.Rest)
	}
	row.name.SetTextContent(name)
	row.from.SetTextContent(partsFrom(end, l))
}

// partsFrom says where a line leaves the one that was there before it.
func partsFrom(end *calcNode, l language) string {
	for n := end; n.parent != nil; n = n.parent {
		if n.parent.children[0] != n {
			return fmt.Sprintf(wordCalcSplit.in(l), n.depth, calcMoveWords(n.move, &n.parent.position, l))
		}
	}
	return wordCalcFirst.in(l)
}
