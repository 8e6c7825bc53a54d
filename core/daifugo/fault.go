package daifugo

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Whole is the index of a fault that is of no element of its field.
const Whole = -1

// Refuse returns the *fault.Fault of a field of a position, of an element of
// it unless index is Whole. The reason comes in parts, so that callers need not
// put it together.
//
//go:noinline
func Refuse(field string, index int, reason ...string) error {
	return &fault.Fault{Code: fault.BadGame, Field: field, Index: index, Reason: strings.Join(reason, "")}
}

// unlike is Refuse of a number that is not what it must be.
//
//go:noinline
func unlike(field string, index int, want string, got int8) error {
	return Refuse(field, index, want, ", not ", Number(int(got)))
}

// Number is strconv.Itoa out of line.
//
//go:noinline
func Number(n int) string { return strconv.Itoa(n) }

// badText returns the fault of a text of which a card, counted from 0, is
// wrong, and quotes it.
func badText(field string, card int, quote, reason string) error {
	return fault.Refuse(fault.BadCard, field, "has a fault at card "+Number(card+1)+": \""+quote+"\" "+reason)
}
