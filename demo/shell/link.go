//go:build js && wasm

package shell

import (
	"net/url"
	"strings"
)

func InLink(hand string) string { return url.QueryEscape(strings.ReplaceAll(hand, " ", "")) }
