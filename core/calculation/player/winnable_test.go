package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// endings are positions of a short known stock, among them won and lost ones.
func endings(t *testing.T, seed uint32) (all []calculation.State) {
	t.Helper()
	dice := dice.New(seed)
	for _, s := range someStates(t, 3, 3, seed, func(s *calculation.State) bool { return s.Left() <= 4 && s.Rest() > s.Left()+4 && s.Rest() < 20 }) {
		s.Shuffle(&dice)
		all = append(all, s)
	}
	return all
}

// TestReviewOfEndings plays endings with one move that no player chose, and compares the review with all there is to play.
func TestReviewOfEndings(t *testing.T) {
	mistakes := map[int]int{}
	for i, s := range endings(t, 21) {
		moves := s.LegalMoves(nil)
		first := moves[i%len(moves)]
		after := s
		after.Play(first)
		game := append([]calculation.Move{first}, rolloutLine(&after, nil)...)
		want, at := -1, s
		for k, m := range game {
			if make(brute).wins(&at) {
				want = k
			}
			at.Play(m)
		}
		won := at.Won()
		if won {
			want = -1
		}
		r, err := ReviewGame(&s, game, search.Budget{}, noClock, nil)
		if err != nil || r.Mistake != want || r.Sure != (want >= 0) {
			t.Errorf("%+v, %v: mistake %d, sure %v, want %d, %v", s.Position(), game, r.Mistake, r.Sure, want, err)
			continue
		}
		for k, p := range r.Proofs {
			if proof := map[bool]Proof{true: ProvedWin, false: ProvedLoss}[won || k <= want]; p != proof {
				t.Errorf("%+v: proof %d after %d moves, want %d", s.Position(), p, k, proof)
			}
		}
		if at = s; want >= 0 {
			for _, m := range game[:want] {
				at.Play(m)
			}
			checkLine(t, at, r.Line)
		}
		mistakes[min(want, 1)]++
	}
	if mistakes[-1] == 0 || mistakes[0] == 0 || mistakes[1] == 0 {
		t.Error("hardly tried:", mistakes)
	}
}

// TestLostIsNotAlwaysBlocked: of a lost known game that a look does not prove lost the chance is nothing as well.
func TestLostIsNotAlwaysBlocked(t *testing.T) {
	lost := 0
	for _, s := range endings(t, 22) {
		if s.Blocked() || make(brute).wins(&s) {
			continue
		}
		lost++
		if o := StillWinnable(&s, unbounded(), 1); o.Proof != ProvedLoss || o.Win != 0 || o.Error != 0 || !o.Exact || o.Line != nil || o.Done == 0 {
			t.Errorf("%+v: %+v", s.Position(), o)
		}
	}
	if lost == 0 {
		t.Error("none was tried")
	}
}

// TestFeatures: the policy plays the first move to a foundation with the greatest
// sum of its features' weights, or puts the card on the first such pile.
func TestFeatures(t *testing.T) {
	dice := dice.New(31)
	for game := range 40 {
		s := newState(t, game%3, 1+game%6)
		for {
			if s.Card() == 0 && s.Left() > 0 {
				s.Turn(&dice)
			}
			moves := s.LegalMoves(nil)
			if len(moves) == 0 {
				break
			}
			best, most, up := calculation.Move{}, -1<<31, false
			for _, m := range moves {
				sum := 0
				for _, at := range Features(nil, &s, m) {
					sum += int(tuned[at])
				}
				if m.Kind != calculation.CardToWaste {
					up = true
				}
				if up == (m.Kind != calculation.CardToWaste) && sum > most {
					best, most = m, sum
				}
			}
			if got, ok := tuned.Choose(&s); !ok || got != best {
				t.Fatalf("%+v: %v, want %v", s.Position(), got, best)
			}
			s.Play(moves[dice.Under(uint32(len(moves)))])
		}
	}
}
