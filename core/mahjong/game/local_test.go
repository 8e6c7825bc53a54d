package game

import (
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestLocalWins: wins that only a local yaku allows are legal with its rule alone, for the table and for a view.
func TestLocalWins(t *testing.T) {
	const noYaku = "123m567p789s45s11z" // with 6s it is complete without yaku
	for _, c := range [...]struct {
		yaku  string
		hands [4]string
		draws string
		moves []string
		win   string
	}{
		{"tsubamegaeshi", [4]string{"6s234m678m345p22p8p", noYaku, "1m", "1m"}, "9p", []string{"riichi 0 6s"}, "ron 1 6s"},
		{"kanburi", [4]string{"9999m19p6s234567z", noYaku, "1m", "1m"}, "9p", []string{"kan 0 9m 9m 9m 9m", "discard 0 6s"}, "ron 1 6s"},
		{"shiisanpuuta", [4]string{"147m258p369s1234z", "1m", "1m", "1m"}, "4z", nil, "tsumo 0 4z"},
	} {
		for _, on := range [...]bool{true, false} {
			rules := plain("majiang")
			for i := range score.LocalCount {
				if on == (score.LocalYaku(i).String() == c.yaku) {
					rules.Score.Local |= 1 << i
				}
			}
			g := table(t, rules, c.hands, c.draws, "9p")
			act(t, g, c.moves...)
			seat := int8(c.win[len(c.win)-4] - '0')
			legal := func(all []Action) bool {
				return slices.ContainsFunc(all, func(a Action) bool { return a.String() == c.win })
			}
			if legal(g.LegalActions(seat)) != on || legal(findActions(t, g, seat).Actions) != on {
				t.Errorf("%s %v: %v", c.yaku, on, g.LegalActions(seat))
			}
			if !on {
				continue
			}
			act(t, g, c.win)
			if got := yakuOf(g); !slices.Contains(got, c.yaku) || g.Result().Payments[seat] <= 0 {
				t.Errorf("%s: %v, %v", c.yaku, got, g.Result().Payments)
			}
		}
	}
}

// TestKanburiEnds: the discard after a kan is over with the next draw, and with a call.
func TestKanburiEnds(t *testing.T) {
	rules := plain("majiang")
	rules.Score.Local = 1<<score.LocalCount - 1
	g := table(t, rules, [4]string{"9999m19p6s234567z", "123m567p789s45s11z", "66s", "1m"}, "9p", "9p")
	act(t, g, "kan 0 9m 9m 9m 9m", "discard 0 6s")
	if v := findActions(t, g, 2); !v.Rinshan {
		t.Error("the discard does not follow a kan")
	}
	act(t, g, "pass 1", "call 2 6s 6s 6s")
	if v, _ := g.View(1); v.Rinshan || g.rinshan {
		t.Error("a kan before a call counts for the caller's discard")
	}
}

// TestRenhouOfRiichi: a ron of the riichi tile may be a renhou.
func TestRenhouOfRiichi(t *testing.T) {
	rules := plain("majiang")
	rules.Score.Renhou, rules.Score.Local = score.RenhouYakuman, 1<<score.LocalCount-1
	g := table(t, rules, [4]string{"6s234m678m345p22p8p", waits1, "1m", "1m"}, "9p", "9p")
	if act(t, g, "riichi 0 6s", "ron 1 6s"); !slices.Equal(yakuOf(g), []string{"renhou"}) || g.Result().Payments[1] != 32000 {
		t.Error(yakuOf(g), g.Result().Payments)
	}
}
