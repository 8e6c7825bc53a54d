//go:build js && wasm

package boards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// squares is the board as a grid of buttons; the style sheet draws the stones
// from data-stone. Type runsView draws the runs over it.
type squares struct {
	frame, grid ui.Element
	list        ui.Element // all stones in words, for readers who do not see the board
	keys        ui.Roving
	stones      [][]mnk.Stone // the stone that each square shows
	marked      marks         // the marks shown besides the stones
}

// square is a square of a board: (row, column) from the top left.
type square [2]int

// in is the players' name of the square on a board with that many rows: its
// column's letter, and its row counted from below, such as "H8".
func (s square) in(rows int) string { return strings.ToUpper(s.place(rows)) }

// place is the square in the engine's notation: "h8".
func (s square) place(rows int) string { return mnk.Place(mnk.Square{Row: s[0], Column: s[1]}, rows) }

// squareMark is a mark on a square besides its stone: its kind (for the style
// sheet), its text, and its words for assistive technology.
type squareMark struct{ kind, text, said string }

type marks map[square]squareMark

// pressing is one press on a square. key: it was a stone's own key, not a
// click, Enter or Space; stone is then that stone. touch: it was a finger.
type pressing struct {
	at    square
	key   bool
	stone mnk.Stone
	touch bool
}

// newSquares takes over a frame with a grid, and the element for the stones in
// words.
func newSquares(frame, grid, list ui.Element, place func(pressing)) *squares {
	s := &squares{frame: frame, grid: grid, list: list}
	ui.On(s.grid, "click", func(ev ui.Event) {
		row, errRow := strconv.Atoi(ui.Target(ev).GetAttribute("data-row"))
		column, errColumn := strconv.Atoi(ui.Target(ev).GetAttribute("data-column"))
		if errRow == nil && errColumn == nil {
			s.keys.Settle(row, column)
			touch := ev.Underlying().Get("pointerType").String() == "touch"
			place(pressing{at: square{row, column}, touch: touch})
		}
	})
	ui.On(s.grid, "keydown", func(ev ui.Event) {
		if stone, ok := stoneKeys[ev.Key()]; ok && !ev.CtrlKey() && !ev.MetaKey() && !ev.AltKey() {
			ev.PreventDefault()
			place(pressing{at: square{s.keys.Row, s.keys.Column}, key: true, stone: stone})
			return
		}
		s.keys.Press(ev)
	})
	return s
}

// stoneKeys are the keys that place a particular stone.
var stoneKeys = map[string]mnk.Stone{
	"o": mnk.Black, "O": mnk.Black, "x": mnk.White, "X": mnk.White,
	".": mnk.Empty, "Delete": mnk.Empty, "Backspace": mnk.Empty,
}

// undrawn marks squares that nothing has been drawn on.
const undrawn = mnk.White + 1

// show draws a board. It touches only squares that differ, unless the size
// differs.
func (s *squares) show(b *mnk.Board, l shell.Language) {
	if b.Rows() != len(s.stones) || b.Columns() != len(s.stones[0]) {
		s.build(b.Rows(), b.Columns())
	}
	for i, row := range s.stones {
		for j, stone := range row {
			if now := b.At(i, j); now != stone {
				s.set(i, j, now, l)
			}
		}
	}
	s.listStones(l)
}

// listStones writes where the stones of each colour are, row by row from above.
func (s *squares) listStones(l shell.Language) {
	var of [2][]string
	for i, row := range s.stones {
		for j, stone := range row {
			for k, colour := range [...]mnk.Stone{mnk.Black, mnk.White} {
				if stone == colour {
					of[k] = append(of[k], square{i, j}.in(len(s.stones)))
				}
			}
		}
	}
	words := ""
	for k, colour := range [...]string{"o", "x"} {
		words += fmt.Sprintf(wordListed.In(l), wordColours[colour].In(l), len(of[k]), strings.Join(of[k], " "))
	}
	s.list.SetTextContent(words)
}

func (s *squares) set(row, column int, stone mnk.Stone, l shell.Language) {
	s.stones[row][column] = stone
	s.keys.Rows[row][column].SetAttribute("data-stone", stone.String())
	s.label(row, column, l)
}

