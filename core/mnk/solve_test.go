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

func TestSolved(t *testing.T) {
	for _, c := range []struct {
		m, n, k int
		want    Outcome
	}{
		{3, 3, 3, Draw}, {4, 3, 3, Win}, {4, 4, 4, Draw}, {5, 4, 4, Draw}, {6, 4, 4, Draw},
		{5, 5, 4, Draw}, {6, 5, 4, Win}, {6, 6, 4, Win}, {8, 8, 3, Win}, {5, 5, 5, Draw},
	} {
		p, _ := Game{Columns: c.m, Rows: c.n, K: c.k}.Start()
		start := time.Now()
		got := choose(t, p, Options{}, search.Budget{Millis: 20000})
		d := time.Since(start)
		t.Logf("%d,%d,%d: %+v best %v depth %d nodes %d %v %.2f Mn/s line %v", c.m, c.n, c.k, got.Value, got.Best, got.Depth, got.Nodes, d, float64(got.Nodes)/d.Seconds()/1e6, got.Line)
		if got.Value.Outcome != c.want || !got.Value.Proved {
			t.Errorf("%d,%d,%d: %+v", c.m, c.n, c.k, got.Value)
		}
	}
}
