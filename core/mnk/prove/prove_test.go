package prove

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

func prove(t *testing.T, v *Prover, p mnk.Position, nodes int64) Proof {
	t.Helper()
	got, err := v.Prove(&p, mnktest.Nodes(nodes))
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
		want             mnk.Outcome
		nodes            int64
	}{
		{3, 3, 3, mnk.Draw, 1000}, {4, 3, 3, mnk.Win, 100}, {3, 4, 3, mnk.Win, 100}, {8, 8, 3, mnk.Win, 1000}, {4, 4, 4, mnk.Draw, 100}, {5, 4, 4, mnk.Draw, 5000},
		{6, 4, 4, mnk.Draw, 200_000}, {5, 5, 4, mnk.Draw, 60_000}, {6, 5, 4, mnk.Win, 5000}, {6, 6, 4, mnk.Win, 5000}, {7, 6, 4, mnk.Win, 10_000},
		{5, 5, 5, mnk.Draw, 1}, {6, 5, 5, mnk.Draw, 1000}, {6, 6, 5, mnk.Draw, 60_000}, {8, 8, 8, mnk.Draw, 1},
	} {
		p, err := mnk.Game{Columns: c.columns, Rows: c.rows, K: c.k}.Start()
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
	var seen [mnk.Loss + 1]int
	for _, g := range []mnk.Game{{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 3, K: 3, Rule: mnk.ExactLine}, {Columns: 4, Rows: 3, K: 3, Rule: mnk.FreeStyle}, {Columns: 5, Rows: 2, K: 2, Rule: mnk.ExactLine}, {Columns: 4, Rows: 3, K: 2, Rule: mnk.ExactLine}, {Columns: 6, Rows: 2, K: 4, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 3, K: 4, Rule: mnk.ExactLine}} {
		m := mnktest.Minimax{}
		for range tries {
			p := mnktest.RandomPosition(rng, g, rng.IntN(g.Columns*g.Rows))
			if p.Over() || g.Columns*g.Rows-p.Board.Stones() > 9 {
				continue
			}
			want := mnk.Draw
			if value := m.Value(p); value > 0 {
				want = mnk.Win
			} else if value < 0 {
				want = mnk.Loss
			}
			if got := prove(t, v, p, 1_000_000); got.Outcome != want {
				t.Fatalf("%v, %v to move, %q: %d, want %d", g, p.Turn, mnktest.Rows(p.Board), got.Outcome, want)
			}
			seen[want]++
		}
	}
	t.Log(seen)
	for outcome := mnk.Win; outcome <= mnk.Loss; outcome++ {
		if seen[outcome] < 50 {
			t.Errorf("outcome %d only %d times", outcome, seen[outcome])
		}
	}
}

// TestProveFaults has boards that Prove refuses, and a budget that is too small.
func TestProveFaults(t *testing.T) {
	v := NewProver(10)
	wide, _ := mnk.New(13, 5)
	renju, _ := mnk.New(7, 7)
	for _, c := range []struct {
		p    mnk.Position
		want string
	}{
		{mnk.Position{Game: mnk.Game{Columns: 13, Rows: 5, K: 5, Rule: mnk.FreeStyle}, Board: wide, Turn: mnk.Black}, "board has more than 64 squares, which are too many to prove"},
		{mnk.Position{Game: mnk.Game{Columns: 7, Rows: 7, K: 5, Rule: mnk.Renju}, Board: renju, Turn: mnk.Black}, "rule must be free, exact or gravity for a proof"},
		{mnk.Position{Game: mnk.Game{Columns: 8, Rows: 8, K: 4, Rule: mnk.Gravity}, Board: mnktest.BoardOf(t, strings.Repeat("........\n", 7)+"........"), Turn: mnk.Black}, "board is too large to prove: with one row more it must have 64 squares at most"},
		{mnk.Position{Game: mnk.Game{Columns: 2, Rows: 1, K: 2, Rule: mnk.Gravity}, Board: mnktest.BoardOf(t, "ox"), Turn: mnk.Black}, mnk.ErrOver.Error()},
		{mnk.Position{Game: mnk.Game{Columns: 3, Rows: 1, K: 3, Rule: mnk.FreeStyle}, Board: mnktest.BoardOf(t, "oxo"), Turn: mnk.White}, mnk.ErrOver.Error()},
	} {
		if _, err := v.Prove(&c.p, mnktest.Endless()); err == nil || err.Error() != c.want {
			t.Errorf("%v, want %q", err, c.want)
		}
	}
	p, _ := mnk.Game{Columns: 6, Rows: 4, K: 4, Rule: mnk.FreeStyle}.Start()
	if got := prove(t, v, p, 50); got.Outcome != mnk.Open || got.Nodes < 50 || got.Nodes > 200 {
		t.Errorf("50 nodes: %+v", got)
	}
}

