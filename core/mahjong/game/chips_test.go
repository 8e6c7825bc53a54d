package game

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// withChips adds the chips of many parlours: one for each thing, ten for a yakuman by ron and five from each by tsumo.
func withChips(r Rules) Rules {
	r.ChipPoints, r.ChipIppatsu, r.ChipRed, r.ChipUra, r.ChipYakuman, r.ChipYakumanDrawn = 2000, 1, 1, 1, 10, 5
	return r
}

// TestChips: the published examples that docs/mahjong-rooms.md names, and what they leave open.
func TestChips(t *testing.T) {
	for _, c := range [...]struct {
		what, hand, tile, ura string
		flags                 score.WinFlags
		from                  int8 // 0: tsumo of seat 0
		yakuman               int32
		open                  bool
		want                  [4]int32
	}{
		{"ippatsu tsumo, ura 1, two reds: four from each", "340m340p456s66z789s", "9s", "6s", score.WinRiichi | score.WinIppatsu, 0, 0, false, [4]int32{12, -4, -4, -4}},
		{"riichi pinfu ura 1 by ron: one", "123m456p789s11s67p", "8p", "7s", score.WinRiichi, 2, 0, false, [4]int32{1, 0, -1, 0}},
		{"ippatsu tsumo, red 1, ura 3: five from each", "340m22m456p789s555z", "5z", "7z", score.WinRiichi | score.WinIppatsu, 0, 0, false, [4]int32{15, -5, -5, -5}},
		{"a red five as the winning tile", "123m456p789s11s46p", "0p", "", 0, 1, 0, false, [4]int32{1, -1, 0, 0}},
		{"a red five in an open hand, closed hands only", "456p22s46m,340-m,678-s", "5m", "", 0, 3, 0, false, [4]int32{}},
		{"a red five in an open hand", "456p22s46m,340-m,678-s", "5m", "", 0, 3, 0, true, [4]int32{1, 0, 0, -1}},
		{"a yakuman by ron: ten", "19m19p19s1234567z", "7z", "", 0, 1, 1, false, [4]int32{10, -10, 0, 0}},
		{"a yakuman by tsumo: five from each", "19m19p19s12345677z", "7z", "", 0, 0, 1, false, [4]int32{15, -5, -5, -5}},
		{"nothing", "123m456p789s11s67p", "8p", "1z", score.WinRiichi, 2, 0, false, [4]int32{}},
	} {
		rules := withChips(PresetRules(0))
		if c.open {
			rules.On |= OpenRedChips
		}
		parsed, err := notation.ParseHand(c.hand, rules.Score.Reds)
		if err != nil {
			t.Fatal(c.what, err)
		}
		ura, _ := notation.ParseTiles(c.ura)
		won := Win{Seat: 0, From: c.from, Value: score.Result{Yakuman: c.yakuman}}
		w := score.Win{From: c.from, Tile: notation.ParseTile(c.tile), Ura: ura, Flags: c.flags}
		g := Game{rules: rules}
		if g.giveChips(&won, g.chipsOf(&won, &parsed.Hand, &w)); won.Chips != c.want {
			t.Errorf("%s: %v, want %v", c.what, won.Chips, c.want)
		}
	}
}

// TestChipsOfGames: the chips of whole games sum to zero at each round and add up to those of the end, which are worth points there and
// do not move the ranks. Without chips in the rules there are none.
func TestChipsOfGames(t *testing.T) {
	moved, worth := 0, 0
	for seed := range uint32(400) {
		rules := PresetRules(int(seed) % len(Presets))
		rules.Winds = 1
		chips := withChips(rules)
		with, without := played(t, &chips, seed, &moved), played(t, &rules, seed, new(int))
		if without.Chips != [4]int32{} || with.Ranks != without.Ranks || with.Points != without.Points {
			t.Fatalf("%+v and %+v", with, without)
		}
		for i := range with.Scores {
			if with.Scores[i] != without.Scores[i]+20*with.Chips[i] {
				t.Errorf("%v with chips %v, %v without", with.Scores, with.Chips, without.Scores)
			}
			if with.Chips[i] != 0 {
				worth++
			}
		}
	}
	if moved < 15 || worth < 30 {
		t.Error(moved, worth)
	}
}

// played plays a game: wins are taken and riichi declared, all else is by lot.
func played(t *testing.T, rules *Rules, seed uint32, moved *int) *Final {
	t.Helper()
	g, _, err := Start(rules, seed)
	lot := dice.NewRand(seed)
	var sum [4]int32
	for err == nil && g.Phase() != GameOver {
		all := g.LegalActions(g.ToAct())
		a := all[lot.IntN(len(all))]
		for _, better := range all {
			if better.Kind == Tsumo || better.Kind == Ron || better.Kind == Riichi {
				a = better
				break
			}
		}
		if _, err = g.Apply(a); err == nil && g.Result() != nil && a.Kind != Proceed {
			total := int32(0)
			for i, n := range g.Result().Chips {
				sum[i] += n
				if total += n; n > 0 {
					*moved++
				}
			}
			if v, _ := g.View(0); total != 0 || sum != g.Opening().Chips || v.Chips != sum {
				t.Fatalf("%v in all, %v, of %v", total, sum, g.Opening().Chips)
			}
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	if g.Final().Chips != sum {
		t.Errorf("%v, not %v", g.Final().Chips, sum)
	}
	return g.Final()
}
