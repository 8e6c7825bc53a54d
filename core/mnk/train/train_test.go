//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestLearn learns twice from a few games, and wants the same file but for the
// time that it took.
func TestLearn(t *testing.T) {
	var files [2][]byte
	for i := range files {
		l := lesson{games: 12, nodes: 100, epochs: 3, seed: 1, share: 0.5, out: filepath.Join(t.TempDir(), "learned.go")}
		loss, err := l.run()
		if err != nil {
			t.Fatal(err)
		}
		if loss < 0.1 || loss > 1.5 {
			t.Errorf("log loss %v", loss)
		}
		text, err := os.ReadFile(l.out)
		if err != nil {
			t.Fatal(err)
		}
		files[i] = regexp.MustCompile(`(?m)^// in .*`).ReplaceAll(text, nil)
	}
	if !bytes.Equal(files[0], files[1]) {
		t.Error("the same flags learned something else")
	}
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
