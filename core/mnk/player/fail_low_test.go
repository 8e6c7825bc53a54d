package player

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// TestStoppedBelowWindow stops searches of a large board anywhere. The move
// played must not have only an upper bound from a pass below its window, unless
// it loses.
func TestStoppedBelowWindow(t *testing.T) {
	dice := dice.New(3)
	for range 8 {
		p, err := mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}.Start()
		if err != nil {
			t.Fatal(err)
		}
		for range 8 {
			p.Play(nearMiddle(&p, &dice))
		}
		for nodes := int64(800); nodes <= 4000 && !p.Over(); nodes += 800 {
			got := choose(t, p, Options{}, search.Budget{Iterations: nodes})
			if got.Value.Bound == AtMost && got.Value.Outcome != mnk.Loss {
				t.Errorf("%d nodes: %+v", nodes, got.Value)
			}
		}
	}
}

// TestForget wants moves to get back their values from before a pass below its
// window, except those that the pass found to lose.
func TestForget(t *testing.T) {
	lost := Candidate{raw: 4 - positions.Win, Depth: 5}
	r := root{candidates: []Candidate{{raw: -90, Depth: 5}, lost}, kept: []Candidate{{raw: 30, Depth: 4}, {raw: 20, Depth: 4}}}
	r.forget()
	if a, b := r.candidates[0], r.candidates[1]; a.raw != 30 || a.Depth != 4 || b.raw != lost.raw || b.Depth != 5 {
		t.Errorf("%+v", r.candidates)
	}
}

// TestOneDepth stops a search of all moves in the middle of a depth that has lowered the best move's value. No other move may
// then show a higher one.
func TestOneDepth(t *testing.T) {
	p, err := mnk.Game{Columns: 15, Rows: 15, K: 5, Rule: mnk.FreeStyle}.Start()
	if err != nil {
		t.Fatal(err)
	}
	p.Play(mnk.Square{Row: 7, Column: 7})
	p.Play(mnk.Square{Row: 6, Column: 8})
	c, err := NewChooser(&p, Options{All: true}, nil)
	if err != nil {
		t.Fatal(err)
	}
	all := c.Choose(search.Start(search.Budget{Iterations: 7000}, 0, func() int64 { return 0 }, nil), 0)
	higher := func(c Candidate) bool { return c.Value.Score > all[0].Value.Score }
	if slices.ContainsFunc(all, higher) || all[0].Depth != c.Evaluation().Depth {
		t.Errorf("%+v", all[:6])
	}
}
