package shanten

import (
	"encoding/json"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestRecordedShanten reads recorded decisions: the shanten numbers of the
// hands, with and without melds, and of what is left after each discard that
// was considered.
func TestRecordedShanten(t *testing.T) {
	for _, name := range []string{"seed_player_0304", "majiang_ai_1.0.13", "majiang_ai_1.1.0"} {
		hands, left := 0, 0
		for lines := handtest.Data(t, "decisions_"+name+".jsonl.gz"); lines.Scan(); hands++ {
			var d struct {
				T, Shoupai string
				N          int
				Cand       []struct {
					P string
					X *int
				}
			}
			if err := json.Unmarshal(lines.Bytes(), &d); err != nil {
				t.Fatal(err)
			}
			m, err := notation.ParseMajiang(d.Shoupai, mahjong.OneRed())
			if err != nil || m.String() != d.Shoupai || Of(&m.Hand).Min() != d.N {
				t.Errorf("%s: %v, shanten %v, recorded %d, %v", d.Shoupai, m, Of(&m.Hand), d.N, err)
			}
			for _, c := range d.Cand {
				if d.T != "dapai" || c.X == nil {
					continue
				}
				h := m.Hand
				h.Counts[notation.ParseTile(c.P[1:2]+c.P[:1])]--
				if got := Of(&h).Min(); got != *c.X {
					t.Errorf("%s without %s: shanten %d, recorded %d", d.Shoupai, c.P, got, *c.X)
				}
				left++
			}
		}
		if hands < 1000 || left < 4000 {
			t.Errorf("%s: %d hands, %d discards", name, hands, left)
		}
	}
}

// TestRecordedUkeire compares what is of use after each discard with another
// program's answer: kinds and live counts.
func TestRecordedUkeire(t *testing.T) {
	hands, discards := 0, 0
	for lines := handtest.Data(t, "ev_plain.jsonl.gz"); lines.Scan(); hands++ {
		var d struct {
			Hand      string
			Indicator string `json:"dora_indicator"`
			Discards  []struct {
				Tile      string
				Shanten   int
				Necessary map[string]int
			}
		}
		if err := json.Unmarshal(lines.Bytes(), &d); err != nil {
			t.Fatal(err)
		}
		h, err := notation.ParseMPSZ(d.Hand, mahjong.OneRed())
		indicator := notation.ParseTile(d.Indicator)
		if err != nil || indicator == mahjong.NoTile {
			t.Fatal(err, d.Indicator)
		}
		unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
		unseen[indicator]--
		all, err := Discards(&h, &unseen, mahjong.OneRed())
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]Ukeire{}
		for _, x := range all {
			got[x.Tile.String()] = x.After
		}
		for _, x := range d.Discards {
			want := Ukeire{Shanten: x.Shanten}
			for name, n := range x.Necessary {
				k := notation.ParseTile(name)
				want.Kinds |= 1 << k.Kind()
				want.Total += n
			}
			if got[x.Tile] != want {
				t.Errorf("%s without %s: %v, recorded %v", d.Hand, x.Tile, got[x.Tile], want)
			}
			discards++
		}
	}
	if hands != 200 || discards < 800 {
		t.Errorf("%d hands, %d discards", hands, discards)
	}
}
