//go:build js && wasm

package puzzles

import (
	"github.com/tefuda/tefuda/demo/ui"
	"github.com/tefuda/tefuda/demo/ui/analysis"
)

// Moves are the buttons of a puzzle's legal moves, one of which is the answer.
type Moves struct {
	moves   []string
	buttons []ui.Element
}

// LayMoves appends the buttons to a box. The room draws a move on its button, and
// answer is called with the one that is pressed.
func LayMoves(box ui.Element, label string, moves []string, draw func(button ui.Element, move string), answer func(string)) Moves {
	list := ui.CreateIn(box, 1, "div", "puzzle-moves")[0]
	list.SetAttribute("role", "group")
	list.SetAttribute("aria-label", label)
	m := Moves{moves, ui.CreateIn(list, len(moves), "button", "")}
	for i, button := range m.buttons {
		button.SetAttribute("data-move", moves[i])
		draw(button, moves[i])
		ui.OnPress(button, func() { answer(moves[i]) })
	}
	return m
}

// Judge marks the answer and the best move, and disables the buttons.
func (m *Moves) Judge(p *Puzzle, answer string) {
	for i, button := range m.buttons {
		analysis.Mark(button, m.moves[i] == answer, m.moves[i] == p.Best)
		button.SetAttribute("aria-disabled", ui.Pressed[true])
	}
}
