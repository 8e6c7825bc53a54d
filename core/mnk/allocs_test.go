package mnk

import (
	"runtime"
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// TestNodesAllocateNothing holds that twice the nodes cost no more memory, beside a line of each candidate that came
// first for some time: TinyGo's modules have no collector.
func TestNodesAllocateNothing(t *testing.T) {
	for _, game := range []Game{
		{5, 5, 4, FreeStyle},
		{8, 8, 5, ExactLine},
		{15, 15, 5, FreeStyle},
		{15, 15, 5, Renju},
		{15, 15, 5, Caro},
		{15, 15, 6, FreeStyle},
	} {
		p, err := game.Start()
		if err != nil {
			t.Fatal(err)
		}
		for i := range 3 {
			if err := p.Play(Square{game.Rows / 2, game.Columns/2 - i}); err != nil {
				t.Fatal(err)
			}
		}
		of := func(nodes int64) float64 {
			return testing.AllocsPerRun(1, func() { choose(t, p, Options{}, search.Budget{Iterations: nodes}) })
		}
		if few, many := of(5_000), of(10_000); many > few+40 {
			t.Errorf("%+v: %v allocations in 5,000 nodes, %v in 10,000", game, few, many)
		}
	}
}

// TestOpeningsUseRoomAgain: the searches of an opening, at most three of 64 tries, cost 300 KB each at the most.
func TestOpeningsUseRoomAgain(t *testing.T) {
	p, err := Game{20, 20, 5, FreeStyle}.Start()
	if err != nil {
		t.Fatal(err)
	}
	of := func(nodes int64) (bytes int64) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := open(&p, 6, nodes, 4); err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		return int64(after.TotalAlloc - before.TotalAlloc)
	}
	of(500) // the tables
	few, many := of(5_000), of(25_000)
	if searches := int64(20_000 / 500); many-few > searches*300_000 {
		t.Errorf("%d bytes in 5,000 nodes, %d in 25,000", few, many)
	}
}
