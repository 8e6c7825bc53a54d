package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/search"
)

func chooseOpening(t *testing.T, m *mnk.Match, o Options, nodes int64, seed uint32) []Candidate {
	t.Helper()
	found, err := ChooseOpening(m, o, &memory, search.Start(search.Budget{Iterations: nodes}, 0, millis, nil), seed)
	if err != nil || len(found) == 0 {
		t.Fatal(found, err)
	}
	return found
}

// opened replays moves by an opening rule on 15 × 15 squares.
func opened(t *testing.T, rule mnk.OpeningRule, moves ...string) *mnk.Match {
	t.Helper()
	p, _ := mnk.Game{Columns: 15, Rows: 15, K: 5, Opening: rule}.Start()
	m := mnk.NewMatch(p)
	for _, text := range moves {
		s, err := mnk.ParsePlace(text, 15, 15)
		if err == nil {
			_, err = m.Play(s)
		}
		if err != nil {
			t.Fatal(text, err)
		}
	}
	return &m
}

// TestOpeningMoves plays the opening of every rule by three levels. All moves are legal,
// the same for a seed, and end in a game that goes on.
func TestOpeningMoves(t *testing.T) {
	for rule := mnk.Swap; rule <= mnk.Yamaguchi; rule++ {
		for level := 1; level <= MaxLevel; level += 2 {
			m := opened(t, rule)
			for i := 0; m.Opens(); i++ {
				found := chooseOpening(t, m, Options{Level: level}, 1000, uint32(i))
				if again := found; rule == mnk.Swap2 {
					if again = chooseOpening(t, m, Options{Level: level}, 1000, uint32(i)); found[0].Square != again[0].Square {
						t.Fatalf("level %d, move %d: %v, again %v", level, i, found[0].Square, again[0].Square)
					}
				}
				for _, c := range found {
					if !slices.Contains(m.Legal(), c.Square) {
						t.Fatalf("rule %d, level %d, move %d: %s is not legal", rule, level, i, mnk.Place(c.Square, 15))
					}
				}
				if _, err := m.Play(found[0].Square); err != nil {
					t.Fatal(err)
				}
			}
			if m.Over() {
				t.Errorf("rule %d, level %d: the opening ends the game", rule, level)
			}
		}
	}
}

// TestColours has positions with one side far ahead.
func TestColours(t *testing.T) {
	for _, c := range []struct {
		rule  mnk.OpeningRule
		moves []string
		want  mnk.Square
	}{
		{mnk.Swap, []string{"h8", "a1", "i9"}, mnk.SwapColours},
		{mnk.Swap, []string{"a1", "h8", "o15"}, mnk.Stay},
		{mnk.Swap2, []string{"h8", "a1", "i9"}, mnk.SwapColours},
		{mnk.Swap2, []string{"a1", "h8", "o15"}, mnk.Stay},
		{mnk.Swap2, []string{"h8", "i9", "o15", "two more", "o1", "h9"}, mnk.Stay},        // black is ahead, and seat 0's
		{mnk.Swap2, []string{"a1", "h8", "o15", "two more", "i9", "o1"}, mnk.SwapColours}, // white is ahead
	} {
		m := opened(t, c.rule, c.moves...)
		for _, nodes := range []int64{2000, 20_000} {
			for seed := range uint32(2) {
				found := chooseOpening(t, m, Options{}, nodes, seed)
				if found[0].Square != c.want || found[0].Reasons[0].Code != ReasonBetterColour {
					t.Errorf("%q, %d nodes: %+v", c.moves, nodes, found)
				}
			}
		}
	}
}

// TestTwoMore has stones that a search finds even. Two more need nodes that the first
// search leaves.
func TestTwoMore(t *testing.T) {
	m := opened(t, mnk.Swap2, "h5", "i11", "e8")
	for nodes, want := range map[int64]mnk.Square{20_000: mnk.TwoMore, 2000: mnk.SwapColours} {
		found := chooseOpening(t, m, Options{}, nodes, 3)
		if found[0].Square != want {
			t.Errorf("%d nodes: %+v", nodes, found)
		}
	}
}
