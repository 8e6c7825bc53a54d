package score

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
)

// TestTableLimits: each number of the table is taken up to its bounds, and refused beyond them with no index, as it is the whole.
func TestTableLimits(t *testing.T) {
	for _, c := range [...]struct {
		field string
		most  int32
		set   func(w *Win, n int32)
	}{
		{"from", 3, func(w *Win, n int32) { w.From = int8(n) }},
		{"roundWind", 3, func(w *Win, n int32) { w.RoundWind = int8(n) }},
		{"seatWind", 3, func(w *Win, n int32) { w.SeatWind = int8(n) }},
		{"honba", 1000, func(w *Win, n int32) { w.Honba = n }},
		{"sticks", 1000, func(w *Win, n int32) { w.Sticks = n }},
		{"norths", 4, func(w *Win, n int32) { w.Norths = int8(n) }},
	} {
		for _, n := range [...]int32{-1, 0, c.most, c.most + 1} {
			var w Win
			c.set(&w, n)
			rules := DefaultRules()
			if c.field == "norths" {
				rules.Reds = rules.Reds.Of(3)
			}
			want := ""
			if n < 0 || n > c.most {
				want = fmt.Sprintf("%s is %d, must be 0…%d", c.field, n, c.most)
			}
			wantWhole(t, CheckTable(&w, &rules), want)
		}
	}
	for n := int8(-1); n <= 5; n++ {
		rules := DefaultRules()
		rules.Reds = mahjong.Reds{0, n, 4}
		if bad := CheckTable(&Win{}, &rules); (bad == nil) != (n >= 0 && n <= 4) || bad != nil && (bad.Field != "rules.redFives" || bad.Index != 1) {
			t.Errorf("%d red fives: %v", n, bad)
		}
		rules = DefaultRules()
		rules.DoubleWindPairFu = n
		want := ""
		if n != 2 && n != 4 {
			want = fmt.Sprintf("rules.doubleWindPairFu is %d, must be 2 or 4", n)
		}
		wantWhole(t, CheckTable(&Win{}, &rules), want)
	}
	for n := range 7 {
		rules, tiles := DefaultRules(), make([]mahjong.Tile, n)
		want := "%s are 6 indicators: there are up to 5"
		if n <= 5 {
			want = ""
		}
		for field, w := range map[string]Win{"dora": {Dora: tiles}, "ura": {Ura: tiles}} {
			if bad := CheckTable(&w, &rules); (bad == nil) != (want == "") || bad != nil && (bad.Error() != fmt.Sprintf(want, field) || bad.Index != -1) {
				t.Errorf("%d of %s: %v", n, field, bad)
			}
		}
	}
}

func wantWhole(t *testing.T, bad *fault.Fault, want string) {
	t.Helper()
	if (bad == nil) != (want == "") || bad != nil && (bad.Error() != want || bad.Index != -1) {
		t.Errorf("%v, want %q", bad, want)
	}
}

// TestWholeFaults: a winning tile and flags that cannot be have no index.
func TestWholeFaults(t *testing.T) {
	for _, c := range [...]struct {
		hand, win string
		field     string
	}{
		{"m123p456s78999z33", "", "tile"},
		{"m123p456s78999z33", "ippatsu ron:s6-", "flags"},
		{"m123p456s78999z33s6", "houtei", "flags"},
	} {
		rules := DefaultRules()
		h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
		_, err := Of(&h, &w, &rules)
		if wrong := (*fault.Fault)(nil); !errors.As(err, &wrong) || wrong.Field != c.field || wrong.Index != -1 {
			t.Errorf("%s %s: %v", c.hand, c.win, err)
		}
	}
	rules := DefaultRules()
	h, w := majiangHand(t, "m123p456s78999z33", rules.Reds), Win{From: 1, Tile: 37}
	if _, err := Of(&h, &w, &rules); err == nil || err.(*fault.Fault).Index != -1 || err.(*fault.Fault).Field != "tile" {
		t.Error(err)
	}
}

