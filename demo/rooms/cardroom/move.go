//go:build js && wasm

package cardroom

import (
	"strconv"
	"strings"
)

// move is what a player does, as the engine takes and gives it.
type move struct {
	Kind   string `json:"kind"`
	Amount int    `json:"amount"`
	Cards  string `json:"cards"` // thrown away
}

// letters are the kinds of moves as a link carries them.
var letters = [][2]string{
	{"f", "fold"}, {"k", "check"}, {"c", "call"}, {"b", "bet"}, {"r", "raise"}, {"d", "discard"}, {"s", "show"}, {"m", "muck"},
}

// asked is the move as the engine takes it.
func (m move) asked() map[string]any {
	asked := map[string]any{"kind": m.Kind}
	switch m.Kind {
	case "bet", "raise":
		asked["amount"] = m.Amount
	case "discard":
		asked["cards"] = m.Cards
	}
	return asked
}

// inLink writes it as a link carries it.
func (m move) inLink() string {
	for _, pair := range letters {
		switch {
		case pair[1] != m.Kind:
		case m.Kind == "discard":
			return pair[0] + strings.ReplaceAll(m.Cards, " ", "")
		case m.Amount > 0:
			return pair[0] + strconv.Itoa(m.Amount)
		default:
			return pair[0]
		}
	}
	return ""
}

// fromLink is its inverse. What is no move the engine refuses.
func fromLink(text string) move {
	for _, pair := range letters {
		rest, ok := strings.CutPrefix(text, pair[0])
		if !ok {
			continue
		}
		m := move{Kind: pair[1]}
		if m.Kind == "discard" {
			m.Cards = rest
		} else {
			m.Amount, _ = strconv.Atoi(rest)
		}
		return m
	}
	return move{Kind: text}
}
