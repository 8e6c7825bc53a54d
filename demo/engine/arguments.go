//go:build js && wasm

package engine

import (
	"strconv"
	"syscall/js"
)

// Number is a text as the number it is, or as it stands, for the engine to refuse.
func Number(text string) any {
	if n, err := strconv.ParseFloat(text, 64); err == nil {
		return n
	}
	return text
}

// List is cards as JavaScript takes them.
func List(cards []string) []any {
	items := make([]any, len(cards))
	for i, card := range cards {
		items[i] = card
	}
	return items
}

// Numbers are integers as JavaScript takes them.
func Numbers(of []int) []any {
	items := make([]any, len(of))
	for i, n := range of {
		items[i] = n
	}
	return items
}

// Value is a position put together here, as an answer would hold it.
func Value(of map[string]any) Answer { return Answer{Value: js.ValueOf(of)} }

// With returns options and one more.
func With(options map[string]any, name string, value any) map[string]any {
	all := map[string]any{}
	for n, v := range options {
		all[n] = v
	}
	all[name] = value
	return all
}
