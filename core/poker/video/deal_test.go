package video

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
)

// TestDeal checks that a whole deck is dealt without repeats, that a seed
// fixes it, and that every card comes first about as often.
func TestDeal(t *testing.T) {
	for jokers := range int8(3) {
		d := Deck{Jokers: jokers}
		n := 52 + int(jokers)
		all := d.Deal(dice.NewRand(9), n)
		if again := d.Deal(dice.NewRand(9), n); !slices.Equal(all, again) {
			t.Errorf("%d jokers: one seed deals %v and %v", jokers, all, again)
		}
		slices.Sort(all)
		whole := d.Cards()
		slices.Sort(whole)
		if len(whole) != n || !slices.Equal(all, whole) || len(slices.Compact(all)) != n {
			t.Errorf("%d jokers: dealt %v of %v", jokers, all, whole)
		}
	}
	const deals = 52_000
	first := map[cards.Card]int{}
	rng := dice.NewRand(1)
	for range deals {
		first[Deck{}.Deal(rng, 2)[0]]++
	}
	chi := 0.0 // 51 degrees of freedom: above 90 once in 1,700
	for _, n := range first {
		chi += float64(n-deals/52) * float64(n-deals/52) / (deals / 52)
	}
	if len(first) != 52 || chi > 90 {
		t.Errorf("%d first cards, chi-square %.1f", len(first), chi)
	}
}
