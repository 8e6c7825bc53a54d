//go:build js && wasm

package boards

import (
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// boardOf reads a board that the engine has written or accepted.
func boardOf(text string) mnk.Board {
	b, _ := mnk.Parse(mnk.Lines(text))
	return b
}

// stoneOf reads a stone or a colour, Empty if the text is neither.
func stoneOf(text string) mnk.Stone {
	s, _ := mnk.StoneOf(text)
	return s
}

// blank is an empty board.
func blank(columns, rows int) mnk.Board {
	b, _ := mnk.New(columns, rows)
	return b
}

// blankText is an empty board of any size as a text. The engine judges the
// size.
func blankText(columns, rows int) string {
	row := strings.Repeat(mnk.Empty.String(), columns)
	return strings.TrimSuffix(strings.Repeat(row+"\n", rows), "\n")
}