// TestProofsAllocateNothing holds that positions cost no memory: TinyGo's modules have no collector.
func TestProofsAllocateNothing(t *testing.T) {
	v := NewProver(16)
	for _, c := range []mnk.Game{{Columns: 7, Rows: 7, K: 5}, {Columns: 8, Rows: 8, K: 5}, {Columns: 8, Rows: 4, K: 4}, {Columns: 5, Rows: 5, K: 4}} {
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

// TestSum checks the numbers of a position against those of its moves, sorted. It is as easy to prove as its easiest
// move is to refute. It is as hard to refute as its hardest move is to prove, plus one for each other open move.
func TestSum(t *testing.T) {
	dice := dice.New(4)
	number := func() uint32 { return [...]uint32{0, 1, 2, 3, 7, unlimited}[dice.Under(6)] }
	for range 5000 {
		s, base := proving{}, int(dice.Under(3))
		for range base {
			s.efforts = append(s.efforts, effort{0, 0})
		}
		var aims, fails []uint32
		open := uint32(0)
		for range 1 + dice.Under(5) {
			c := effort{number(), number()}
			s.efforts, aims, fails = append(s.efforts, c), append(aims, c.aim), append(fails, c.fail)
			if c.aim != 0 && c.fail != 0 {
				open++
			}
		}
		first := base + slices.Index(fails, slices.Min(fails))
		slices.Sort(fails)
		want := effort{fails[0], slices.Max(aims)}
		if open > 0 {
			open--
		}
		switch {
		case want.aim == 0:
			want.fail = unlimited
		case want.fail < unlimited:
			want.fail += open
		}
		next := append(fails, unlimited)[1]
		var got effort
		if easiest, others, second := s.sum(base, &got); got != want || easiest != first || others != open || second != next {
			t.Fatalf("%v from %d on: %v, %d, %d, %d; want %v, %d, %d, %d", s.efforts, base, got, easiest, others, second, want, first, open, next)
		}
	}
}

// TestRecordedProofs compares the number of positions of a proof with the recorded one, with memories of all sizes,
// which forget more or less.
func TestRecordedProofs(t *testing.T) {
	var recorded []string
	dice := dice.New(9)
	for i, g := range [...]mnk.Game{
		{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 4, K: 3, Rule: mnk.ExactLine}, {Columns: 4, Rows: 4, K: 4, Rule: mnk.FreeStyle}, {Columns: 5, Rows: 4, K: 4, Rule: mnk.ExactLine}, {Columns: 5, Rows: 5, K: 4, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 6, K: 4, Rule: mnk.FreeStyle},
		{Columns: 6, Rows: 6, K: 5, Rule: mnk.ExactLine}, {Columns: 5, Rows: 5, K: 4, Rule: mnk.ExactLine}, {Columns: 6, Rows: 5, K: 4, Rule: mnk.ExactLine}, {Columns: 7, Rows: 4, K: 4, Rule: mnk.FreeStyle}, {Columns: 6, Rows: 6, K: 4, Rule: mnk.FreeStyle}, {Columns: 8, Rows: 8, K: 5, Rule: mnk.FreeStyle},
	} {
		line := fmt.Sprint(g, ":")
		for n := range 4 {
			p := mnktest.InCorner(t, g, 5, n*g.Rows/3, &dice)
			got, err := NewProver(1+(i*5+n*3)%12).Prove(&p, mnktest.Nodes(300))
			line += fmt.Sprint(" ", got, err)
		}
		recorded = append(recorded, line)
	}
	recordtest.Same(t, "proofs.txt", recorded, recordtest.Game)
}

// TestKeysOfProofs wants mirrored positions with few stones to have one key, and children to be found under their own
// key.
func TestKeysOfProofs(t *testing.T) {
	g := mnk.Game{Columns: 6, Rows: 6, K: 6, Rule: mnk.ExactLine}
	p, _ := g.Start()
	mirrored := p
	dice := dice.New(3)
	for stones := 0; !p.Over(); stones++ {
		v := &proving{Prover: NewProver(8)}
		v.Searcher.SetUp(&p)
		v.Meter = mnktest.Nodes(1000)
		w := &proving{Prover: v.Prover}
		w.Searcher.SetUp(&mirrored)
		if few := stones <= proofStones; few && v.key() != w.key() || !few && v.key() == w.key() {
			t.Errorf("%d stones: keys of proofs %d and %d", stones, v.key(), w.key())
		}
		for square := range int16(36) {
			if v.Stone[square] == 0 {
				v.Make(square)
				v.keep(v.key(), effort{3 + uint32(square), 5})
				v.Unmake(square)
				if got := v.child(square); got.aim != 3+uint32(square) {
					t.Errorf("%d stones: %v is not what is known after %v", stones, got, v.Square(square))
				}
			}
		}
		all := p.Legal()
		s := all[dice.Under(uint32(len(all)))]
		if p.Play(s) != nil || mirrored.Play(mnk.Square{Row: s.Row, Column: 5 - s.Column}) != nil {
			t.Fatal(s)
		}
	}
}
