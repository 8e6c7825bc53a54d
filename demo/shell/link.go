//go:build js && wasm

package shell

import (
	"net/url"
	"strings"
)

// InLink writes cards as a link carries them, without spaces.
func InLink(hand string) string { return url.QueryEscape(strings.ReplaceAll(hand, " ", "")) }
