//go:build unix

package main

import (
	"flag"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
)

// TestSuite solves the suite within 1,000 nodes, and every fifth puzzle within
// 10,000. A change of the search may solve other puzzles, but not fewer.
func TestSuite(t *testing.T) {
	all, err := readSuite("testdata/suite.txt")
	if err != nil || len(all) != 502 {
		t.Fatalf("%d puzzles: %v", len(all), err)
	}
	for _, c := range []struct {
		nodes int64
		every int
		least map[string]int
	}{
		{1000, 1, map[string]int{byFours: 83, byThreats: 200, defence: 80}},
		{10_000, 5, map[string]int{byFours: 19, byThreats: 48, defence: 14}},
	} {
		var s school
		var solved tally
		for n := 0; n < len(all); n += c.every {
			p, err := all[n].position()
			if err != nil {
				t.Fatal(err)
			}
			best := &s.search(&p, c.nodes)[0]
			solved.count(&all[n], best.Square, best.Value.Proved && best.Value.Outcome == mnk.Win)
		}
		for kind, least := range c.least {
			if solved.solved[kind] < least {
				t.Errorf("%d nodes: %s, but %d of %s were", c.nodes, solved.String(), least, kind)
			}
		}
	}
}

// TestAnswers proves every twentieth puzzle again, as the parts of the file were
// made.
func TestAnswers(t *testing.T) {
	all, err := readSuite("testdata/suite.txt")
	if err != nil {
		t.Fatal(err)
	}
	s := setter{wanted: map[string]int{byFours: 1, byThreats: 1, defence: 1}}
	seen := map[string]bool{}
	for n := 7; n < len(all); n += 20 {
		z := &all[n]
		p, err := z.position()
		if err != nil || z.kind == quiet {
			continue
		}
		seen[z.kind] = true
		switch s.limits = (limits{proof: 3000, threes: 2, hold: 150}); {
		case n >= 446:
			s.limits = limits{proof: 5000, threes: 2, hold: 1000, unseen: 1000}
		case n >= 326:
			s.limits = limits{proof: 3000, threes: 2, hold: 1000, unseen: 300}
		}
		if kind, answers := s.judged(&p); kind != z.kind || !slices.Equal(answers, z.answers) {
			t.Errorf("%s: %s %s", z, kind, places(answers, ","))
		}
	}
	if len(seen) != 3 {
		t.Errorf("only %v", seen)
	}
}

// TestSet makes the puzzles of a few games twice, by one and by three workers,
// from the games and by changed stones.
func TestSet(t *testing.T) {
	for _, more := range [][]string{{"-games", "8"}, {"-games", "16", "-compose", "12", "-proof", "1000", "-seed", "3"}} {
		testSet(t, more)
	}
	if err := setSuite(flag.NewFlagSet("set", flag.ContinueOnError), []string{"-puzzles", "1,x"}); err == nil {
		t.Error("x puzzles were made")
	}
}

func testSet(t *testing.T, more []string) {
	var texts [2]string
	for i, workers := range []string{"1", "3"} {
		file := filepath.Join(t.TempDir(), "suite.txt")
		flags := flag.NewFlagSet("set", flag.ContinueOnError)
		if err := setSuite(flags, append([]string{"-puzzles", "2,2,2,0", "-proof", "300", "-workers", workers, "-out", file}, more...)); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[i] = string(text)
	}
	if texts[0] != texts[1] || strings.Count(texts[0], "\n") < 2 {
		t.Errorf("%v: %s\nby three workers %s", more, texts[0], texts[1])
	}
}

// TestReadSuite refuses lines that are no puzzle, and names them.
func TestReadSuite(t *testing.T) {
	for text, want := range map[string]string{
		"vcf free h8 h9\nvcf free h8":   ":2: not a kind",
		"# a comment\nvct free h8h8 a1": ":2: ",
	} {
		file := filepath.Join(t.TempDir(), "suite.txt")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := readSuite(file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
	z := puzzle{kind: quiet, rule: "free", moves: []mnk.Square{{Row: 7, Column: 7}}, answers: []mnk.Square{{Row: 6, Column: 7}, {Row: 0, Column: 14}}}
	if got := z.String(); got != "quiet free h8 h9,o15" {
		t.Error(got)
	}
}

// TestRatings rates three players: the second has three quarters of the points
// against the first, the third as many against the second, and nine tenths
// against the first, as their strengths 1, 3 and 9 say.
func TestRatings(t *testing.T) {
	games := func(won, of int) (all []record) {
		for n := range of {
			r := record{Game: n, Winner: 1}
			if n*won/of != (n+1)*won/of {
				r.Winner = 0
			}
			all = append(all, r)
		}
		return all
	}
	all := []pairing{{1, 0, games(300, 400)}, {2, 1, games(300, 400)}, {2, 0, games(360, 400)}}
	for i, r := range ratings(3, all) {
		want := float64(i) * 400 * math.Log10(3)
		if math.Abs(r.elo-want) > 5 || i > 0 && (r.low > r.elo-5 || r.high < r.elo+5 || r.high-r.low > 150) {
			t.Errorf("player %d: %+v, want %.0f", i, r, want)
		}
	}
	if r := ratings(2, []pairing{{1, 0, games(20, 20)}})[1]; math.IsInf(r.elo, 0) || r.elo < 400 {
		t.Errorf("all games won: %+v", r)
	}
}
