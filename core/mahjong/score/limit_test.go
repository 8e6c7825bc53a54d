package score

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestLimits is the table of limits and base points.
func TestLimits(t *testing.T) {
	for _, c := range []struct {
		han, fu, yakuman int32
		kiriage          bool
		limit            Limit
		base             int32
	}{
		{0, 40, 0, false, NoYaku, 0}, {1, 30, 0, false, NoLimit, 240}, {1, 110, 0, false, NoLimit, 880},
		{2, 20, 0, false, NoLimit, 320}, {2, 25, 0, false, NoLimit, 400}, {2, 110, 0, false, NoLimit, 1760},
		{3, 60, 0, false, NoLimit, 1920}, {3, 60, 0, true, Mangan, 2000}, {3, 50, 0, true, NoLimit, 1600},
		{3, 70, 0, false, Mangan, 2000}, {4, 25, 0, true, NoLimit, 1600}, {4, 30, 0, false, NoLimit, 1920},
		{4, 30, 0, true, Mangan, 2000}, {4, 40, 0, false, Mangan, 2000}, {4, 130, 0, false, Mangan, 2000},
		{5, 20, 0, false, Mangan, 2000}, {6, 30, 0, false, Haneman, 3000}, {7, 110, 0, false, Haneman, 3000},
		{8, 30, 0, false, Baiman, 4000}, {10, 30, 0, false, Baiman, 4000}, {11, 30, 0, false, Sanbaiman, 6000},
		{12, 30, 0, false, Sanbaiman, 6000}, {13, 30, 0, false, CountedYakuman, 8000}, {40, 30, 0, false, CountedYakuman, 8000},
		{0, 0, 1, false, Yakuman, 8000}, {0, 0, 2, false, Yakuman, 16000}, {0, 0, 6, false, Yakuman, 48000},
	} {
		r := DefaultRules()
		r.Kiriage = c.kiriage
		if l, b := r.limit(c.han, c.fu, c.yakuman), r.basePoints(c.han, c.fu, c.yakuman); l != c.limit || b != c.base {
			t.Errorf("%+v: %v, %d", c, l, b)
		}
	}
	r := Rules{}
	if l := r.limit(13, 30, 0); l != Sanbaiman || r.basePoints(13, 30, 0) != 6000 {
		t.Errorf("13 han without counted yakuman: %v", l)
	}
}

// TestPayments has what each player gains: the winner, right, across, left.
func TestPayments(t *testing.T) {
	const dragons, winds = "m11p23,z555+,z666=,z7777-", "m1,z1111,z222+,z333=,z444-"
	for _, c := range []struct {
		hand, win string
		pay       [4]int32
	}{
		{"m123p456s78234z33", "riichi ron:s6- honba:2 sticks:3", [4]int32{5600, 0, 0, -2600}},
		{"m123p456s78234z33", "riichi ron:s6= seat:e", [4]int32{2900, 0, -2900, 0}},
		{"m123p456s78234z33s6", "", [4]int32{1500, -400, -400, -700}},
		{"m123p456s78234z33s6", "seat:w honba:1", [4]int32{1400, -400, -600, -400}},
		{"m123p456s78234z44s6", "seat:w sticks:1", [4]int32{2500, -400, -700, -400}},
		{"m123p456s78234z33s6", "seat:n", [4]int32{1500, -700, -400, -400}},
		{"m123p456s78234z33s6", "seat:e honba:1", [4]int32{2400, -800, -800, -800}},
		{"m123p456s78234z33", "ron:s6- round:w honba:2 sticks:3", [4]int32{}},

		{dragons, "ron:p1+", [4]int32{32000, -16000, 0, -16000}},
		{dragons, "ron:p1+ honba:1 sticks:1", [4]int32{33300, -16300, 0, -16000}},
		{dragons, "ron:p1- honba:1", [4]int32{32300, 0, 0, -32300}},
		{dragons, "ron:p1= seat:e", [4]int32{48000, 0, -24000, -24000}},
		{dragons + "x", "honba:1", [4]int32{32300, 0, 0, -32300}},
		{dragons + "x", "seat:e", [4]int32{48000, 0, 0, -48000}},
		{"m11p23,z555+,z777-,z6666", "ron:p1+", [4]int32{32000, -32000, 0, 0}},
		{"m11p23,z555+,z777-,z6666x", "", [4]int32{32000, -8000, -8000, -16000}},
		{"m11p23z666,z555+,z777-x", "", [4]int32{32000, -8000, -8000, -16000}},
		{"z1122,z555+,z666=,z777=7", "ron:z1+ honba:1", [4]int32{64300, -48300, -16000, 0}},
		{"z1122,z555+,z666=,z777=7x", "honba:1", [4]int32{64300, -8100, -40100, -16100}},
		{winds, "ron:m1+", [4]int32{64000, -32000, 0, -32000}},
		{winds + "x", "sticks:1 honba:1", [4]int32{65300, 0, 0, -64300}},
	} {
		rules := DefaultRules()
		h, w := testWon(t, c.hand), testWin(t, c.win)
		got, err := Of(&h, &w, &rules)
		if err != nil || got.Payments != c.pay {
			t.Errorf("%s %s: %v, %v", c.hand, c.win, got.Payments, err)
		}
	}
}

