//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/five"
)

// TestLearn learns twice from a few games of each rule, and wants the same file
// but for the time that it took.
func TestLearn(t *testing.T) {
	for _, rule := range mnk.Rules {
		first, again := learned(t, rule.Key), learned(t, rule.Key)
		if !bytes.Equal(first, again) {
			t.Errorf("%s: the same flags learned something else", rule.Key)
		}
	}
	l := lesson{rule: "go"}
	if _, err := l.run(); err == nil {
		t.Error("a rule that there is not")
	}
}

// learned is the file of a few games by a rule, without how long they took.
func learned(t *testing.T, rule string) []byte {
	t.Helper()
	l := lesson{rounds: 2, games: 8, nodes: 100, epochs: 3, seed: 1, rule: rule, share: 0.5, out: filepath.Join(t.TempDir(), "learned.go")}
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
	return regexp.MustCompile(`(?m)^// in .*`).ReplaceAll(text, nil)
}

// TestSummary has the Elo of games whose openings were shared or not.
func TestSummary(t *testing.T) {
	for want, all := range map[string][]record{
		"4 games: 2 won, 0 drawn, 2 lost, 50.0 %, Elo +0 (+0 to +0); depth 0.0 and 0.0, 0 and 0 ms a move": {
			{Game: 0, Winner: 0}, {Game: 1, Winner: 1}, {Game: 2, Winner: 0}, {Game: 3, Winner: 1}},
		"4 games: 3 won, 0 drawn, 1 lost, 75.0 %, Elo +191 (-182 to +Inf); depth 0.0 and 0.0, 0 and 0 ms a move": {
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
