package mnk

import (
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// place15 returns a position of gomoku from stones by row and column, as
// letters from a: "hg" is row 7, column 6. Black is to move.
func place15(t *testing.T, black, white string) Position {
	t.Helper()
	b, _ := New(15, 15)
	for i, stones := range []string{black, white} {
		for _, s := range strings.Fields(stones) {
			b.Set(int(s[0]-'a'), int(s[1]-'a'), Black+Stone(i))
		}
	}
	p, err := Game{K: 5}.At(b, Black)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestForcedWins has wins for black to move, and at what ply the last stone
// comes; the code of a reason of the best move.
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
		p := place15(t, c.black, c.white)
		got := choose(t, p, Options{}, search.Budget{Iterations: 100_000})
		if got.Value.Outcome != Win || !got.Value.Proved || got.Value.Plies != c.plies || !has(got.Candidates[0].Reasons, c.code) {
			t.Errorf("%s: %+v by %v, %+v", c.name, got.Value, got.Best, got.Candidates[0].Reasons)
		}
		checkLine(t, p, got.Line)
		if len(got.Line) != c.plies {
			t.Errorf("%s: line %v, want %d moves", c.name, got.Line, c.plies)
		}
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

// TestDefences has open threes of white, and all moves of black that do not
// lose at once.
func TestDefences(t *testing.T) {
	for _, c := range []struct {
		name         string
		black, white string
		want         string
	}{
		{"a three in the open", "aa ac oo", "he hf hg", "hd hh"},
		{"a three with one side short", "hc aa oo", "he hf hg", "hd hh hi"},
		{"a broken three", "aa ac oo", "he hf hh", "hd hg hi"},
		{"two threes that cross", "aa ac oo am mo ma", "he hf hg ek fk gk", ""},
	} {
		p := place15(t, c.black, c.white)
		s := newState(&p)
		stops, n := s.defences(1)
		got := map[string]bool{}
		for _, at := range stops[:n] {
			q := s.square(at)
			got[string([]byte{'a' + byte(q.Row), 'a' + byte(q.Column)})] = true
		}
		for _, want := range strings.Fields(c.want) {
			if !got[want] {
				t.Errorf("%s: %v, want %s", c.name, got, want)
			}
		}
		if len(got) != len(strings.Fields(c.want)) {
			t.Errorf("%s: %v, want %s", c.name, got, c.want)
		}
	}
}

// TestVCFLines finds wins by fours at random, and replays them with the rules
// alone: each move threatens one square, each answer is that square, and the
// last move threatens two.
func TestVCFLines(t *testing.T) {
	rng := dice.NewRand(8)
	found := 0
	for range 2500 {
		g := Game{8 + rng.IntN(5), 8 + rng.IntN(5), 4 + rng.IntN(2), Rule(rng.IntN(2))}
		p := randomPosition(rng, g, 30+rng.IntN(30))
		if p.Over() {
			continue
		}
		r := newRoot(&p, Options{}, &memory, nil)
		r.meter = endless()
		plies := r.winByFours(20, 2000)
		if plies < 5 {
			continue
		}
		found++
		line := r.vcfLine()
		checkVCF(t, p, line)
		if len(line) != int(plies)-2 {
			t.Errorf("%+v %q: %v in %d plies", g, text(p.Board), line, plies)
		}
	}
	if found < 50 {
		t.Errorf("%d wins by fours", found)
	}
}

func checkVCF(t *testing.T, p Position, line []Square) {
	t.Helper()
	for i := 0; i < len(line); i += 2 {
		if n := len(wins(p, p.Turn.Other())); n > 1 || n == 1 && wins(p, p.Turn.Other())[0] != line[i] {
			t.Fatalf("%+v %q: move %d of %v leaves a threat", p.Game, text(p.Board), i, line)
		}
		p, _ = p.Apply(line[i])
		threats := wins(p, p.Turn.Other())
		switch last := i+1 >= len(line); {
		case last && len(threats) < 2, !last && (len(threats) != 1 || threats[0] != line[i+1]):
			t.Fatalf("%+v %q: move %d of %v threatens %v", p.Game, text(p.Board), i, line, threats)
		case last:
			return
		}
		p, _ = p.Apply(line[i+1])
	}
}

// wins returns the squares by which a colour would win if it moved.
func wins(p Position, by Stone) (out []Square) {
	p.Turn = by
	for _, s := range p.Legal() {
		if completes(p, s) {
			out = append(out, s)
		}
	}
	return out
}

// TestVCT has wins that need a three, and checks the search by threats alone.
func TestVCT(t *testing.T) {
	for _, c := range []struct {
		name         string
		black, white string
		wins         bool
	}{
		{"two open twos that cross", "hf hg fh gh", "aa ac oo ao", true},
		{"nothing but two stones", "hf hg", "aa oo", false},
	} {
		p := place15(t, c.black, c.white)
		r := newRoot(&p, Options{}, &memory, nil)
		r.meter = endless()
		memory.Renew()
		r.vctEnd = r.nodes + vctNodes
		plies := int32(0)
		for depth := 1; depth <= 4 && plies == 0; depth++ {
			plies = r.attack(depth)
		}
		if plies > 0 != c.wins {
			t.Errorf("%s: %d plies", c.name, plies)
		}
	}
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
		p := place15(t, c.black, c.white)
		got := choose(t, p, Options{}, search.Budget{Iterations: 50_000})
		if got.Value.Outcome != Loss || got.Value.Plies != c.plies || got.Value.Proved != c.proved || !got.Finished {
			t.Errorf("%s: %+v", c.name, got.Value)
		}
		if len(got.Candidates) >= got.Legal {
			t.Errorf("%s: %d candidates of %d", c.name, len(got.Candidates), got.Legal)
		}
	}
}

// TestThreatsKeepToTheirBudget counts every node that the search for threats at
// the root visits, and sets it a clock that a quarter of the time is over on.
func TestThreatsKeepToTheirBudget(t *testing.T) {
	rng, most := dice.NewRand(12), int64(0)
	for range 60 {
		p := randomPosition(rng, Game{15, 15, 5, FreeStyle}, 20+rng.IntN(60))
		if p.Over() {
			continue
		}
		r := newRoot(&p, Options{}, &memory, nil)
		const budget = 20_000
		r.meter = search.Start(search.Budget{Iterations: budget}, 0, millis, nil)
		memory.Renew()
		r.byThreats()
		if most = max(most, r.nodes); r.nodes > budget/vctPart {
			t.Errorf("%q: %d of %d nodes", text(p.Board), r.nodes, budget)
		}
		now := int64(0)
		r.meter = search.Start(search.Budget{Millis: 80}, 0, func() int64 { now++; return now }, nil)
		r.nodes, r.reported, r.check = 0, 0, 0
		memory.Renew()
		r.byThreats()
		if r.nodes > (80/vctPart+2)*vctBatch {
			t.Errorf("%q: %d nodes, %d ms", text(p.Board), r.nodes, now)
		}
	}
	if most < 2000 {
		t.Errorf("%d nodes at most: hardly tried", most)
	}
}
