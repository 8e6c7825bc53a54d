//go:build js && wasm

package daifugo

import (
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// history lists the moves of the game, with a line where the field was cleared.
type history struct {
	list  ui.Element
	rows  []ui.Element
	shown []*node // the nodes of the rows
}

func newHistory() *history { return &history{list: ui.ByID("dfg-history")} }

// forget makes the next draw rewrite all rows.
func (h *history) forget() { h.shown = nil }

// draw keeps the rows that still hold: a game grows at its end.
func (h *history) draw(past []*node, l shell.Language) {
	var moves []*node
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

func (h *history) row(n *node, l shell.Language) ui.Element {
	move := n.last()
	item := ui.CreateIn(h.list, 1, "li", "")[0]
	parts := ui.CreateIn(item, 3, "span", "")
	for i, class := range []string{"who", "minis-row", "what"} {
		parts[i].SetAttribute("class", class)
	}
	ui.Mark(item, "data-you", move.Seat == you)
	ui.Mark(item, "data-pass", move.Move == pass)
	ui.Mark(item, "data-cleared", n.whole.Events.has("cleared"))
	parts[0].SetTextContent(name(move.Seat, l))
	minis(parts[1], move.Move, l)
	parts[2].SetTextContent(n.whole.Events.words(n.view.Rules.Players, l))
	return item
}
