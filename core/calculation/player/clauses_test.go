package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// checkAsked holds the answer to the clauses alone against all there is to play.
func checkAsked(t *testing.T, s *calculation.State) (won bool) {
	t.Helper()
	v := solver{meter: unbounded(), due: lookedAtOnce}
	want, got := make(brute).wins(s), v.clauses(s)
	if got != want || v.complete == want {
		t.Errorf("%+v: %v, complete %v, want %v", s.Position(), got, v.complete, want)
	}
	if got {
		checkLine(t, *s, v.line)
	}
	return want
}

// TestAskedSmallDecks tries whole games of 8 and 12 cards from the deal.
func TestAskedSmallDecks(t *testing.T) {
	for _, c := range []struct{ lead, piles, games, lost int }{{11, 1, 20, 0}, {11, 2, 400, 0}, {10, 1, 200, 20}, {10, 2, 400, 0}, {10, 3, 20, 0}} {
		if testing.Short() {
			c.games, c.lost = c.games/4, c.lost/4
		}
		won, lost := 0, 0
		for seed := range uint32(c.games) {
			dice := dice.New(seed)
			s, err := calculation.Deal(c.lead, c.piles, &dice)
			if err != nil {
				t.Fatal(err)
			}
			if checkAsked(t, &s) {
				won++
			} else {
				lost++
			}
		}
		if t.Logf("%+v: %d won, %d lost", c, won, lost); won == 0 || lost < c.lost {
			t.Errorf("%+v: %d won, %d lost", c, won, lost)
		}
	}
}

// TestAskedEndings tries positions with cards on the piles, and a visible one.
func TestAskedEndings(t *testing.T) {
	for piles := 1; piles <= 3; piles++ {
		won, lost, games := 0, 0, uint32(4)
		if testing.Short() {
			games = 2
		}
		for seed := range games {
			dice := dice.New(seed)
			for _, s := range someStates(t, 3, piles, seed, func(s *calculation.State) bool { return s.Left() <= 5 && s.Rest() > s.Left()+4 }) {
				s.Shuffle(&dice)
				if checkAsked(t, &s) {
					won++
				} else {
					lost++
				}
			}
		}
		if t.Logf("%d piles: %d won, %d lost", piles, won, lost); lost < 20 || won < 2 && piles > 1 {
			t.Errorf("%d piles: %d won, %d lost", piles, won, lost)
		}
	}
}

// TestAskedTurnings tries what can be played instead of the moves of a winning line, with two piles: of these positions many are
// lost by one move.
func TestAskedTurnings(t *testing.T) {
	won, lost, games := 0, 0, uint32(4)
	if testing.Short() {
		games = 2
	}
	for seed := range games {
		dice := dice.New(seed)
		s, _ := calculation.Deal(3, 2, &dice)
		for _, m := range Solve(&s, unbounded()).Line {
			if s.Rest() <= 22 && s.Card() != 0 {
				for _, other := range s.LegalMoves(nil) {
					after := s
					if after.Play(other); other == m {
						continue
					} else if checkAsked(t, &after) {
						won++
					} else {
						lost++
					}
				}
			}
			s.Play(m)
		}
	}
	if t.Logf("%d won, %d lost", won, lost); won < 5 || lost < 5 {
		t.Errorf("%d won, %d lost", won, lost)
	}
}

// TestTwoPilesAreDecided: of whole deals with two piles the default budget leaves none of these open.
func TestTwoPilesAreDecided(t *testing.T) {
	from, deals := uint32(6), uint32(5)
	if testing.Short() {
		deals = 1
	}
	for lead := range 4 {
		found := [3]int{}
		for seed := from; seed < from+deals; seed++ {
			dice := dice.New(seed)
			s, _ := calculation.Deal(lead, 2, &dice)
			r := Solve(&s, search.Start(search.Budget{Iterations: 3_000_000}, 0, noClock, nil))
			if found[r.Proof]++; r.Proof == ProvedWin {
				checkLine(t, s, r.Line)
			}
		}
		if t.Logf("lead %d: %v", lead, found); found[Unproved] > 0 {
			t.Errorf("lead %d: %d open", lead, found[Unproved])
		}
	}
}
