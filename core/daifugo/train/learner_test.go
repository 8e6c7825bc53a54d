package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo/brain"
)

// tiny learns from a few games and returns the file that it writes.
func tiny(t *testing.T, seed uint32) ([]byte, *learner) {
	t.Helper()
	l := newLearner(seed)
	l.batch, l.rate = 5, 0.02
	l.imitate(20)
	l.improve(20)
	file := filepath.Join(t.TempDir(), "weights.go")
	if err := l.write(file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return text, l
}

// TestReproducible checks that the same seed gives the same weights, and
// another one others.
func TestReproducible(t *testing.T) {
	a, l := tiny(t, 1)
	b, _ := tiny(t, 1)
	if !bytes.Equal(a, b) {
		t.Error("two runs of one seed differ")
	}
	if c, _ := tiny(t, 2); bytes.Equal(a, c) {
		t.Error("seeds do not matter")
	}
	if l.weights == *brain.LearnedWeights() || l.weights == (brain.Weights{}) {
		t.Error("nothing learned")
	}
}

// TestImitation checks that a policy that saw some games of the heuristic
// plays more like it than one that saw none.
func TestImitation(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some hundred games")
	}
	l := newLearner(1)
	before := l.measure(300)
	l.imitate(200)
	if after := l.measure(300); after < before+0.3 {
		t.Errorf("%.2f points before, %.2f after", before, after)
	}
}
