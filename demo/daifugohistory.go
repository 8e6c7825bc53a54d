//go:build js && wasm

package main

import "honnef.co/go/js/dom/v2"

// dfgHistory lists the moves of the game, a line drawn where the field clears.
type dfgHistory struct {
	list  dom.HTMLElement
	rows  []dom.HTMLElement
	shown []*dfgNode // that the rows are about
}

func newDfgHistory() *dfgHistory { return &dfgHistory{list: byID("dfg-history")} }

// forget makes the next draw write all rows again.
func (h *dfgHistory) forget() { h.shown = nil }

// draw keeps the rows that still hold, as a game grows by its end.
func (h *dfgHistory) draw(past []*dfgNode, l language) {
	var moves []*dfgNode
	for _, n := range past {
		if n.last().Seat >= 0 {
			moves = append(moves, n)
		}
	}
	same := 0
	for same < len(moves) && same < len(h.shown) && same < len(h.rows) && moves[same] == h.shown[same] {
		same++
	}
	for _, row := range h.rows[same:] {
		h.list.RemoveChild(row)
	}
	h.rows = h.rows[:same]
	for _, n := range moves[same:] {
		h.rows = append(h.rows, h.row(n, l))
	}
	if same < len(moves) {
		h.list.Underlying().Set("scrollTop", h.list.Underlying().Get("scrollHeight"))
	}
	h.shown = moves
}

func (h *dfgHistory) row(n *dfgNode, l language) dom.HTMLElement {
	move := n.last()
	item := createIn(h.list, 1, "li", "")[0]
	parts := createIn(item, 3, "span", "")
	for i, class := range []string{"who", "minis-row", "what"} {
		parts[i].SetAttribute("class", class)
	}
	mark(item, "data-you", move.Seat == dfgYou)
	mark(item, "data-pass", move.Role == "")
	mark(item, "data-cleared", n.whole.Events.Cleared)
	parts[0].SetTextContent(dfgName(move.Seat, l))
	dfgMinis(parts[1], move.Role, l)
	parts[2].SetTextContent(n.whole.Events.words(n.view.Rules.Players, l))
	return item
}
