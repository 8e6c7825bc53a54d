package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func prove(t *testing.T, v *Prover, p Position, nodes int64) Proof {
	t.Helper()
	got, err := v.Prove(&p, search.Start(search.Budget{Iterations: nodes}, 0, millis, nil))
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// TestProve proves games whose values are known (J. W. H. M. Uiterwijk, H. J. van
// den Herik: The advantage of the initiative, Information Sciences 122, 2000).
func TestProve(t *testing.T) {
	v := NewProver(20)
	for _, c := range []struct {
		columns, rows, k int
		want             Outcome
		nodes            int64
	}{
		{3, 3, 3, Draw, 1000}, {4, 3, 3, Win, 100}, {3, 4, 3, Win, 100}, {8, 8, 3, Win, 1000}, {4, 4, 4, Draw, 100}, {5, 4, 4, Draw, 5000},
		{6, 4, 4, Draw, 200_000}, {5, 5, 4, Draw, 60_000}, {6, 5, 4, Win, 5000}, {6, 6, 4, Win, 5000}, {7, 6, 4, Win, 10_000},
		{5, 5, 5, Draw, 1}, {6, 5, 5, Draw, 1000}, {6, 6, 5, Draw, 60_000}, {8, 8, 8, Draw, 1},
	} {
		p, err := Game{Columns: c.columns, Rows: c.rows, K: c.k}.Start()
		if err != nil {
			t.Fatal(err)
		}
		got := prove(t, v, p, c.nodes)
		t.Logf("%d,%d,%d: %d, %d nodes", c.columns, c.rows, c.k, got.Outcome, got.Nodes)
		if got.Outcome != c.want {
			t.Errorf("%d,%d,%d: %d by %d nodes, want %d", c.columns, c.rows, c.k, got.Outcome, got.Nodes, c.want)
		}
	}
}

// TestProofsOfPositions compares random positions of small games to minimax.
func TestProofsOfPositions(t *testing.T) {
	rng := dice.NewRand(13)
	v := NewProver(12) // much is forgotten
	tries := 1500
	if testing.Short() {
		tries = 400
	}
	var seen [Loss + 1]int
	for _, g := range []Game{{3, 3, 3, FreeStyle}, {4, 3, 3, ExactLine}, {4, 3, 3, FreeStyle}, {5, 2, 2, ExactLine}, {4, 3, 2, ExactLine}, {6, 2, 4, FreeStyle}, {4, 3, 4, ExactLine}} {
		m := minimax{}
		for range tries {
			p := randomPosition(rng, g, rng.IntN(g.Columns*g.Rows))
			if p.Over() || g.Columns*g.Rows-p.Board.stonesOf(0)-p.Board.stonesOf(1) > 9 {
				continue
			}
			want := Draw
			if value := m.value(p); value > 0 {
				want = Win
			} else if value < 0 {
				want = Loss
			}
			if got := prove(t, v, p, 1_000_000); got.Outcome != want {
				t.Fatalf("%v, %v to move, %q: %d, want %d", g, p.Turn, text(p.Board), got.Outcome, want)
			}
			seen[want]++
		}
	}
	t.Log(seen)
	for outcome := Win; outcome <= Loss; outcome++ {
		if seen[outcome] < 50 {
			t.Errorf("outcome %d only %d times", outcome, seen[outcome])
		}
	}
}

// TestProveFaults are boards that it is not for, and a budget that is too small.
func TestProveFaults(t *testing.T) {
	v := NewProver(10)
	for _, c := range []struct {
		p    Position
		want string
	}{
		{Position{Game{13, 5, 5, FreeStyle}, Board{columns: 13, rows: 5}, Black}, "board has more than 64 squares, which are too many to prove"},
		{Position{Game{7, 7, 5, Renju}, Board{columns: 7, rows: 7}, Black}, "rule must be free or exact for a proof"},
		{Position{Game{3, 1, 3, FreeStyle}, parse(t, "oxo"), White}, ErrOver.Error()},
	} {
		if _, err := v.Prove(&c.p, endless()); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	p, _ := Game{6, 4, 4, FreeStyle}.Start()
	if got := prove(t, v, p, 50); got.Outcome != Open || got.Nodes < 50 || got.Nodes > 200 {
		t.Errorf("50 nodes: %+v", got)
	}
}

// TestProofsAllocateNothing holds that positions cost no memory: TinyGo's modules have no collector.
func TestProofsAllocateNothing(t *testing.T) {
	v := NewProver(16)
	for _, c := range []Game{{Columns: 7, Rows: 7, K: 5}, {Columns: 8, Rows: 8, K: 5}, {Columns: 8, Rows: 4, K: 4}, {Columns: 5, Rows: 5, K: 4}} {
		p, err := c.Start()
		if err != nil {
			t.Fatal(err)
		}
		of := func(nodes int64) float64 {
			return testing.AllocsPerRun(1, func() { prove(t, v, p, nodes) })
		}
		if few, many := of(2_000), of(12_000); many > few+8 {
			t.Errorf("%d,%d,%d: %v allocations in 12,000 positions, %v in 2,000", c.Columns, c.Rows, c.K, many, few)
		}
	}
}
