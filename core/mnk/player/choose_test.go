package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
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
		g := mnktest.RandomGame(rng, 6)
		size := g.Columns * g.Rows
		p := mnktest.RandomPosition(rng, g, size-1-rng.IntN(min(8, size)))
		if p.Over() {
			continue
		}
		c := choose(t, p, Options{}, search.Budget{Iterations: minimaxNodes})
		checkValue(t, p, c.Value, mnktest.Minimax{}.Value(p))
	}
}

// TestBudgets gives few nodes, and wants a legal move, no more nodes than
// allowed, and the same answer again after another search.
func TestBudgets(t *testing.T) {
	rng := dice.NewRand(4)
	for i := range 250 {
		p := mnktest.RandomPosition(rng, mnktest.RandomGame(rng, 5+i%16), rng.IntN(60))
		if p.Over() {
			continue
		}
		budget := search.Budget{Iterations: 1 + int64(rng.IntN(2000))}
		o := Options{Level: rng.IntN(MaxLevel + 1)}
		seed := rng.Uint32()
		o.All, o.MaxDepth = i%3 == 0, rng.IntN(5)
		a := chooseBy(t, p, o, budget, seed)
		if _, err := p.Apply(a.Best); err != nil || a.Nodes > budget.Iterations || a.Candidates[0].Square != a.Best || a.Legal != len(p.Legal()) {
			t.Fatalf("%+v %q, %+v, %d nodes: %+v", p.Game, mnktest.Rows(p.Board), o, budget.Iterations, a)
		}
		checkLine(t, p, a.Line)
		if o.Level == 0 || o.Level == MaxLevel {
			checkOrder(t, a.Candidates)
		}
		choose(t, mnktest.RandomPosition(rng, p.Game, 0), Options{}, search.Budget{Iterations: 50})
		if b := chooseBy(t, p, o, budget, seed); fmt.Sprintf("%+v", a) != fmt.Sprintf("%+v", b) {
			t.Fatalf("%+v %q: %+v, then %+v", p.Game, mnktest.Rows(p.Board), a, b)
		}
	}
}

// checkOrder wants moves that lose last, then deeper ones first, then the
// better ones.
func checkOrder(t *testing.T, all []Candidate) {
	t.Helper()
	for i := 1; i < len(all); i++ {
		a, b := &all[i-1], &all[i]
		aLost, bLost := a.Value.Outcome == mnk.Loss, b.Value.Outcome == mnk.Loss
		if aLost && !bLost || aLost == bLost && (a.Depth < b.Depth || a.Depth == b.Depth && a.Value.Score < b.Value.Score) {
			t.Errorf("candidate %d is %+v, the next %+v", i-1, a, b)
		}
	}
}

// TestLines asks for the best three moves, and wants the values of a search of
// all moves, with a line each.
func TestLines(t *testing.T) {
	rng := dice.NewRand(9)
	for i := range 60 {
		g := mnk.Game{Columns: 4, Rows: 4, K: 3, Rule: mnk.Rule((i + 1) % 2)}
		if i%3 == 0 {
			g = mnk.Game{Columns: 11, Rows: 9, K: 5, Rule: mnk.Rule((i + 1) % 2)}
		}
		p := mnktest.RandomPosition(rng, g, 2+rng.IntN(6))
		if p.Over() {
			continue
		}
		o := Options{MaxDepth: 3, All: true}
		all := choose(t, p, o, search.Budget{}).Candidates
		o.All, o.Lines = false, 3
		got := choose(t, p, o, search.Budget{}).Candidates
		for j := range min(3, len(got)) {
			if j > 0 && got[j].Value.Bound == Exact && got[j].raw > got[j-1].raw {
				t.Errorf("%q: line %d is worth %+v, the one before %+v", mnktest.Rows(p.Board), j, got[j].Value, got[j-1].Value)
			}
			if g.K == 3 && got[j].Value.Score != all[j].Value.Score {
				t.Errorf("%q: line %d is worth %+v, of all %+v", mnktest.Rows(p.Board), j, got[j].Value, all[j].Value)
			}
			if got[j].Value.Bound == AtMost && got[j].Value.Outcome != mnk.Loss {
				t.Errorf("%q: line %d is no more than a bound: %+v", mnktest.Rows(p.Board), j, got[j].Value)
			}
			checkLine(t, p, got[j].Line)
		}
	}
}

