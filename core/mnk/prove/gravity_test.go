package prove

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
)

// TestFalling compares proofs of random positions with minimax, the plies to the end included.
func TestFalling(t *testing.T) {
	rng := dice.NewRand(5)
	v := NewProver(10) // much is forgotten
	var seen [mnk.Loss + 1]int
	for _, g := range []mnk.Game{
		{Columns: 3, Rows: 3, K: 3}, {Columns: 4, Rows: 4, K: 3}, {Columns: 4, Rows: 4, K: 4}, {Columns: 5, Rows: 3, K: 4}, {Columns: 3, Rows: 5, K: 4},
		{Columns: 4, Rows: 3, K: 2}, {Columns: 3, Rows: 3, K: 1}, {Columns: 5, Rows: 3, K: 5}, {Columns: 1, Rows: 6, K: 3}, {Columns: 6, Rows: 1, K: 3}, {Columns: 32, Rows: 1, K: 4},
	} {
		g.Rule = mnk.Gravity
		m := mnktest.Minimax{}
		for range 300 {
			p := mnktest.RandomPosition(rng, g, rng.IntN(g.Columns*g.Rows))
			if p.Over() || g.Columns*g.Rows-p.Board.Stones() > 12 {
				continue
			}
			want, plies := mnk.Draw, 0
			switch value := m.Value(p); {
			case value > 0:
				want, plies = mnk.Win, 1000-value
			case value < 0:
				want, plies = mnk.Loss, 1000+value
			}
			if got := prove(t, v, p, 1_000_000); got.Outcome != want || got.Plies != plies {
				t.Fatalf("%v, %v to move, %q: %+v, want %d in %d", g, p.Turn, mnktest.Rows(p.Board), got, want, plies)
			}
			seen[want]++
		}
	}
	for outcome := mnk.Win; outcome <= mnk.Loss; outcome++ {
		if seen[outcome] < 90 {
			t.Errorf("outcome %d only %d times", outcome, seen[outcome])
		}
	}
}

// TestFollows compares what a side is sure of by answers on top of the other side's stones with minimax.
func TestFollows(t *testing.T) {
	rng := dice.NewRand(8)
	var seen [4]int
	for _, g := range []mnk.Game{{Columns: 6, Rows: 4, K: 3}, {Columns: 6, Rows: 4, K: 4}, {Columns: 7, Rows: 3, K: 4}, {Columns: 5, Rows: 5, K: 4}, {Columns: 4, Rows: 4, K: 3}} {
		g.Rule = mnk.Gravity
		m := mnktest.Minimax{}
		for range 4000 {
			p := mnktest.RandomPosition(rng, g, rng.IntN(g.Columns*g.Rows))
			if p.Over() || g.Columns*g.Rows-p.Board.Stones() > 11 {
				continue
			}
			f := &falling{}
			mine, all := f.read(&p)
			if f.completes(mine, all)&(all+f.bottom) != 0 {
				continue
			}
			for i, sure := range [4]bool{f.follows(mine^all, mine, all, false), f.follows(mine^all, mine, all, true), f.leads(mine, all, false), f.leads(mine, all, true)} {
				if !sure {
					continue
				}
				seen[i]++
				if value := m.Value(p); i == 0 && value > 0 || i == 1 && value >= 0 || i == 2 && value < 0 || i == 3 && value <= 0 {
					t.Fatalf("%v, %v to move, %q: %d is sure, but the value is %d", g, p.Turn, mnktest.Rows(p.Board), i, value)
				}
			}
		}
	}
	if slices.Min(seen[:]) < 80 {
		t.Errorf("sure only %v times", seen)
	}
}

// TestConnectFourSizes compares empty boards with the results of C. Steininger and the outcomes of J. Tromp
// (https://github.com/ChristopheSteininger/c4, https://tromp.github.io/c4/c4.html).
func TestConnectFourSizes(t *testing.T) {
	v := NewProver(20)
	for _, c := range []struct {
		columns, rows int
		want          mnk.Outcome
		plies         int
	}{
		{4, 4, mnk.Draw, 0}, {5, 4, mnk.Draw, 0}, {6, 4, mnk.Loss, 24}, {7, 4, mnk.Draw, 0}, {4, 5, mnk.Draw, 0}, {5, 5, mnk.Draw, 0}, {6, 5, mnk.Draw, 0},
		{4, 6, mnk.Draw, 0}, {5, 6, mnk.Draw, 0}, {6, 6, mnk.Loss, 36}, {7, 5, mnk.Draw, 0},
	} {
		if testing.Short() && c.columns*c.rows > 30 {
			continue
		}
		p, err := mnk.Game{Columns: c.columns, Rows: c.rows, K: 4, Rule: mnk.Gravity}.Start()
		if err != nil {
			t.Fatal(err)
		}
		got := prove(t, v, p, 1<<40)
		if t.Logf("%d × %d: %+v", c.columns, c.rows, got); got.Outcome != c.want || got.Plies != c.plies {
			t.Errorf("%d × %d: %+v, want %d in %d", c.columns, c.rows, got, c.want, c.plies)
		}
	}
}
