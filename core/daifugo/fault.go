package daifugo

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Whole is the index of a fault that concerns the whole field.
const Whole = -1

// Refuse returns the *fault.Fault of a field of a position, or of its element
// with an index other than Whole. The parts of the reason are joined.
//
//go:noinline
func Refuse(field string, index int, reason ...string) error {
	return &fault.Fault{Code: fault.BadGame, Field: field, Index: index, Reason: strings.Join(reason, "")}
}

// unlike is Refuse for a number that is not what it must be.
//
//go:noinline
func unlike(field string, index int, want string, got int8) error {
	return Refuse(field, index, want, ", not ", Number(int(got)))
}

// Number is strconv.Itoa, not inlined: that keeps the module small.
//
//go:noinline
func Number(n int) string { return strconv.Itoa(n) }

// badText returns the fault of a text with a wrong card, counted from 0, and
// quotes it.
func badText(field string, card int, quote, reason string) error {
	return fault.Refuse(fault.BadCard, field, "has a fault at card "+Number(card+1)+": \""+quote+"\" "+reason)
}