// TestOpening wants the first stone of a large board next to its centre.
func TestOpening(t *testing.T) {
	for _, g := range []mnk.Game{{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}, {Columns: 20, Rows: 20, K: 5, Rule: mnk.ExactLine}, {Columns: 20, Rows: 9, K: 6, Rule: mnk.FreeStyle}} {
		p, _ := g.Start()
		for _, all := range []bool{false, true} {
			c := choose(t, p, Options{All: all}, search.Budget{Iterations: 10_000})
			if y, x := 2*c.Best.Row-g.Rows+1, 2*c.Best.Column-g.Columns+1; max(y*y, x*x) > 1 {
				t.Errorf("%+v, all %v: opens at %v", g, all, c.Best)
			}
		}
	}
}

// TestExpectedPlay plays the expected lines of searches of openings. A move
// that is valued without being made once kept the line of its sibling.
func TestExpectedPlay(t *testing.T) {
	if testing.Short() {
		t.Skip("other targets repeat it at a tenth of the speed; the recorded answers compare them")
	}
	rng := dice.NewRand(8)
	for range 40 {
		p := mnktest.RandomPosition(rng, mnk.Game{Columns: 20, Rows: 20, K: 5, Rule: mnk.FreeStyle}, 0)
		for range 6 {
			p, _ = p.Apply(mnk.Square{Row: 6 + rng.IntN(8), Column: 6 + rng.IntN(8)})
		}
		c := choose(t, p, Options{}, search.Budget{Iterations: 8_000})
		checkLine(t, p, c.Line)
	}
	p, err := mnk.Game{K: 5}.At(mnktest.BoardOf(t, openingWithGlance), mnk.Black)
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
func checkLine(t *testing.T, p mnk.Position, line []mnk.Square) {
	t.Helper()
	for i, s := range line {
		next, err := p.Apply(s)
		if err != nil {
			t.Fatalf("%q: move %d of the line %v: %v", mnktest.Rows(p.Board), i, line, err)
		}
		p = next
	}
}

// TestOrientations wants the same value in all orientations and for both
// colours, where it is proved.
func TestOrientations(t *testing.T) {
	rng := dice.NewRand(5)
	for range 40 {
		g := mnktest.RandomGame(rng, 4)
		p := mnktest.RandomPosition(rng, g, rng.IntN(8))
		if p.Over() {
			continue
		}
		want := choose(t, p, Options{}, search.Budget{Iterations: minimaxNodes}).Value
		for i, o := range mnktest.Orientations(p.Board) {
			q, err := p.Game.At(o, p.Turn)
			if err != nil {
				t.Fatal(err)
			}
			if i%2 == 1 {
				q = mnktest.Swapped(q)
			}
			got := choose(t, q, Options{}, search.Budget{Iterations: minimaxNodes}).Value
			if got.Outcome != want.Outcome || got.Bound == want.Bound && got.Plies != want.Plies {
				t.Errorf("%+v %q: %+v in one orientation, %+v in another", p.Game, mnktest.Rows(p.Board), want, got)
			}
		}
	}
}

// TestMonotony searches all small games. A draw must stay one on a smaller
// board and with a larger k, and the second player never wins.
func TestMonotony(t *testing.T) {
	value := map[mnk.Game]mnk.Outcome{}
	for m := 1; m <= 5; m++ {
		for n := 1; n <= m; n++ {
			for k := 1; k <= m; k++ {
				if m == 5 && n >= 4 && k == 4 && testing.Short() {
					continue
				}
				g := mnk.Game{Columns: m, Rows: n, K: k, Rule: mnk.FreeStyle}
				p, _ := g.Start()
				c := choose(t, p, Options{}, search.Budget{Iterations: minimaxNodes})
				if value[g] = c.Value.Outcome; !c.Value.Proved || c.Value.Outcome == mnk.Loss {
					t.Errorf("%+v: %+v", g, c.Value)
				}
				for _, easier := range []mnk.Game{{Columns: m - 1, Rows: n, K: k, Rule: mnk.FreeStyle}, {Columns: m, Rows: n - 1, K: k, Rule: mnk.FreeStyle}, {Columns: m, Rows: n, K: k + 1, Rule: mnk.FreeStyle}} {
					if value[easier] == mnk.Win && value[g] != mnk.Win {
						t.Errorf("%+v is won, but %+v is not", easier, g)
					}
				}
			}
		}
	}
}
