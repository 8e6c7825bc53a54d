//go:build js && wasm

package main

import "honnef.co/go/js/dom/v2"

// An adviceRow is a candidate in a list of advice: what to play, what it is worth,
// by how much that may be off, a bar, and why.
type adviceRow struct{ item, button, name, value, margin, bar, why dom.HTMLElement }

func newAdviceRow(list dom.Node) adviceRow {
	item := createIn(list, 1, "li", "")[0]
	button := createIn(item, 1, "button", "move")[0]
	parts := createIn(button, 5, "span", "")
	for i, class := range []string{"name", "chance", "margin", "track", "why"} {
		parts[i].SetAttribute("class", class)
	}
	return adviceRow{item, button, parts[0], parts[1], parts[2], parts[3], parts[4]}
}
