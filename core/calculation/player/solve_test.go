package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

func unbounded() *search.Meter {
	return search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil)
}

// checkLine fails unless the moves win from s.
func checkLine(t testing.TB, s calculation.State, line []calculation.Move) {
	t.Helper()
	for _, m := range line {
		if err := s.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	if !s.Won() {
		t.Fatalf("%d cards left after the line", s.Rest())
	}
}

func TestSolveDeals(t *testing.T) {
	for _, c := range []struct{ lead, piles, games, least int }{{1, 4, 20, 20}, {0, 4, 10, 10}, {1, 3, 6, 5}, {1, 6, 10, 10}} {
		solved := 0
		for g := range c.games {
			if testing.Short() && g == 4 {
				c.least = min(c.least, solved)
				break
			}
			dice := dice.New(uint32(g))
			s, _ := calculation.Deal(c.lead, c.piles, &dice)
			if r := Solve(&s, unbounded()); r.Proof == ProvedWin {
				solved++
				checkLine(t, s, r.Line)
			}
		}
		if solved < c.least {
			t.Errorf("%v: %d solved", c, solved)
		}
	}
}

// TestSolveEndings holds the solver against all there is to play, where about
// half of the positions are lost.
func TestSolveEndings(t *testing.T) {
	won, lost := 0, 0
	for seed := range uint32(3) {
		dice := dice.New(seed)
		for _, s := range someStates(t, 3, 3, seed, func(s *calculation.State) bool { return s.Left() <= 4 && s.Rest() > s.Left()+4 }) {
			s.Shuffle(&dice)
			want := make(brute).wins(&s)
			r := Solve(&s, unbounded())
			switch {
			case want && r.Proof == ProvedWin:
				won++
				checkLine(t, s, r.Line)
			case !want && r.Proof == ProvedLoss:
				lost++
			default:
				t.Errorf("%+v: %d, want a win: %v", s.Position(), r.Proof, want)
			}
		}
	}
	if won < 3 || lost < 10 {
		t.Errorf("%d won, %d lost", won, lost)
	}
}

// byOne deals a game in which every foundation rises by one.
func byOne(t testing.TB, lead, piles int, dice *dice.Dice) (s calculation.State) {
	t.Helper()
	s.RiseByOne()
	if err := s.Start(lead, piles); err != nil {
		t.Fatal(err)
	}
	s.Shuffle(dice)
	return s
}

// TestSolveByOne holds the solver against all there is to play in whole games by one
// of 8 to 16 cards.
func TestSolveByOne(t *testing.T) {
	for _, c := range []struct{ piles, lead, games, lost int }{{1, 11, 40, 0}, {1, 9, 60, 20}, {2, 10, 20, 0}, {3, 11, 20, 0}} {
		won, lost := 0, 0
		for seed := range uint32(c.games) {
			dice := dice.New(seed)
			s := byOne(t, c.lead, c.piles, &dice)
			want := make(brute).wins(&s)
			if c.piles == 2 {
				checkAsked(t, &s)
			}
			switch r := Solve(&s, unbounded()); {
			case want && r.Proof == ProvedWin:
				won++
				checkLine(t, s, r.Line)
			case !want && r.Proof == ProvedLoss:
				lost++
			default:
				t.Errorf("%+v: %d, want a win: %v", s.Position(), r.Proof, want)
			}
		}
		if t.Logf("%+v: %d won, %d lost", c, won, lost); won == 0 || lost < c.lost {
			t.Errorf("%+v: %d won, %d lost", c, won, lost)
		}
	}
}

// wins tries every move of a fixed stock.
func (b brute) wins(s *calculation.State) bool {
	if s.Won() {
		return true
	}
	key := key(s)
	if _, known := b[key]; known {
		return false
	}
	for _, m := range s.LegalMoves(nil) {
		after := *s
		after.Play(m)
		if b.wins(&after) {
			return true
		}
	}
	b[key] = 0
	return false
}

func TestSolveKeepsToItsBudget(t *testing.T) {
	dice, unproved := dice.New(3), 0
	for range 5 {
		s, _ := calculation.Deal(0, 2, &dice)
		m := playoutsOf(1000)
		r := Solve(&s, m)
		if r.Proof == Unproved {
			unproved++
			if done := m.Progress().Done; r.Nodes != 1000 || done != 1000 {
				t.Errorf("%d nodes, %d done", r.Nodes, done)
			}
		}
	}
	if unproved == 0 {
		t.Error("all are proved")
	}
}

// TestSolveCounts: the meter hears of all positions but the last, less than 64, and a search that has tried all lines is the last.
func TestSolveCounts(t *testing.T) {
	dice, complete := dice.New(7), 0
	for _, s := range someStates(t, 3, 3, 7, func(s *calculation.State) bool { return s.Left() <= 4 && s.Rest() > s.Left()+4 }) {
		s.Shuffle(&dice)
		m := unbounded()
		r := Solve(&s, m)
		if unheard := r.Nodes - m.Progress().Done; unheard < 0 || unheard >= 64 {
			t.Errorf("%+v: %d nodes, the meter heard of %d less", s.Position(), r.Nodes, unheard)
		}
		v := solver{meter: unbounded()}
		if !s.Blocked() && !v.beams(&s, 1, 4, 16) && !v.exhaust(&s, someNodes) && v.complete {
			complete++
			if r.Proof != ProvedLoss || r.Nodes != v.nodes {
				t.Errorf("%+v: %d after %d nodes, lost after %d", s.Position(), r.Proof, r.Nodes, v.nodes)
			}
		}
	}
	if complete < 5 {
		t.Errorf("%d lost", complete)
	}
}

func TestStillWinnable(t *testing.T) {
	dice := dice.New(1)
	dealt, _ := calculation.Deal(1, 4, &dice)
	for _, c := range []struct {
		name  string
		s     calculation.State
		proof Proof
		line  bool
	}{
		{"the start", newState(t, 1, 4), Unproved, true},
		{"a known deal", dealt, ProvedWin, true},
		{"the series' end", parsed(t, seriesVector), ProvedLoss, false},
		{"kings alone", newState(t, 12, 4), ProvedWin, true},
		{"a won game", parsed(t, calculation.Position{Foundations: "KKKK", Piles: []string{""}}), ProvedWin, false},
		// Of all four aces the first lies beneath every 2, 4 and 6.
		{"buried aces", parsed(t, calculation.Position{Foundations: "....", Piles: []string{"AAAA22224444KKKK"}}), ProvedLoss, false},
	} {
		o := StillWinnable(&c.s, playoutsOf(20_000), 1)
		if o.Proof != c.proof || len(o.Line) > 0 != c.line {
			t.Errorf("%s: %+v", c.name, o)
		}
		switch {
		case o.Proof == ProvedWin && (o.Win != 1 || !o.Exact), o.Proof == ProvedLoss && (o.Win != 0 || !o.Exact),
			o.Proof == Unproved && (o.Win <= 0 || o.Win >= 1 || o.Error <= 0):
			t.Errorf("%s: %v ± %v", c.name, o.Win, o.Error)
		}
		if c.line {
			checkLine(t, c.s, o.Line)
		}
	}
	hard, _ := calculation.Deal(0, 3, &dice)
	if o := StillWinnable(&hard, playoutsOf(64), 1); o.Proof != Unproved || o.Win <= 0 || o.Win >= 1 || o.Error <= 0 || o.Exact {
		t.Errorf("a known deal, unsolved: %+v", o)
	}
}

func noClock() int64 { return 0 }

// TestReviewFindsTheMistake asks where games that the rollout policy loses were lost.
func TestReviewFindsTheMistake(t *testing.T) {
	found, budget := 0, search.Budget{Iterations: 5_000}
	for seed := range uint32(6) {
		dice := dice.New(seed)
		s, _ := calculation.Deal(1, 3, &dice)
		game := rolloutLine(&s, nil)
		r, err := ReviewGame(&s, game, budget, noClock, nil)
		if err != nil || len(r.Proofs) != len(game)+1 {
			t.Fatalf("%v, %+v", err, r)
		}
		if r.Mistake < 0 {
			continue
		}
		found++
		before := s
		for _, m := range game[:r.Mistake] {
			before.Play(m)
		}
		checkLine(t, before, r.Line)
		if r.Proofs[0] != ProvedWin || r.Proofs[r.Mistake] != ProvedWin || r.Proofs[r.Mistake+1] == ProvedWin || r.Sure != (r.Proofs[r.Mistake+1] == ProvedLoss) {
			t.Errorf("move %d of %v", r.Mistake, r.Proofs)
		}
		if r.Line[0] == game[r.Mistake] {
			t.Errorf("move %d is called a mistake and wins", r.Mistake)
		}
		for i, m := range game[r.Mistake:] {
			before.Play(m)
			if Solve(&before, search.Start(budget, 0, noClock, nil)).Proof == ProvedWin {
				t.Errorf("move %d is called the mistake, and %d moves later the game can be won", r.Mistake, i+1)
			}
		}
	}
	if found == 0 {
		t.Error("no game was lost")
	}
}

func TestReviewOfAWonGame(t *testing.T) {
	dice := dice.New(1)
	s, _ := calculation.Deal(1, 4, &dice)
	line := Solve(&s, unbounded()).Line
	r, err := ReviewGame(&s, line, search.Budget{}, noClock, nil)
	if err != nil || r.Mistake != -1 || r.Proofs[len(line)] != ProvedWin {
		t.Errorf("%v, %+v", err, r)
	}
	if _, err := ReviewGame(&s, []calculation.Move{{Kind: calculation.CardToWaste}}, search.Budget{}, noClock, nil); err == nil {
		t.Error("a card is laid that is not there")
	}
}
