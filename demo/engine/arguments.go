//go:build js && wasm

package engine

import (
	"strconv"
	"syscall/js"
)

// Number returns a text as a number. A text that is not a number stays unchanged,
// for the engine to refuse.
func Number(text string) any {
	if n, err := strconv.ParseFloat(text, 64); err == nil {
		return n
	}
	return text
}

// List converts cards to a JavaScript array.
func List(cards []string) []any {
	items := make([]any, len(cards))
	for i, card := range cards {
		items[i] = card
	}
	return items
}

// Numbers converts integers to a JavaScript array.
func Numbers(of []int) []any {
	items := make([]any, len(of))
	for i, n := range of {
		items[i] = n
	}
	return items
}

// Value makes an Answer from a position put together in Go.
func Value(of map[string]any) Answer { return Answer{Value: js.ValueOf(of)} }

// With returns a copy of options with one more option.
func With(options map[string]any, name string, value any) map[string]any {
	all := map[string]any{}
	for n, v := range options {
		all[n] = v
	}
	all[name] = value
	return all
}
