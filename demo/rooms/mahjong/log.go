//go:build js && wasm

package mahjong

import (
	"fmt"

	"github.com/tefuda/tefuda/demo/shell"
	"github.com/tefuda/tefuda/demo/ui"
)

// logLines is how much the log for assistive technology keeps.
const logLines = 16

// log tells what happens to those who do not see it.
type log struct {
	box   ui.Element
	lines []ui.Element
}

func newLog() *log { return &log{box: ui.ByID("mj-log")} }

// forget begins anew.
func (g *log) forget() {
	g.lines = nil
	empty(g.box)
}

// tell writes a line for everything that happened on the way to a moment.
func (g *log) tell(n *node, l shell.Language) {
	for i := range n.Events {
		if words := n.said(&n.Events[i], l); words != "" {
			line := ui.CreateIn(g.box, 1, "p", "")[0]
			line.SetTextContent(words)
			g.lines = append(g.lines, line)
		}
	}
	for ; len(g.lines) > logLines; g.lines = g.lines[1:] {
		g.box.RemoveChild(g.lines[0])
	}
}

// said is an event in words, "" where it needs none.
func (n *node) said(e *event, l shell.Language) string {
	who := sideWord(n.at(max(0, e.Seat))).In(l)
	switch e.Event {
	case "discard":
		words := fmt.Sprintf(wordDid.In(l), who, tileName(e.Tile, l))
		if e.Riichi {
			words += ui.WordComma.In(l) + wordShouts["riichi"].In(l)
		}
		return words
	case "draw":
		if e.Seat == n.View.me() {
			return fmt.Sprintf(wordJustDrawn.In(l), tileName(e.Tile, l))
		}
	case "call", "kan":
		return fmt.Sprintf(wordDid.In(l), who, wordShouts[e.Meld.Type].In(l)+" "+tileNames(e.Meld.Tiles, l))
	case "dora":
		return fmt.Sprintf(wordDora.In(l), tileName(e.Tile, l))
	case "roundEnd":
		return e.Outcome.Name
	}
	return ""
}
