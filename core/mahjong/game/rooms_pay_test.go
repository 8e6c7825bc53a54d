package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestRoomsPay: of a dealer's ron, where the rooms pay a hand differently, each pays what its published rules say. docs/mahjong-rooms.md has the pages.
func TestRoomsPay(t *testing.T) {
	for _, c := range [...]struct {
		what, hand string
		flags      score.WinFlags
		dora       string
		tile       string
		points     map[string]int32
	}{
		{"14 han", "2233445566778p", score.WinRiichi, "1p", "8p", map[string]int32{"tenhou": 48000, "mahjongsoul": 48000, "mleague": 36000, "wrc": 36000, "ema": 36000, "wrc-2025": 48000}},
		{"4 han 30 fu", "234m234567p22s67s", score.WinRiichi, "1m", "8s", map[string]int32{"tenhou": 11600, "mahjongsoul": 11600, "ema": 11600, "mleague": 12000, "wrc": 12000, "wrc-2025": 12000, "saikouisen": 12000}},
		{"a pair of the double wind", "123m456p999s78p11z", score.WinRiichi, "9m", "9p", map[string]int32{"tenhou": 4800, "mahjongsoul": 4800, "mleague": 3900, "wrc-2025": 3900}},
	} {
		for preset, want := range c.points {
			r, ok := Preset(preset)
			parsed, err := notation.ParseHand(c.hand, r.Score.Reds)
			if !ok || err != nil {
				t.Fatal(preset, err)
			}
			tiles, _ := notation.ParseTiles(c.dora)
			h := parsed.Hand
			w := score.Win{Tile: notation.ParseTile(c.tile), From: 1, Flags: c.flags, Dora: tiles}
			got, err := score.Of(&h, &w, &r.Score)
			if err != nil || got.Points != want {
				t.Errorf("%s at %s: %d, want %d, %d han %d fu, %v", c.what, preset, got.Points, want, got.Han, got.Fu, err)
			}
		}
	}
}
