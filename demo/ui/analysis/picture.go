//go:build js && wasm

package analysis

import (
	"strconv"

	"github.com/tefuda/tefuda/demo/ui"
)

// Mark marks a part of a position: whether it belongs to the move made, and whether
// to the better one.
func Mark(part ui.Element, made, better bool) {
	ui.Mark(part, "data-made", made)
	ui.Mark(part, "data-better", better)
}

// Row appends a row of the class to a position, and n parts of another class to
// the row. Label names what they show.
func Row(box ui.Element, class, label string, n int, part string) []ui.Element {
	row := ui.CreateIn(box, 1, "span", class)[0]
	ui.Picture(row, label)
	row.Style().SetProperty("--parts", strconv.Itoa(n), "")
	return ui.CreateIn(row, n, "span", part)
}

// Cards appends a row with the cards of the player to decide, and marks the cards of both moves. A move
// lists its cards, two equal ones twice.
func Cards(box ui.Element, label string, cards, made, better []string) {
	for i, e := range Row(box, "row-then own-then", label, len(cards), "card") {
		(&ui.CardFace{Element: e}).Show(cards[i], "", "")
		Mark(e, Takes(made, cards[i], cards[:i]), Takes(better, cards[i], cards[:i]))
	}
}

// Takes reports whether a move takes this copy of a card. It takes equal cards from the left; before are the cards to
// the left of this one.
func Takes(move []string, card string, before []string) bool {
	n := 0
	for _, c := range move {
		if c == card {
			n++
		}
	}
	for _, c := range before {
		if c == card {
			n--
		}
	}
	return n > 0
}

// Words appends a line of words to a position.
func Words(box ui.Element, words string) ui.Element {
	line := ui.CreateIn(box, 1, "span", "words-then")[0]
	line.SetTextContent(words)
	return line
}
