//go:build js && wasm

package mahjong

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// optionOrder is the order in which a question's options are written.
var optionOrder = []string{
	"round", "seat", "dora", "ura", "tile", "from", "visible", "riichi", "safe", "right", "across", "left",
}

// inJS writes a value of a question as an embedder would; the language is left
// out, as that is the page's.
func inJS(value any) string {
	switch v := value.(type) {
	case string:
		return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(v) + "'"
	case []any:
		parts := make([]string, len(v))
		for i, item := range v {
			parts[i] = inJS(item)
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case map[string]any:
		var parts []string
		for _, name := range optionNames(v) {
			parts = append(parts, name+": "+inJS(v[name]))
		}
		return "{ " + strings.Join(parts, ", ") + " }"
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return fmt.Sprint(value)
}

func optionNames(options map[string]any) []string {
	var names []string
	for name := range options {
		if name != "lang" {
			names = append(names, name)
		}
	}
	place := func(name string) int {
		if i := slices.Index(optionOrder, name); i >= 0 {
			return i
		}
		return len(optionOrder)
	}
	slices.SortFunc(names, func(a, b string) int {
		if d := place(a) - place(b); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return names
}
