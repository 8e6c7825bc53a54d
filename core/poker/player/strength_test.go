package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// TestSort: numbers of every length come out in order, those included whose gaps go past 2.
func TestSort(t *testing.T) {
	dice := dice.New(5)
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

// TestTop: of the 1,326 starting hands 6 are aces, and 6 more kings; of the 630 of a short deck as many.
func TestTop(t *testing.T) {
	for hand, better := range map[string]int{"As Ad": 6, "Kc Kh": 12} {
		d := decision{View: spot(t, hand, "8h 8d", "2c3d4h9cTc")}
		if got := d.top(); got != float64(better)/1326 {
			t.Errorf("%s: %v", hand, got)
		}
		d.Rules.Variant = game.ShortDeck
		if got := d.top(); got != float64(better)/630 {
			t.Errorf("%s, short: %v", hand, got)
		}
	}
}
