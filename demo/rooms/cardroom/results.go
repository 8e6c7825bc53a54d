//go:build js && wasm

package cardroom

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// results lists the players at the end of a hand, their cards, and the winners.
type results struct {
	box  ui.Element
	rows [mostSeats]result
}

type result struct {
	row, who, held, what, won ui.Element
	cards                     [mostHeld]*ui.CardFace
}

func newResults() *results {
	r := &results{box: ui.ByID("cr-results")}
	for i, row := range ui.CreateIn(ui.ByID("cr-result-rows"), mostSeats, "li", "showing") {
		parts := ui.CreateIn(row, 4, "span", "")
		for j, class := range []string{"who", "held", "what", "brings"} {
			parts[j].SetAttribute("class", class)
		}
		r.rows[i] = result{row: row, who: parts[0], held: parts[1], what: parts[2], won: parts[3]}
		for j, e := range ui.CreateIn(parts[1], mostHeld, "span", "card") {
			r.rows[i].cards[j] = &ui.CardFace{Element: e}
		}
	}
	return r
}

// draw lists the players who did not fold, the winners first.
func (r *results) draw(p *play, l shell.Language) {
	n := p.now()
	over := n.view.Over && p.unturned == 0
	ui.Mark(r.box, "hidden", !over)
	if !over {
		return
	}
	var seats []int
	for _, winners := range []bool{true, false} {
		for seat := range n.view.Players {
			if of := &n.view.Players[seat]; of.In && n.stayed(seat) && (of.Won > 0) == winners {
				seats = append(seats, seat)
			}
		}
	}
	for i := range r.rows {
		ui.Mark(r.rows[i].row, "hidden", i >= len(seats))
		if i < len(seats) {
			r.rows[i].draw(n, seats[i], l)
			ui.Face(r.rows[i].row, seats[i], p.levelAt(seats[i]))
		}
	}
}

func (r *result) draw(n *node, seat int, l shell.Language) {
	of := &n.view.Players[seat]
	ui.Mark(r.row, "data-you", seat == you)
	ui.Mark(r.row, "data-won", of.Won > 0)
	r.who.SetTextContent(name(seat, l))
	r.won.SetTextContent("")
	if of.Won > 0 {
		r.won.SetTextContent("+" + ui.Grouped(float64(of.Won)))
	}
	cards := strings.Fields(of.Cards)
	if seat == you && of.Cards == "" && n.shown() > 1 {
		cards = n.hand() // mucked; the reader still knows the cards
	}
	r.what.SetTextContent(n.what(seat, len(cards) > 0, l))
	ui.Mark(r.held, "hidden", len(cards) == 0)
	ui.Picture(r.held, ui.CardNames(cards, l))
	used := n.named.counts(seat)
	r.held.Style().SetProperty("--cards", fmt.Sprint(len(cards)), "")
	for i, face := range &r.cards {
		ui.Mark(face.Element, "hidden", i >= len(cards))
		if i < len(cards) {
			face.Show(shown(cards[i]), "", "")
			ui.Mark(face.Element, "data-idle", of.Won > 0 && !slices.Contains(used, shown(cards[i])))
		}
	}
}

// what names a seat's hand at the end, or says why it is unknown.
func (n *node) what(seat int, shown bool, l shell.Language) string {
	switch {
	case shown && n.rules().Low() != poker.High && n.view.Players[seat].Won > 0 && n.named.hands[seat] != nil:
		return n.named.wins(seat, l)
	case shown:
		return n.named.hands[seat].words(l)
	case n.view.Players[seat].Won > 0:
		return wordAlone.In(l)
	}
	return wordMucks.In(l)
}
