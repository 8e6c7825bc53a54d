//go:build js && wasm

package daifugo

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Draw draws the game.
func (p *play) Draw() {
	now, l := p.now(), p.room.page.Lang
	p.error.SetTextContent(p.Complaint())
	if now == nil {
		p.table.say.SetTextContent(wordDealing.In(l))
		return
	}
	best, known := p.advice.best()
	p.curtain.draw(p, l)
	p.hand.draw(now, l)
	p.naming.draw(now)
	p.form.hold(&p.series)
	p.hand.advise(laid(best))
	ui.Mark(p.pass, "data-best", known && best == pass)
	p.table.draw(p, l)
	p.gifts.draw(now, l)
	p.results.draw(p, l)
	p.history.draw(p.past(), l)
	p.advice.draw(l)
	p.drawButtons(now, l)
}

// drawButtons enables and labels the buttons.
func (p *play) drawButtons(now *node, l shell.Language) {
	can := func(button ui.Element, yes bool) { button.SetAttribute("aria-disabled", ui.Pressed[!yes]) }
	open := now.open()
	returns := open != nil && now.Turn() == you
	_, plays := p.picks(now)
	word, none := wordPlay, wordPasses
	if kind := now.choosing(); kind != "" {
		word, none = wordChoose[kind], wordNoChoice
	}
	if returns {
		word = wordReturn
	}
	p.do.SetTextContent(word.In(l))
	p.pass.SetTextContent(none.In(l))
	can(p.do, plays)
	can(p.pass, now.Turn() == you && now.mayPass() && !p.covered())
	can(p.advice.Button, now.asksYou() && !p.covered())
	p.DrawButtons(p.TakesBack())
	v := &now.view
	p.Ended(v.Over, v.Places[you] == 1 && !p.shared() && !p.friend.Here() && p.form.above() != "")
	for _, button := range []ui.Element{p.do, p.pass, p.advice.Button} {
		ui.Mark(button, "hidden", v.Over)
	}
	ui.Mark(p.skip, "hidden", v.Over || v.Places[you] == 0 || p.Hurry)
	if now.Turn() == you && !returns && len(p.hand.picked()) > 0 && len(p.hand.within(now)) == 0 && p.Failed == nil {
		p.error.SetTextContent(wordNoRole.In(l))
	}
}

func (p *play) speak() {
	p.looks.Draw()
	l := p.room.page.Lang
	p.form.speak(l)
	p.table.speak()
	p.history.forget()
	p.Draw()
}

// scored is a seat's points from the earlier games, "" in the first game.
func (p *play) scored(seat int, l shell.Language) string {
	if p.series.number < 2 {
		return ""
	}
	return fmt.Sprintf(wordPoints.In(l), p.series.before(seat))
}

// gifts shows the exchange before a game.
type gifts struct {
	box, list ui.Element
	rows      []giftRow
}

type giftRow struct{ item, from, cards, to ui.Element }

func newGifts() *gifts {
	return &gifts{box: ui.ByID("dfg-gifts"), list: ui.ByID("dfg-gift-list")}
}

// draw lists the gifts until the first combination is played. The reader sees
// only the cards of the reader's own gifts.
func (g *gifts) draw(n *node, l shell.Language) {
	v := &n.view
	ui.Mark(g.box, "hidden", len(v.Gifts) == 0 || len(v.Moves) > n.returned())
	for len(g.rows) < len(v.Gifts) {
		item := ui.CreateIn(g.list, 1, "li", "gift")[0]
		parts := ui.CreateIn(item, 3, "span", "")
		for i, class := range []string{"from", "minis-row", "to"} {
			parts[i].SetAttribute("class", class)
		}
		g.rows = append(g.rows, giftRow{item, parts[0], parts[1], parts[2]})
	}
	for i, row := range g.rows {
		ui.Mark(row.item, "hidden", i >= len(v.Gifts))
		if i < len(v.Gifts) {
			row.draw(v.Gifts[i], n.given(i), v, l)
		}
	}
}

func (row *giftRow) draw(g gift, given bool, v *view, l shell.Language) {
	who := func(seat int) string {
		return name(seat, l) + " (" + title(v.Classes[seat], v.Rules.Players, l) + ")"
	}
	row.from.SetTextContent(who(g.From))
	row.to.SetTextContent(who(g.To))
	ui.Mark(row.item, "data-open", !given)
	if g.Cards != "" {
		minis(row.cards, g.Cards, l)
		return
	}
	row.cards.RemoveAttribute("role")
	row.cards.RemoveAttribute("aria-label")
	row.cards.SetTextContent(count(g.Count, l))
}

// results is the table at the end of a game.
type results struct {
	box, title, body ui.Element
	rows             []resultRow
}

type resultRow struct{ row, place, face, who, rest, points, total ui.Element }

func newResults() *results {
	return &results{box: ui.ByID("dfg-results"), title: ui.ByID("dfg-results-title"), body: ui.ByID("dfg-results-rows")}
}

// draw lists the players by rank, with their remaining cards.
func (t *results) draw(p *play, l shell.Language) {
	now := p.now()
	v := &now.view
	ui.Mark(t.box, "hidden", !v.Over)
	if !v.Over {
		return
	}
	t.title.SetTextContent(fmt.Sprintf(wordGame.In(l), p.series.number))
	for len(t.rows) < v.Rules.Players {
		t.rows = append(t.rows, t.newRow())
	}
	for i, r := range t.rows {
		ui.Mark(r.row, "hidden", i >= v.Rules.Players)
	}
	for seat, place := range v.Places {
		r := t.rows[max(place, 1)-1]
		ui.Mark(r.row, "data-you", seat == you)
		ui.Face(r.face, seat, p.levelAt(seat))
		r.place.SetTextContent(placed(place, l))
		r.who.SetTextContent(strings.Join(append([]string{name(seat, l), title(place, v.Rules.Players, l)}, why(p.past(), seat, l)...), " · "))
		r.points.SetTextContent("+" + strconv.Itoa(p.points(seat)))
		r.total.SetTextContent(strconv.Itoa(v.Points[seat]))
		hand := strings.TrimSpace(now.whole.Hands[seat])
		ui.Mark(r.rest, "hidden", hand == "")
		if hand != "" {
			minis(r.rest, hand, l)
		}
	}
}

func (t *results) newRow() resultRow {
	row := ui.CreateIn(t.body, 1, "tr", "")[0]
	place := ui.CreateIn(row, 1, "th", "")[0]
	place.SetAttribute("scope", "row")
	cells := ui.CreateIn(row, 3, "td", "")
	who := ui.CreateIn(cells[0], 2, "span", "")
	who[1].SetAttribute("class", "minis-row")
	return resultRow{row, place, cells[0], who[0], who[1], cells[1], cells[2]}
}

// why is the special reason for a seat's rank, if there is one; of two reasons
// the last.
func why(past []*node, seat int, l shell.Language) (said []string) {
	for _, n := range past {
		for _, e := range n.whole.Events {
			if why, ok := wordWhy[e.Why]; ok && e.Seat == seat {
				said = []string{why.In(l)}
			}
		}
	}
	return said
}