// testWon reads a hand; x after it stands for a tsumo of its first tile that
// completes it.
func testWon(t *testing.T, text string) mahjong.Hand {
	t.Helper()
	rules := DefaultRules()
	if text[len(text)-1] != 'x' {
		return majiangHand(t, text, rules.Reds)
	}
	h := majiangHand(t, text[:len(text)-1], rules.Reds)
	for k := range mahjong.Tile(mahjong.Kinds) {
		drawn := h
		drawn.Counts[k]++
		drawn.Drawn = k
		if Points(&drawn, &Win{SeatWind: 1}, &rules) > 0 {
			return drawn
		}
	}
	t.Fatalf("%s waits for nothing", text)
	return h
}

// TestRules: each option changes what it says, and nothing else does.
func TestRules(t *testing.T) {
	for _, c := range []struct {
		hand, win string
		change    func(r *Rules)
		off, on   int32 // points by the default rules, and changed
	}{
		{"m234s78234p33,p4-56", "ron:s6-", func(r *Rules) { r.Kuitan = false }, 1000, 0},
		{"m234s78234p33456", "ron:s6-", func(r *Rules) { r.Kuitan = false }, 2000, 2000},
		{"m22p44s234777,m8888", "ron:m2- dora:p3", func(r *Rules) { r.Kiriage = true }, 7700, 8000},
		{"m34p234s34567888", "ron:m5- riichi dora:p1", func(r *Rules) { r.Kiriage = true }, 7700, 8000},
		{"m2223456788899", "ron:m2- riichi dora:m7,m7,m7", func(r *Rules) { r.CountedYakuman = false }, 32000, 24000},
		{"m19p19s19z1234567", "ron:z7-", func(r *Rules) { r.DoubleYakuman = false }, 64000, 32000},
		{"m19p19s19z1234567", "ron:z7-", func(r *Rules) { r.CombinedYakuman = false }, 64000, 64000},
		{"z5556667772244", "ron:z2-", func(r *Rules) { r.CombinedYakuman = false }, 64000, 32000},
		{"z555666777222z4", "ron:z4-", func(r *Rules) { r.CombinedYakuman = false }, 128000, 64000},
		{"z555666777222z4", "ron:z4-", func(r *Rules) { r.DoubleYakuman = false }, 128000, 96000},
		{"m123p456s78999z11", "ron:s6- riichi seat:e", func(r *Rules) { r.DoubleWindPairFu = 2 }, 2400, 2000},
		{"m123p456s78999z33", "renhou ron:s6-", func(r *Rules) { r.Renhou = RenhouYakuman }, 0, 32000},
	} {
		rules := DefaultRules()
		h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
		off := Points(&h, &w, &rules)
		c.change(&rules)
		if on := Points(&h, &w, &rules); off != c.off || on != c.on {
			t.Errorf("%s %s: %d, then %d; want %d, then %d", c.hand, c.win, off, on, c.off, c.on)
		}
	}
}

// TestYakumanWinsTies: 13 han pay what a yakuman pays, but the hand is the
// yakuman.
func TestYakumanWinsTies(t *testing.T) {
	const hand, win = "p2223344499p3,z7777", "riichi rinshan dora:p2 ura:p3 round:s"
	rules := DefaultRules()
	h, w := majiangHand(t, hand, rules.Reds), testWin(t, win)
	got, err := Of(&h, &w, &rules)
	if err != nil || got.Limit != Yakuman || got.Yakuman != 1 || got.Points != 32000 || len(got.Yaku) != 1 || got.Yaku[0].Yaku != YakuSuuankou {
		t.Errorf("%s, %v, %d points, %v", text(&got), got.Limit, got.Points, err)
	}
}
