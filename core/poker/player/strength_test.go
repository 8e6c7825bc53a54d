package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// TestSort: numbers of every length come out in order, those included whose gaps go past 2.
func TestSort(t *testing.T) {
	dice := search.NewDice(5)
	for n := range 300 {
		x := make([]uint32, n)
		for i := range x {
			x[i] = dice.Under(uint32(n) + 1)
		}
		if sort(x); !slices.IsSorted(x) {
			t.Fatalf("%d numbers: %v", n, x)
		}
	}
}

// TestPlace: the part below a number, of equal ones half.
func TestPlace(t *testing.T) {
	sorted := []uint32{2, 4, 4, 8}
	for x, want := range map[uint32]float64{1: 0, 2: 0.125, 3: 0.25, 4: 0.5, 5: 0.75, 8: 0.875, 9: 1} {
		if got := place(sorted, x); got != want {
			t.Errorf("%d: %v, not %v", x, got, want)
		}
	}
}
