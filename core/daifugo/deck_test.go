package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

// TestAsideByLot: the cards that are laid aside are any but those kept, each as a list of them would have it by the same lot.
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
		if got := without(Deck(int(seed%3)), n, kept, r); got != want || got.Len() != Deck(int(seed%3)).Len()-n {
			t.Errorf("%v without %d: %v, want %v", Deck(int(seed%3)), n, got, want)
		}
	}
}
