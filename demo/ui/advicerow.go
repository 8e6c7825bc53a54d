//go:build js && wasm

package ui

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/demo/shell"
)

// AdviceRow is a candidate in a list of advice: the move, its value, the margin
// of error, a bar, and the reasons.
type AdviceRow struct{ Item, Button, Name, Value, Margin, Bar, Why Element }

// NewAdviceRow appends an empty row to a list.
func NewAdviceRow(list Node) AdviceRow {
	item := CreateIn(list, 1, "li", "")[0]
	button := CreateIn(item, 1, "button", "move")[0]
	parts := CreateIn(button, 5, "span", "")
	for i, class := range []string{"name", "chance", "margin", "track", "why"} {
		parts[i].SetAttribute("class", class)
	}
	return AdviceRow{item, button, parts[0], parts[1], parts[2], parts[3], parts[4]}
}

// Decide writes the verdict of a hint in the head of a rail. Where the rail is folded, the reason for it stands below.
func Decide(verdict Element, words, why string) {
	verdict.SetTextContent(words)
	verdict.SetAttribute("data-why", why)
}

// Fill draws the bar up to a share of its width, 0 to 1.
func (r AdviceRow) Fill(share float64) {
	r.Bar.Style().SetProperty("--share", strconv.Itoa(int(100*min(max(share, 0), 1)))+"%", "")
}

// Reasons are the engine's reasons for the value of a move, in words.
type Reasons []struct {
	Words string `json:"words"`
}

// In joins the reasons' words.
func (r Reasons) In(l shell.Language) string {
	words := make([]string, len(r))
	for i, reason := range r {
		words[i] = reason.Words
	}
	return strings.Join(words, WordSemicolon.In(l))
}
