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

// TestFourStones compares connect four on 7 × 6 with the values of the first moves that J. Allen and V. Allis found in 1988
// (https://tromp.github.io/c4/c4.html), and what is stored after four stones with proofs that do not know it.
func TestFourStones(t *testing.T) {
	v := NewProver(18)
	g := mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}
	for _, c := range []struct {
		moves string
		want  mnk.Outcome
		plies int
	}{
		{"", mnk.Win, 41}, {"a", mnk.Win, 39}, {"b", mnk.Win, 41}, {"c", mnk.Draw, 0}, {"d", mnk.Loss, 40}, {"e", mnk.Draw, 0}, {"f", mnk.Win, 41}, {"g", mnk.Win, 39},
	} {
		p := dropped(t, g, c.moves)
		if got := prove(t, v, p, 100_000); got.Outcome != c.want || got.Plies != c.plies {
			t.Errorf("after %q: %+v, want %d in %d", c.moves, got, c.want, c.plies)
		}
	}
}

// TestFourStonesAgree wants what follows from the values after four stones to be what is stored after one.
func TestFourStonesAgree(t *testing.T) {
	v := NewProver(18)
	g := mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}
	for first, score := range one {
		best := mnk.Loss
		for second := range g.Columns {
			p := dropped(t, g, string([]byte{byte('a' + first), byte('a' + second)}))
			switch got := prove(t, v, p, 100_000); got.Outcome {
			case mnk.Open:
				t.Errorf("%d %d: not proved", first, second)
			case mnk.Loss:
				best = mnk.Win
			case mnk.Draw:
				best = min(best, mnk.Draw)
			}
		}
		if want := map[bool]mnk.Outcome{true: mnk.Win, false: mnk.Loss}[score > 0]; score == 0 && best != mnk.Draw || score != 0 && best != want {
			t.Errorf("after column %d the outcome is %d, the score %d", first, best, score)
		}
	}
}

// TestFourStonesProved proves some of what is stored without it.
func TestFourStonesProved(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds")
	}
	g := mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}
	v := NewProver(20)
	for _, columns := range []string{"aade", "adae"} {
		p := dropped(t, g, columns)
		stored := prove(t, v, p, 1000)
		clear(v.entries)
		if own, err := v.ProveOn(&p, false, mnktest.Nodes(1<<40)); err != nil || own.Outcome != stored.Outcome {
			t.Errorf("%s: %+v, %+v stored (%v)", columns, own, stored, err)
		}
	}
}

// dropped returns the position after stones in columns.
func dropped(t *testing.T, g mnk.Game, columns string) mnk.Position {
	p, err := g.Start()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range columns {
		row := g.Rows - 1
		for p.Board.At(row, int(c-'a')) != mnk.Empty {
			row--
		}
		if err := p.Play(mnk.Square{Row: row, Column: int(c - 'a')}); err != nil {
			t.Fatal(err)
		}
	}
	return p
}
