package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

// checkValue compares a searched value with a minimax one.
func checkValue(t *testing.T, p mnk.Position, got Value, want int) {
	t.Helper()
	ok := got.Proved
	switch {
	case want == 0:
		ok = ok && got.Outcome == mnk.Draw
	case want > 0:
		ok = ok && got.Outcome == mnk.Win && got.Plies == 1000-want
	default:
		ok = ok && got.Outcome == mnk.Loss && got.Plies == 1000+want
	}
	if !ok {
		t.Fatalf("%v %+v to move %v: %+v, minimax says %d", p.Game, mnktest.Rows(p.Board), p.Turn, got, want)
	}
}

// TestEveryPosition searches every position of small games that play can
// reach and that is not over, without a budget, and rates every move.
func TestEveryPosition(t *testing.T) {
	games := []mnk.Game{{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}, {Columns: 3, Rows: 3, K: 2, Rule: mnk.ExactLine}, {Columns: 3, Rows: 3, K: 1, Rule: mnk.FreeStyle}, {Columns: 3, Rows: 3, K: 2, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 2, K: 3, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 2, K: 2, Rule: mnk.ExactLine}, {Columns: 5, Rows: 2, K: 4, Rule: mnk.ExactLine}, {Columns: 1, Rows: 7, K: 3, Rule: mnk.FreeStyle}, {Columns: 7, Rows: 1, K: 3, Rule: mnk.ExactLine}, {Columns: 1, Rows: 1, K: 1, Rule: mnk.ExactLine}, {Columns: 4, Rows: 3, K: 3, Rule: mnk.FreeStyle}, {Columns: 4, Rows: 3, K: 3, Rule: mnk.ExactLine},
		{Columns: 3, Rows: 3, K: 3, Rule: mnk.Gravity}, {Columns: 3, Rows: 3, K: 2, Rule: mnk.Gravity}, {Columns: 4, Rows: 4, K: 3, Rule: mnk.Gravity}, {Columns: 3, Rows: 5, K: 3, Rule: mnk.Gravity}, {Columns: 6, Rows: 2, K: 3, Rule: mnk.Gravity},
		{Columns: 3, Rows: 3, K: 3, Rule: mnk.Misere}, {Columns: 3, Rows: 3, K: 2, Rule: mnk.Misere}, {Columns: 4, Rows: 2, K: 3, Rule: mnk.Misere}, {Columns: 4, Rows: 3, K: 3, Rule: mnk.Misere}}
	for _, g := range games {
		if g.Columns*g.Rows > 9 && testing.Short() {
			continue
		}
		m := mnktest.Minimax{}
		p, err := g.Start()
		if err != nil {
			t.Fatal(err)
		}
		m.Value(p)
		i := 0
		for p, want := range m {
			if i++; p.Over() || g.Columns*g.Rows > 9 && i%23 != 0 {
				continue
			}
			c := choose(t, p, Options{All: true}, search.Budget{})
			checkValue(t, p, c.Value, want)
			if !c.Finished || len(c.Candidates) != c.Legal || c.Legal != len(p.Legal()) {
				t.Fatalf("%v: %d candidates of %d, finished %v", mnktest.Rows(p.Board), len(c.Candidates), c.Legal, c.Finished)
			}
			for _, candidate := range c.Candidates {
				next, _ := p.Apply(candidate.Square)
				v := -m[next]
				if v > 0 {
					v--
				} else if v < 0 {
					v++
				}
				checkValue(t, p, candidate.Value, v)
			}
		}
		t.Logf("%+v: %d positions, value %d", g, len(m), m[p])
	}
}

// canon returns the least of the eight orientations of a board.
func canon(b mnk.Board) mnk.Board {
	best := b
	for _, o := range mnktest.Orientations(b) {
		if o.String() < best.String() {
			best = o
		}
	}
	return best
}

// TestTicTacToe walks the whole game.
func TestTicTacToe(t *testing.T) {
	type tally struct{ games, black, white, draws int }
	memo := map[mnk.Position]tally{}
	var walk func(p mnk.Position) tally
	walk = func(p mnk.Position) (n tally) {
		if n, ok := memo[p]; ok {
			return n
		}
		switch l, won := p.Winner(); {
		case won && l.Stone == mnk.Black:
			n = tally{1, 1, 0, 0}
		case won:
			n = tally{1, 0, 1, 0}
		case p.Full():
			n = tally{1, 0, 0, 1}
		}
		for _, s := range p.Legal() {
			next, _ := p.Apply(s)
			m := walk(next)
			n = tally{n.games + m.games, n.black + m.black, n.white + m.white, n.draws + m.draws}
		}
		memo[p] = n
		return n
	}
	start, _ := mnk.Game{Columns: 3, Rows: 3, K: 3, Rule: mnk.FreeStyle}.Start()
	if got, want := walk(start), (tally{255168, 131184, 77904, 46080}); got != want {
		t.Errorf("games %+v, want %+v", got, want)
	}
	classes, finals, values := map[mnk.Board]bool{}, [3]int{}, [3]int{}
	m := mnktest.Minimax{}
	m.Value(start)
	for p := range memo {
		classes[canon(p.Board)] = true
		if err := p.Check(); err != nil {
			t.Errorf("%q: %v", mnktest.Rows(p.Board), err)
		}
		switch l, won := p.Winner(); {
		case won:
			finals[l.Stone-mnk.Black]++
		case p.Full():
			finals[2]++
		default:
			c := choose(t, p, Options{}, search.Budget{})
			values[c.Value.Outcome-mnk.Win]++
			if c.Value.Outcome == mnk.Draw != (m[p] == 0) {
				t.Errorf("%q: %+v, minimax says %d", mnktest.Rows(p.Board), c.Value, m[p])
			}
		}
	}
	if len(memo) != 5478 || len(classes) != 765 || finals != [3]int{626, 316, 16} || values != [3]int{2836, 1052, 632} {
		t.Errorf("%d positions, %d classes, finals %v, values %v", len(memo), len(classes), finals, values)
	}
	for _, c := range choose(t, start, Options{All: true}, search.Budget{}).Candidates {
		if c.Value.Outcome != mnk.Draw || !c.Value.Proved {
			t.Errorf("first move %v: %+v, all draw", c.Square, c.Value)
		}
	}
}
