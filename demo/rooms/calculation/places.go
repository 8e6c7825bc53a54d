//go:build js && wasm

package calculation

import (
	"strconv"

	"github.com/tefuda/tefuda/core/calculation"
)

// drawing turns a card, whichever comes.
var drawing = calculation.Move{Kind: calculation.Draw}.String()

// read reads a move that the engine wrote, or agreed to.
func read(move string) calculation.Move {
	m, _ := calculation.ReadMove(move)
	return m
}

// draws says that a move turns a card.
func draws(move string) bool { return read(move).Kind == calculation.Draw }

// builds says that a move plays to a foundation.
func builds(move string) bool {
	kind := read(move).Kind
	return kind == calculation.WasteToFoundation || kind == calculation.CardToFoundation
}

// source is the place of the table that a move takes from: "w1", "c" for the
// turned card, "d" for the stock.
func source(m calculation.Move) string {
	switch m.Kind {
	case calculation.Draw:
		return "d"
	case calculation.WasteToFoundation:
		return "w" + strconv.Itoa(int(m.Pile)+1)
	}
	return "c"
}

// target is the place that a move leads to: "f1", "w1", "d" where a card is turned.
func target(m calculation.Move) string {
	switch m.Kind {
	case calculation.Draw:
		return "d"
	case calculation.CardToWaste:
		return "w" + strconv.Itoa(int(m.Pile)+1)
	}
	return "f" + strconv.Itoa(int(m.Foundation)+1)
}

// between is the legal move from a place to a place, "" if there is none.
func (n *node) between(from, to string) string {
	if n.legal != nil {
		for _, move := range n.legal.Moves {
			if m := read(move); source(m) == from && target(m) == to {
				return move
			}
		}
	}
	return ""
}

// from lists the places that the top card of a place may go to.
func (n *node) from(place string) []string {
	var targets []string
	for _, move := range n.legal.Moves {
		if m := read(move); m.Kind != calculation.Draw && source(m) == place {
			targets = append(targets, target(m))
		}
	}
	return targets
}
