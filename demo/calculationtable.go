//go:build js && wasm

package main

import (
	"fmt"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

const (
	calcBases = 4
	calcPiles = 6 // columns in the page, of which a game uses the first
	// calcFollowing is how many ranks a foundation announces after the next.
	calcFollowing = 3
)

// calcPlace is a place of the table that can be pressed: a foundation, a pile,
// the stock, the turned card.
type calcPlace struct {
	name          string // as the engine's moves name it: "f1", "w1", "c", "d"
	button, badge dom.HTMLElement
	words, chance string // what lies here, and the chance of a move to here
	says          string
}

func newCalcPlace(name, id string) *calcPlace {
	p := &calcPlace{name: name, button: byID(id)}
	if badge := p.button.QuerySelector(".badge"); badge != nil {
		p.badge = badge.(dom.HTMLElement)
	}
	return p
}

// label names the place for assistive technology.
func (p *calcPlace) label(words string) {
	p.words = words
	p.speak()
}

// mark shows a chance on the place, "" for none.
func (p *calcPlace) mark(chance string, best bool) {
	if p.badge == nil {
		return
	}
	if chance != p.chance {
		p.chance = chance
		p.badge.SetTextContent(chance)
		mark(p.badge, "hidden", chance == "")
	}
	mark(p.badge, "data-best", best)
	p.speak()
}

func (p *calcPlace) speak() {
	says := p.words
	if p.chance != "" {
		says += " – " + p.chance
	}
	if says != p.says {
		p.says = says
		p.button.SetAttribute("aria-label", says)
	}
}

// calcBase is a foundation: its place, its card, and the ranks it waits for.
type calcBase struct {
	*calcPlace
	face       *cardFace
	next, then dom.HTMLElement
	order      []dom.HTMLElement // its thirteen ranks, as the page lists them
	ranks      []string
}

// calcPile is a waste pile, a column of cards.
type calcPile struct {
	*calcPlace
	item  dom.HTMLElement
	cards []*cardFace
	shown int
}

// calcTable draws a position.
type calcTable struct {
	say, left dom.HTMLElement
	bases     [calcBases]*calcBase
	piles     [calcPiles]*calcPile
	stock     *calcPlace
	turned    *calcPlace
	card      *cardFace
	columns   dom.HTMLElement
	felt      dom.HTMLElement
}

func newCalcTable() *calcTable {
	t := &calcTable{
		say: byID("calc-say"), left: byID("calc-left"), stock: newCalcPlace("d", "calc-stock"),
		turned: newCalcPlace("c", "calc-card"), columns: byID("calc-piles"), felt: byID("calc-table"),
	}
	t.card = &cardFace{element: t.turned.button.QuerySelector(".card").(dom.HTMLElement)}
	for i := range t.bases {
		t.bases[i] = newCalcBase(strconv.Itoa(i + 1))
	}
	for i := range t.piles {
		n := strconv.Itoa(i + 1)
		t.piles[i] = &calcPile{calcPlace: newCalcPlace("w"+n, "calc-w"+n), item: byID("calc-pile-" + n)}
	}
	return t
}

func newCalcBase(n string) *calcBase {
	b := &calcBase{calcPlace: newCalcPlace("f"+n, "calc-f"+n), next: byID("calc-f" + n + "-next"), then: byID("calc-f" + n + "-then")}
	b.face = &cardFace{element: b.button.QuerySelector(".card").(dom.HTMLElement)}
	for _, cell := range byID("calc-order-" + n).GetElementsByTagName("td") {
		b.order = append(b.order, cell.(dom.HTMLElement))
		b.ranks = append(b.ranks, cell.TextContent())
	}
	return b
}

// places are all that can be pressed.
func (t *calcTable) places() []*calcPlace {
	places := []*calcPlace{t.stock, t.turned}
	for _, b := range t.bases {
		places = append(places, b.calcPlace)
	}
	for _, p := range t.piles {
		places = append(places, p.calcPlace)
	}
	return places
}

func (t *calcTable) draw(r *calcRoom) {
	at, l := r.game.at, r.page.lang
	for i, b := range t.bases {
		b.draw(at.faces.foundations[i], at.legal.Next[i], i+1, l)
	}
	for i, p := range t.piles {
		mark(p.item, "hidden", i >= len(at.position.Piles))
		if i < len(at.position.Piles) {
			p.draw(at.faces.piles[i], i+1, l)
		}
	}
	t.columns.Style().SetProperty("--piles", strconv.Itoa(len(at.position.Piles)), "")
	t.drawStock(at, l)
	t.point(r)
}

func (t *calcTable) drawStock(at *calcNode, l language) {
	t.left.SetTextContent(strconv.Itoa(at.legal.Left))
	mark(t.stock.button, "data-empty", at.legal.Left == 0)
	t.stock.label(fmt.Sprintf(wordCalcStock.in(l), at.legal.Left))
	t.card.show(at.faces.card, "", "")
	if at.position.Card == "" {
		t.turned.label(wordCalcNoCard.in(l))
	} else {
		t.turned.label(fmt.Sprintf(wordCalcTurned.in(l), calcRank(at.position.Card, l)))
	}
	mark(t.felt, "data-over", at.legal.Over)
	mark(t.felt, "data-won", at.legal.Won)
}

// point shows which card is picked up and where it may go.
func (t *calcTable) point(r *calcRoom) {
	targets := map[string]bool{}
	for _, target := range r.game.at.from(r.selected) {
		targets[target] = true
	}
	for _, p := range t.places() {
		p.button.SetAttribute("aria-pressed", pressed[p.name == r.selected])
		mark(p.button, "data-target", targets[p.name])
	}
	mark(t.stock.button, "data-target", r.game.at.position.Card == "" && r.game.at.allows("d"))
}

func (b *calcBase) draw(face, next string, n int, l language) {
	b.face.show(face, "", "")
	printed, done := calcPrinted(next), len(b.ranks)
	for i, rank := range b.ranks {
		if rank == printed {
			done = i
		}
	}
	for i, cell := range b.order {
		mark(cell, "data-done", i < done)
		mark(cell, "data-next", i == done)
	}
	b.next.SetTextContent(either(printed, "✓"))
	b.then.SetTextContent(strings.Join(b.ranks[min(done+1, len(b.ranks)):min(done+1+calcFollowing, len(b.ranks))], " "))
	mark(b.button, "data-done", next == "")
	b.label(calcBaseWords(face, next, n, l))
}

func (p *calcPile) draw(faces string, n int, l language) {
	count := len(faces) / 2
	for len(p.cards) < count {
		card := create("span", "card")
		p.button.InsertBefore(card, p.badge)
		p.cards = append(p.cards, &cardFace{element: card})
	}
	for i := range max(count, p.shown) {
		mark(p.cards[i].element, "hidden", i >= count)
		mark(p.cards[i].element, "data-top", i == count-1)
		if i < count {
			p.cards[i].show(faces[2*i:2*i+2], "", "")
		}
	}
	p.shown = count
	p.button.Style().SetProperty("--count", strconv.Itoa(count), "")
	mark(p.button, "data-empty", count == 0)
	p.label(calcPileWords(faces, n, l))
}
