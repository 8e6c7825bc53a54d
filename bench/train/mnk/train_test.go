//go:build unix

package main

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/mnk/prove"
	"github.com/tefuda/tefuda/core/search"
)

// TestLearn learns twice from a few games of each rule, and wants the same file
// except for the time that it took.
func TestLearn(t *testing.T) {
	for _, rule := range mnk.Rules[:mnk.Gravity] {
		first, again := learned(t, rule.Key), learned(t, rule.Key)
		if !bytes.Equal(first, again) {
			t.Errorf("%s: the same flags learned something else", rule.Key)
		}
	}
	for _, rule := range []string{"go", "gravity"} {
		l := lesson{rule: rule}
		if _, err := l.run(); err == nil {
			t.Errorf("learned a rule that package five does not play: %s", rule)
		}
	}
}

// learned returns the file of a few games by a rule, without the time they took.
func learned(t *testing.T, rule string) []byte {
	t.Helper()
	l := lesson{rounds: 2, games: 8, nodes: 100, epochs: 3, seed: 1, rule: rule, share: 0.5, matches: 4, out: filepath.Join(t.TempDir(), "learned.go")}
	loss, err := l.run()
	if err != nil {
		t.Fatal(err)
	}
	if loss < 0.1 || loss > 1.8 {
		t.Errorf("%s: log loss %v", rule, loss)
	}
	text, err := os.ReadFile(l.out)
	if err != nil {
		t.Fatal(err)
	}
	checkRounds(t, &l, string(text))
	return regexp.MustCompile(`(?m)^// in .*`).ReplaceAll(text, nil)
}

// checkRounds wants the file to have the log loss of every round, before and
// after, and its games.
func checkRounds(t *testing.T, l *lesson, text string) {
	t.Helper()
	if len(l.told) != 2 || l.told[0].before == l.told[0].after || l.told[1].after == l.told[0].after {
		t.Fatalf("rounds: %+v", l.told)
	}
	for i, r := range l.told {
		line := fmt.Sprintf("// Round %d: log loss of values %.4f before, %.4f after (%d positions); against those before 4 games: ",
			i+1, r.before, r.after, r.held)
		if r.held == 0 || len(r.games) != 4 || !strings.Contains(text, line) {
			t.Errorf("%q is not there, or of no games, in %s", line, text[:800])
		}
	}
}

// TestTaught wants a pupil that was taught weights to value a position as a
// search with these weights does, and to know no other weights.
func TestTaught(t *testing.T) {
	kinds := byHand()
	var data []byte
	for i := range 4 * len(combinations) {
		weight := int16(i%601 - 300)
		if i < 2 { // values of squares without a shape
			weight = 0
		}
		data = appendWeight(data, weight)
	}
	kinds.Kinds = string(data)
	for name, w := range map[string]*five.Weights{"by hand": byHand(), "by kinds": kinds, "rounded": taught(kinds).weights()} {
		s := &school{Rand: dice.NewRand(3), nodes: 100}
		s.teach(w)
		for range 20 {
			p := s.start(15)
			one, ok := s.sample(&p, &s.search(&p, 100)[0])
			if !ok {
				continue
			}
			got, want := unit*taught(w).value(&one), float64(s.position(&p).Evaluation()-1)/2
			if math.Abs(got-want) > 1 {
				t.Errorf("%s: %v, the search says %v", name, got, want)
			}
		}
	}
}

// TestSummary has the Elo of games with and without shared openings.
func TestSummary(t *testing.T) {
	for want, all := range map[string][]record{
		"4 games: 2 won, 0 drawn, 2 lost, 50.0 %, Elo +0 (+0 to +0); depth 0.0 and 0.0, 0 and 0 ms a move": {
			{Game: 0, Winner: 0}, {Game: 1, Winner: 1}, {Game: 2, Winner: 0}, {Game: 3, Winner: 1}},
		"4 games: 3 won, 0 drawn, 1 lost, 75.0 %, Elo +191 (-Inf to +Inf); depth 0.0 and 0.0, 0 and 0 ms a move": {
			{Game: 0, Winner: 0}, {Game: 1, Winner: 1}, {Game: 2, Winner: 0}, {Game: 3, Winner: 0}},
	} {
		if got := summary(all); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestCombinations wants every order of four shapes to be one combination.
func TestCombinations(t *testing.T) {
	if len(combinations) != 1820 || combination(0x1234) != combination(0x4312) || combination(0x1234) == combination(0x1233) {
		t.Errorf("%d combinations, %d, %d", len(combinations), combination(0x1234), combination(0x4312))
	}
}

// TestWorth plays a few games against the search without a part, twice, and
// wants the same ones.
func TestWorth(t *testing.T) {
	c := comparison{games: 4, size: 15, seed: 2, nodes: 300}
	first, again := c.against(five.LateMoves), c.against(five.LateMoves)
	for i := range first {
		if first[i].Winner != again[i].Winner || first[i].Depth != again[i].Depth || first[i].Depth[0] < 1 {
			t.Errorf("game %d: %+v, then %+v", i, first[i], again[i])
		}
	}
	if first[0].Depth == first[2].Depth {
		t.Error("two openings went alike")
	}
}

// TestTable compares the values of a table, whose proofs share their memory, with proofs of their own, and goes on where it was stopped.
func TestTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "table.txt")
	g := mnk.Game{Columns: 5, Rows: 4, K: 4, Rule: mnk.Gravity}
	table := func(until string) map[string]string {
		flags := flag.NewFlagSet("table", flag.ContinueOnError)
		if err := proveTable(flags, []string{"-game", "5,4,4", "-plies", "3", "-workers", "4", "-bits", "12", "-file", file, "-until", until}); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		values := map[string]string{}
		for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
			moves, value, _ := strings.Cut(line, " ")
			values[moves] = value
		}
		return values
	}
	if values := table("0s"); values["111"] != "?" {
		t.Errorf("in no time 111 is %q", values["111"])
	}
	values := table("1m")
	// 1,120 positions after 4 stones, 16 of them their own mirror image: https://oeis.org/A212693.
	if n := len(positionsAfter(mnk.Game{Columns: 7, Rows: 6, K: 4, Rule: mnk.Gravity}, 4)); n != 568 {
		t.Errorf("%d positions of 7 x 6 after 4 stones", n)
	}
	v := prove.NewProver(12)
	for moves, value := range values {
		p := played(g, moves)
		found, err := v.Prove(&p, search.Start(search.Budget{}, 0, noClock, nil))
		if want := valueOf(g, p.Board.Stones(), found); err != nil || value != want {
			t.Errorf("%s is %q, want %q (%v)", moves, value, want, err)
		}
	}
}
