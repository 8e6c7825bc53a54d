// Package recordtest is for tests that play seeded games and compare them with recorded ones.
// Players depend on many tuned numbers that no rule fixes. Their decisions must not change by
// accident, on any platform.
package recordtest

import (
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "record the games in testdata anew")

// Sum returns a short checksum of the values as fmt prints them. They must not contain pointers.
func Sum(values ...any) string {
	h := fnv.New64a()
	for _, v := range values {
		fmt.Fprintf(h, "%+v\n", v)
	}
	return fmt.Sprintf("%08x", uint32(h.Sum64()^h.Sum64()>>32))
}

// Same compares lines with those of a file in testdata, which go test -update writes. A line that
// differs is an intended change or a mistake. what names line i.
func Same(t *testing.T, name string, lines []string, what func(i int) string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(want) != len(lines) {
		t.Fatalf("%d lines, %d in %s", len(lines), len(want), path)
	}
	for i := range lines {
		if lines[i] != want[i] {
			t.Errorf("%s is not what was recorded; if that is meant: go test . -update\n got %s\nwant %s", what(i), lines[i], want[i])
		}
	}
}

// Game names line i if each line is one game.
func Game(i int) string { return "game " + strconv.Itoa(i) }
