package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
)

// TestWithJokersOf: one joker is the one that the hand has, the first of two; more than one, and none, stay as they are.
func TestWithJokersOf(t *testing.T) {
	const five, first, second = daifugo.Set(1 << 5), daifugo.Set(1 << 52), daifugo.Set(1 << 53)
	for _, c := range []struct{ hand, cards, want daifugo.Set }{
		{five, five, five}, {five | first, five, five}, {five | second, five, five},
		{five | first, five | first, five | first}, {five | second, five | first, five | second},
		{five | first | second, five | first, five | first}, {five | first, first, first}, {five | second, first, second},
		{five, five | first, five | first}, // what the hand has not is refused as it was written
		{five | second, first | second, first | second}, {first | second, first | second, first | second},
	} {
		if got := withJokersOf(c.hand, c.cards); got != c.want {
			t.Errorf("%b of %b: %b, want %b", c.cards, c.hand, got, c.want)
		}
	}
}
