//go:build js && wasm

package graph

import (
	"strconv"
	"syscall/js"

	"github.com/tefuda/tefuda/demo/ui"
)

// Graph is the picture on the page. The arrow keys move a cursor in it; for
// assistive technology it is a slider over the decisions.
type Graph struct {
	Element             ui.Element
	high, low, plot     ui.Element
	line, cursor, marks js.Value
	dots                []js.Value
	frame               Frame
	points              []Point
	n, at               int
	moved               func(at int)
}

// New makes a graph. It calls moved when the reader moves the cursor, and jump
// with 1 or -1 for the next or previous mistake.
func New(moved func(at int), jump func(by int)) *Graph {
	g := &Graph{Element: ui.Create("figure", "graph"), frame: Frame{Width: 600, Height: 200, High: 1}, moved: moved}
	scale := ui.CreateIn(g.Element, 1, "div", "scale")[0]
	ends := ui.CreateIn(scale, 2, "span", "")
	g.high, g.low = ends[0], ends[1]
	g.plot = ui.CreateIn(g.Element, 1, "div", "plot")[0]
	for name, value := range map[string]string{"role": "slider", "tabindex": "0", "aria-valuemin": "1"} {
		g.plot.SetAttribute(name, value)
	}
	picture := ui.Vector(g.plot.Underlying(), "svg", "")
	picture.Call("setAttribute", "viewBox", "0 0 600 200")
	picture.Call("setAttribute", "preserveAspectRatio", "none")
	picture.Call("setAttribute", "aria-hidden", "true")
	ui.Vector(picture, "path", "middle").Call("setAttribute", "d", "M0 100H600")
	g.cursor, g.line, g.marks = ui.Vector(picture, "path", "cursor"), ui.Vector(picture, "path", "line"), ui.Vector(picture, "g", "")
	ui.On(g.plot, "click", g.press)
	ui.On(g.plot, "keydown", func(ev ui.Event) { g.key(ev, jump) })
	return g
}

func (g *Graph) press(ev ui.Event) {
	box := g.plot.Underlying().Call("getBoundingClientRect")
	if width := box.Get("width").Float(); width > 0 && len(g.points) > 0 {
		share := (ev.Underlying().Get("clientX").Float() - box.Get("left").Float()) / width
		g.moved(min(g.frame.Nearest(share, g.n), len(g.points)-1))
	}
}

func (g *Graph) key(ev ui.Event, jump func(by int)) {
	to := g.at
	switch ev.Key() {
	case "ArrowLeft", "ArrowDown":
		to--
	case "ArrowRight", "ArrowUp":
		to++
	case "Home":
		to = 0
	case "End":
		to = len(g.points) - 1
	case "PageDown", "PageUp":
		ev.PreventDefault()
		jump(map[string]int{"PageDown": 1, "PageUp": -1}[ev.Key()])
		return
	default:
		return
	}
	ev.PreventDefault()
	if to >= 0 && to < len(g.points) {
		g.moved(to)
	}
}

// Show draws the decisions judged so far out of n and marks the costly ones.
// The scale runs from low to high; if these are equal, it fits the points.
func (g *Graph) Show(points []Point, n int, low, high float64, costly []int, scale func(float64) string) {
	g.points, g.n = points, n
	g.frame.Low, g.frame.High = low, high
	if low == high {
		g.frame = g.frame.Around(points)
	}
	g.high.SetTextContent(scale(g.frame.High))
	g.low.SetTextContent(scale(g.frame.Low))
	g.line.Call("setAttribute", "d", g.frame.Line(points, n))
	g.plot.SetAttribute("aria-valuemax", strconv.Itoa(max(1, len(points))))
	for _, dot := range g.dots {
		dot.Call("remove")
	}
	g.dots = g.dots[:0]
	for _, i := range costly {
		dot := ui.Vector(g.marks, "path", "")
		dot.Call("setAttribute", "d", g.frame.Dot(i, points[i], n))
		g.dots = append(g.dots, dot)
	}
}

// Point puts the cursor on a decision, with its name and words for assistive
// technology.
func (g *Graph) Point(at int, name, words string) {
	g.at = at
	g.plot.SetAttribute("aria-label", name)
	g.plot.SetAttribute("aria-valuenow", strconv.Itoa(at+1))
	g.plot.SetAttribute("aria-valuetext", words)
	path := ""
	if at >= 0 && at < len(g.points) {
		path = "M" + strconv.FormatFloat(g.frame.X(at, g.n), 'f', 1, 64) + " 0V200"
	}
	g.cursor.Call("setAttribute", "d", path)
}

// Focus puts the keyboard focus on the graph.
func (g *Graph) Focus() { g.plot.Focus() }
