package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/search"
)

// TestDealsAllocateNothing holds that twice the deals cost no more memory, except for the list of them, which ends at
// mostDeals: TinyGo's modules have no collector.
func TestDealsAllocateNothing(t *testing.T) {
	book := shipped(t)
	for _, c := range []struct {
		level Level
		setup game.Setup
	}{
		{Beginner, table(game.Holdem, 2)}, {Regular, table(game.Holdem, 9)}, {Strong, table(game.Holdem, 2)},
		{Beginner, table(game.Draw, 3)}, {Regular, table(game.Draw, 6)},
	} {
		h, err := game.Start(&c.setup, 3)
		if err != nil {
			t.Fatal(err)
		}
		for h.Phase != game.Over {
			v, err := h.View(h.Turn)
			if err != nil {
				t.Fatal(err)
			}
			of := func(deals int64) float64 {
				return testing.AllocsPerRun(1, func() {
					meter := search.Start(search.Budget{Iterations: deals}, 0, func() int64 { return 0 }, nil)
					if _, err := Choose(v, c.level, seven, book, meter, 1); err != nil {
						t.Fatal(err)
					}
				})
			}
			if few, many := of(256), of(512); many > few+8 {
				t.Errorf("%v of %v, round %d: %v allocations in 256 deals, %v in 512", c.level, c.setup.Variant, v.Round, few, many)
			}
			a := game.Action{Kind: game.Check}
			switch legal := v.Legal(); {
			case legal.Discard:
				a.Kind = game.Discard
			case legal.Call > 0:
				a.Kind = game.Call
			case legal.Show:
				a.Kind = game.Show
			}
			if _, err := h.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// table is one of a variant without limits.
func table(variant game.Variant, seats int8) (s game.Setup) {
	s.Seats, s.Variant, s.MinBet = seats, variant, 2
	for i := range seats {
		s.Stacks[i] = 100
	}
	s.Blinds[0], s.Blinds[1] = 1, 2
	return s
}
