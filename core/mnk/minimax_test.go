package mnk

import (
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// A minimax is the search written down plainly: nothing but the rules of
// Position, and a map of what has been seen. A value is 0 for a draw, 1000
// minus the plies to the last stone for a win, the negative for a loss.
type minimax map[Position]int

func (m minimax) value(p Position) int {
	if v, ok := m[p]; ok {
		return v
	}
	v := -1000
	if l, won := p.Winner(); won {
		if l.Stone == p.Turn {
			panic("the side to move has won")
		}
		m[p] = v
		return v
	}
	moves := p.Legal()
	if len(moves) == 0 {
		v = 0
	}
	for _, s := range moves {
		next, _ := p.Apply(s)
		child := -m.value(next)
		if child > 0 {
			child--
		} else if child < 0 {
			child++
		}
		v = max(v, child)
	}
	m[p] = v
	return v
}

// checkValue compares a searched value with a minimax one.
func checkValue(t *testing.T, p Position, got Value, want int) {
	t.Helper()
	ok := got.Proved
	switch {
	case want == 0:
		ok = ok && got.Outcome == Draw
	case want > 0:
		ok = ok && got.Outcome == Win && got.Plies == 1000-want
	default:
		ok = ok && got.Outcome == Loss && got.Plies == 1000+want
	}
	if !ok {
		t.Fatalf("%v %+v to move %v: %+v, minimax says %d", p.Game, text(p.Board), p.Turn, got, want)
	}
}

func text(b Board) (rows []string) {
	for r := range b.Rows() {
		row := ""
		for c := range b.Columns() {
			row += b.At(r, c).String()
		}
		rows = append(rows, row)
	}
	return rows
}

// TestEveryPosition searches every position of small games that play can
// reach and that is not over, without a budget, and rates every move.
func TestEveryPosition(t *testing.T) {
	games := []Game{{3, 3, 3, FreeStyle}, {3, 3, 2, ExactLine}, {3, 3, 1, FreeStyle}, {3, 3, 2, FreeStyle}, {4, 2, 3, FreeStyle}, {4, 2, 2, ExactLine}, {5, 2, 4, ExactLine}, {1, 7, 3, FreeStyle}, {7, 1, 3, ExactLine}, {1, 1, 1, ExactLine}, {4, 3, 3, FreeStyle}, {4, 3, 3, ExactLine}}
	for _, g := range games {
		if g.Columns*g.Rows > 9 && testing.Short() {
			continue
		}
		m := minimax{}
		p, err := g.Start()
		if err != nil {
			t.Fatal(err)
		}
		m.value(p)
		i := 0
		for p, want := range m {
			if i++; p.Over() || g.Columns*g.Rows > 9 && i%23 != 0 {
				continue
			}
			c := choose(t, p, Options{All: true}, search.Budget{})
			checkValue(t, p, c.Value, want)
			if !c.Finished || len(c.Candidates) != c.Legal || c.Legal != len(p.Legal()) {
				t.Fatalf("%v: %d candidates of %d, finished %v", text(p.Board), len(c.Candidates), c.Legal, c.Finished)
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
