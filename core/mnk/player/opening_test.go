package player

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

func open(p *mnk.Position, stones int, nodes int64, seed uint32) (Opening, error) {
	return NewOpening(p, stones, &memory, search.Start(search.Budget{Iterations: nodes}, 0, millis, nil), seed)
}

// TestEvenOpenings has a search of its own, which sees farther, check openings of the usual budget:
// most are still even for it.
func TestEvenOpenings(t *testing.T) {
	if testing.Short() {
		t.Skip("millions of nodes")
	}
	openings, even := 0, 0
	for _, rule := range [...]mnk.Rule{mnk.FreeStyle, mnk.Renju} {
		for seed := range uint32(3) {
			p, _ := mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: rule}.Start()
			o, err := open(&p, 3, 1_000_000, seed)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range o.Moves {
				if err := p.Play(s); err != nil {
					t.Fatal(err)
				}
			}
			got := choose(t, p, Options{}, search.Budget{Iterations: 300_000})
			t.Logf("rule %d, seed %d: %d, by a search %d", rule, seed, o.Value.Score, got.Value.Score)
			if openings++; uneven(got.Value) <= 4*evenEnough {
				even++
			}
		}
	}
	if 3*even < 2*openings {
		t.Errorf("%d of %d openings are even", even, openings)
	}
}

// TestNewOpening checks openings by every rule: played in turn, in the middle,
// and the same for a seed.
func TestNewOpening(t *testing.T) {
	for rule := range mnk.Rules {
		p, err := mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.Rule(rule)}.Start()
		if err != nil {
			t.Fatal(err)
		}
		seen := map[[3]mnk.Square]bool{}
		for seed := range uint32(2) {
			o, err := open(&p, 3, 50_000, seed)
			if err != nil || len(o.Moves) != 3 || o.Value.Outcome != mnk.Open || uneven(o.Value) > 120 {
				t.Fatalf("rule %d: %+v, %v", rule, o.Value, err)
			}
			q := p
			for i, s := range o.Moves {
				if limit := []int{0, 1, 2}[i]; mnk.Rule(rule) == mnk.Renju && max(s.Row-7, 7-s.Row, s.Column-7, 7-s.Column) > limit {
					t.Errorf("stone %d of renju at %v", i, s)
				}
				if mnk.Rule(rule) != mnk.Gravity && max(s.Row-7, 7-s.Row) > 5 || max(s.Column-7, 7-s.Column) > 5 {
					t.Errorf("stone %d at %v", i, s)
				}
				if err := q.Play(s); err != nil {
					t.Fatal(err)
				}
			}
			seen[[3]mnk.Square(o.Moves)] = true
			again, _ := open(&p, 3, 50_000, seed)
			if !reflect.DeepEqual(o, again) {
				t.Errorf("rule %d: seed %d gives two openings", rule, seed)
			}
		}
		if len(seen) < 2 {
			t.Errorf("rule %d: %d different openings", rule, len(seen))
		}
	}
}

// TestOpeningFaults has openings that are impossible.
func TestOpeningFaults(t *testing.T) {
	p, _ := mnk.Game{Columns: 3, Rows: 3, K: 3}.Start()
	for _, c := range []struct {
		stones int
		want   string
	}{
		{0, "stones must be 1 to 6, not 0"}, {7, "stones must be 1 to 6, not 7"}, {2, ""},
	} {
		o, err := open(&p, c.stones, 2000, 1)
		if (err == nil) != (c.want == "") || err != nil && err.Error() != c.want {
			t.Errorf("%d stones: %v, want %q", c.stones, err, c.want)
		}
		if err == nil && (o.Value.Outcome != mnk.Draw || !o.Value.Proved) {
			t.Errorf("two stones of tic-tac-toe are worth %+v", o.Value)
		}
	}
	p = mnk.Position{Game: mnk.Game{Columns: 2, Rows: 2, K: 2, Rule: mnk.FreeStyle}, Board: mnktest.BoardOf(t, "o.\nx."), Turn: mnk.Black}
	if _, err := open(&p, 2, 100, 1); err == nil || err.Error() != "stones is 2, but the game would be over by then" {
		t.Errorf("a game that two stones end: %v", err)
	}
	p = mnk.Position{Game: mnk.Game{Columns: 3, Rows: 1, K: 3, Rule: mnk.FreeStyle}, Board: mnktest.BoardOf(t, "oxo"), Turn: mnk.White}
	if _, err := open(&p, 1, 100, 1); err != mnk.ErrOver {
		t.Errorf("a full board: %v", err)
	}
}
