package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

// TestForcedWins has wins for black to move, with the ply of the last stone and
// the code of a reason of the best move.
func TestForcedWins(t *testing.T) {
	for _, c := range []struct {
		name         string
		black, white string
		plies        int
		code         string
	}{
		{"a four", "hd he hf hg", "aa ac ae ag", 1, ReasonCompletesLine},
		{"a four, though white has one, too", "hd he hf hg", "ba bb bc bd", 1, ReasonCompletesLine},
		{"an open three", "he hf hg", "aa ac ae", 3, ReasonMakesOpenFour},
		{"a broken open three", "he hf hh", "aa ac ae", 3, ReasonMakesOpenFour},
		{"two closed threes that cross", "he hf hg eh fh gh", "hd dh aa ac ae oo", 3, ReasonDoubleThreat},
		{"a four within two fours of one row", "hb hd he hh", "ha ac ae ag", 3, ReasonDoubleThreat},
		{"a closed three, then the two of its column", "he hf hg ii ji", "hd aa ac ae oo", 5, ReasonForcedWinVCF},
		{"a closed three and an open two that cross it", "he hf hg ji ki", "hd aa ac ae oo", 5, ReasonForcedWinVCF},
	} {
		p := mnktest.Place15(t, c.black, c.white)
		got := choose(t, p, Options{}, search.Budget{Iterations: 100_000})
		if got.Value.Outcome != mnk.Win || !got.Value.Proved || got.Value.Plies != c.plies || !has(got.Candidates[0].Reasons, c.code) {
			t.Errorf("%s: %+v by %v, %+v", c.name, got.Value, got.Best, got.Candidates[0].Reasons)
		}
		checkLine(t, p, got.Line)
		if len(got.Line) != c.plies {
			t.Errorf("%s: line %v, want %d moves", c.name, got.Line, c.plies)
		}
	}
}

// TestWinsSayHow: in random positions every move that wins says how, within as many moves as its value says; no move is praised
// for what it makes where the other side completes a line first.
func TestWinsSayHow(t *testing.T) {
	r, said := dice.NewRand(6), map[string]int{}
	for i := range 300 {
		g := mnk.Game{Rows: 5 + i%5, Columns: 6 + i%4, K: 4 + i%2}
		p := mnktest.RandomPosition(r, g, 6+r.IntN(12))
		if p.Over() {
			continue
		}
		for _, c := range choose(t, p, Options{All: true}, search.Budget{Iterations: 3000}).Candidates {
			how := 0
			for _, why := range c.Reasons {
				switch why.Code {
				case ReasonForcedWin, ReasonNoDefence:
					if why.Count != c.Value.Plies || c.Value.Proved != (why.Code == ReasonForcedWin) || c.Value.Outcome != mnk.Win {
						t.Errorf("%v: %+v, %+v", mnktest.Rows(p.Board), c.Value, why)
					}
					how++
				case ReasonCompletesLine, ReasonMakesOpenFour, ReasonDoubleThreat, ReasonForcedWinVCF:
					how++
				}
				said[why.Code]++
			}
			if win := c.Value.Outcome == mnk.Win && c.Value.Bound != AtMost; win && how == 0 {
				t.Errorf("%v: %v wins and says only %+v", mnktest.Rows(p.Board), c.Square, c.Reasons)
			}
			after := p
			if has(c.Reasons, ReasonMakesOpenFour) || has(c.Reasons, ReasonDoubleThreat) || has(c.Reasons, ReasonMakesFour) {
				after.Board.Set(c.Square.Row, c.Square.Column, p.Turn)
				if wins := mnktest.Wins(after, p.Turn.Other()); len(wins) > 0 {
					t.Errorf("%v: %v is praised, but %v loses: %+v", mnktest.Rows(p.Board), c.Square, wins, c.Reasons)
				}
			}
		}
	}
	if said[ReasonForcedWin] < 20 || said[ReasonNoDefence] < 2 {
		t.Errorf("too few to tell: %v", said)
	}
}

func has(all []Reason, code string) bool {
	for _, r := range all {
		if r.Code == code {
			return true
		}
	}
	return false
}

// TestLosses has positions of a large board in which black is lost, though
// not every move is looked at.
func TestLosses(t *testing.T) {
	for _, c := range []struct {
		name         string
		black, white string
		plies        int
		proved       bool
	}{
		{"a four with two ends", "aa ac oo ao", "he hf hg hh", 2, true},
		{"two threes that cross", "aa ac oo am mo ma", "he hf hg ek fk gk", 4, true},
	} {
		p := mnktest.Place15(t, c.black, c.white)
		got := choose(t, p, Options{}, search.Budget{Iterations: 50_000})
		if got.Value.Outcome != mnk.Loss || got.Value.Plies != c.plies || got.Value.Proved != c.proved || !got.Finished {
			t.Errorf("%s: %+v", c.name, got.Value)
		}
		if len(got.Candidates) >= got.Legal {
			t.Errorf("%s: %d candidates of %d", c.name, len(got.Candidates), got.Legal)
		}
	}
}

// TestQuiet has a best move without a threat: it makes two open twos, and says
// so. Other moves stay silent.
func TestQuiet(t *testing.T) {
	p := mnktest.Place15(t, "he fg", "gf hh")
	got := choose(t, p, Options{}, search.Budget{Iterations: 20_000})
	why := got.Candidates[0].Reasons
	if len(why) != 1 || why[0].Code != ReasonMakesOpenTwo || why[0].Length != 2 || why[0].Count != 2 {
		t.Errorf("%v: %+v", got.Best, why)
	}
	for _, other := range got.Candidates[1:] {
		if len(other.Reasons) > 0 {
			t.Errorf("%v is not the best move, and says %+v", other.Square, other.Reasons)
		}
	}
}
