//go:build js && wasm

package boards

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

var (
	wordFoursBoard = shell.Text{"The puzzle’s board", "問題の盤"}
)

// fours are the puzzles of wins by fours, on a board like the room's.
type fours struct {
	squares *squares
	board   mnk.Board
	posed   puzzles.Puzzle[struct {
		Board string `json:"board"`
		Turn  string `json:"turn"`
	}]
}

func (f *fours) Name(answer string, _ shell.Language) string {
	return f.placed(answer).in(f.board.Rows())
}

// Face has nothing to draw: a puzzle is answered on the board.
func (*fours) Face(ui.Element, string, shell.Language) {}

// placed reads a square of a puzzle's board.
func (f *fours) placed(place string) square {
	at, _ := mnk.ParsePlace(place, f.board.Rows(), f.board.Columns())
	return square{at.Row, at.Column}
}

func (f *fours) Lay(box ui.Element, posed engine.Answer, l shell.Language, answer func(string)) {
	if posed.Read(&f.posed) != nil {
		return
	}
	f.board = boardOf(f.posed.At.Board)
	place := ui.CreateIn(box, 1, "div", "board-place")[0]
	frame := ui.CreateIn(place, 1, "div", "board")[0]
	ui.Mark(frame, "data-lines", true)
	grid := ui.CreateIn(frame, 1, "div", "squares")[0]
	grid.SetAttribute("role", "grid")
	grid.SetAttribute("aria-label", wordFoursBoard.In(l))
	list := ui.CreateIn(box, 1, "p", "unseen")[0]
	var pointed square
	marked := false
	f.squares = newSquares(frame, grid, list, func(by pressing) {
		switch {
		case f.board.At(by.at[0], by.at[1]) != mnk.Empty:
		case by.touch && f.squares.small() && (!marked || pointed != by.at): // the first press marks, the second answers
			pointed, marked = by.at, true
			f.squares.mark(marks{by.at: {kind: "better"}}, l)
		default:
			answer(by.at.place(f.board.Rows()))
		}
	})
	f.squares.show(&f.board, l)
}

// Judge numbers the winning line, and marks a wrong answer.
func (f *fours) Judge(answer string, l shell.Language) {
	shown := marks{}
	if answer != f.posed.Best {
		shown[f.placed(answer)] = squareMark{kind: "made"}
	}
	for i, move := range f.posed.Line {
		colour := "o"
		if (f.posed.At.Turn == "x") == (i%2 == 0) {
			colour = "x"
		}
		shown[f.placed(move)] = squareMark{kind: "number-" + colour, text: strconv.Itoa(i + 1), said: strconv.Itoa(i + 1)}
	}
	f.squares.mark(shown, l)
}
