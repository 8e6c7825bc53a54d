package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"strings"
	"testing"
)

// TestExactChance holds the exact search against one without any pruning.
func TestExactChance(t *testing.T) {
	if testing.Short() {
		t.Skip("other targets repeat it at a tenth of the speed; the recorded answers compare them")
	}
	between := 0
	for _, s := range someStates(t, 8, 2, 3, func(s *calculation.State) bool { return s.Left() <= 5 && !s.Blocked() && s.Rest() > 8 })[:15] {
		for _, c := range choose(&s, 100, 1) {
			after := s
			if c.Move.Kind != calculation.Draw {
				after.Play(c.Move)
			}
			want := make(brute).chance(&after)
			if !c.Exact || c.Win-want > 1e-9 || want-c.Win > 1e-9 {
				t.Fatalf("%+v: %v wins %v, want %v", s.Position(), c.Move, c.Win, want)
			}
			if want > 0 && want < 1 {
				between++
			}
			if c.Proof == ProvedWin != (want == 1) || c.Proof == ProvedLoss != (want == 0) {
				t.Errorf("%v of chance %v: proof %v", c.Move, want, c.Proof)
			}
		}
	}
	if between == 0 {
		t.Error("nothing between won and lost was tried")
	}
}

// A brute searches all moves; drawing is a move like the others.
type brute map[string]float64

func (b brute) chance(s *calculation.State) (best float64) {
	if s.Won() {
		return 1
	}
	key := key(s)
	if known, ok := b[key]; ok {
		return known
	}
	for _, m := range s.LegalMoves(nil) {
		best = max(best, b.after(s, m))
	}
	b[key] = best
	return best
}

// after returns the chance after a move.
func (b brute) after(s *calculation.State, m calculation.Move) (value float64) {
	after := *s
	if m.Kind != calculation.Draw {
		after.Play(m)
		return b.chance(&after)
	}
	for _, r := range s.Stock(nil) {
		after = *s
		if err := after.Apply(calculation.Move{Kind: calculation.Draw, Rank: r}); err != nil {
			panic(err)
		}
		value += b.chance(&after) / float64(s.Left())
	}
	return value
}

func key(s *calculation.State) string {
	p := s.Position()
	return p.Foundations + p.Card + "|" + strings.Join(p.Piles, "|")
}

// TestSureMoves checks moves that are called sure against a full search, and that
// a search too short to decide puts them first.
func TestSureMoves(t *testing.T) {
	seen := map[calculation.Kind]int{}
	for _, check := range []struct {
		left int
		is   func(*testing.T, calculation.State, calculation.Move)
	}{{4, checkBest}, {20, checkFirst}} {
		for _, s := range someStates(t, 7, 2, 20, func(s *calculation.State) bool { return s.Left() <= check.left && s.Rest() > 8 && !s.Blocked() }) {
			laid := s
			laid.Play(calculation.Move{Kind: calculation.CardToWaste}) // now a card can be drawn
			for _, at := range []calculation.State{s, laid} {
				for _, m := range sureMoves(&at) {
					seen[m.Kind]++
					check.is(t, at, m)
				}
			}
		}
	}
	if seen[calculation.Draw] < 10 || seen[calculation.CardToFoundation]+seen[calculation.WasteToFoundation] < 10 {
		t.Error("hardly tried:", seen)
	}
}

func sureMoves(s *calculation.State) (sure []calculation.Move) {
	for _, m := range s.LegalMoves(nil) {
		if isSure(s, m) {
			sure = append(sure, m)
		}
	}
	return sure
}

// checkFirst checks that a search puts a sure move first, if not the one given.
func checkFirst(t *testing.T, s calculation.State, m calculation.Move) {
	t.Helper()
	if first := choose(&s, 10, 1)[0]; !first.Exact && !isSure(&s, first.Move) {
		t.Errorf("%+v: %v before %v", s.Position(), first.Move, m)
	}
}

// checkBest checks that no move's chance is greater than a move's.
func checkBest(t *testing.T, s calculation.State, m calculation.Move) {
	t.Helper()
	b := make(brute)
	if got, best := b.after(&s, m), b.chance(&s); got < best-1e-9 {
		t.Errorf("%+v: %v wins %v, another move %v", s.Position(), m, got, best)
	}
}

// TestBlockedIsLost holds the proof against all there is to play.
func TestBlockedIsLost(t *testing.T) {
	blocked, lost := 0, 0
	for seed := range uint32(6) {
		for _, s := range someStates(t, 5, 2, 10+seed, func(s *calculation.State) bool { return s.Left() <= 2 && s.Rest() > 8 })[:15] {
			chance := make(brute).chance(&s)
			if chance == 0 {
				lost++
			}
			if s.Blocked() {
				blocked++
				if chance > 0 {
					t.Fatalf("%+v is called blocked but wins %v", s.Position(), chance)
				}
			}
		}
	}
	if blocked == 0 || lost == 0 {
		t.Errorf("%d blocked, %d lost", blocked, lost)
	}
	t.Logf("%d blocked of %d lost", blocked, lost)
}
