//go:build js && wasm

package boards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// listedRuns is how many runs the table lists; the picture shows all. A full
// 20×20 board has about 1,500, more than anyone reads.
const listedRuns = 24

// run is one counted run: its stone, and its squares as (row, column) from the
// top left.
type run struct {
	Stone string   `json:"stone"`
	Cells []square `json:"cells"`
}

// segment is the run as an SVG path, from the middle of its first square to the
// middle of its last.
func (r run) segment() string {
	return segment(r.Cells)
}

func segment(cells []square) string {
	first, last := cells[0], cells[len(cells)-1]
	return fmt.Sprintf("M%d.5 %d.5L%d.5 %d.5", first[1], first[0], last[1], last[0])
}

// in names the run's squares on a board with that many rows.
func (r run) in(rows int) string {
	var b strings.Builder
	for i, cell := range r.Cells {
		if i > 0 {
			b.WriteString(" – ")
		}
		b.WriteString(cell.in(rows))
	}
	return b.String()
}

// runsView shows the counted runs as lines over the board and as a table.
type runsView struct {
	casing, black, white, core, picked ui.Element
	body, more                         ui.Element
	rows                               []runRow
	found                              []run
	height                             int // the number of rows of their board
}

type runRow struct{ row, stone, squares ui.Element }

func newRunsView() *runsView {
	v := &runsView{
		casing: ui.ByID("runs-casing"), black: ui.ByID("runs-black"),
		white: ui.ByID("runs-white"), core: ui.ByID("runs-core"), picked: ui.ByID("runs-picked"),
		body: ui.ByID("boards-found-rows"), more: ui.ByID("boards-found-more"),
	}
	ui.On(v.body, "mouseover", func(ev ui.Event) {
		i, err := strconv.Atoi(ui.Closest(ui.Target(ev), "tr").GetAttribute("data-run"))
		if err == nil && i < len(v.found) {
			v.picked.SetAttribute("d", v.found[i].segment())
		}
	})
	ui.On(v.body, "mouseleave", func(ui.Event) { v.picked.SetAttribute("d", "") })
	return v
}

// show draws and lists the counted runs.
func (v *runsView) show(found []run, height int, l shell.Language) {
	v.found, v.height = found, height
	v.draw(found)
	v.list(l)
}

// draw draws runs as lines over the board, none for nil.
func (v *runsView) draw(found []run) {
	var black, white strings.Builder
	for _, r := range found {
		if stoneOf(r.Stone) == mnk.Black {
			black.WriteString(r.segment())
		} else {
			white.WriteString(r.segment())
		}
	}
	v.casing.SetAttribute("d", black.String()+white.String())
	v.black.SetAttribute("d", black.String())
	v.white.SetAttribute("d", white.String())
	v.core.SetAttribute("d", white.String())
	v.picked.SetAttribute("d", "")
}

func (v *runsView) list(l shell.Language) {
	listed := min(len(v.found), listedRuns)
	for len(v.rows) < listed {
		v.addRow()
	}
	for i, row := range v.rows {
		ui.Mark(row.row, "hidden", i >= listed)
		if i < listed {
			stone := v.found[i].Stone
			row.row.SetAttribute("data-stone", stone)
			row.stone.SetTextContent(wordStones[stoneOf(stone)].In(l))
			row.squares.SetTextContent(v.found[i].in(v.height))
		}
	}
	switch more := len(v.found) - listed; {
	case more > 0:
		v.more.SetTextContent(fmt.Sprintf(wordMoreRuns.In(l), more))
	case listed == 0:
		v.more.SetTextContent(wordNoRuns.In(l))
	default:
		v.more.SetTextContent("")
	}
}

// addRow adds a row to the table; rows are reused.
func (v *runsView) addRow() {
	row := runRow{ui.Create("tr", ""), ui.Create("td", ""), ui.Create("td", "")}
	row.row.SetAttribute("data-run", strconv.Itoa(len(v.rows)))
	row.row.AppendChild(row.stone)
	row.row.AppendChild(row.squares)
	v.body.AppendChild(row.row)
	v.rows = append(v.rows, row)
}
