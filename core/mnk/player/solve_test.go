package player

import (
	"testing"
	"time"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

func millis() int64 { return time.Now().UnixMilli() }

// memory is used by all tests: an answer must not depend on what it held before.
var memory Table

// A choice is all results of a search.
type choice struct {
	Evaluation
	Best       mnk.Square
	Line       []mnk.Square
	Candidates []Candidate
}

func choose(t testing.TB, p mnk.Position, o Options, b search.Budget) choice {
	t.Helper()
	return chooseBy(t, p, o, b, 0)
}

// chooseBy is choose for levels that leave something to the chance of a seed.
func chooseBy(t testing.TB, p mnk.Position, o Options, b search.Budget, seed uint32) choice {
	t.Helper()
	c, err := NewChooser(&p, o, &memory)
	if err != nil {
		t.Fatal(err)
	}
	all := c.Choose(search.Start(b, 0, millis, nil), seed)
	return choice{c.Evaluation(), all[0].Square, all[0].Line, all}
}

// TestSolved solves games whose values are known, within so many nodes.
func TestSolved(t *testing.T) {
	for _, c := range []struct {
		columns, rows, k int
		want             mnk.Outcome
		nodes            int64
	}{
		{3, 3, 3, mnk.Draw, 1_000},
		{4, 3, 3, mnk.Win, 1_000},
		{3, 4, 3, mnk.Win, 1_000},
		{5, 5, 3, mnk.Win, 2_000},
		{8, 8, 3, mnk.Win, 2_000},
		{20, 3, 3, mnk.Win, 20_000},
		{15, 15, 3, mnk.Win, 2_000},
		{20, 20, 2, mnk.Win, 1_000},
		{4, 4, 4, mnk.Draw, 100},
		{5, 4, 4, mnk.Draw, 200_000},
		{6, 4, 4, mnk.Draw, 5_000_000},
		{5, 5, 4, mnk.Draw, 600_000},
		{6, 5, 4, mnk.Win, 200_000},
		{7, 5, 4, mnk.Win, 200_000},
		{6, 6, 4, mnk.Win, 200_000},
		{7, 6, 4, mnk.Win, 400_000},
		{5, 5, 5, mnk.Draw, 1},
		{6, 5, 5, mnk.Draw, 100},
		{6, 6, 6, mnk.Draw, 1},
		{8, 8, 7, mnk.Draw, 1},
		{8, 8, 8, mnk.Draw, 1},
		{10, 10, 8, mnk.Draw, 1},
		{20, 20, 20, mnk.Draw, 1},
	} {
		if c.nodes > 300_000 && testing.Short() {
			continue
		}
		p, _ := mnk.Game{Columns: c.columns, Rows: c.rows, K: c.k}.Start()
		got := choose(t, p, Options{}, search.Budget{Iterations: c.nodes})
		t.Logf("%d,%d,%d: %+v by %v, depth %d, %d nodes", c.columns, c.rows, c.k, got.Value, got.Best, got.Depth, got.Nodes)
		if got.Value.Outcome != c.want || !got.Value.Proved || !got.Finished {
			t.Errorf("%d,%d,%d: %+v, want %v", c.columns, c.rows, c.k, got.Value, c.want)
		}
		checkLine(t, p, got.Line)
	}
}
