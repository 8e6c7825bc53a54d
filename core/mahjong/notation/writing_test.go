package notation

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"strings"
	"testing"
)

// Every tile is read as what it was written, in every notation and with every
// number of reds.
func TestWriting(t *testing.T) {
	for _, reds := range []mahjong.Reds{mahjong.OneRed(), {}, {0, 2, 3}} {
		for n := range Notations {
			w := Writing{Notation: Notation(n), Reds: reds}
			for tile, count := range reds.Set() {
				if count == 0 {
					continue
				}
				text := w.Tile(mahjong.Tile(tile))
				if got := ReadTile(text, reds); got != mahjong.Tile(tile) {
					t.Errorf("%s of %v: %v is written %q, which is %v", Notations[n].Key, reds, mahjong.Tile(tile), text, got)
				}
			}
			if got := w.Tile(mahjong.NoTile); got != "-" {
				t.Errorf("%s: no tile is %q", Notations[n].Key, got)
			}
		}
	}
	for _, text := range []string{"", "0z", "z8", "m", "mm", "136", "999", "-1", "1000", "0016", "12m", "m12", "1x", "５m"} {
		if got := ReadTile(text, mahjong.OneRed()); got != mahjong.NoTile {
			t.Errorf("%q is %v", text, got)
		}
	}
}

func TestWritingMelds(t *testing.T) {
	tests := []struct {
		meld   string // in MPSZ
		held   []int
		called int
		want   string // in Majiang's notation, mjai, Tenhou's numbers
	}{
		{"34-0m", nil, -1, "m34-0|3m 4m- 5mr|8 12- 16"},
		{"34-0m", []int{9, 16, 100}, 15, "m34-0|3m 4m- 5mr|9 15- 16"},
		{"555=0p", nil, -1, "p555=0|5p 5p 5p= 5pr|53 54 55= 52"},
		{"555+p", []int{53, 54}, 55, "p555+|5p 5p 5p+|53 54 55+"},
		{"222+z", []int{113, 114, 115}, 112, "z222+|S S S+|113 114 112+"},
		{"5550s", nil, -1, "s5550|5s 5s 5s 5sr|89 90 91 88"},
	}
	for _, test := range tests {
		m, ok := ParseMeld(test.meld)
		if !ok {
			t.Fatal(test.meld)
		}
		var got []string
		for n := range Notations {
			w := Writing{Notation: Notation(n), Reds: mahjong.OneRed(), Called: int16(test.called + 1)}
			for _, id := range test.held {
				w.Held[id] = true
			}
			got = append(got, w.Meld(&m))
		}
		if want := test.meld + "|" + test.want; strings.Join(got, "|") != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// A tile of Tenhou's is the number that the hand was told by.
func TestWritingHeld(t *testing.T) {
	w := Writing{Notation: InTenhou, Reds: mahjong.OneRed(), Called: 15}
	w.Held[19], w.Held[16], w.Held[110] = true, true, true
	for _, test := range [][2]string{{"5m", "19"}, {"0m", "16"}, {"1z", "110"}, {"9s", "104"}} {
		if got := w.Tile(ParseTile(test[0])); got != test[1] {
			t.Errorf("%s is %s, not %s", test[0], got, test[1])
		}
	}
	if got := w.Offer(ParseTile("4m")); got != "14" {
		t.Errorf("the offer is %s", got)
	}
}

// TestCalledTile: the number of the tile that is taken is no other tile's of the meld, though it is the lowest.
func TestCalledTile(t *testing.T) {
	m, err := mahjong.MeldOf(mahjong.Pon, 1, 3, 3, 3)
	if err != nil {
		t.Fatal(err)
	}
	for kind, want := range map[mahjong.Tile]string{3: "13 14 12+", 0: "1 2 0+"} {
		for i := range m.Tiles[:3] {
			m.Tiles[i] = kind
		}
		w := Writing{Notation: InTenhou, Reds: mahjong.OneRed(), Called: mahjong.Copies*int16(kind) + 1}
		if got, offer := w.Meld(&m), w.Offer(kind); got != want || !strings.HasSuffix(want, " "+offer+"+") {
			t.Error(got, offer)
		}
	}
}
