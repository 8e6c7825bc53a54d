package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// TestPlayoutsAllocateNothing checks that twice the games take no more memory. TinyGo's modules have no collector.
func TestPlayoutsAllocateNothing(t *testing.T) {
	start := daifugo.Start(daifugo.UEC, daifugo.UEC.Deal(0, dice.NewRand(1)), [daifugo.MaxPlayers]int8{})
	for _, learned := range []bool{false, true} {
		of := func(games int64) float64 {
			return testing.AllocsPerRun(1, func() {
				meter := search.Start(search.Budget{}, games, func() int64 { return 0 }, nil)
				new(tally).play(&start, learned, games, meter, dice.NewRand(1))
			})
		}
		if few, many := of(50), of(100); many > few+8 {
			t.Errorf("learned %v: %v allocations in 50 games, %v in 100", learned, few, many)
		}
	}
}
