package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedBeginnings compares choices with recorded ones, by every rule and level. There are few stones, all in the
// corner of the first square.
func TestRecordedBeginnings(t *testing.T) {
	var lines []string
	dice := dice.New(7)
	for _, g := range [...]mnk.Game{
		{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, {Columns: 15, Rows: 15, K: 5, Rule: mnk.Renju}, {Columns: 19, Rows: 19, K: 5, Rule: mnk.Caro}, {Columns: 9, Rows: 9, K: 5, Rule: mnk.ExactLine}, {Columns: 9, Rows: 9, K: 4, Rule: mnk.FreeStyle},
		{Columns: 12, Rows: 9, K: 6, Rule: mnk.ExactLine}, {Columns: 8, Rows: 8, K: 5, Rule: mnk.FreeStyle}, {Columns: 6, Rows: 6, K: 4, Rule: mnk.FreeStyle}, {Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 5, K: 3, Rule: mnk.ExactLine},
	} {
		line := fmt.Sprint(g, ":")
		for stones := range 6 {
			p := mnktest.InCorner(t, g, 5, stones, &dice)
			for _, o := range [...]Options{{Lines: stones % 3}, {Level: 1 + stones%4, MaxDepth: stones / 4}} {
				line += " " + recordtest.Sum(chooseBy(t, p, o, search.Budget{Iterations: 120}, uint32(stones)))
			}
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "beginnings.txt", lines, recordtest.Game)
}

// TestLapses counts how often levels overlook something, on boards of so many squares.
func TestLapses(t *testing.T) {
	for _, c := range [...]struct {
		level, columns, rows int
		want                 float64
	}{
		{1, 9, 1, 0.733}, {1, 12, 1, 0.733}, {1, 15, 15, 0.733}, {2, 6, 1, 0.467}, {2, 9, 1, 0.467}, {2, 12, 1, 0.35}, {2, 15, 1, 0.28}, {2, 15, 15, 0.28},
		{3, 9, 1, 0.333}, {3, 12, 1, 0.25}, {3, 15, 1, 0.2}, {3, 18, 1, 0.2}, {4, 9, 1, 0.207}, {4, 12, 1, 0.155}, {4, 10, 10, 0.124},
	} {
		p, err := mnk.Game{Columns: c.columns, Rows: c.rows, K: 1}.Start()
		if err != nil {
			t.Fatal(err)
		}
		r := newRoot(&p, Options{Level: c.level}, &memory, nil)
		rng, n := dice.NewRand(1), 0
		for range 20_000 {
			if r.lapsed(rng) {
				n++
			}
		}
		if got := float64(n) / 20_000; got < c.want-0.012 || got > c.want+0.012 {
			t.Errorf("level %d, %d × %d squares: %v, not %v", c.level, c.columns, c.rows, got, c.want)
		}
	}
}
