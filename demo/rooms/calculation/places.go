//go:build js && wasm

package calculation

import (
	"strings"

	"github.com/tefuda/tefuda/core/calculation"
)

// drawing is the move that turns a card, without naming it.
var drawing = calculation.Move{Kind: calculation.Draw}.String()

// tabled is a move for a whole table, whose stock has an order: a draw loses
// its rank.
func tabled(move string) string {
	if draws(move) {
		return drawing
	}
	return move
}

// linked reads the moves of a link, which have no spaces: "d.cw1.w1f2". It
// leaves an unreadable move as it is, for the engine to refuse.
func linked(moves string) []string {
	var all []string
	for _, text := range strings.Split(moves, ".") {
		if m, ok := calculation.ReadShort(text); ok {
			text = tabled(m.String())
		}
		if text != "" {
			all = append(all, text)
		}
	}
	return all
}

// short writes a move for a link.
func short(move string) string {
	if m, ok := calculation.ReadMove(move); ok {
		return m.Short()
	}
	return move
}

// read reads a move that the engine has written or accepted.
func read(move string) calculation.Move {
	m, _ := calculation.ReadMove(move)
	return m
}

// draws reports whether a move turns a card.
func draws(move string) bool { return read(move).Kind == calculation.Draw }

// builds reports whether a move plays to a foundation.
func builds(move string) bool {
	kind := read(move).Kind
	return kind == calculation.WasteToFoundation || kind == calculation.CardToFoundation
}

// source is the place that a move takes its card from: "w1" for a pile, "c" for
// the turned card, "d" for the stock.
func source(m calculation.Move) string { return m.From() }

// target is the place that is pressed for a move: "f1", "w1", or "d" to turn a
// card.
func target(m calculation.Move) string {
	if m.Kind == calculation.Draw {
		return "d"
	}
	return m.To()
}

// between is the legal move between two places, "" if there is none.
func (n *node) between(from, to string) string {
	for _, move := range n.legal.Moves {
		if m := read(move); source(m) == from && target(m) == to {
			return move
		}
	}
	return ""
}

// from lists the places that the top card of a place can go to.
func (n *node) from(place string) []string {
	var targets []string
	for _, move := range n.legal.Moves {
		if m := read(move); m.Kind != calculation.Draw && source(m) == place {
			targets = append(targets, target(m))
		}
	}
	return targets
}
