package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestPassedKans: the tile of a closed kan makes furiten who waits for it with thirteen orphans, for good after riichi, and
// nobody else, as nobody else could ever win with it; that of an added kan whoever waits for it.
func TestPassedKans(t *testing.T) {
	orphans := [4]string{"111z2345678m99p9s", "1m", "19m19p19s234567z7z", "9m"}
	for _, c := range [...]struct {
		what         string
		hands        [4]string
		drawn, kan   string
		added        bool
		seat         int8
		riichi, want bool
	}{
		{"orphans", orphans, "1z", "kan 0 1z 1z 1z 1z", false, 2, false, true},
		{"orphans in riichi", orphans, "1z", "kan 0 1z 1z 1z 1z", false, 2, true, true},
		{"who does not wait", orphans, "1z", "kan 0 1z 1z 1z 1z", false, 1, false, false},
		{"a run", [4]string{"666s19m19p123456z", "1m", waits1}, "6s", "kan 0 6s 6s 6s 6s", false, 2, true, false},
		{"a run, added", [4]string{"666s19m19p123456z", "1m", waits1}, "6s", "kan 0 6s 6s 6s 6s", true, 2, true, true},
	} {
		g := table(t, plain("mahjongsoul"), c.hands, c.drawn, "8p")
		if c.riichi {
			g.seats[c.seat].riichi = 1
		}
		if c.added {
			m, err := mahjong.MeldOf(mahjong.Pon, 3, 23, 23, 23)
			if err != nil {
				t.Fatal(err)
			}
			h := &g.seats[0].hand
			h.Counts[23] -= 3
			h.Melds[0], h.MeldCount = m, 1
		}
		act(t, g, c.kan)
		if g.phase == Offered {
			passAll(g)
		}
		if s := &g.seats[c.seat]; s.passed != c.want || s.locked != (c.want && c.riichi) || s.isFuriten() != c.want {
			t.Errorf("%s: passed %v, locked %v", c.what, s.passed, s.locked)
		}
	}
}
