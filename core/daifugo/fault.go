package daifugo

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/search"
)

// Refuse returns the *search.Fault of a field of a position, of an element of
// it unless index is -1. The reason comes in parts, so that callers need not
// put it together.
//
//go:noinline
func Refuse(field string, index int, reason ...string) error {
	return &search.Fault{Code: search.BadGame, Field: field, Index: index, Reason: strings.Join(reason, "")}
}

// badText returns the fault of a text of which a word, counted from 0, is
// wrong.
func badText(field string, word int, text, reason string) error {
	return &search.Fault{Code: search.BadCard, Field: field, Index: -1,
		Reason: "has a fault at card " + strconv.Itoa(word+1) + ": \"" + text + "\" " + reason}
}
