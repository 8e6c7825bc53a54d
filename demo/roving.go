//go:build js && wasm

package main

import "honnef.co/go/js/dom/v2"

// roving is the keyboard's way through an ARIA grid: one cell is in the tab
// order, and the arrow keys move which one. Rows may differ in length.
type roving struct {
	rows        [][]dom.HTMLElement
	row, column int
}

// settle makes a cell the one that Tab reaches, without focusing it.
func (g *roving) settle(row, column int) {
	if g.inside(g.row, g.column) {
		g.rows[g.row][g.column].SetAttribute("tabindex", "-1")
	}
	g.row = min(max(row, 0), len(g.rows)-1)
	g.column = min(max(column, 0), len(g.rows[g.row])-1)
	g.rows[g.row][g.column].SetAttribute("tabindex", "0")
}

func (g *roving) inside(row, column int) bool {
	return row < len(g.rows) && column < len(g.rows[row])
}

// press moves the focus if the key is one that moves it, and says whether it was.
func (g *roving) press(ev *dom.KeyboardEvent) bool {
	row, column := g.row, g.column
	whole := ev.CtrlKey() || ev.MetaKey()
	switch ev.Key() {
	case "ArrowLeft":
		column--
	case "ArrowRight":
		column++
	case "ArrowUp":
		row--
	case "ArrowDown":
		row++
	case "Home":
		column = 0
		if whole {
			row = 0
		}
	case "End":
		if whole {
			row = len(g.rows) - 1
		}
		column = len(g.rows[row]) - 1
	default:
		return false
	}
	g.settle(row, column)
	g.rows[g.row][g.column].Focus()
	ev.PreventDefault()
	return true
}
