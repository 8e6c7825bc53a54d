//go:build js && wasm

package main

import (
	"fmt"
	"strings"
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// The chart's view box.
const (
	chartWidth  = 320
	chartHeight = 120
)

// calcChart follows the chance of winning along the line on the table.
type calcChart struct {
	room                 *calcRoom
	on                   *calcSwitch
	box, line, area, now dom.HTMLElement
	words                dom.HTMLElement
	asked                int
}

func newCalcChart(r *calcRoom) *calcChart {
	c := &calcChart{room: r, box: byID("calc-chart"), line: byID("calc-line"), area: byID("calc-area"), now: byID("calc-now"), words: byID("calc-graph-words")}
	c.on = newCalcSwitch("calc-chances", func() { r.do(func() { c.draw(); r.advice.resume() }) })
	return c
}

// decisions are the positions of the line in which there was a choice.
func (c *calcChart) decisions() []*calcNode {
	var nodes []*calcNode
	if c.room.game == nil {
		return nil
	}
	for _, n := range c.room.game.at.end().path() {
		if n.legal != nil && (n.legal.Over || len(n.legal.Moves) > 1) {
			nodes = append(nodes, n)
		}
	}
	return nodes
}

// follow asks about a position whose chance is not known: this one, else the
// latest of the line.
func (c *calcChart) follow() {
	if !c.on.on || c.room.advice.busy || !c.room.shown() {
		return
	}
	nodes := append(c.decisions(), c.room.game.at)
	for i := len(nodes) - 1; i >= 0; i-- {
		if n := nodes[i]; n.chance < 0 && n.legal != nil {
			c.ask(n)
			return
		}
	}
	c.draw()
}

func (c *calcChart) ask(n *calcNode) {
	if n.legal.Over {
		n.chance, n.proof = map[bool]float64{true: 1}[n.legal.Won], "over"
		c.follow()
		return
	}
	c.asked++
	asked := c.asked
	var found calcChoice
	c.room.searchFor(func(signal js.Value) error {
		options := map[string]any{"signal": signal, "seed": 1, "budget": map[string]any{"iterations": chanceSamples}}
		return c.room.page.engine.ask(&found, "calculation", "choose", n.position.asked(false), options)
	}, func(err error) {
		if err == nil && len(found.Candidates) > 0 && asked == c.asked {
			n.value(found.Candidates)
			c.draw()
			c.follow()
		}
	})
}

// draw shows the line as a curve and in words.
func (c *calcChart) draw() {
	mark(c.box, "hidden", !c.on.on)
	if !c.on.on || c.room.game == nil {
		return
	}
	nodes := c.decisions()
	last := max(c.room.game.at.end().depth, 1)
	var curve strings.Builder
	var lowest, latest *calcNode
	x, first := 0.0, 0.0
	for _, n := range nodes {
		if n.chance < 0 {
			continue
		}
		x = chartWidth * float64(n.depth) / float64(last)
		verb := "L"
		if lowest == nil {
			verb, first = "M", x
		}
		fmt.Fprintf(&curve, "%s%.1f %.1f", verb, x, chartHeight*(1-n.chance))
		if lowest == nil || n.chance < lowest.chance {
			lowest = n
		}
		latest = n
	}
	c.line.SetAttribute("d", curve.String())
	c.area.SetAttribute("d", closed(curve.String(), first, x))
	now := chartWidth * float64(c.room.game.at.depth) / float64(last)
	c.now.SetAttribute("d", fmt.Sprintf("M%.1f 0V%d", now, chartHeight))
	c.speak(lowest, latest)
}

// closed makes a curve the edge of an area.
func closed(curve string, from, to float64) string {
	if curve == "" {
		return ""
	}
	return fmt.Sprintf("%sL%.1f %dL%.1f %dZ", curve, to, chartHeight, from, chartHeight)
}

func (c *calcChart) speak(lowest, latest *calcNode) {
	l := c.room.page.lang
	if latest == nil {
		c.words.SetTextContent(wordCalcNone.in(l))
		return
	}
	c.words.SetTextContent(fmt.Sprintf(wordCalcChance.in(l), latest.depth, percentOf(latest), percentOf(lowest), lowest.depth))
}

func percentOf(n *calcNode) string {
	return calcPercent(n.chance, 1, n.proof)
}
