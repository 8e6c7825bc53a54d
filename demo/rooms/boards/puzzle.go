//go:build js && wasm

package boards

import (
	"fmt"
	"strconv"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/puzzles"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

var (
	wordFours      = shell.Text{"Puzzles: win by fours", "問題：四追い"}
	wordFoursAsked = shell.Text{"%s to move wins with %d fours in a row, each of which must be answered. Press the first.", "%sの手番。四の連続（%d回の四）で勝てます。最初の一手を押してください。"}
	wordFoursBoard = shell.Text{"The puzzle’s board", "問題の盤"}
)

// fours are the puzzles of wins by fours, on a board like the room's.
type fours struct{ squares *squares }

func (*fours) Key() string { return "fours" }

func (*fours) Title() shell.Text { return wordFours }

func (*fours) Make(e puzzles.Engine, seed uint32, lang string) (*puzzles.Puzzle, error) {
	return puzzles.MakeFours(e, seed, lang)
}

func (*fours) Question(p *puzzles.Puzzle, l shell.Language) string {
	return fmt.Sprintf(wordFoursAsked.In(l), wordColours[p.At.(puzzles.Fours).Turn].In(l), p.Count)
}

func (*fours) Name(_ *puzzles.Puzzle, answer string, _ shell.Language) string {
	return placed(answer).in(puzzles.FoursSize)
}

// placed reads a square of a puzzle's board.
func placed(place string) square {
	at, _ := mnk.ParsePlace(place, puzzles.FoursSize, puzzles.FoursSize)
	return square{at.Row, at.Column}
}

func (f *fours) Lay(box ui.Element, p *puzzles.Puzzle, l shell.Language, answer func(string)) {
	b := boardOf(p.At.(puzzles.Fours).Board)
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
		case b.At(by.at[0], by.at[1]) != mnk.Empty:
		case by.touch && f.squares.small() && (!marked || pointed != by.at): // the first press marks, the second answers
			pointed, marked = by.at, true
			f.squares.mark(marks{by.at: {kind: "better"}}, l)
		default:
			answer(by.at.place(puzzles.FoursSize))
		}
	})
	f.squares.show(&b, l)
}

// Judge numbers the winning line, and marks a wrong answer.
func (f *fours) Judge(p *puzzles.Puzzle, answer string, l shell.Language) {
	shown := marks{}
	if answer != p.Best {
		shown[placed(answer)] = squareMark{kind: "made"}
	}
	turn := p.At.(puzzles.Fours).Turn
	for i, move := range p.Line {
		colour := [2]string{turn, map[string]string{"o": "x", "x": "o"}[turn]}[i%2]
		shown[placed(move)] = squareMark{kind: "number-" + colour, text: strconv.Itoa(i + 1), said: strconv.Itoa(i + 1)}
	}
	f.squares.mark(shown, l)
}
