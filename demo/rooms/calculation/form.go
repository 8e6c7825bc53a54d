//go:build js && wasm

package calculation

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/match"
)

// form is the form of a new game: seed, piles, cards laid out at the start.
type form struct {
	page        *shell.Page
	seed        *dom.HTMLInputElement
	piles, lead *dom.HTMLSelectElement
	rise        *dom.HTMLSelectElement
	message     ui.Element
}

func newForm(r *room) *form {
	f := &form{
		page: r.page, seed: ui.InputByID("calc-seed"), message: ui.ByID("calc-error"),
		piles: ui.MenuByID("calc-pile-count"), lead: ui.MenuByID("calc-lead"), rise: ui.MenuByID("calc-rise"),
	}
	ui.SpeakMenus(r.page.Lang, f.rise)
	begin := func(seed string) {
		r.wanted = game{seed: seed, piles: f.piles.Value(), lead: f.lead.Value(), rise: f.rise.Value()}
		r.begin()
	}
	ui.On(ui.ByID("calc-new"), "click", func(ui.Event) { begin("") })
	ui.On(f.seed, "change", func(ui.Event) { begin(f.seed.Value()) })
	ui.On(f.rise, "change", func(ui.Event) {
		f.lead.SetValue(usualLead[f.rise.Value()])
		begin("")
	})
	for _, menu := range []*dom.HTMLSelectElement{f.piles, f.lead} {
		ui.On(menu, "change", func(ui.Event) { begin("") })
	}
	return f
}

// usualLead are the cards on every foundation at the start of the usual game of a rise.
var usualLead = map[string]string{"": "1", byOne: "0"}

// show writes a deal into the form. A number that no menu offers leaves the
// menu without a choice.
func (f *form) show(g game) {
	f.seed.SetValue(g.seed)
	f.piles.SetValue(g.piles)
	f.lead.SetValue(g.lead)
	f.rise.SetValue(g.rise)
}

// complain shows a refusal below the form, and any other error on the status line.
func (f *form) complain(err error) {
	f.page.Fault(ui.ComplainAbout(f.message, err, map[string]ui.Node{"seed": f.seed, "piles": f.piles, "lead": f.lead, "byOne": f.rise}))
}

// lines lists the lines of play, if a game has more than one.
type lines struct {
	room  *room
	list  ui.Element
	rows  []lineRow
	shown []*match.Node // the ends of the listed lines
	when  *dom.HTMLInputElement
	count ui.Element
}

type lineRow struct{ item, button, name, from ui.Element }

func newLines(r *room) *lines {
	v := &lines{room: r, list: ui.ByID("calc-lines"), when: ui.InputByID("calc-when"), count: ui.ByID("calc-moment")}
	ui.On(v.when, "input", func(ui.Event) {
		r.take(func() { v.wind(v.when.Value()) })
	})
	ui.On(v.list, "click", func(ev ui.Event) {
		row := ui.Closest(ui.Target(ev), "[data-line]")
		if row == nil {
			return
		}
		if i, err := strconv.Atoi(row.GetAttribute("data-line")); err == nil && i < len(v.shown) {
			end := v.shown[i]
			r.take(func() { r.Stand(end) })
		}
	})
	return v
}

func (v *lines) draw() {
	now := v.room.Now
	current := now.End()
	v.shown = leaves(now.Path()[0])
	v.when.SetAttribute("max", strconv.Itoa(current.Made))
	v.when.SetValue(strconv.Itoa(now.Made))
	v.count.SetTextContent(fmt.Sprintf("%d / %d", now.Made, current.Made))
	for i := range max(len(v.rows), len(v.shown)) {
		if i == len(v.rows) {
			v.rows = append(v.rows, v.newRow(i))
		}
		row := v.rows[i]
		ui.Mark(row.item, "hidden", i >= len(v.shown))
		if i < len(v.shown) {
			row.draw(readOf(v.shown[i]), v.shown[i] == current, v.room.page.Lang)
		}
	}
}

// wind shows the line as it was after a number of moves. No move is made by
// itself there.
func (v *lines) wind(moves string) {
	depth, err := strconv.Atoi(moves)
	if v.room.Now == nil || err != nil {
		return
	}
	if line := v.room.Now.End().Path(); depth >= 0 && depth < len(line) {
		v.room.show(line[depth])
	}
}

func (v *lines) newRow(i int) lineRow {
	item := ui.CreateIn(v.list, 1, "li", "")[0]
	button := ui.CreateIn(item, 1, "button", "line")[0]
	button.SetAttribute("data-line", strconv.Itoa(i))
	parts := ui.CreateIn(button, 2, "span", "")
	parts[1].SetAttribute("class", "from")
	return lineRow{item, button, parts[0], parts[1]}
}

func (row *lineRow) draw(end *node, current bool, l shell.Language) {
	row.button.SetAttribute("aria-pressed", ui.Pressed[current])
	name := wordLine.Say(l, end.Made, end.legal.Rest)
	if end.legal.Won {
		name = wordSolve.Say(l, end.Made)
	}
	row.name.SetTextContent(name)
	row.from.SetTextContent(partsFrom(end, l))
}

// partsFrom describes where a line leaves an earlier one.
func partsFrom(end *node, l shell.Language) string {
	for n := end; n.Before() != nil; n = n.parent() {
		if n.Before().Lines[0] != n.Node {
			return fmt.Sprintf(wordSplit.In(l), n.Made, moveWords(n.Move, &n.parent().position, l))
		}
	}
	return wordFirst.In(l)
}
