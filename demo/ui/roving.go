//go:build js && wasm

package ui

// Roving moves the focus through an ARIA grid by keys. One cell is in the tab
// order; the arrow keys change which one. Rows may differ in length.
type Roving struct {
	Rows        [][]Element
	Row, Column int
}

// Settle makes a cell the one in the tab order, without focusing it.
func (g *Roving) Settle(row, column int) {
	if g.inside(g.Row, g.Column) {
		g.Rows[g.Row][g.Column].SetAttribute("tabindex", "-1")
	}
	g.Row = min(max(row, 0), len(g.Rows)-1)
	g.Column = min(max(column, 0), len(g.Rows[g.Row])-1)
	g.Rows[g.Row][g.Column].SetAttribute("tabindex", "0")
}

func (g *Roving) inside(row, column int) bool {
	return row < len(g.Rows) && column < len(g.Rows[row])
}

// Press moves the focus if the key is an arrow key, Home or End. It reports
// whether it was.
func (g *Roving) Press(ev Event) bool {
	row, column := g.Row, g.Column
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
			row = len(g.Rows) - 1
		}
		column = len(g.Rows[row]) - 1
	default:
		return false
	}
	g.Settle(row, column)
	g.Rows[g.Row][g.Column].Focus()
	ev.PreventDefault()
	return true
}
