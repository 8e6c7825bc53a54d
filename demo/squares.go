//go:build js && wasm

package main

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"
)

// The letters of the board notation.
const (
	blackStone  = 'o'
	whiteStone  = 'x'
	emptySquare = '.'
)

// squares is the board as a grid of buttons; boards.css makes the stones from
// data-stone. The runs are drawn over it by the runs type.
type squares struct {
	frame, grid dom.HTMLElement
	keys        roving
	stones      [][]byte // what each square shows
}

// newSquares takes over the grid of index.html. place gets the square that was
// pressed and the key that was: 0 for a click, Enter or Space.
func newSquares(place func(row, column int, key byte)) *squares {
	s := &squares{frame: byID("board-frame"), grid: byID("board")}
	s.grid.AddEventListener("click", false, func(ev dom.Event) {
		row, errRow := strconv.Atoi(ev.Target().GetAttribute("data-row"))
		column, errColumn := strconv.Atoi(ev.Target().GetAttribute("data-column"))
		if errRow == nil && errColumn == nil {
			s.keys.settle(row, column)
			place(row, column, 0)
		}
	})
	s.grid.AddEventListener("keydown", false, func(ev dom.Event) {
		key := ev.(*dom.KeyboardEvent)
		if stone, ok := stoneKeys[key.Key()]; ok && !key.CtrlKey() && !key.MetaKey() && !key.AltKey() {
			ev.PreventDefault()
			place(s.keys.row, s.keys.column, stone)
			return
		}
		s.keys.press(key)
	})
	return s
}

// stoneKeys are the keys that place a stone whatever the pointer's stone is.
var stoneKeys = map[string]byte{
	"o": blackStone, "O": blackStone, "x": whiteStone, "X": whiteStone,
	".": emptySquare, "Delete": emptySquare, "Backspace": emptySquare,
}

// show draws a board, given as rows of notation. Only what differs from the
// board on the page is touched, unless the size does.
func (s *squares) show(rows []string, l language) {
	if len(rows) != len(s.stones) || len(rows[0]) != len(s.stones[0]) {
		s.build(len(rows), len(rows[0]))
	}
	for i, row := range rows {
		for j := range row {
			if s.stones[i][j] != row[j] {
				s.set(i, j, row[j], l)
			}
		}
	}
}

func (s *squares) set(row, column int, stone byte, l language) {
	s.stones[row][column] = stone
	square := s.keys.rows[row][column]
	square.SetAttribute("data-stone", string(stone))
	square.SetAttribute("aria-label", fmt.Sprintf(wordSquare.in(l), row, column, wordStones[stone].in(l)))
}

// speak names every square again.
func (s *squares) speak(l language) {
	for i, row := range s.stones {
		for j, stone := range row {
			s.set(i, j, stone, l)
		}
	}
}

// build makes the squares of another size, none of which shows anything yet.
func (s *squares) build(rows, columns int) {
	s.grid.SetTextContent("")
	s.stones, s.keys = nil, roving{}
	pattern := newRow(columns)
	for i := range rows {
		row := pattern.CloneNode(true).(dom.HTMLElement)
		row.SetAttribute("data-row", strconv.Itoa(i))
		var squares []dom.HTMLElement
		for _, square := range row.GetElementsByTagName("button") {
			square.SetAttribute("data-row", strconv.Itoa(i))
			squares = append(squares, square.(dom.HTMLElement))
		}
		s.grid.AppendChild(row)
		s.keys.rows = append(s.keys.rows, squares)
		s.stones = append(s.stones, make([]byte, columns))
	}
	s.keys.settle(0, 0)
	s.frame.Style().SetProperty("--columns", strconv.Itoa(columns), "")
	s.frame.Style().SetProperty("--rows", strconv.Itoa(rows), "")
}

// newRow makes a row to copy: copying 20 squares is one call, making them 140.
func newRow(columns int) dom.HTMLElement {
	row := create("div", "")
	row.SetAttribute("role", "row")
	for i, square := range createIn(row, columns, "button", "square") {
		square.SetAttribute("role", "gridcell")
		square.SetAttribute("tabindex", "-1")
		square.SetAttribute("data-column", strconv.Itoa(i))
	}
	return row
}
