package mahjong

import (
	"encoding/json"
	"testing"
)

// TestRecordedShanten reads recorded decisions: the shanten numbers of the
// hands, with and without melds, and of what is left after each discard that
// was considered.
func TestRecordedShanten(t *testing.T) {
	for _, name := range []string{"seed_player_0304", "majiang_ai_1.0.13", "majiang_ai_1.1.0"} {
		hands, left := 0, 0
		for lines := dataLines(t, "decisions_"+name+".jsonl.gz"); lines.Scan(); hands++ {
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
			m, err := ParseMajiang(d.Shoupai, OneRed())
			if err != nil || m.String() != d.Shoupai || m.Hand.Shanten().Min() != d.N {
				t.Errorf("%s: %v, shanten %v, recorded %d, %v", d.Shoupai, m, m.Hand.Shanten(), d.N, err)
			}
			for _, c := range d.Cand {
				if d.T != "dapai" || c.X == nil {
					continue
				}
				h := m.Hand
				h.Counts[tileOf(c.P[1], suitOf(c.P[0]))]--
				if got := h.Shanten().Min(); got != *c.X {
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
	for lines := dataLines(t, "ev_plain.jsonl.gz"); lines.Scan(); hands++ {
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
		h, err := ParseMPSZ(d.Hand, OneRed())
		indicator := ParseTile(d.Indicator)
		if err != nil || indicator == NoTile {
			t.Fatal(err, d.Indicator)
		}
		unseen := UnseenBy(&h, OneRed())
		unseen[indicator]--
		all, err := h.Discards(&unseen)
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
				k := ParseTile(name)
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
