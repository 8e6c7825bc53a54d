package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// TestLevelsPlayTheirPolicy: by rule the best candidate is the rollout policy's move; the eager and the random play one of the
// moves that theirs may play. All moves are candidates, and what is played first has the greatest score of its kind.
func TestLevelsPlayTheirPolicy(t *testing.T) {
	dice := dice.New(3)
	for g := range 60 {
		s, err := calculation.Deal(g%3, 1+g%6, &dice)
		if err != nil {
			t.Fatal(err)
		}
		for {
			moves := s.LegalMoves(nil)
			if len(moves) == 0 {
				break
			}
			seed := dice.Under(1000)
			for level := RandomLevel; level < SearchLevel; level++ {
				all := NewChooser(&s).ChooseBy(level, unbounded(), seed)
				if len(all) != len(moves) {
					t.Fatalf("%d candidates of %v", len(all), moves)
				}
				checkLevel(t, &s, level, all)
			}
			s.Play(moves[dice.Under(uint32(len(moves)))])
		}
	}
}

func checkLevel(t *testing.T, s *calculation.State, level Level, all []Candidate) {
	t.Helper()
	best := all[0]
	if s.Card() == 0 && s.Left() > 0 {
		if best.Move.Kind != calculation.Draw {
			t.Fatalf("level %d plays %v before it turns a card", level, best.Move)
		}
		return
	}
	toFoundation := best.Move.Kind != calculation.CardToWaste
	switch level {
	case RuleLevel:
		if want, ok := tuned.Choose(s); !ok || best.Move != want {
			t.Fatalf("%v, want %v of %+v", best.Move, want, s.Position())
		}
	case EagerLevel:
		if s.Visible()&s.WantedRanks() != 0 != toFoundation {
			t.Fatalf("eager plays %v of %+v", best.Move, s.Position())
		}
	}
	sum := 0.0
	for i, c := range all {
		sum += c.Score
		if i > 0 && c.Score > all[i-1].Score && (level != RuleLevel || (c.Move.Kind == calculation.CardToWaste) == (all[i-1].Move.Kind == calculation.CardToWaste)) {
			t.Fatalf("level %d: %v after %v", level, c, all[i-1])
		}
	}
	if level != RuleLevel && (sum < 0.999 || sum > 1.001) {
		t.Fatalf("level %d: the chances make %v", level, sum)
	}
}

// TestSeedsDiffer: the random and the eager play another of equal moves by another seed.
func TestSeedsDiffer(t *testing.T) {
	s := parsed(t, calculation.Position{Foundations: "A234", Piles: []string{"K", "9", "7", "Q"}, Card: "T"})
	for _, level := range []Level{RandomLevel, EagerLevel} {
		seen := map[calculation.Move]bool{}
		for seed := range uint32(60) {
			seen[NewChooser(&s).ChooseBy(level, unbounded(), seed)[0].Move] = true
		}
		if len(seen) != 4 {
			t.Error(level, seen)
		}
	}
}

// TestReviewOfTheSearch: who plays as the search does loses next to nothing by its review, on other random numbers; who plays
// anything loses much.
func TestReviewOfTheSearch(t *testing.T) {
	clock := func() int64 { return 0 }
	for seed := range uint32(1) {
		for _, level := range []Level{SearchLevel, RandomLevel} {
			random := dice.New(seed)
			s, err := calculation.Deal(1, 4, &random)
			if err != nil {
				t.Fatal(err)
			}
			var line calculation.Line
			line.Start.Set(&s)
			var moves [calculation.MaxMoves]calculation.Move
			for legal := s.LegalMoves(moves[:0]); len(legal) > 0; legal = s.LegalMoves(moves[:0]) {
				m := legal[random.Under(uint32(len(legal)))]
				if level == SearchLevel && len(legal) > 1 {
					m = NewChooser(&s).Choose(playoutsOf(600), 9)[0].Move
				}
				line.Moves = append(line.Moves, m)
				s.Play(m)
			}
			review, err := ReviewGame(&line.Start, line.Moves, search.Budget{Iterations: 1000}, clock, nil)
			if err != nil {
				t.Fatal(err)
			}
			all := review.Decisions(&line, SearchLevel, 1, clock, nil)
			sum := Sum(all)
			if (level == SearchLevel) != (sum.Grade == "a") || level == RandomLevel && sum.Loss < .5 {
				t.Errorf("seed %d, level %d: %+v", seed, level, sum)
			}
			for _, d := range all {
				if gap := d.Value - d.Made; gap != d.Loss || gap != 0 && d.Best == d.Played || len(d.Candidates) < 2 {
					t.Errorf("%+v", d)
				}
			}
		}
	}
}

// TestDecisions: of a game that could be won the move that lost it costs all; a search adds what it knows.
func TestDecisions(t *testing.T) {
	p := calculation.Position{Foundations: "KKKT", Piles: []string{"A5"}, Card: "9", Stock: "K", Known: true}
	var line calculation.Line
	moves := make([]calculation.Move, 5)
	for i, text := range []string{"d", "c w1", "d", "c w1", "d"} {
		moves[i], _ = calculation.ReadMove(text)
	}
	if err := line.Read(&p, moves); err != nil {
		t.Fatal(err)
	}
	clock := func() int64 { return 0 }
	review, err := ReviewGame(&line.Start, line.Moves, search.Budget{}, clock, nil)
	if err != nil || review.Mistake != 3 || !review.Sure {
		t.Fatal(review, err)
	}
	for _, level := range []Level{RandomLevel, RuleLevel, SearchLevel} {
		all := review.Decisions(&line, level, 1, clock, nil)
		if len(all) != 3 || all[0].At != 1 || all[0].Loss != 0 || all[2].At != 3 || all[2].Loss != 1 || all[2].Best.String() != "w1 f4" || len(all[2].Reasons) == 0 {
			t.Errorf("level %d: %+v", level, all)
		}
		if (all[0].Candidates != nil) != (level == SearchLevel) {
			t.Error(level, all[0].Candidates)
		}
	}
	for loss, grade := range map[float64]string{0: "a", 0.04: "a", 0.05: "b", 0.2: "c", 0.5: "d", 1: "e", 3: "e"} {
		if got := Sum([]Decision{{Loss: loss}}); got.Grade != grade || (got.Mistakes == 1) != (loss >= 0.05) || got.Loss != loss {
			t.Error(loss, got)
		}
	}
}
