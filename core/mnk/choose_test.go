package mnk

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// minimaxNodes is a budget that settles the random positions below.
const minimaxNodes = 2_000_000

// TestRandomPositions compares searches with minimax where eight squares or
// fewer are empty, on boards of any shape.
func TestRandomPositions(t *testing.T) {
	rng, positions := dice.NewRand(3), 10_000
	if testing.Short() {
		positions = 150
	}
	for range positions {
		g := randomGame(rng, 6)
		size := g.Columns * g.Rows
		p := randomPosition(rng, g, size-1-rng.IntN(min(8, size)))
		if p.Over() {
			continue
		}
		c := choose(t, p, Options{}, search.Budget{Iterations: minimaxNodes})
		checkValue(t, p, c.Value, minimax{}.value(p))
	}
}

// TestBudgets gives few nodes, and wants a legal move, no more nodes than
// allowed, and the same answer again after another search.
func TestBudgets(t *testing.T) {
	rng := dice.NewRand(4)
	for i := range 250 {
		p := randomPosition(rng, randomGame(rng, 5+i%16), rng.IntN(60))
		if p.Over() {
			continue
		}
		budget := search.Budget{Iterations: 1 + int64(rng.IntN(2000))}
		o := Options{Level: rng.IntN(MaxLevel + 1)}
		seed := rng.Uint32()
		o.All, o.MaxDepth = i%3 == 0, rng.IntN(5)
		a := chooseBy(t, p, o, budget, seed)
		if _, err := p.Apply(a.Best); err != nil || a.Nodes > budget.Iterations || a.Candidates[0].Square != a.Best || a.Legal != len(p.Legal()) {
			t.Fatalf("%+v %q, %+v, %d nodes: %+v", p.Game, text(p.Board), o, budget.Iterations, a)
		}
		checkLine(t, p, a.Line)
		if o.Level == 0 || o.Level == MaxLevel {
			checkOrder(t, a.Candidates)
		}
		choose(t, randomPosition(rng, p.Game, 0), Options{}, search.Budget{Iterations: 50})
		if b := chooseBy(t, p, o, budget, seed); fmt.Sprintf("%+v", a) != fmt.Sprintf("%+v", b) {
			t.Fatalf("%+v %q: %+v, then %+v", p.Game, text(p.Board), a, b)
		}
	}
}

// checkOrder wants those that lose last, then the deeper ones first, and of a
// depth the better.
func checkOrder(t *testing.T, all []Candidate) {
	t.Helper()
	for i := 1; i < len(all); i++ {
		a, b := &all[i-1], &all[i]
		aLost, bLost := a.Value.Outcome == Loss, b.Value.Outcome == Loss
		if aLost && !bLost || aLost == bLost && (a.Depth < b.Depth || a.Depth == b.Depth && a.Value.Score < b.Value.Score) {
			t.Errorf("candidate %d is %+v, the next %+v", i-1, a, b)
		}
	}
}

// TestLines asks for the best three moves, and wants the values that a search of
// all gives them, with a line each.
func TestLines(t *testing.T) {
	rng := dice.NewRand(9)
	for i := range 60 {
		g := Game{4, 4, 3, Rule((i + 1) % 2)}
		if i%3 == 0 {
			g = Game{11, 9, 5, Rule((i + 1) % 2)}
		}
		p := randomPosition(rng, g, 2+rng.IntN(6))
		if p.Over() {
			continue
		}
		o := Options{MaxDepth: 3, All: true}
		all := choose(t, p, o, search.Budget{}).Candidates
		o.All, o.Lines = false, 3
		got := choose(t, p, o, search.Budget{}).Candidates
		for j := range min(3, len(got)) {
			if j > 0 && got[j].Value.Bound == Exact && got[j].raw > got[j-1].raw {
				t.Errorf("%q: line %d is worth %+v, the one before %+v", text(p.Board), j, got[j].Value, got[j-1].Value)
			}
			if g.K == 3 && got[j].Value.Score != all[j].Value.Score {
				t.Errorf("%q: line %d is worth %+v, of all %+v", text(p.Board), j, got[j].Value, all[j].Value)
			}
			if got[j].Value.Bound == AtMost && got[j].Value.Outcome != Loss {
				t.Errorf("%q: line %d is no more than a bound: %+v", text(p.Board), j, got[j].Value)
			}
			checkLine(t, p, got[j].Line)
		}
	}
}

// TestOpening wants the first stone of a large board next to its centre.
func TestOpening(t *testing.T) {
	for _, g := range []Game{{15, 15, 5, FreeStyle}, {20, 20, 5, ExactLine}, {20, 9, 6, FreeStyle}} {
		p, _ := g.Start()
		for _, all := range []bool{false, true} {
			c := choose(t, p, Options{All: all}, search.Budget{Iterations: 10_000})
			if y, x := 2*c.Best.Row-g.Rows+1, 2*c.Best.Column-g.Columns+1; max(y*y, x*x) > 1 {
				t.Errorf("%+v, all %v: opens at %v", g, all, c.Best)
			}
		}
	}
}

