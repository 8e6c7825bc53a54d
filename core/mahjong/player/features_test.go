package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/curve"
)

// TestThreatFeatures counts what lies open of a player up to and beyond the most that each feature tells apart.
func TestThreatFeatures(t *testing.T) {
	valued := [...]string{"m1122334455667", "m1122334455,z555=", "m1122334,z555=,z666=", "m1122,z555=,z666=,z777=", "m1,z555=,z666=,z777=,z222="}
	doras := [...]mahjong.Tile{mahjong.East + 3, 0, 0, 0, 0} // of 2m, except for the first, which is North's
	for n, text := range valued {
		for indicators := 1; indicators <= len(doras); indicators++ {
			for passed := range int8(6) {
				_, s := tableOf(t, "m123p456s3379,z333-", 1, "2z")
				s.Dora = doras[:indicators]
				s.Others[0].Melds, s.Others[0].Passed, s.Others[0].Discards = meldsOf(t, text), passed, 9
				for _, m := range meldsOf(t, "m1133445566,m222=") {
					if n < 4 {
						s.Others[0].Melds = append(s.Others[0].Melds[:n:n], m)
					}
				}
				dora, called, honours := 3*(indicators-1), n+1, float64(min(n, 2))
				if n == 4 { // four of honours alone, the South wind of the player to the right no yaku
					dora, called = 0, 4
				}
				one := curve.Is(n > 0)
				m := min(called, 3)
				var tenpai [TenpaiFeatures]float64
				tenpai[2*m], tenpai[2*m+1] = 1, 0.5
				copy(tenpai[8:], []float64{float64(min(dora, 4)), honours, float64(min(passed, 3)), one, curve.Is(called == 4), 0.25})
				loss := [LossFeatures]float64{1, 0, 0, float64(m), float64(min(dora, 6)), 0, honours, one, float64(indicators - 1), 0}
				if got := New(Strong()).Threats(&s)[0]; got.TenpaiX != tenpai || got.LossX != loss {
					t.Fatalf("%s, %d indicators, %d passed: %v %v, want %v %v", text, indicators, passed, got.TenpaiX, got.LossX, tenpai, loss)
				}
			}
		}
	}
}

// TestNear asks of every number and every kind whether that is near it, as a dora or as a tile discarded early.
func TestNear(t *testing.T) {
	for k := range mahjong.Tile(mahjong.East) {
		for other := range mahjong.Tile(mahjong.Kinds) {
			away := int(other) - int(k)
			near := other < mahjong.East && k/9 == other/9 && (away == 1 || away == 2 || away == -1 || away == -2)
			inwards := k%9 < 4 && away > 0 || k%9 > 4 && away < 0
			s := Situation{}
			for indicator := range mahjong.Tile(mahjong.Kinds) {
				if s.Rules.Reds.DoraOf(indicator) == other {
					s.Dora = []mahjong.Tile{indicator}
				}
			}
			if dora, outside := s.near(k, 1<<other); dora != curve.Is(near) || outside != curve.Is(near && inwards) {
				t.Errorf("%v near %v: %v %v", k, other, dora, outside)
			}
		}
	}
}
