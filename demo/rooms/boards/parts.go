//go:build js && wasm

package boards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// part is a colour's part of the static value from the lines with one number of
// stones.
type part struct {
	Stones int `json:"stones"`
	Lines  int `json:"lines"`
	Weight int `json:"weight"`
	Open   int `json:"open"`
	Closed int `json:"closed"`
}

// weighed is the engine's static value of a position and its parts.
type weighed struct {
	Value int    `json:"value"`
	Black []part `json:"black"`
	White []part `json:"white"`
}

// partsView is the table of the parts of the static value.
type partsView struct {
	value, table, body ui.Element
	rows               []ui.Element
	cells              [][]ui.Element
}

func newPartsView() *partsView {
	return &partsView{value: ui.ByID("parts-value"), table: ui.ByID("board-parts"), body: ui.ByID("parts-rows")}
}

// show writes a row for each number of stones that either colour has.
func (v *partsView) show(w weighed, l shell.Language) {
	v.value.SetTextContent(ui.Signed(w.Value))
	shown := 0
	for i, black := range w.Black {
		white := w.White[i]
		if black.Lines+white.Lines+black.Open+black.Closed+white.Open+white.Closed == 0 {
			continue
		}
		if shown == len(v.rows) {
			v.addRow()
		}
		numbers := []int{black.Stones, black.Lines, black.Open, black.Closed, white.Lines, white.Open, white.Closed}
		for j, n := range numbers {
			v.cells[shown][j].SetTextContent(strconv.Itoa(n))
		}
		v.cells[shown][7].SetTextContent("×" + strconv.Itoa(black.Weight))
		shown++
	}
	for i, row := range v.rows {
		ui.Mark(row, "hidden", i >= shown)
	}
	ui.Mark(v.table, "hidden", shown == 0)
}

func (v *partsView) addRow() {
	row := ui.CreateIn(v.body, 1, "tr", "")[0]
	head := ui.CreateIn(row, 1, "th", "")[0]
	head.SetAttribute("scope", "row")
	v.rows = append(v.rows, row)
	v.cells = append(v.cells, append([]ui.Element{head}, ui.CreateIn(row, 7, "td", "")...))
}

// countView shows the equation of counted runs.
type countView struct{ black, white, value, error ui.Element }

func newCountView() *countView {
	return &countView{ui.ByID("boards-black"), ui.ByID("boards-white"), ui.ByID("boards-value"), ui.ByID("boards-length-error")}
}

func (v *countView) show(asked position, c count) {
	value := strconv.Itoa(c.Value)
	v.black.SetTextContent(strconv.Itoa(c.Black))
	v.white.SetTextContent(strconv.Itoa(c.White))
	v.value.SetTextContent(strings.Replace(value, "-", "−", 1))
	v.value.SetAttribute("data-value", value)
}

// ended describes the end of a game.
func (s *standing) ended(l shell.Language) string {
	if s.Result.Winner == "" {
		return wordDrawn.In(l)
	}
	return fmt.Sprintf(wordSideWins.In(l), wordColours[s.Result.Winner].In(l))
}