// TestNorthsAreTiles: norths set aside are four with those of the hand, of the winning tile and of the indicators.
func TestNorthsAreTiles(t *testing.T) {
	for _, c := range [...]struct {
		hand, win string
		norths    int8
	}{
		{"m123p456s78999z33", "ron:s6-", 4},
		{"m123p456s78999z44", "ron:s6-", 2},
		{"m123p456s99z44s789", "ron:z4-", 1},
		{"m123p456s78999z33", "ron:s6- dora:z4,z4", 2},
		{"m123p456s78999z33", "ron:s6- riichi ura:z4", 3},
	} {
		for norths := range int8(5) {
			rules := DefaultRules()
			h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
			w.Norths = norths
			if bad := checkCopies(&h, &w, &rules); (bad == nil) != (norths <= c.norths) {
				t.Errorf("%s %s with %d norths: %v", c.hand, c.win, norths, bad)
			}
		}
	}
}

// TestBetterReading: of two readings that of more base points is better, then of more yakuman, han, fu, yaku; any is better
// than none, and none than one as good.
func TestBetterReading(t *testing.T) {
	var all []reading
	for n := range int32(32) {
		bit := func(i int) int32 { return n >> i & 1 }
		all = append(all, reading{form: formBlocks, base: bit(4), mult: bit(3), han: bit(2), fu: bit(1), yaku: 1<<(1+bit(0)) - 1})
	}
	for i := range all {
		for j := range all {
			if got := all[i].betterThan(&all[j]); got != (i > j) {
				t.Errorf("%+v better than %+v: %v", all[i], all[j], got)
			}
		}
		if !all[i].betterThan(&reading{}) {
			t.Errorf("%+v is not better than none", all[i])
		}
	}
}

// TestNineGates: the gates are closed and of one suit; a ninth kind that was drawn a second time makes them pure.
func TestNineGates(t *testing.T) {
	for _, c := range [...]struct {
		hand, win, want string
	}{
		{"m1112345678999", "ron:m5-", "junsei-chuuren"},
		{"m11123456789995", "", "junsei-chuuren"},
		{"m1112345678899", "ron:m9-", "chuuren"},
		{"m1112345567999", "ron:m8-", "chuuren"},
		{"m1112223334567", "ron:m7-", ""},
		{"m12345678999,m111+", "ron:m9-", ""},
		{"m5678999,m123-,m444+", "ron:m9-", ""},
	} {
		rules := DefaultRules()
		h, w := majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
		got, err := Of(&h, &w, &rules)
		keys := []string{}
		for _, y := range got.Yaku {
			if y.Yaku == YakuChuuren || y.Yaku == YakuJunseiChuuren {
				keys = append(keys, y.Yaku.String())
			}
		}
		if want := map[bool][]string{true: {}, false: {c.want}}[c.want == ""]; !slices.Equal(keys, want) {
			t.Errorf("%s %s: %v, %v", c.hand, c.win, keys, err)
		}
	}
}

