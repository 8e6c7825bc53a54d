//go:build js && wasm

package main

import (
	"fmt"
	"slices"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// dfgRow is how many cards a narrow page shows side by side.
const dfgRow = 8

// dfgHand is the reader's hand: cards to pick up, and what a joker among them is
// to stand for.
type dfgHand struct {
	play                   *dfgPlay
	group, readings        dom.HTMLElement
	name, title, count, at dom.HTMLElement
	cards                  []string // in the order shown
	buttons                []*cardFace
	keys                   roving
	up                     map[string]int // how many of a card are picked up: jokers are alike
	roles                  []string       // that the picked cards can be
	reading                int            // which of them
	choices                []dom.HTMLElement
}

func newDfgHand(p *dfgPlay) *dfgHand {
	h := &dfgHand{play: p, group: byID("dfg-hand"), readings: byID("dfg-readings"), up: map[string]int{},
		name: byID("dfg-me"), title: byID("dfg-my-title"), count: byID("dfg-my-count"), at: byID("dfg-my-mark")}
	h.group.AddEventListener("click", false, func(ev dom.Event) {
		for i, b := range h.buttons[:len(h.cards)] {
			if b.element.Underlying().Equal(ev.Target().Underlying()) {
				h.keys.settle(0, i)
				h.press(i)
			}
		}
	})
	h.group.AddEventListener("keydown", false, func(ev dom.Event) {
		if len(h.cards) > 0 {
			h.keys.press(ev.(*dom.KeyboardEvent))
		}
	})
	h.readings.AddEventListener("click", false, func(ev dom.Event) {
		for i, b := range h.choices {
			if b.Contains(ev.Target()) {
				h.reading = i
				p.draw()
			}
		}
	})
	return h
}

// press picks a card up, or puts it back.
func (h *dfgHand) press(i int) {
	card := h.cards[i]
	if h.isUp(i) {
		h.up[card]--
	} else {
		h.up[card]++
	}
	h.reading = 0
	h.play.failed = nil
	h.play.draw()
}

// isUp says whether the card at a place is picked up: of equal ones the first are.
func (h *dfgHand) isUp(i int) bool {
	before := 0
	for _, card := range h.cards[:i] {
		if card == h.cards[i] {
			before++
		}
	}
	return before < h.up[h.cards[i]]
}

// drop puts all cards back.
func (h *dfgHand) drop() {
	h.up = map[string]int{}
	h.reading = 0
}

// pick picks up the cards of a role, and none else.
func (h *dfgHand) pick(role string) {
	h.drop()
	for _, card := range dfgLaid(role) {
		h.up[card]++
	}
	if now := h.play.now(); now != nil {
		h.reading = max(0, slices.Index(h.readingsOf(now), role))
	}
}

// picked are the cards picked up that the hand still has.
func (h *dfgHand) picked() []string {
	var cards []string
	for i, card := range h.cards {
		if h.isUp(i) {
			cards = append(cards, card)
		}
	}
	return cards
}

// readingsOf are the legal roles that the picked cards can be.
func (h *dfgHand) readingsOf(n *dfgNode) []string {
	key := dfgKey(h.picked())
	var roles []string
	for _, role := range n.legal {
		if role != "" && dfgKey(dfgLaid(role)) == key {
			roles = append(roles, role)
		}
	}
	return roles
}

// role is the legal role to lay, if the picked cards are one.
func (h *dfgHand) role(n *dfgNode) (string, bool) {
	roles := h.readingsOf(n)
	if len(roles) == 0 {
		return "", false
	}
	return roles[min(h.reading, len(roles)-1)], true
}

// dfgOrdered are the cards of a hand from weak to strong as the order stands;
// the engine writes them in the usual one. Jokers come last.
func dfgOrdered(hand string, reversed bool) []string {
	cards := strings.Fields(hand)
	if i := slices.Index(cards, joker); reversed && i >= 0 {
		slices.Reverse(cards[:i])
	} else if reversed {
		slices.Reverse(cards)
	}
	return cards
}

func (h *dfgHand) draw(n *dfgNode, l language) {
	v := &n.view
	h.cards = dfgOrdered(v.Hand, v.reversed())
	for len(h.buttons) < len(h.cards) {
		h.buttons = append(h.buttons, &cardFace{element: createIn(h.group, 1, "button", "card")[0]})
	}
	h.settle()
	h.group.Style().SetProperty("--cards", fmt.Sprint(max(1, len(h.cards))), "")
	h.group.Style().SetProperty("--half", fmt.Sprint((max(1, len(h.cards))+1)/2), "")
	mark(h.group, "data-many", len(h.cards) > dfgRow)
	useful := h.useful(n)
	for i, b := range h.buttons {
		mark(b.element, "hidden", i >= len(h.cards))
		if i < len(h.cards) {
			b.show(h.cards[i], "", cardName(h.cards[i], l))
			b.element.SetAttribute("aria-pressed", pressed[h.isUp(i)])
			mark(b.element, "data-idle", useful != nil && !useful[h.cards[i]])
		}
	}
	mark(h.group, "data-turn", n.turn() == dfgYou || n.open() != nil && n.open().From == dfgYou)
	h.drawReader(v, l)
	h.drawReadings(n, l)
}

// advise frames the cards of a role, as the hint's best.
func (h *dfgHand) advise(cards []string) {
	for i, card := range h.cards {
		at := slices.Index(cards, card)
		mark(h.buttons[i].element, "data-best", at >= 0)
		if at >= 0 {
			cards = slices.Delete(cards, at, at+1)
		}
	}
}

// drawReader shows the line above the hand: class, cards, place or pass.
func (h *dfgHand) drawReader(v *dfgView, l language) {
	h.name.SetTextContent(dfgName(dfgYou, l))
	h.title.SetTextContent(dfgTitle(v.Classes[dfgYou], v.Rules.Players, l))
	h.count.SetTextContent(dfgCount(len(h.cards), l))
	did := ""
	if v.Places[dfgYou] > 0 {
		did = dfgPlaced(v.Places[dfgYou], l)
	} else if slices.Contains(v.Passed, dfgYou) {
		did = wordDfgPass.in(l)
	}
	h.at.SetTextContent(did)
}

// settle gives the arrow keys the buttons shown.
func (h *dfgHand) settle() {
	row := make([]dom.HTMLElement, len(h.cards))
	for i := range row {
		row[i] = h.buttons[i].element
		row[i].SetAttribute("tabindex", "-1")
	}
	h.keys.rows = [][]dom.HTMLElement{row}
	if len(row) > 0 {
		h.keys.settle(0, min(h.keys.column, len(row)-1))
	}
}

// useful are the cards that go with those picked up into some legal role, or, if
// none do, that a legal role has at all; nil when it is not the reader's turn.
func (h *dfgHand) useful(n *dfgNode) map[string]bool {
	if n.turn() != dfgYou {
		return nil
	}
	roles := h.within(n)
	if len(roles) == 0 {
		roles = n.legal
	}
	useful := map[string]bool{}
	for _, role := range roles {
		for _, card := range dfgLaid(role) {
			useful[card] = true
		}
	}
	return useful
}

// within are the legal roles that have all the picked cards.
func (h *dfgHand) within(n *dfgNode) []string {
	var roles []string
	picked := h.picked()
	for _, role := range n.legal {
		rest := dfgLaid(role)
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

// drawReadings offers what the jokers among the picked cards can stand for.
func (h *dfgHand) drawReadings(n *dfgNode, l language) {
	roles := h.readingsOf(n)
	mark(h.readings, "hidden", len(roles) < 2)
	if !slices.Equal(roles, h.roles) {
		h.roles = roles
		for _, b := range h.choices {
			h.readings.RemoveChild(b)
		}
		h.choices = nil
		if len(roles) > 1 {
			h.choices = createIn(h.readings, len(roles), "button", "reading")
		}
	}
	for i, b := range h.choices {
		b.SetTextContent("")
		dfgMinis(createIn(b, 1, "span", "minis-row")[0], roles[i], l)
		b.SetAttribute("aria-pressed", pressed[i == min(h.reading, len(roles)-1)])
	}
}
