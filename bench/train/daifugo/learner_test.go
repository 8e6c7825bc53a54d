package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/daifugo/levels"
)

// tiny reruns the command that made the weights with few games, and returns the
// weights that it writes.
func tiny(t *testing.T, seed string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "weights.go")
	if err := run(strings.Fields("-imitate 20 -games 40 -rate 0.02 -batch 2 -measure 2 -seed " + seed + " -stop 20 -out " + file)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := "-imitate 20 -games 40 -rate 0.02 -batch 2 -measure 2 -seed " + seed + " -stop 20 -out "
	if head, weights, ok := strings.Cut(string(text), want); ok {
		return shape(t, head) + weights
	}
	t.Fatalf("the file does not say how it was made: %.300s", text)
	return ""
}

// shape is the start of a file of weights without the time that it took.
func shape(t *testing.T, text string) string {
	t.Helper()
	before, rest, ok := strings.Cut(text, "// Made in ")
	_, after, too := strings.Cut(rest, " minutes by")
	if !ok || !too {
		t.Fatalf("the file does not say what time it took: %.300s", text)
	}
	return before + after
}

// TestReproducible checks that the command gives the same weights again, by
// another seed others, and a file of the form of the program's, whose header is
// the command's with its defaults.
func TestReproducible(t *testing.T) {
	a := tiny(t, "1")
	if tiny(t, "1") != a {
		t.Error("two runs of one seed differ")
	}
	if tiny(t, "2") == a {
		t.Error("seeds do not matter")
	}
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "core", "daifugo", "policy", "weights.go"))
	if err != nil {
		t.Fatal(err)
	}
	const defaults = "-imitate 4000 -games 4000000 -rate 0.02 -batch 200 -measure 2000 -seed 1 -stop 4 -out core/daifugo/policy/weights.go"
	own := shape(t, strings.Replace(string(text), defaults, "", 1))
	small := a[strings.Index(a, "\n\n// Learned"):]
	for _, name := range []string{"Move: [features]int16{", "Pair: [PairFeatures]int8{", "Return: [ReturnFeatures]int16{"} {
		if !strings.Contains(own, name) || !strings.Contains(small, name) {
			t.Errorf("%s is not in both files", name)
		}
	}
	if strings.Contains(own, "go run ./bench/train/daifugo -imitate") || strings.Count(own, ",") != strings.Count(small, ",") {
		t.Errorf("%d weights, the command writes %d; or other flags made them", strings.Count(own, ","), strings.Count(small, ","))
	}
}

// TestImitation checks that a policy that saw some games of the heuristic
// plays more like it than one that saw none.
func TestImitation(t *testing.T) {
	if testing.Short() {
		t.Skip("plays some hundred games")
	}
	l := newLearner(1)
	before := l.measure(levels.Heuristic, 300)
	l.imitate(200)
	if after := l.measure(levels.Heuristic, 300); after < before+0.3 {
		t.Errorf("%.2f points before, %.2f after", before, after)
	}
}
