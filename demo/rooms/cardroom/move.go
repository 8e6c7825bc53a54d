//go:build js && wasm

package cardroom

import (
	"strconv"
	"strings"
)

// move is a player's move.
type move struct {
	Kind   string
	Amount int
	Cards  string // discarded cards
}

// moveOf reads a move in the engine's notation: "raise 60", "draw 2c 3d".
func moveOf(text string) (m move) {
	kind, rest, _ := strings.Cut(text, " ")
	m.Kind = kind
	if kind == "draw" {
		m.Cards = rest
	} else {
		m.Amount, _ = strconv.Atoi(rest)
	}
	return m
}

// letters are the letters of the kinds of moves in a link.
var letters = [][2]string{
	{"f", "fold"}, {"k", "check"}, {"c", "call"}, {"b", "bet"}, {"r", "raise"}, {"d", "draw"}, {"i", "bring-in"}, {"s", "show"}, {"m", "muck"},
}

// asked is the move in the engine's notation.
func (m move) asked() string {
	switch m.Kind {
	case "bet", "raise":
		return m.Kind + " " + strconv.Itoa(m.Amount)
	case "draw":
		return m.Kind + " " + m.Cards
	}
	return m.Kind
}

// inLink writes the move for a link.
func (m move) inLink() string {
	for _, pair := range letters {
		switch {
		case pair[1] != m.Kind:
		case m.Kind == "draw":
			return pair[0] + strings.ReplaceAll(m.Cards, " ", "")
		case m.Amount > 0:
			return pair[0] + strconv.Itoa(m.Amount)
		default:
			return pair[0]
		}
	}
	return ""
}

// fromLink reads what inLink wrote. It keeps an unreadable move, which the
// engine refuses.
func fromLink(text string) move {
	for _, pair := range letters {
		rest, ok := strings.CutPrefix(text, pair[0])
		if !ok {
			continue
		}
		m := move{Kind: pair[1]}
		if m.Kind == "draw" {
			m.Cards = rest
		} else {
			m.Amount, _ = strconv.Atoi(rest)
		}
		return m
	}
	return move{Kind: text}
}
