package mnk

import (
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/search"
)

func millis() int64 { return time.Now().UnixMilli() }

// engine is used by all tests: an answer must not depend on what it did before.
var engine Engine

func choose(t testing.TB, p Position, o Options, b search.Budget) Choice {
	t.Helper()
	c, err := engine.Choose(p, o, search.Start(b, 0, millis, nil))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestSolved solves games whose values are known, within so many nodes.
func TestSolved(t *testing.T) {
	for _, c := range []struct {
		columns, rows, k int
		want             Outcome
		nodes            int64
	}{
		{3, 3, 3, Draw, 1_000},
		{4, 3, 3, Win, 1_000},
		{3, 4, 3, Win, 1_000},
		{5, 5, 3, Win, 2_000},
		{8, 8, 3, Win, 2_000},
		{20, 3, 3, Win, 20_000},
		{15, 15, 3, Win, 2_000},
		{20, 20, 2, Win, 1_000},
		{4, 4, 4, Draw, 100},
		{5, 4, 4, Draw, 200_000},
		{6, 4, 4, Draw, 5_000_000},
		{5, 5, 4, Draw, 600_000},
		{6, 5, 4, Win, 200_000},
		{7, 5, 4, Win, 200_000},
		{6, 6, 4, Win, 200_000},
		{7, 6, 4, Win, 400_000},
		{5, 5, 5, Draw, 1},
		{6, 5, 5, Draw, 100},
		{6, 6, 6, Draw, 1},
		{8, 8, 7, Draw, 1},
		{8, 8, 8, Draw, 1},
		{10, 10, 8, Draw, 1},
		{20, 20, 20, Draw, 1},
	} {
		if c.nodes > 300_000 && testing.Short() {
			continue
		}
		p, _ := Game{Columns: c.columns, Rows: c.rows, K: c.k}.Start()
		got := choose(t, p, Options{}, search.Budget{Iterations: c.nodes})
		t.Logf("%d,%d,%d: %+v by %v, depth %d, %d nodes", c.columns, c.rows, c.k, got.Value, got.Best, got.Depth, got.Nodes)
		if got.Value.Outcome != c.want || !got.Value.Proved || !got.Finished {
			t.Errorf("%d,%d,%d: %+v, want %v", c.columns, c.rows, c.k, got.Value, c.want)
		}
		checkLine(t, p, got.Line)
	}
}
