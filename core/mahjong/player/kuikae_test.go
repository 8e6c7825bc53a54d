package player

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestNothingToThrow: a tile is not called where all that is left is what may not be discarded then, 喰い替え.
func TestNothingToThrow(t *testing.T) {
	for _, c := range [...]struct{ hand, offered, want string }{
		{"3456m,777-z,555-z,111-p", "3m", ""},
		{"3456m,777-z,555-z,111-p", "6m", ""},
		{"3456m,777-z,555-z,111-p", "7m", "567-m"},
		{"3456m,777-z,555-z,111-p", "2m", "2-34m"},
		{"3456m,777-z,555-z,111-p", "4m", "34-5m 4-56m"},
		{"3336m,777-z,555-z,111-p", "3m", "333-m 3333-m"},
		{"3333m,777-z,555-z,111-p", "4m", ""},
		{"3377m,777-z,555-z,111-p", "3m", "333-m"},
		{"4567m,777-z,555-z,111-p", "0m", "0-67m 40-6m"},
	} {
		h, err := notation.ParseMPSZ(c.hand, mahjong.OneRed())
		if err != nil {
			t.Fatal(c.hand, err)
		}
		var got []string
		for _, m := range callMelds(&h, &Situation{TilesLeft: 9}, notation.ParseTile(c.offered), 3) {
			got = append(got, string(m.AppendMPSZ(nil)))
		}
		slices.Sort(got)
		if !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s, %s offered: %v, want %s", c.hand, c.offered, got, c.want)
		}
	}
}

// TestNoMoreKans: a kan needs a tile to draw and an indicator to turn, and at one's own turn a tile that was drawn.
func TestNoMoreKans(t *testing.T) {
	h, err := notation.ParseMPSZ("222m333m5z,505+p,1111z", mahjong.OneRed())
	if err != nil {
		t.Fatal(err)
	}
	for left := range int8(3) {
		for dora := 1; dora <= 5; dora++ {
			s := Situation{TilesLeft: left, Dora: make([]mahjong.Tile, dora)}
			own := h
			own.Counts[1]++
			own.Drawn = 1
			want := left > 0 && dora < 5
			if got := kanMelds(&own, &s); (len(got) == 1) != want || len(got) > 1 {
				t.Errorf("%d left, %d indicators: %v", left, dora, got)
			}
			own.Drawn = mahjong.NoTile
			if got := kanMelds(&own, &s); got != nil {
				t.Errorf("after a call: %v", got)
			}
			kans := 0
			for _, m := range callMelds(&h, &s, 2, 1) {
				if m.Type == mahjong.OpenKan {
					kans++
				}
			}
			if (kans == 1) != want {
				t.Errorf("%d left, %d indicators: %d open kans", left, dora, kans)
			}
		}
	}
}
