//go:build js && wasm

package shell

import (
	"net/url"
	"strconv"
	"strings"
)

// InLink writes cards as a link carries them: without spaces.
func InLink(hand string) string { return url.QueryEscape(strings.ReplaceAll(hand, " ", "")) }

// Dotted writes numbers for a link, with dots between them.
func Dotted(of []int) string {
	parts := make([]string, len(of))
	for i, n := range of {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ".")
}

// Undotted reads the numbers of a Dotted text. It skips parts that are not
// numbers.
func Undotted(text string) []int {
	var all []int
	for _, part := range strings.Split(text, ".") {
		if n, err := strconv.Atoi(part); err == nil {
			all = append(all, n)
		}
	}
	return all
}

// Query reads the state of a link: pairs with ampersands between them. It leaves out pairs that do not parse; the engine judges
// the others. It replaces url.ParseQuery, whose errors make TinyGo keep fmt's errors and two ways to sort.
func Query(text string) url.Values {
	values := url.Values{}
	for pair := range strings.SplitSeq(text, "&") {
		key, value, _ := strings.Cut(pair, "=")
		name, err := url.QueryUnescape(key)
		of, err2 := url.QueryUnescape(value)
		if pair != "" && err == nil && err2 == nil && !strings.Contains(pair, ";") {
			values[name] = append(values[name], of)
		}
	}
	return values
}
