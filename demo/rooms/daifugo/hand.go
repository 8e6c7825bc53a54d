//go:build js && wasm

package daifugo

import (
	"fmt"
	"slices"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// row is how many cards a narrow page shows side by side.
const row = 8

// hand is the reader's hand: cards to select, and the card that a selected
// joker stands for.
type hand struct {
	play                   *play
	drag                   *ui.Drag
	group, readings        ui.Element
	name, title, count, at ui.Element
	cards                  []string // in the order shown
	buttons                []*ui.CardFace
	keys                   ui.Roving
	up                     map[string]int // how many copies of a card are selected: jokers are alike
	roles                  []string       // the combinations that the selected cards can be
	reading                int            // the index of the chosen one
	choices                []ui.Element
}

func newHand(p *play) *hand {
	h := &hand{play: p, group: ui.ByID("dfg-hand"), readings: ui.ByID("dfg-readings"), up: map[string]int{},
		name: ui.ByID("dfg-me"), title: ui.ByID("dfg-my-title"), count: ui.ByID("dfg-my-count"), at: ui.ByID("dfg-my-mark")}
	h.drag = newCarry(h)
	ui.On(h.group, "click", func(ev ui.Event) {
		if i := h.placeOf(ui.Target(ev)); i >= 0 && !h.drag.Ends(ev) {
			h.keys.Settle(0, i)
			h.press(i)
		}
	})
	ui.On(h.group, "keydown", func(ev ui.Event) {
		if len(h.cards) > 0 {
			h.keys.Press(ev)
		}
	})
	ui.On(h.readings, "click", func(ev ui.Event) {
		for i, b := range h.choices {
			if b.Contains(ui.Target(ev)) {
				h.reading = i
				p.Draw()
			}
		}
	})
	return h
}

// press selects a card, or deselects it.
func (h *hand) press(i int) {
	card := h.cards[i]
	if h.isUp(i) {
		h.up[card]--
	} else {
		h.up[card]++
	}
	h.reading = 0
	h.play.Failed = nil
	h.play.Draw()
}

// isUp reports whether the card at an index is selected. The first of several
// equal cards count as the selected ones.
func (h *hand) isUp(i int) bool {
	before := 0
	for _, card := range h.cards[:i] {
		if card == h.cards[i] {
			before++
		}
	}
	return before < h.up[h.cards[i]]
}

// drop deselects all cards.
func (h *hand) drop() {
	h.up = map[string]int{}
	h.reading = 0
}

// pick selects exactly the cards of a combination.
func (h *hand) pick(role string) {
	h.drop()
	for _, card := range laid(role) {
		h.up[card]++
	}
	if now := h.play.now(); now != nil {
		h.reading = max(0, slices.Index(h.readingsOf(now), role))
	}
}

// picked are the selected cards that are still in the hand.
func (h *hand) picked() []string {
	var cards []string
	for i, card := range h.cards {
		if h.isUp(i) {
			cards = append(cards, card)
		}
	}
	return cards
}

// readingsOf are the legal combinations that the selected cards can be.
func (h *hand) readingsOf(n *node) []string {
	key := cardKey(h.picked())
	var roles []string
	for _, role := range n.legal {
		if key != "" && cardKey(laid(role)) == key {
			roles = append(roles, role)
		}
	}
	return roles
}

// role is the legal combination of the selected cards, if there is one.
func (h *hand) role(n *node) (string, bool) {
	roles := h.readingsOf(n)
	if len(roles) == 0 {
		return "", false
	}
	return roles[min(h.reading, len(roles)-1)], true
}

// ordered are the cards of a hand from weak to strong in the present order; the
// engine writes them in the usual order. Jokers come last.
func ordered(hand string, reversed bool) []string {
	cards := laid(hand)
	if i := slices.Index(cards, ui.Joker); reversed && i >= 0 {
		slices.Reverse(cards[:i])
	} else if reversed {
		slices.Reverse(cards)
	}
	return cards
}

func (h *hand) draw(n *node, l shell.Language) {
	v := &n.view
	h.cards = ordered(v.Hand, v.reversed())
	if h.play.covered() {
		h.cards = nil
	}
	if len(h.buttons) == 0 {
		ui.ClearPlaces(h.group)
	}
	for len(h.buttons) < len(h.cards) {
		h.buttons = append(h.buttons, &ui.CardFace{Element: ui.CreateIn(h.group, 1, "button", "card")[0]})
	}
	h.settle()
	h.group.Style().SetProperty("--cards", fmt.Sprint(max(1, len(h.cards))), "")
	h.group.Style().SetProperty("--half", fmt.Sprint((max(1, len(h.cards))+1)/2), "")
	ui.Mark(h.group, "data-many", len(h.cards) > row)
	useful := h.useful(n)
	for i, b := range h.buttons {
		ui.Mark(b.Element, "hidden", i >= len(h.cards))
		if i < len(h.cards) {
			b.Show(h.cards[i], "", ui.CardName(h.cards[i], l))
			b.Element.SetAttribute("aria-pressed", ui.Pressed[h.isUp(i)])
			ui.Mark(b.Element, "data-idle", useful != nil && !useful[h.cards[i]])
		}
	}
	ui.Mark(h.group, "data-turn", n.Turn() == you)
	h.drawReader(v, l)
	h.drawReadings(n, l)
}

// advise frames the cards of the hint's best combination.
func (h *hand) advise(cards []string) {
	for i, card := range h.cards {
		at := slices.Index(cards, card)
		ui.Mark(h.buttons[i].Element, "data-best", at >= 0)
		if at >= 0 {
			cards = slices.Delete(cards, at, at+1)
		}
	}
}

// drawReader shows the line above the hand: class, number of cards, rank or
// pass.
func (h *hand) drawReader(v *view, l shell.Language) {
	h.name.SetTextContent(name(you, l))
	h.title.SetTextContent(title(v.Classes[you], v.Rules.Players, l))
	h.count.SetTextContent(strings.TrimRight(count(len(h.cards), l)+" · "+h.play.scored(you, l), " ·"))
	did := ""
	if v.Places[you] > 0 {
		did = placed(v.Places[you], l)
	} else if slices.Contains(v.Passed, you) {
		did = wordPass.In(l)
	}
	h.at.SetTextContent(did)
}

// settle gives the arrow keys the buttons shown.
func (h *hand) settle() {
	row := make([]ui.Element, len(h.cards))
	for i := range row {
		row[i] = h.buttons[i].Element
		row[i].SetAttribute("tabindex", "-1")
	}
	h.keys.Rows = [][]ui.Element{row}
	if len(row) > 0 {
		h.keys.Settle(0, min(h.keys.Column, len(row)-1))
	}
}

// useful are the cards that complete the selected ones to a legal combination.
// Without such cards it has the cards of all legal combinations. It is nil if it
// is not the reader's turn.
func (h *hand) useful(n *node) map[string]bool {
	if n.Turn() != you {
		return nil
	}
	roles := h.within(n)
	if len(roles) == 0 {
		roles = n.legal
	}
	useful := map[string]bool{}
	for _, role := range roles {
		for _, card := range laid(role) {
			useful[card] = true
		}
	}
	return useful
}

// within are the legal combinations that contain all selected cards.
func (h *hand) within(n *node) []string {
	var roles []string
	picked := h.picked()
	for _, role := range n.legal {
		rest := laid(role)
		has := len(rest) > 0
		for _, card := range picked {
			i := slices.Index(rest, card)
			if has = i >= 0; !has {
				break
			}
			rest = slices.Delete(rest, i, i+1)
		}
		if has {
			roles = append(roles, role)
		}
	}
	return roles
}

// drawReadings offers the cards that the selected jokers can stand for.
func (h *hand) drawReadings(n *node, l shell.Language) {
	roles := h.readingsOf(n)
	ui.Mark(h.readings, "hidden", len(roles) < 2)
	if !slices.Equal(roles, h.roles) {
		h.roles = roles
		for _, b := range h.choices {
			h.readings.RemoveChild(b)
		}
		h.choices = nil
		if len(roles) > 1 {
			h.choices = ui.CreateIn(h.readings, len(roles), "button", "reading")
		}
	}
	for i, b := range h.choices {
		b.SetTextContent("")
		minis(ui.CreateIn(b, 1, "span", "minis-row")[0], roles[i], l)
		b.SetAttribute("aria-pressed", ui.Pressed[i == min(h.reading, len(roles)-1)])
	}
}
