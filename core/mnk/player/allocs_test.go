package player

import (
	"runtime"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

// TestNodesAllocateNothing wants twice the nodes to cost no more memory, except a line for each candidate that was
// first for a while: TinyGo's modules have no collector.
func TestNodesAllocateNothing(t *testing.T) {
	for _, game := range []mnk.Game{
		{Columns: 5, Rows: 5, K: 4, Rule: mnk.FreeStyle},
		{Columns: 8, Rows: 8, K: 5, Rule: mnk.ExactLine},
		{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle},
		{Columns: 15, Rows: 15, K: 5, Rule: mnk.Renju},
		{Columns: 15, Rows: 15, K: 5, Rule: mnk.Caro},
		{Columns: 15, Rows: 15, K: 6, Rule: mnk.FreeStyle},
	} {
		p, err := game.Start()
		if err != nil {
			t.Fatal(err)
		}
		for i := range 3 {
			if err := p.Play(mnk.Square{Row: game.Rows / 2, Column: game.Columns/2 - i}); err != nil {
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

// TestOpeningsUseRoomAgain: the searches of an opening, at most three for each of 64 tries, cost at most 300 KB each.
func TestOpeningsUseRoomAgain(t *testing.T) {
	p, err := mnk.Game{Columns: 20, Rows: 20, K: 5, Rule: mnk.FreeStyle}.Start()
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

// TestThreatsAllocateNothing: what a search for threats allocates does not grow with its nodes.
func TestThreatsAllocateNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("allocations are the same on every target")
	}
	rows := []string{
		"...............", "...............", "...............", "...............", "...............", "....o...o......", "....o....xox...",
		"......o...x....", "...............", ".........xxo...", ".......o...x...", ".....x...xo....", "...............", "...............", "...............",
	}
	b, err := mnk.Parse(rows)
	if err != nil {
		t.Fatal(err)
	}
	p, err := mnk.Game{Columns: 15, Rows: 15, K: 5}.At(b, mnk.White)
	if err != nil {
		t.Fatal(err)
	}
	table := new(Table)
	of := func(nodes int64) float64 {
		return testing.AllocsPerRun(1, func() {
			meter := search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil)
			if found, err := SolveThreats(&p, mnk.Black, false, 500, table, meter); err != nil || found.Kind == "" {
				t.Fatal(found, err)
			}
		})
	}
	if few, many := of(10_000), of(100_000); many > few+20 {
		t.Errorf("%v allocations in 10,000 nodes, %v in 100,000", few, many)
	}
}
