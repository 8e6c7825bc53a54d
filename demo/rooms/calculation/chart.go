//go:build js && wasm

package calculation

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/tefuda/tefuda/demo/engine"
	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// The size of the chart's view box.
const (
	chartWidth  = 320
	chartHeight = 120
)

// chart shows the chance of winning along the line on the table.
type chart struct {
	room                 *room
	on                   *ui.Toggle
	box, line, area, now ui.Element
	words                ui.Element
	asking               engine.Question
}

func newChart(r *room) *chart {
	c := &chart{room: r, box: ui.ByID("calc-chart"), line: ui.ByID("calc-line"), area: ui.ByID("calc-area"), now: ui.ByID("calc-now"), words: ui.ByID("calc-graph-words")}
	c.on = ui.NewToggle("calc-chances", func() { r.do(func() { c.draw(); r.advice.resume() }) })
	return c
}

// decisions are the positions of the line with a choice, and its end.
func (c *chart) decisions() []*node {
	var nodes []*node
	for _, n := range path(c.room.Now.End()) {
		if n.Over || len(n.legal.Moves) > 1 {
			nodes = append(nodes, n)
		}
	}
	return nodes
}

// follow asks for a missing chance: of the present position, else of the latest
// one in the line. It does not disturb another search.
func (c *chart) follow() {
	if !c.on.On || c.room.searching != nil || !c.room.Shown() || c.room.Now == nil {
		return
	}
	nodes := append(c.decisions(), c.room.now())
	for i := len(nodes) - 1; i >= 0; i-- {
		if n := nodes[i]; n.chance < 0 {
			c.ask(n)
			return
		}
	}
	c.draw()
}

func (c *chart) ask(n *node) {
	if n.Over {
		n.chance, n.proof = map[bool]float64{true: 1}[n.legal.Won], "over"
		c.follow()
		return
	}
	c.asking.Drop()
	var found choice
	c.room.searchFor(&c.asking, func(asked engine.Asked) error {
		options := map[string]any{"seed": 1, "budget": map[string]any{"iterations": chanceSamples}}
		return asked.Search(c.room.page.Engine, &found, nil, "calculation", "choose", n.Views[0].Value, options)
	}, func(err error) {
		if err == nil && len(found.Candidates) > 0 {
			n.value(found.Candidates)
			c.draw()
			c.follow()
		}
	})
}

// draw shows the chances as a curve and in words.
func (c *chart) draw() {
	ui.Mark(c.box, "hidden", !c.on.On)
	if !c.on.On || c.room.Now == nil {
		return
	}
	last := max(c.room.Now.End().Made, 1)
	across := func(n *node) float64 { return chartWidth * float64(n.Made) / float64(last) }
	var curve, area string
	known := c.known()
	for i, n := range known {
		verb := map[bool]string{true: "M", false: "L"}[i == 0]
		curve += fmt.Sprintf("%s%.1f %.1f", verb, across(n), chartHeight*(1-n.chance))
	}
	switch len(known) {
	case 0:
	case 1:
		curve += "h0" // a path of no length, which the round line cap makes a dot
	default:
		area = closed(curve, across(known[0]), across(known[len(known)-1]))
	}
	c.line.SetAttribute("d", curve)
	c.area.SetAttribute("d", area)
	ui.Mark(c.line, "data-sole", len(known) == 1)
	now := across(c.room.now())
	c.now.SetAttribute("d", fmt.Sprintf("M%.1f 0V%d", now, chartHeight))
	c.words.SetTextContent(chanceWords(known, c.room.page.Lang))
}

// known are the decisions with a known chance.
func (c *chart) known() []*node {
	return slices.DeleteFunc(c.decisions(), func(n *node) bool { return n.chance < 0 })
}

// closed closes a curve to an area.
func closed(curve string, from, to float64) string {
	return fmt.Sprintf("%sL%.1f %dL%.1f %dZ", curve, to, chartHeight, from, chartHeight)
}

// chanceWords names the latest chance of a line, and the lowest.
func chanceWords(known []*node, l shell.Language) string {
	if len(known) == 0 {
		return wordNone.In(l)
	}
	latest := known[len(known)-1]
	lowest := slices.MinFunc(known, func(a, b *node) int { return cmp.Compare(a.chance, b.chance) })
	return fmt.Sprintf(wordChance.In(l), latest.Made, percentOf(latest), percentOf(lowest), lowest.Made)
}

func percentOf(n *node) string {
	return percent(n.chance, 1, n.proof)
}
