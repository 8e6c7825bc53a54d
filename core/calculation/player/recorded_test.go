package player

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestRecordedGames plays games by the search and compares every decision with the recorded one, and then what is said
// of the finished game by who knows the stock.
func TestRecordedGames(t *testing.T) {
	var lines []string
	for i, c := range [...]struct{ lead, piles int }{{1, 4}, {0, 4}, {1, 3}, {2, 5}, {0, 6}, {1, 1}} {
		dice := dice.New(uint32(i))
		s, err := calculation.Deal(c.lead, c.piles, &dice)
		if err != nil {
			t.Fatal(err)
		}
		start, line, moves := s, fmt.Sprintf("lead %d, %d piles:", c.lead, c.piles), []calculation.Move(nil)
		for n := uint32(0); ; n++ {
			all := s.LegalMoves(nil)
			if len(all) == 0 {
				break
			}
			if s.Card() != 0 || len(all) > 1 {
				hidden := s
				hidden.Hide()
				got := choose(&hidden, 48, n)
				line += " " + got[0].Move.Short() + " " + recordtest.Sum(got)
				if all[0] = got[0].Move; all[0].Kind == calculation.Draw {
					all[0] = s.DrawMove()
				}
			}
			if err := s.Apply(all[0]); err != nil {
				t.Fatal(i, n, all[0], err)
			}
			moves = append(moves, all[0])
		}
		hidden := start
		hidden.Hide()
		review, err := ReviewGame(&start, moves, search.Budget{Iterations: 200}, func() int64 { return 0 }, nil)
		line += fmt.Sprint("; rest ", s.Rest(), " ", recordtest.Sum(Solve(&start, playoutsOf(2000)), StillWinnable(&hidden, playoutsOf(200), 1), review, err))
		lines = append(lines, line)
	}
	recordtest.Same(t, "games.txt", lines, recordtest.Game)
}

// TestRecordedRates: games by every policy, as they were played when they were recorded.
func TestRecordedRates(t *testing.T) {
	var lines []string
	for i, c := range [...]struct{ lead, piles int }{{1, 4}, {0, 3}, {2, 6}, {6, 1}} {
		dice := dice.New(uint32(i))
		for _, p := range []Policy{Random, Eager, Tuned} {
			hidden, fixed := newState(t, c.lead, c.piles), newState(t, c.lead, c.piles)
			fixed.Shuffle(&dice)
			a, b := successRate(&hidden, p, 100, unbounded(), 1), successRate(&fixed, p, 100, unbounded(), 2)
			lines = append(lines, fmt.Sprint("lead ", c.lead, ", ", c.piles, " piles, ", Policies[p].Key, ": ", a, b))
		}
	}
	recordtest.Same(t, "rates.txt", lines, func(i int) string { return lines[i] })
}
