//go:build js && wasm

package boards

import (
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
)

// boardOf reads a board that the engine has written or agreed to.
func boardOf(text string) mnk.Board {
	b, _ := mnk.Parse(mnk.Lines(text))
	return b
}

// stoneOf reads a stone or a side, Empty where neither is meant.
func stoneOf(text string) mnk.Stone {
	s, _ := mnk.StoneOf(text)
	return s
}

// blank is a board without stones.
func blank(columns, rows int) mnk.Board {
	b, _ := mnk.New(columns, rows)
	return b
}

// blankText is a board without stones as the engine is asked about it, who says
// which sizes there are.
func blankText(columns, rows int) string {
	row := strings.Repeat(mnk.Empty.String(), columns)
	return strings.TrimSuffix(strings.Repeat(row+"\n", rows), "\n")
}
