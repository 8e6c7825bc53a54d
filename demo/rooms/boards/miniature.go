//go:build js && wasm

package boards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/demo/ui"
)

// drawn draws the board before a move as one picture, with the squares of the
// move made and of the better one. An element a square would be too many for a
// list of boards.
func (s *standing) drawn(box ui.Element, k int, made, better square) {
	b := boardOf(s.Board)
	columns, rows := b.Columns(), b.Rows()
	half := 0.
	if crossings(columns, rows, k) {
		half = .5
	}
	picture := ui.Vector(box.Underlying(), "svg", "")
	picture.Call("setAttribute", "viewBox", "0 0 "+strconv.Itoa(columns)+" "+strconv.Itoa(rows))
	path := func(class, shape string) { ui.Vector(picture, "path", class).Call("setAttribute", "d", shape) }
	path("wood", fmt.Sprintf("M0 0H%dV%dH0Z", columns, rows))
	var lines strings.Builder
	for i := half; i <= float64(rows)-half; i++ {
		fmt.Fprintf(&lines, "M%g %gH%g", half, i, float64(columns)-half)
	}
	for j := half; j <= float64(columns)-half; j++ {
		fmt.Fprintf(&lines, "M%g %gV%g", j, half, float64(rows)-half)
	}
	path("grain", lines.String())
	var black, white []square
	for i := range rows {
		for j := range columns {
			switch b.At(i, j) {
			case mnk.Black:
				black = append(black, square{i, j})
			case mnk.White:
				white = append(white, square{i, j})
			}
		}
	}
	path("black", rings(black))
	path("white", rings(white))
	path("better", rings([]square{better}))
	path("made", rings([]square{made}))
}
