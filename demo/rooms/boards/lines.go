//go:build js && wasm

package boards

import (
	"fmt"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// table is the board on the table: the squares, and the lines over them.
type table struct {
	squares *squares
	lines   *lines
}

// lines are the lines over the squares, except those of counted runs.
type lines struct {
	svg, won, wonCore, cross, black, white ui.Element
	columns, rows                          int
}

func newTable(place func(pressing)) *table {
	return &table{newSquares(ui.ByID("board-frame"), ui.ByID("board"), ui.ByID("board-stones"), place), &lines{
		svg: ui.ByID("board-runs"), won: ui.ByID("line-won"), wonCore: ui.ByID("line-won-core"), cross: ui.ByID("board-cross"),
		black: ui.ByID("threats-black"), white: ui.ByID("threats-white"),
	}}
}

// show draws a board; k in a row win, 0 for the default. Marks and lines of
// another board disappear.
func (t *table) show(b mnk.Board, k int, l shell.Language) {
	ui.Mark(t.squares.frame, "data-lines", crossings(b.Columns(), b.Rows(), k))
	t.lines.size(b.Columns(), b.Rows())
	t.squares.show(&b, l)
}

// crossings reports whether stones are placed on the crossings of the lines, as
// in gomoku, and not in the squares, as in tic-tac-toe.
func crossings(columns, rows, k int) bool {
	if k == 0 {
		k = min(5, max(columns, rows))
	}
	return k >= 5 && min(columns, rows) >= 7
}

// name is the players' name of a square on the board shown.
func (t *table) name(at square) string { return at.in(len(t.squares.stones)) }

func (t *lines) size(columns, rows int) {
	if t.columns != columns || t.rows != rows {
		t.columns, t.rows = columns, rows
		t.svg.SetAttribute("viewBox", fmt.Sprintf("0 0 %d %d", columns, rows))
	}
}

// win draws the winning line, no line for nil.
func (t *lines) win(line []square) {
	path := ""
	if len(line) > 0 {
		path = segment(line)
	}
	t.won.SetAttribute("d", path)
	t.wonCore.SetAttribute("d", path)
}

// aim draws a cross through the square that the reader has aimed at.
func (t *lines) aim(at square, on bool) {
	path := ""
	if on {
		path = fmt.Sprintf("M0 %[1]d.5H%[3]dM%[2]d.5 0V%[4]d", at[0], at[1], t.columns, t.rows)
	}
	t.cross.SetAttribute("d", path)
}

// threaten draws rings around the squares that complete a line of a colour.
func (t *lines) threaten(black, white []square) {
	t.black.SetAttribute("d", rings(black))
	t.white.SetAttribute("d", rings(white))
}

func rings(squares []square) string {
	var path strings.Builder
	for _, at := range squares {
		fmt.Fprintf(&path, "M%d.06 %d.5a.44 .44 0 1 0 .88 0a.44 .44 0 1 0 -.88 0", at[1], at[0])
	}
	return path.String()
}
