//go:build js && wasm

// Package puzzles lets a room's program draw puzzles and take the answers. The rest
// of the tab is in JavaScript, which loads when the tab is first in view:
//
//	trainer.js   the tab
//	puzzle.js    a puzzle, and the rating that it gets
//	rating.js    the player's rating, by Glicko-2
//	progress.js  what is kept: rating, puzzles to repeat, days in a row
//	fours.js     the maker of wins by fours, in gomoku
//	holds.js     the maker of holds, in video poker
//	finishes.js  the maker of finishes, in Daifugō
//	endings.js   the maker of endings, in Calculation
//	discards.js  the maker of discards, in mahjong
//	spots.js     the maker of hands that call, in the card room
//
// The makers know nothing of the browser. Tests run them against the engine and
// check each proof by another route.
package puzzles

import (
	"syscall/js"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// Puzzle is a puzzle on the table: the best answer, the line that begins with it,
// and the position in the kind's own form.
type Puzzle[Position any] struct {
	Best string   `json:"best"`
	Line []string `json:"line"`
	At   Position `json:"at"`
}

// A Painter draws a room's puzzles and takes the answer.
type Painter interface {
	// Lay draws a puzzle into an empty box, and calls answer when the reader
	// presses there. A puzzle with moves to choose from has a button for each,
	// made by the page: Face draws the move on it.
	Lay(box ui.Element, puzzle engine.Answer, l shell.Language, answer func(string))
	Face(button ui.Element, move string, l shell.Language)
	// Judge marks the answer and the best one in what Lay has drawn. From then on
	// that takes no other answer.
	Judge(answer string, l shell.Language)
	// Name is an answer in words.
	Name(answer string, l shell.Language) string
}

// Show tells the page that a room draws puzzles.
func Show(room string, p Painter) {
	do := func(f func(args []js.Value, l shell.Language) any) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args, shell.PageLanguage()) })
	}
	js.Global().Get("tefudaDemo").Call("puzzles", room, map[string]any{
		"lay": do(func(args []js.Value, l shell.Language) any {
			p.Lay(ui.ElementOf(args[0]), engine.Answer{Value: args[1]}, l, func(answer string) { args[2].Invoke(answer) })
			return nil
		}),
		"face": do(func(args []js.Value, l shell.Language) any {
			p.Face(ui.ElementOf(args[0]), args[1].String(), l)
			return nil
		}),
		"judge": do(func(args []js.Value, l shell.Language) any {
			p.Judge(args[0].String(), l)
			return nil
		}),
		"name": do(func(args []js.Value, l shell.Language) any { return p.Name(args[0].String(), l) }),
	})
}
