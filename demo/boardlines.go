//go:build js && wasm

package main

import (
	"fmt"
	"strings"

	"honnef.co/go/js/dom/v2"
)

// boardTable is the board on the cloth: the squares, and the lines over them.
type boardTable struct {
	squares *squares
	lines   *boardLines
}

// boardLines are the lines over the squares that do not come from counting runs.
type boardLines struct {
	svg, won, wonCore, cross, black, white dom.HTMLElement
	columns, rows                          int
}

func newBoardTable(place func(pressing)) *boardTable {
	return &boardTable{newSquares(place), &boardLines{
		svg: byID("board-runs"), won: byID("line-won"), wonCore: byID("line-won-core"), cross: byID("board-cross"),
		black: byID("threats-black"), white: byID("threats-white"),
	}}
}

// show draws a board; marks and lines of another board go.
func (t *boardTable) show(rows []string, l language) {
	t.lines.size(len(rows[0]), len(rows))
	t.squares.show(rows, l)
}

func (t *boardLines) size(columns, rows int) {
	if t.columns != columns || t.rows != rows {
		t.columns, t.rows = columns, rows
		t.svg.SetAttribute("viewBox", fmt.Sprintf("0 0 %d %d", columns, rows))
	}
}

// win draws the winning line, none of nil.
func (t *boardLines) win(line []square) {
	path := ""
	if len(line) > 0 {
		path = segment(line)
	}
	t.won.SetAttribute("d", path)
	t.wonCore.SetAttribute("d", path)
}

// aim draws a cross through the square that the reader is about to play.
func (t *boardLines) aim(at square, on bool) {
	path := ""
	if on {
		path = fmt.Sprintf("M0 %[1]d.5H%[3]dM%[2]d.5 0V%[4]d", at[0], at[1], t.columns, t.rows)
	}
	t.cross.SetAttribute("d", path)
}

// threaten rings the squares that complete a line of a colour.
func (t *boardLines) threaten(black, white []square) {
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
