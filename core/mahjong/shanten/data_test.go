package shanten

import (
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
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
			for lines := handtest.Data(t, "shanten_"+name+".txt.gz"); lines.Scan(); hands++ {
				n := numbers(t, lines.Text())
				var kinds [mahjong.Kinds]int8
				for _, k := range n[:14] {
					kinds[k]++
				}
				if got, want := OfKinds(&kinds, 0), (Numbers{n[14], n[16], n[15]}); got != want {
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
	for lines := handtest.Data(t, "shanten_quad_flush.txt.gz"); lines.Scan(); hands++ {
		n := numbers(t, lines.Text())
		kinds := [mahjong.Kinds]int8(n[1:35])
		got := OfKinds(&kinds, 0)
		if got.General != n[35] || got.Min() != int(n[36]) {
			t.Errorf("%s: %v", lines.Text(), got)
		}
	}
	if hands != 10_000 {
		t.Errorf("%d hands", hands)
	}
}

// testdata holds what another program, @kobalab/majiang-core, says of hands;
// bench/record-mahjong.js makes it.

// TestTestdataShanten compares the three shanten numbers of 1,000 hands. None
// holds four of a kind, where the other program is not exact.
func TestTestdataShanten(t *testing.T) {
	n := 0
	for lines := handtest.Recorded(t, "shanten.txt.gz"); lines.Scan(); n++ {
		var numbers [17]int
		for i, text := range strings.Fields(lines.Text()) {
			numbers[i], _ = strconv.Atoi(text)
		}
		var kinds [mahjong.Kinds]int8
		for _, k := range numbers[:14] {
			kinds[k]++
		}
		want := Numbers{int8(numbers[14]), int8(numbers[16]), int8(numbers[15])}
		if got := OfKinds(&kinds, 0); got != want {
			t.Errorf("%s: %+v", lines.Text(), got)
		}
	}
	if n != 1000 {
		t.Errorf("%d hands", n)
	}
}
