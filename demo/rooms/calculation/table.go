//go:build js && wasm

package calculation

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

const (
	bases = 4
	piles = 6 // columns in the page; a game uses the first ones
	// following is how many ranks a foundation shows after the next one.
	following = 3
	// tallPile is how many cards of a pile fit one below the other on a small screen.
	tallPile = 11
)

// place is a part of the table that can be pressed: a foundation, a pile, the
// stock, the turned card.
type place struct {
	name          string // its name in the engine's moves: "f1", "w1", "c", "d"
	button, badge ui.Element
	words, chance string // what is in the place, and the chance of the best move to it
	says          string
}

func newPlace(name, id string) *place {
	p := &place{name: name, button: ui.ByID(id)}
	if badge := ui.Query(p.button, ".badge"); badge != nil {
		p.badge = badge
	}
	return p
}

// label names the place for assistive technology.
func (p *place) label(words string) {
	p.words = words
	p.speak()
}

// mark shows a chance on the place, "" for none.
func (p *place) mark(chance string, best bool) {
	if p.badge == nil {
		return
	}
	if chance != p.chance {
		p.chance = chance
		p.badge.SetTextContent(chance)
		ui.Mark(p.badge, "hidden", chance == "")
	}
	ui.Mark(p.badge, "data-best", best)
	p.speak()
}

func (p *place) speak() {
	says := p.words
	if p.chance != "" {
		says += " – " + p.chance
	}
	if says != p.says {
		p.says = says
		p.button.SetAttribute("aria-label", says)
	}
}

// base is a foundation: its place, its card, and the ranks it waits for.
type base struct {
	*place
	face       *ui.CardFace
	next, then ui.Element
	step, head ui.Element   // say by how much it rises: at its card, in the list of orders
	order      []ui.Element // its thirteen ranks in order, as listed on the page
	ranks      []string     // of the present game
	own        []string     // where each foundation has a rise of its own
}

// pile is a waste pile, a column of cards.
type pile struct {
	*place
	item  ui.Element
	cards []*ui.CardFace
	shown int
}

// table draws a position.
type table struct {
	say, left ui.Element
	bases     [bases]*base
	piles     [piles]*pile
	stock     *place
	turned    *place
	card      *ui.CardFace
	columns   ui.Element
	surface   ui.Element
}

func newTable() *table {
	t := &table{
		say: ui.ByID("calc-say"), left: ui.ByID("calc-left"), stock: newPlace("d", "calc-stock"),
		turned: newPlace("c", "calc-card"), columns: ui.ByID("calc-piles"), surface: ui.ByID("calc-table"),
	}
	t.card = &ui.CardFace{Element: ui.Query(t.turned.button, ".card")}
	for i := range t.bases {
		t.bases[i] = newBase(strconv.Itoa(i + 1))
	}
	for i := range t.piles {
		n := strconv.Itoa(i + 1)
		t.piles[i] = &pile{place: newPlace("w"+n, "calc-w"+n), item: ui.ByID("calc-pile-" + n)}
	}
	return t
}

func newBase(n string) *base {
	b := &base{place: newPlace("f"+n, "calc-f"+n), next: ui.ByID("calc-f" + n + "-next"), then: ui.ByID("calc-f" + n + "-then")}
	b.face = &ui.CardFace{Element: ui.Query(b.button, ".card")}
	b.step, b.head = ui.ByID("calc-f"+n+"-step"), ui.Query(ui.ByID("calc-order-"+n), "th")
	for _, cell := range ui.All(ui.ByID("calc-order-"+n), "td") {
		b.order = append(b.order, cell)
		b.own = append(b.own, cell.TextContent())
	}
	return b
}

// places are all places of the table.
func (t *table) places() []*place {
	places := []*place{t.stock, t.turned}
	for _, b := range &t.bases {
		places = append(places, b.place)
	}
	for _, p := range &t.piles {
		places = append(places, p.place)
	}
	return places
}