// TestPointsOfNothing: what is no complete hand, or has impossible numbers, has no points, and nothing is looked up by them.
func TestPointsOfNothing(t *testing.T) {
	rules := DefaultRules()
	whole, win := majiangHand(t, "m123p456s789z33344", rules.Reds), Win{}
	if Points(&whole, &win, &rules) == 0 {
		t.Fatal("the hand has no points")
	}
	for what, spoil := range map[string]func(h *mahjong.Hand, w *Win){
		"a round wind":    func(_ *mahjong.Hand, w *Win) { w.RoundWind = 4 },
		"no round wind":   func(_ *mahjong.Hand, w *Win) { w.RoundWind = -1 },
		"a seat wind":     func(_ *mahjong.Hand, w *Win) { w.SeatWind = 4 },
		"no seat wind":    func(_ *mahjong.Hand, w *Win) { w.SeatWind = -1 },
		"five melds":      func(h *mahjong.Hand, _ *Win) { h.MeldCount = 5 },
		"less than none":  func(h *mahjong.Hand, _ *Win) { h.MeldCount = -1 },
		"nothing drawn":   func(h *mahjong.Hand, _ *Win) { h.Drawn = mahjong.NoTile },
		"no tile":         func(h *mahjong.Hand, _ *Win) { h.Drawn = mahjong.Tiles },
		"no tile of ron":  func(h *mahjong.Hand, w *Win) { h.Counts[h.Drawn]--; w.From, w.Tile = 1, mahjong.NoTile },
		"another drawn":   func(h *mahjong.Hand, _ *Win) { h.Drawn = 8 },
		"a tile more":     func(h *mahjong.Hand, _ *Win) { h.Counts[5]++ },
		"a tile less":     func(h *mahjong.Hand, _ *Win) { h.Counts[0]-- },
		"eight of a kind": func(h *mahjong.Hand, _ *Win) { *h = mahjong.EmptyHand(); h.Counts[0], h.Counts[1], h.Drawn = 8, 6, 0 },
		"less than zero":  func(h *mahjong.Hand, _ *Win) { h.Counts[5], h.Counts[0] = -3, 4 },
		"a meld of nought": func(h *mahjong.Hand, _ *Win) {
			h.Counts[0], h.Counts[1], h.Counts[2] = 0, 0, 0
			h.MeldCount = 1
			h.Melds[0].Tiles[0] = mahjong.NoTile
		},
	} {
		h, w := whole, win
		if spoil(&h, &w); Points(&h, &w, &rules) != 0 {
			t.Errorf("%s: %d points", what, Points(&h, &w, &rules))
		}
	}
	share := [5]float64{1}
	h := whole
	if h.Counts[0]--; WithDora(&h, &win, &rules, &share) != 0 {
		t.Error("an incomplete hand has a mean")
	}
	if got, want := WithDora(&whole, &win, &rules, &share), float64(Points(&whole, &win, &rules)); got != want {
		t.Errorf("without a dora %v, not %v", got, want)
	}
}

// TestLiable: who gave the last dragon to melds pays, wherever the other meld stands; who gave another does not.
func TestLiable(t *testing.T) {
	rules := DefaultRules()
	for _, c := range [...]struct {
		hand string
		who  int
	}{
		{"p2,z555+,z666=,z777-,m1111", 3},
		{"p2,m1111,z777-,z555+,z666=", 2},
		{"p2,z666=,m1111,z777-,z555+", 1},
		{"p2,z666=,z777-,m1111,z555+", 1},
		{"p2z555,m1111,z777-,z666=", 0},
	} {
		h := majiangHand(t, c.hand, rules.Reds)
		for from := range int8(4) {
			w := Win{From: from, Tile: 10, SeatWind: 1}
			hand := h
			if from == 0 {
				hand.Drawn = 10
				hand.Counts[10]++
			}
			got, err := Of(&hand, &w, &rules)
			if err != nil {
				t.Fatal(c.hand, err)
			}
			want := [4]int32{32000}
			switch {
			case from == 0 && c.who > 0:
				want[c.who] = -32000
			case from == 0:
				want[1], want[2], want[3] = -8000, -8000, -16000
			case c.who > 0:
				want[c.who] -= 16000
				want[from] -= 16000
			default:
				want[from] = -32000
			}
			if got.Payments != want {
				t.Errorf("%s from %d: %v, want %v", c.hand, from, got.Payments, want)
			}
		}
	}
}

// TestFuTiles: how many tiles a reason for fu is about is what its name says.
func TestFuTiles(t *testing.T) {
	for k := range FuKind(len(fuKeys) + 2) {
		want := 0
		switch name := k.String(); {
		case strings.HasSuffix(name, "triplet"):
			want = 3
		case strings.HasSuffix(name, "kan"):
			want = 4
		case strings.HasSuffix(name, "pair"):
			want = 2
		case slices.Contains([]string{"kanchan", "penchan", "tanki"}, name):
			want = 1
		}
		if k.Tiles() != want {
			t.Errorf("%v is about %d tiles", k, k.Tiles())
		}
	}
	for y := range Yaku(YakuCount + 2) {
		dora := strings.HasSuffix(y.String(), "dora")
		if y.IsDora() != dora || y.IsYakuman() != (y >= YakuTenhou && y.String() != "-" && (y < firstLocal || y >= YakuDaisharin)) || (y.String() == "-") != (y >= YakuCount) {
			t.Errorf("%d %v: dora %v, yakuman %v", y, y, y.IsDora(), y.IsYakuman())
		}
	}
}
