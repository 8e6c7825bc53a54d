package calculation

import (
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

func unbounded() *search.Meter {
	return search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil)
}

func TestSolveDeals(t *testing.T) {
	for _, c := range []struct{ lead, piles, games, least int }{{1, 4, 20, 20}, {0, 4, 10, 10}, {1, 3, 4, 3}} {
		solved := 0
		for g := range c.games {
			dice := search.NewDice(uint32(g))
			s, _ := Deal(c.lead, c.piles, &dice)
			r := Solve(&s, unbounded())
			t.Log(c, g, r.Proof, r.Nodes)
			if r.Proof != ProvedWin {
				continue
			}
			solved++
			for _, m := range r.Line {
				if err := s.Apply(m); err != nil {
					t.Fatal(err)
				}
			}
			if !s.Won() {
				t.Fatal("the line does not win")
			}
		}
		if solved < c.least {
			t.Errorf("%v: %d of %d solved", c, solved, c.games)
		}
	}
}
