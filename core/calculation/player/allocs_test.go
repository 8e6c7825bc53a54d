package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

// TestSearchesAllocateNothing checks that twice the playouts, and twice the
// positions of a solver, cost no more memory except for the next beam and the
// list of its moves: TinyGo's modules have no collector.
func TestSearchesAllocateNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("allocations are the same on every target")
	}
	dice := dice.New(5)
	for _, piles := range []int{2, 4} {
		s, err := calculation.Deal(1, piles, &dice)
		if err != nil {
			t.Fatal(err)
		}
		hidden := s
		hidden.Hide()
		for name, run := range map[string]func(n int64){
			"Choose":        func(n int64) { NewChooser(&hidden).Choose(playoutsOf(n), 1) },
			"Rate":          func(n int64) { new(Rate).Play(&hidden, Eager, n, playoutsOf(n), 1) },
			"StillWinnable": func(n int64) { StillWinnable(&hidden, playoutsOf(n), 1) },
			"Solve":         func(n int64) { Solve(&s, playoutsOf(100*n)) },
		} {
			of := func(n int64) float64 { return testing.AllocsPerRun(1, func() { run(n) }) }
			if few, many := of(200), of(400); many > few+8 {
				t.Errorf("%s, %d piles: %v allocations for 200, %v for 400", name, piles, few, many)
			}
		}
	}
}

// TestReviewsUseRoomAgain: a review solves dozens of positions, in the room of the first.
func TestReviewsUseRoomAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("allocations are the same on every target")
	}
	dice := dice.New(5)
	s, err := calculation.Deal(1, 2, &dice)
	if err != nil {
		t.Fatal(err)
	}
	var room solver
	first := room.solve(&s, playoutsOf(20_000))
	if first.Proof != Unproved || first.Nodes != 20_000 {
		t.Fatalf("%+v", first)
	}
	if n := testing.AllocsPerRun(5, func() { room.solve(&s, playoutsOf(20_000)) }); n > 2 {
		t.Errorf("%v allocations in room that was used", n)
	}
}
