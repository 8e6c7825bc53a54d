package player

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/mnktest"
	"github.com/tefuda/tefuda/core/search"
)

// article is the board that #90 prints (see mnk's doc.go).
const article = `........
........
...x....
x...x...
x.o....o
........
........
..o....o`

// TestSameEverywhere pins answers of 20,000 nodes, which every platform must
// give. They change with the search.
func TestSameEverywhere(t *testing.T) {
	empty := func(columns, rows int) string {
		return strings.TrimSpace(strings.Repeat(strings.Repeat(".", columns)+"\n", rows))
	}
	for _, c := range []struct {
		k    int
		rule mnk.Rule
		rows string
		want string
	}{
		{5, mnk.FreeStyle, strings.Join(gomoku, "\n"), "{7 7} 499994 8 20000 [{7 7} {9 7} {8 6} {8 9} {6 8} {5 9} {6 6}]"},
		{5, mnk.ExactLine, strings.Join(gomoku, "\n"), "{7 7} 499993 8 20000 [{7 7} {9 7} {5 7} {4 7} {8 6} {8 9} {6 6} {9 9} {4 4} {5 5} {8 4} {8 5} {7 5} {4 8} {9 3}]"},
		{5, mnk.FreeStyle, empty(20, 20), "{9 9} 16 6 20000 [{9 9} {10 10} {10 11} {8 9} {9 11} {8 11}]"},
		{5, mnk.FreeStyle, article, "{3 7} -162 4 20000 [{3 7} {5 7} {4 5} {2 0}]"},
		{4, mnk.FreeStyle, empty(6, 4), "{1 2} 52 5 20000 [{1 2} {1 3} {2 3} {0 1} {2 2} {2 1}]"},
		{6, mnk.ExactLine, empty(19, 19), "{9 9} 17 7 20000 [{9 9} {7 7} {8 10} {10 8} {8 9} {10 9} {9 10}]"},
	} {
		p, err := mnk.Game{K: c.k, Rule: c.rule}.At(mnktest.BoardOf(t, c.rows), mnk.Black)
		if err != nil {
			t.Fatal(err)
		}
		got := choose(t, p, Options{}, search.Budget{Iterations: 20_000})
		if s := fmt.Sprint(got.Best, got.Value.Score, got.Depth, got.Nodes, got.Line); s != c.want {
			t.Errorf("k %d, rule %d, %q:\n%s, want\n%s", c.k, c.rule, c.rows, s, c.want)
		}
	}
}