// label names a square: its name, its stone, and its mark.
func (s *squares) label(row, column int, l shell.Language) {
	words := fmt.Sprintf(wordSquare.In(l), square{row, column}.in(len(s.stones)), wordStones[s.stones[row][column]].In(l))
	if said := s.marked[square{row, column}].said; said != "" {
		words += ui.WordComma.In(l) + said
	}
	s.keys.Rows[row][column].SetAttribute("aria-label", words)
}

// mark replaces the marks; marks that stay are not touched.
func (s *squares) mark(fresh marks, l shell.Language) {
	old := s.marked
	s.marked = fresh
	for at := range old {
		if _, stays := fresh[at]; !stays {
			s.drawMark(at, l)
		}
	}
	for at, m := range fresh {
		if old[at] != m {
			s.drawMark(at, l)
		}
	}
}

func (s *squares) drawMark(at square, l shell.Language) {
	m, element := s.marked[at], s.keys.Rows[at[0]][at[1]]
	if m.kind == "" {
		element.RemoveAttribute("data-kind")
		element.RemoveAttribute("data-mark")
	} else {
		element.SetAttribute("data-kind", m.kind)
		element.SetAttribute("data-mark", m.text)
	}
	s.label(at[0], at[1], l)
}

// speak names every square in a new language.
func (s *squares) speak(l shell.Language) {
	for i, row := range s.stones {
		for j, stone := range row {
			s.set(i, j, stone, l)
		}
	}
	s.listStones(l)
}

// build makes the squares of a new size; they show nothing yet.
func (s *squares) build(rows, columns int) {
	s.grid.SetTextContent("")
	s.stones, s.keys, s.marked = nil, ui.Roving{}, nil
	pattern := newRow(columns)
	for i := range rows {
		row := ui.Copy(pattern)
		row.SetAttribute("data-row", strconv.Itoa(i))
		row.SetAttribute("data-name", strconv.Itoa(rows-i))
		var squares []ui.Element
		for _, square := range ui.All(row, "button") {
			square.SetAttribute("data-row", strconv.Itoa(i))
			ui.Mark(square, "data-star", star(i, rows) == star(len(squares), columns) && star(i, rows) != plain)
			squares = append(squares, square)
		}
		s.grid.AppendChild(row)
		s.keys.Rows = append(s.keys.Rows, squares)
		s.stones = append(s.stones, slices.Repeat([]mnk.Stone{undrawn}, columns))
	}
	s.keys.Settle(0, 0)
	s.frame.Style().SetProperty("--columns", strconv.Itoa(columns), "")
	s.frame.Style().SetProperty("--rows", strconv.Itoa(rows), "")
	ui.Mark(s.frame, "data-small", columns > 8)
}

// The kinds of a line of the board: plain, or with star points where it crosses
// another line of its kind.
const (
	plain = iota
	offEdge
	middle
)

// star is the kind of the n-th line of a board with that many lines: the fourth
// from an edge (the third on small boards), the middle one, or plain.
func star(n, of int) int {
	edge := 3
	if of < 13 {
		edge = 2
	}
	switch {
	case of < 9:
		return plain
	case n == edge || n == of-1-edge:
		return offEdge
	case of%2 == 1 && n == of/2:
		return middle
	}
	return plain
}

// newRow makes a row to copy: copying a row of 20 squares is one call, making
// it is 140.
func newRow(columns int) ui.Element {
	row := ui.Create("div", "")
	row.SetAttribute("role", "row")
	for i, square := range ui.CreateIn(row, columns, "button", "square") {
		square.SetAttribute("role", "gridcell")
		square.SetAttribute("tabindex", "-1")
		square.SetAttribute("data-column", strconv.Itoa(i))
		square.SetAttribute("data-name", string(rune('A'+i)))
	}
	return row
}

// smallSquare is the width in CSS pixels below which a finger may miss its
// square.
const smallSquare = 36

func (s *squares) small() bool {
	width := s.frame.Underlying().Call("getBoundingClientRect").Get("width").Float()
	return len(s.stones) > 0 && width/float64(len(s.stones[0])) < smallSquare
}