// TestExpectedPlay plays the lines out that searches of openings expect, where
// a move that is looked at without being made once left its sibling's.
func TestExpectedPlay(t *testing.T) {
	rng := dice.NewRand(8)
	for range 40 {
		p := randomPosition(rng, Game{20, 20, 5, FreeStyle}, 0)
		for range 6 {
			p, _ = p.Apply(Square{6 + rng.IntN(8), 6 + rng.IntN(8)})
		}
		c := choose(t, p, Options{}, search.Budget{Iterations: 8_000})
		checkLine(t, p, c.Line)
	}
	p, err := Game{K: 5}.At(parse(t, openingWithGlance), Black)
	if err != nil {
		t.Fatal(err)
	}
	checkLine(t, p, choose(t, p, Options{}, search.Budget{Iterations: 16_000}).Line)
}

const openingWithGlance = `....................
....................
....................
....................
....................
....................
........o...........
....................
.......x..x.........
....................
......o.............
....................
.........x.o........
....................
....................
....................
....................
....................
....................
....................`

// checkLine plays a line.
func checkLine(t *testing.T, p Position, line []Square) {
	t.Helper()
	for i, s := range line {
		next, err := p.Apply(s)
		if err != nil {
			t.Fatalf("%q: move %d of the line %v: %v", text(p.Board), i, line, err)
		}
		p = next
	}
}

// TestOrientations wants the same value in all orientations and for both
// colours, where it is proved.
func TestOrientations(t *testing.T) {
	rng := dice.NewRand(5)
	for range 40 {
		g := randomGame(rng, 4)
		p := randomPosition(rng, g, rng.IntN(8))
		if p.Over() {
			continue
		}
		want := choose(t, p, Options{}, search.Budget{Iterations: minimaxNodes}).Value
		for i, o := range orientations(p.Board) {
			q, err := p.Game.At(o, p.Turn)
			if err != nil {
				t.Fatal(err)
			}
			if i%2 == 1 {
				q = swap(q)
			}
			got := choose(t, q, Options{}, search.Budget{Iterations: minimaxNodes}).Value
			if got.Outcome != want.Outcome || got.Bound == want.Bound && got.Plies != want.Plies {
				t.Errorf("%+v %q: %+v in one orientation, %+v in another", p.Game, text(p.Board), want, got)
			}
		}
	}
}

// TestMonotony searches all small games: what is a draw stays one on a
// smaller board and with a larger k, and nobody wins who moves second.
func TestMonotony(t *testing.T) {
	value := map[Game]Outcome{}
	for m := 1; m <= 5; m++ {
		for n := 1; n <= m; n++ {
			for k := 1; k <= m; k++ {
				if m == 5 && n >= 4 && k == 4 && testing.Short() {
					continue
				}
				g := Game{m, n, k, FreeStyle}
				p, _ := g.Start()
				c := choose(t, p, Options{}, search.Budget{Iterations: minimaxNodes})
				if value[g] = c.Value.Outcome; !c.Value.Proved || c.Value.Outcome == Loss {
					t.Errorf("%+v: %+v", g, c.Value)
				}
				for _, easier := range []Game{{m - 1, n, k, FreeStyle}, {m, n - 1, k, FreeStyle}, {m, n, k + 1, FreeStyle}} {
					if value[easier] == Win && value[g] != Win {
						t.Errorf("%+v is won, but %+v is not", easier, g)
					}
				}
			}
		}
	}
}

func TestPairing(t *testing.T) {
	for _, c := range []struct {
		m, n, k int
		want    bool
	}{
		{5, 5, 5, true}, {6, 6, 6, true}, {7, 7, 7, true}, {20, 20, 20, true}, {10, 10, 9, true}, {15, 15, 12, true},
		{3, 3, 3, false}, {4, 4, 4, false}, {15, 15, 5, false}, {1, 1, 1, false}, {2, 1, 2, true}, {2, 2, 2, false}, {6, 1, 3, true},
	} {
		p, _ := Game{Columns: c.m, Rows: c.n, K: c.k}.Start()
		if got := newState(&p).paired(); got != c.want {
			t.Errorf("%d,%d,%d: pairs %v, want %v", c.m, c.n, c.k, got, c.want)
		}
	}
}

// TestPairsAreSound lets the maker play at random against the pairs.
func TestPairsAreSound(t *testing.T) {
	rng := dice.NewRand(6)
	found := 0
	for range 400 {
		p := randomPosition(rng, randomGame(rng, 7), rng.IntN(12))
		if p.Over() {
			continue
		}
		s := newState(&p)
		if new(pairing).keeps(s, 0) && s.potential[0] > 0 {
			found++
			if makerWins(p) {
				t.Errorf("%+v %q: paired, but black completes a line", p.Game, text(p.Board))
			}
		}
	}
	if found < 20 {
		t.Errorf("%d positions with pairs", found)
	}
}

// makerWins tells whether black wins p by force with black to move, as a
// search says that proves so.
func makerWins(p Position) bool {
	s := newState(&p)
	s.side = 0
	r := searcher{state: s, table: &memory.Table, meter: search.Start(search.Budget{Iterations: 3000}, 0, millis, nil), wide: true, symmetry: newSymmetries(s.columns, s.rows)}
	memory.Renew()
	for depth := 1; depth < 8 && !r.stop; depth++ {
		if v := r.search(-infinite, infinite, depth, 0); !r.stop && v >= winFloor {
			return true
		}
	}
	return false
}
