//go:build js && wasm

package equity

import (
	"fmt"
	"strconv"

	"honnef.co/go/js/dom/v2"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// ranks is the number of rows and columns of the grid.
const ranks = int(cards.Ace)

// grid is the sheet that paints a player's range: the 169 starting hands, pairs
// on the diagonal, suited hands above it, offsuit hands below. Its text field
// and the player's always agree. core reads and writes the text.
type grid struct {
	room         *room
	of           *player
	held         holdem.Range // painted, or read from the player's text
	box          ui.Element
	cells        [ranks][ranks]ui.Element
	shown        [ranks][ranks]string
	keys         ui.Roving
	title, share ui.Element
	message      ui.Element
	sheet        ui.Element
	input        *dom.HTMLInputElement
	brush        *brush
	painting     bool
	adds         bool // whether the stroke adds hands or removes them
}

func newGrid(r *room) *grid {
	g := &grid{room: r, box: ui.ByID("equity-grid"), title: ui.ByID("equity-range-of"), share: ui.ByID("equity-range-share"),
		message: ui.ByID("equity-range-error"), sheet: ui.ByID("equity-range"), input: ui.InputByID("equity-range-text"), brush: newBrush()}
	ui.On(r.players.list, "click", func(ev ui.Event) {
		for _, p := range r.players.shown {
			if p.paint.Contains(ui.Target(ev)) {
				g.open(p)
			}
		}
	})
	ui.On(g.input, "input", func(ui.Event) { g.write(g.input.Value()) })
	for id, text := range map[string]string{"equity-range-none": "", "equity-range-all": "random"} {
		ui.On(ui.ByID(id), "click", func(ui.Event) { g.write(text); g.input.SetValue(text) })
	}
	g.listen()
	return g
}

// listen handles fingers, mouse and keys. A stroke adds or removes hands as its
// first cell did.
func (g *grid) listen() {
	ui.On(g.box, "pointerdown", func(ev ui.Event) {
		pointer := ev.Underlying()
		if row, column, ok := place(ui.Target(ev)); ok && pointer.Get("isPrimary").Bool() && pointer.Get("button").Int() == 0 {
			g.painting, g.adds = true, !g.painted(row, column)
			g.stroke(row, column)
		}
	})
	ui.On(ui.Document, "pointermove", func(ev ui.Event) {
		if g.painting {
			if row, column, ok := place(ui.Under(ev)); ok {
				g.strokeTo(row, column)
			}
		}
	})
	for _, end := range []string{"pointerup", "pointercancel"} {
		ui.On(ui.Document, end, func(ui.Event) {
			if g.painting {
				g.painting = false
				g.finish()
			}
		})
	}
	ui.On(g.box, "click", func(ev ui.Event) {
		row, column, ok := place(ui.Target(ev))
		if byKey := ev.Underlying().Get("detail").Int() == 0; ok && byKey {
			g.press(row, column, !g.painted(row, column))
		}
	})
	ui.On(g.box, "keydown", func(ev ui.Event) {
		if !g.keys.Press(ev) && g.brush.key(ev) {
			g.press(g.keys.Row, g.keys.Column, true)
		}
	})
}

// place is the row and column of a cell.
func place(e ui.Element) (row, column int, ok bool) {
	if e != nil {
		e = ui.Closest(e, "[data-cell]")
	}
	if e == nil {
		return 0, 0, false
	}
	n, err := strconv.Atoi(e.GetAttribute("data-cell"))
	return n / ranks, n % ranks, err == nil
}

// class is the starting hand of a cell.
func class(row, column int) holdem.Class { return holdem.ClassAt(row*ranks + column) }

// painted reports whether a cell has the brush's weight in all its suits.
func (g *grid) painted(row, column int) bool {
	c := class(row, column)
	n, weight := g.held.Count(c)
	return n == c.Size() && weight == g.brush.weight*holdem.Weight(n) && g.held.Only(c).Uniform()
}

// press paints or clears one cell.
func (g *grid) press(row, column int, adds bool) {
	g.adds = adds
	g.stroke(row, column)
	g.finish()
}

// stroke applies the stroke to a cell and shows it.
func (g *grid) stroke(row, column int) {
	g.keys.Settle(row, column)
	switch c := class(row, column); {
	case g.adds && g.painted(row, column):
		return
	case g.adds:
		g.held = g.held.With(c, g.brush.weight)
	default:
		g.held = g.held.Without(c)
	}
	g.drawCell(row, column)
	g.count()
}

// strokeTo applies the stroke to all cells on the way to one: a quick finger
// skips some.
func (g *grid) strokeTo(row, column int) {
	down, right := row-g.keys.Row, column-g.keys.Column
	steps := max(down, -down, right, -right)
	top, left := g.keys.Row, g.keys.Column
	for i := 1; i <= steps; i++ {
		g.stroke(top+down*i/steps, left+right*i/steps)
	}
}

// finish writes the painted range and asks about it.
func (g *grid) finish() {
	text := g.held.String()
	g.input.SetValue(text)
	g.of.write(text)
	g.room.changed()
}

// write takes over a text; the engine judges it.
func (g *grid) write(text string) {
	g.of.write(text)
	g.read(text)
	g.room.changed()
}

// read paints the range of a text, nothing if the text is no range.
func (g *grid) read(text string) {
	held, err := holdem.ParseRange(text, 0)
	if err != nil {
		held = nil
	}
	g.held = held
	g.draw()
}

// open shows a player's range; sheets.js opens the sheet.
func (g *grid) open(p *player) {
	if g.cells[0][0] == nil {
		g.cells = build169(g.box, &g.keys)
	}
	g.of = p
	g.brush.set(holdem.Whole)
	g.speak(g.room.page.Lang)
	g.input.SetValue(p.text)
	ui.Complain(g.message, p.message.TextContent(), g.input)
	g.read(p.text)
}

// draw shows the cells: in, out, in with a weight, with some of their suits, or
// with several weights.
func (g *grid) draw() {
	for i := range ranks {
		for j := range ranks {
			g.drawCell(i, j)
		}
	}
	g.count()
}

func (g *grid) drawCell(row, column int) {
	c := class(row, column)
	n, weight := g.held.Count(c)
	share := strconv.Itoa(int(weight / (holdem.Weight(c.Size()) * percent)))
	state := "out"
	switch {
	case weight == holdem.Weight(c.Size())*holdem.Whole:
		state = "in"
	case n == c.Size() && g.held.Only(c).Uniform():
		state = "weighed"
	case n > 0:
		state = "part"
	}
	if g.shown[row][column] == state+share {
		return
	}
	g.shown[row][column] = state + share
	cell, label := g.cells[row][column], c.String()
	if state == "weighed" || state == "part" {
		label += " " + share + " %"
	}
	cell.SetAttribute("data-in", state)
	cell.SetAttribute("aria-label", label)
	cell.SetAttribute("aria-selected", ui.Pressed[state != "out"])
	cell.Style().SetProperty("--weight", share+"%", "")
}

// count shows how many hands are in the range, each counted by its weight.
func (g *grid) count() {
	n := 0.0
	for _, h := range g.held {
		n += float64(h.Weight) / float64(holdem.Whole)
	}
	words := ui.Grouped(n)
	if n != float64(int(n)) {
		words = strconv.FormatFloat(n, 'f', 1, 64)
	}
	g.share.SetTextContent(fmt.Sprintf(wordRangeShare.In(g.room.page.Lang), strconv.FormatFloat(100*n/holdem.Combos, 'f', 1, 64), words))
}

// complain shows a refusal of a player's text in the sheet too, if the sheet is
// open with that player. (A complaint opens a closed sheet.)
func (g *grid) complain(about *spot, words string) {
	if g.of != nil && g.of.spot == about && (words == "" || g.sheet.Underlying().Get("open").Bool()) {
		ui.Complain(g.message, words, g.input)
	}
}

func (g *grid) speak(l shell.Language) {
	if g.of != nil {
		g.title.SetTextContent(fmt.Sprintf(wordRangeOf.In(l), g.room.called(g.of.spot)))
		g.draw()
	}
}
