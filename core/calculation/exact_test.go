package calculation

import (
	"strings"
	"testing"
)

// TestExactChance holds the exact search against one without any pruning.
func TestExactChance(t *testing.T) {
	between := 0
	for _, s := range someStates(t, 8, 2, 3, func(s *State) bool { return s.left <= 5 && !s.isBlocked() && s.rest > 8 })[:15] {
		for _, c := range choose(&s, 100, 1) {
			after := s
			if c.Move.Kind != Draw {
				after.play(c.Move)
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

// A brute plays by the letter: drawing is a move beside the others.
type brute map[string]float64

func (b brute) chance(s *State) (best float64) {
	if s.Won() {
		return 1
	}
	key := s.key()
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
func (b brute) after(s *State, m Move) (value float64) {
	after := *s
	if m.Kind != Draw {
		after.play(m)
		return b.chance(&after)
	}
	for _, r := range s.Stock(nil) {
		after = *s
		if err := after.Apply(Move{Kind: Draw, Rank: r}); err != nil {
			panic(err)
		}
		value += b.chance(&after) / float64(s.Left())
	}
	return value
}

func (s *State) key() string {
	p := s.Position()
	return p.Foundations + p.Card + "|" + strings.Join(p.Piles, "|")
}

// TestSureMoves holds the moves that are called sure against all there is to
// play, and looks for them at the head of a search too short to tell.
func TestSureMoves(t *testing.T) {
	seen := map[Kind]int{}
	for _, check := range []struct {
		left uint8
		is   func(*testing.T, State, Move)
	}{{4, checkBest}, {20, checkFirst}} {
		for _, s := range someStates(t, 7, 2, 20, func(s *State) bool { return s.left <= check.left && s.rest > 8 && !s.isBlocked() }) {
			laid := s
			laid.lay(0) // now a card can be drawn
			for _, at := range []State{s, laid} {
				for _, m := range sureMoves(&at) {
					seen[m.Kind]++
					check.is(t, at, m)
				}
			}
		}
	}
	if seen[Draw] < 10 || seen[CardToFoundation]+seen[WasteToFoundation] < 10 {
		t.Error("hardly tried:", seen)
	}
}

func sureMoves(s *State) (sure []Move) {
	for _, m := range s.LegalMoves(nil) {
		if s.isSure(m) {
			sure = append(sure, m)
		}
	}
	return sure
}

// checkFirst checks that a search puts a sure move first, if not the one given.
func checkFirst(t *testing.T, s State, m Move) {
	t.Helper()
	if first := choose(&s, 10, 1)[0]; !first.Exact && !s.isSure(first.Move) {
		t.Errorf("%+v: %v before %v", s.Position(), first.Move, m)
	}
}

// checkBest checks that no move's chance is greater than a move's.
func checkBest(t *testing.T, s State, m Move) {
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
		for _, s := range someStates(t, 5, 2, 10+seed, func(s *State) bool { return s.left <= 2 && s.rest > 8 })[:15] {
			chance := make(brute).chance(&s)
			if chance == 0 {
				lost++
			}
			if s.isBlocked() {
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