func (t *table) draw(r *room) {
	at, l := r.now(), r.page.Lang
	for i, b := range &t.bases {
		step := i + 1
		if r.game.byOne() {
			step = 1
		}
		b.rise(t.bases[step-1].own, step)
		b.draw(at.faces.foundations[i], at.legal.Next[i], i+1, step, l)
	}
	for i, p := range &t.piles {
		ui.Mark(p.item, "hidden", i >= len(at.position.Piles))
		if i < len(at.position.Piles) {
			p.draw(at.faces.piles[i], i+1, l)
		}
	}
	t.columns.Style().SetProperty("--piles", strconv.Itoa(len(at.position.Piles)), "")
	t.drawStock(at, l)
	t.point(r)
}

func (t *table) drawStock(at *node, l shell.Language) {
	t.left.SetTextContent(strconv.Itoa(at.legal.Left))
	ui.Mark(t.stock.button, "data-empty", at.legal.Left == 0)
	t.stock.label(wordStock.Say(l, at.legal.Left))
	t.card.Show(at.faces.card, "", "")
	if at.position.Card == "" {
		t.turned.label(wordNoCard.In(l))
	} else {
		t.turned.label(fmt.Sprintf(wordTurned.In(l), rank(at.position.Card, l)))
	}
	ui.Mark(t.surface, "data-over", at.Over)
	ui.Mark(t.surface, "data-won", at.legal.Won)
}

// point marks the selected card and the places it can go to.
func (t *table) point(r *room) {
	targets := map[string]bool{}
	for _, target := range r.now().from(r.selected) {
		targets[target] = true
	}
	for _, p := range t.places() {
		p.button.SetAttribute("aria-pressed", ui.Pressed[p.name == r.selected])
		ui.Mark(p.button, "data-target", targets[p.name])
	}
	ui.Mark(t.stock.button, "data-target", r.now().position.Card == "" && r.now().allows(drawing))
}

// rise shows by how much the foundation rises, and the order that follows from it.
func (b *base) rise(ranks []string, step int) {
	b.ranks = ranks
	by := "+" + strconv.Itoa(step)
	if b.head.TextContent() == by {
		return
	}
	b.step.SetTextContent(by)
	b.head.SetTextContent(by)
	for i, cell := range b.order {
		cell.SetTextContent(ranks[i])
	}
}

func (b *base) draw(face, next string, n, step int, l shell.Language) {
	b.face.Show(face, "", "")
	printed, done := printed(next), len(b.ranks)
	for i, rank := range b.ranks {
		if rank == printed {
			done = i
		}
	}
	for i, cell := range b.order {
		ui.Mark(cell, "data-done", i < done)
		ui.Mark(cell, "data-next", i == done)
	}
	b.next.SetTextContent(cmp.Or(printed, "✓"))
	b.then.SetTextContent(strings.Join(b.ranks[min(done+1, len(b.ranks)):min(done+1+following, len(b.ranks))], " "))
	ui.Mark(b.button, "data-done", next == "")
	b.label(baseWords(face, next, n, step, l))
}

func (p *pile) draw(faces string, n int, l shell.Language) {
	count := len(faces) / 2
	for len(p.cards) < count {
		card := ui.Create("span", "card")
		p.button.InsertBefore(card, p.badge)
		p.cards = append(p.cards, &ui.CardFace{Element: card})
	}
	for i := range max(count, p.shown) {
		ui.Mark(p.cards[i].Element, "hidden", i >= count)
		ui.Mark(p.cards[i].Element, "data-top", i == count-1)
		if i < count {
			p.cards[i].Show(faces[2*i:2*i+2], "", "")
		}
	}
	p.shown = count
	p.button.Style().SetProperty("--count", strconv.Itoa(count), "")
	ui.Mark(p.button, "data-empty", count == 0)
	ui.Mark(p.button, "data-tall", count > tallPile)
	p.label(pileWords(faces, n, l))
}
