package mahjong

import (
	"strconv"
	"strings"
	"testing"
)

func numbers(t testing.TB, line string) (n []int8) {
	for _, f := range strings.Fields(line) {
		v, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		n = append(n, int8(v))
	}
	return n
}

// TestShantenProblems checks the four sets of Ara's problems: 14 tiles, and
// the general, the orphans' and the seven pairs' shanten number.
func TestShantenProblems(t *testing.T) {
	for _, name := range []string{"normal", "half_flush", "full_flush", "orphans"} {
		t.Run(name, func(t *testing.T) {
			hands := 0
			for lines := dataLines(t, "shanten_"+name+".txt.gz"); lines.Scan(); hands++ {
				n := numbers(t, lines.Text())
				var kinds [Kinds]int8
				for _, k := range n[:14] {
					kinds[k]++
				}
				if got, want := ShantenOf(&kinds, 0), (Shanten{n[14], n[16], n[15]}); got != want {
					t.Errorf("%s: %v", lines.Text(), got)
				}
			}
			if hands != 5000 {
				t.Errorf("%d hands", hands)
			}
		})
	}
}

// TestShantenQuads checks hands with many of a kind, of any number of tiles,
// with the answers of tomohxx's program.
func TestShantenQuads(t *testing.T) {
	hands := 0
	for lines := dataLines(t, "shanten_quad_flush.txt.gz"); lines.Scan(); hands++ {
		n := numbers(t, lines.Text())
		kinds := [Kinds]int8(n[1:35])
		got := ShantenOf(&kinds, 0)
		if got.General != n[35] || got.Min() != int(n[36]) {
			t.Errorf("%s: %v", lines.Text(), got)
		}
	}
	if hands != 10_000 {
		t.Errorf("%d hands", hands)
	}
}
