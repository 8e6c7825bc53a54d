package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestAsideByLot: the cards set aside are random, never those kept, and equal to
// a draw from a list with the same random numbers.
func TestAsideByLot(t *testing.T) {
	for seed := range uint32(60) {
		r, again := dice.NewRand(seed), dice.NewRand(seed)
		kept := [...]Set{0, DiamondThree, DiamondThree | Jokers}[seed%3]
		n := int(seed) % 20
		want := Deck(int(seed % 3))
		for range n {
			var list []Set
			for left := want &^ kept; left != 0; left &^= left.First() {
				list = append(list, left.First())
			}
			want &^= list[again.IntN(len(list))]
		}
		if got := without(Pile{Cards: Deck(int(seed % 3))}, n, kept, r).Cards; got != want || got.Len() != Deck(int(seed%3)).Len()-n {
			t.Errorf("%v without %d: %v, want %v", Deck(int(seed%3)), n, got, want)
		}
	}
}

// TestWithJokersOf: as many jokers become the first of the hand; more than it has, and none, stay as they are.
func TestWithJokersOf(t *testing.T) {
	const five, first, second = Set(1 << 5), Set(1 << 52), Set(1 << 53)
	for _, c := range []struct{ hand, cards, want Set }{
		{five, five, five}, {five | first, five, five}, {five | second, five, five},
		{five | first, five | first, five | first}, {five | second, five | first, five | second},
		{five | first | second, five | first, five | first}, {five | first, first, first}, {five | second, first, second},
		{five, five | first, five | first}, // what the hand has not is refused as it was written
		{five | second, first | second, first | second}, {first | second, first | second, first | second},
	} {
		if got := c.cards.WithJokersOf(c.hand); got != c.want {
			t.Errorf("%b of %b: %b, want %b", c.cards, c.hand, got, c.want)
		}
	}
}
