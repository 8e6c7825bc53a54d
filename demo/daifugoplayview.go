//go:build js && wasm

package main

import (
	"fmt"
	"strconv"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// draw shows the game as it stands.
func (p *dfgPlay) draw() {
	now, l := p.now(), p.room.page.lang
	failed := ""
	if p.failed != nil {
		failed = p.failed.Error()
	}
	p.error.SetTextContent(failed)
	if now == nil {
		p.table.say.SetTextContent(wordDfgDealing.in(l))
		return
	}
	best, known := p.advice.best()
	p.hand.draw(now, l)
	p.hand.advise(dfgLaid(best))
	mark(p.pass, "data-best", known && best == "")
	p.table.draw(p, l)
	p.gifts.draw(now, l)
	p.results.draw(p, l)
	p.history.draw(p.past, l)
	p.advice.draw(l)
	p.drawLevers(now, l)
	p.calledAs.SetTextContent(p.call(now))
}

// drawLevers shows what can be pressed.
func (p *dfgPlay) drawLevers(now *dfgNode, l language) {
	can := func(button dom.HTMLElement, yes bool) { button.SetAttribute("aria-disabled", pressed[!yes]) }
	open := now.open()
	returns := open != nil && open.From == dfgYou
	_, plays := p.hand.role(now)
	word := wordDfgPlay
	if returns {
		word, plays = wordDfgReturn, len(p.hand.picked()) == open.Count
	}
	p.do.SetTextContent(word.in(l))
	can(p.do, plays)
	can(p.pass, now.turn() == dfgYou && now.mayPass())
	can(p.advice.button, now.asksYou())
	can(p.undo, p.before() >= 0)
	mark(p.undo, "hidden", !p.practice.on)
	v := &now.view
	for _, button := range []dom.HTMLElement{p.do, p.pass, p.advice.button} {
		mark(button, "hidden", v.Over)
	}
	mark(p.skip, "hidden", v.Over || v.Places[dfgYou] == 0 || p.hurry)
	if now.turn() == dfgYou && len(p.hand.picked()) > 0 && len(p.hand.within(now)) == 0 && p.failed == nil {
		p.error.SetTextContent(wordDfgNoRole.in(l))
	}
}

func (p *dfgPlay) speak() {
	l := p.room.page.lang
	p.form.speak(l)
	p.table.speak()
	p.history.forget()
	p.draw()
}

// call is the question about the position as an embedder would write it.
func (p *dfgPlay) call(now *dfgNode) string {
	if now.open() != nil {
		return "const view = await tefuda.daifugo.view(game, { seat: 0 })\nawait tefuda.daifugo.chooseReturn(view, { level: 'search', seed: 1 })"
	}
	return "const view = await tefuda.daifugo.view(game, { seat: 0 })\n// { hand: '" + now.view.Hand + "',\n//   field: '" + now.view.Field +
		"', … }\nawait tefuda.daifugo.choose(view, { level: 'search', seed: 1 })"
}

// dfgGifts shows the exchange before a game.
type dfgGifts struct {
	box, list dom.HTMLElement
	rows      []dfgGiftRow
}

type dfgGiftRow struct{ item, from, cards, to dom.HTMLElement }

func newDfgGifts() *dfgGifts {
	return &dfgGifts{box: byID("dfg-gifts"), list: byID("dfg-gift-list")}
}

// draw lists the gifts until the first role is laid; the reader sees the cards
// of own ones only.
func (g *dfgGifts) draw(n *dfgNode, l language) {
	v := &n.view
	mark(g.box, "hidden", len(v.Gifts) == 0 || len(v.Moves) > 0)
	for len(g.rows) < len(v.Gifts) {
		item := createIn(g.list, 1, "li", "gift")[0]
		parts := createIn(item, 3, "span", "")
		for i, class := range []string{"from", "minis-row", "to"} {
			parts[i].SetAttribute("class", class)
		}
		g.rows = append(g.rows, dfgGiftRow{item, parts[0], parts[1], parts[2]})
	}
	for i, row := range g.rows {
		mark(row.item, "hidden", i >= len(v.Gifts))
		if i < len(v.Gifts) {
			row.draw(v.Gifts[i], n.whole.Gifts[i].Cards != "", v, l)
		}
	}
}

func (row *dfgGiftRow) draw(g dfgGift, given bool, v *dfgView, l language) {
	who := func(seat int) string {
		return dfgName(seat, l) + " (" + dfgTitle(v.Classes[seat], v.Rules.Players, l) + ")"
	}
	row.from.SetTextContent(who(g.From))
	row.to.SetTextContent(who(g.To))
	mark(row.item, "data-open", !given)
	if g.Cards != "" {
		dfgMinis(row.cards, g.Cards, l)
		return
	}
	row.cards.RemoveAttribute("role")
	row.cards.RemoveAttribute("aria-label")
	row.cards.SetTextContent(dfgCount(g.Count, l))
}

// dfgResults is the table at the end of a game.
type dfgResults struct {
	box, title, body dom.HTMLElement
	rows             []dfgResultRow
}

type dfgResultRow struct{ row, place, who, rest, points, total dom.HTMLElement }

func newDfgResults() *dfgResults {
	return &dfgResults{box: byID("dfg-results"), title: byID("dfg-results-title"), body: byID("dfg-results-rows")}
}

// draw lists the players by place, with the cards that they are left with.
func (t *dfgResults) draw(p *dfgPlay, l language) {
	now := p.now()
	v := &now.view
	mark(t.box, "hidden", !v.Over)
	if !v.Over {
		return
	}
	t.title.SetTextContent(fmt.Sprintf(wordDfgGame.in(l), p.match.number))
	totals := p.totals()
	for len(t.rows) < v.Rules.Players {
		t.rows = append(t.rows, t.newRow())
	}
	for i, r := range t.rows {
		mark(r.row, "hidden", i >= v.Rules.Players)
	}
	for seat, place := range v.Places {
		r := t.rows[max(place, 1)-1]
		mark(r.row, "data-you", seat == dfgYou)
		r.place.SetTextContent(dfgPlaced(place, l))
		r.who.SetTextContent(strings.Join(append([]string{dfgName(seat, l), dfgTitle(place, v.Rules.Players, l)}, dfgWhy(p.past, seat, l)...), " · "))
		r.points.SetTextContent("+" + strconv.Itoa(p.points(seat)))
		r.total.SetTextContent(strconv.Itoa(totals[seat]))
		hand := strings.TrimSpace(now.whole.Hands[seat])
		mark(r.rest, "hidden", hand == "")
		if hand != "" {
			dfgMinis(r.rest, hand, l)
		}
	}
}

func (t *dfgResults) newRow() dfgResultRow {
	row := createIn(t.body, 1, "tr", "")[0]
	place := createIn(row, 1, "th", "")[0]
	place.SetAttribute("scope", "row")
	cells := createIn(row, 3, "td", "")
	who := createIn(cells[0], 2, "span", "")
	who[1].SetAttribute("class", "minis-row")
	return dfgResultRow{row, place, who[0], who[1], cells[1], cells[2]}
}

// dfgWhy says what else has given a seat its place, if anything.
func dfgWhy(past []*dfgNode, seat int, l language) []string {
	for _, n := range past {
		for _, out := range n.whole.Events.Out {
			if why, ok := wordDfgWhy[out.Why]; ok && out.Seat == seat {
				return []string{why.in(l)}
			}
		}
	}
	return nil
}
