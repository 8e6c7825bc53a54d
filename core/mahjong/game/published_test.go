package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestPublishedHands: the worked examples of rule books. A book that shows a hand only as a picture gives its yaku, winning tile
// and payment in words; the hand is ours then.
//
//   - ema: Riichi Competition Rules, 2016 edition, 4.3 Scoring examples 1 to 4,
//     https://ooyamaneko.net/en/mahjong/bookcmp/view.php?book=RCR_2016_en&chap=4.3
func TestPublishedHands(t *testing.T) {
	for _, c := range [...]struct {
		preset, example, hand string
		tile                  string // of a ron
		flags                 score.WinFlags
		dora                  string
		han, fu, yakuman      int32
		dealer, other         [2]int32 // what the dealer gets, and another: in all, and from the dealer or who discards
	}{
		{"ema", "1", "234m123456s55p789s", "", score.WinRiichi, "", 5, 20, 0, [2]int32{12000, 4000}, [2]int32{8000, 4000}},
		{"ema", "2", "234m123456s55p78s", "9s", score.WinRiichi, "", 4, 30, 0, [2]int32{11600, 11600}, [2]int32{7700, 7700}},
		{"ema", "3", "12345678s55p,234-m", "9s", 0, "6s", 2, 30, 0, [2]int32{2900, 2900}, [2]int32{2000, 2000}},
		{"ema", "4", "111m333p555s66z888s", "", 0, "", 0, 0, 1, [2]int32{48000, 16000}, [2]int32{32000, 16000}},
	} {
		r, _ := Preset(c.preset)
		parsed, err := notation.ParseHand(c.hand, r.Score.Reds)
		if err != nil {
			t.Fatal(c.hand, err)
		}
		dora, _ := notation.ParseTiles(c.dora)
		for seat, want := range [2][2]int32{c.dealer, c.other} {
			w := score.Win{Flags: c.flags, Dora: dora, SeatWind: int8(seat)}
			if c.tile != "" {
				w.Tile, w.From = notation.ParseTile(c.tile), 3
			}
			h := parsed.Hand
			got, err := score.Of(&h, &w, &r.Score)
			paid := -got.Payments[3] // the left is the dealer of the other seat, and who discards
			if err != nil || got.Han != c.han || got.Fu != c.fu || got.Yakuman != c.yakuman || got.Points != want[0] || paid != want[1] {
				t.Errorf("%s, example %s, seat %d: %d han %d fu %d yakuman, %d points, %d from the left, %v", c.preset, c.example, seat, got.Han, got.Fu, got.Yakuman, got.Points, paid, err)
			}
		}
	}
}

// TestPublishedScores: final scores that pages about the rooms work out, in hundreds. Where a page has one seat only, the others'
// points are ours, and only that seat counts.
//
//   - mahjongsoul: 雀魂倶楽部, 対戦結果計算例, https://mahjongsoul.club/content/対戦結果計算例
//   - mleague: K, Mリーグのルール, https://k-bys.work/mleague-rule/; with equal players and the record of 2022-23:
//     https://ameblo.jp/kanimemocs/entry-12803159792.html
//   - wrc: S. Malbec, World Riichi Championship 2014, rules, http://reachmahjong.com/en/forum/viewtopic.php?f=17&t=53230
func TestPublishedScores(t *testing.T) {
	for _, c := range [...]struct {
		preset string
		points [4]int32
		want   [4]int32
		seats  int // how many seats the page has
	}{
		{"mahjongsoul", [4]int32{75900, 20500, 4800, -1200}, [4]int32{659, 5, -252, -412}, 4},
		{"mleague", [4]int32{43000, 30000, 17000, 10000}, [4]int32{630}, 1},
		{"mleague", [4]int32{36800, 40000, 13200, 10000}, [4]int32{168}, 1},
		{"mleague", [4]int32{112700, 10000, -10000, -12700}, [4]int32{1327}, 1},
		{"mleague", [4]int32{5400, 5400, 50000, 39200}, [4]int32{-446, -446}, 2},
		{"mleague", [4]int32{35200, 35200, 20000, 9600}, [4]int32{352, 352}, 2},
		{"wrc", [4]int32{40000, 35000, 25000, 20000}, [4]int32{250}, 1},
	} {
		rules, _ := Preset(c.preset)
		g := Game{rules: rules, points: c.points}
		g.finish()
		for i := range c.seats {
			if g.final.Scores[i] != c.want[i] {
				t.Errorf("%s %v: %v, want %v", c.preset, c.points, g.final.Scores, c.want[:c.seats])
			}
		}
	}
}
