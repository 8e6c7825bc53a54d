package score

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/search"
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

func wantWhole(t *testing.T, bad *search.Fault, want string) {
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
		if fault := (*search.Fault)(nil); !errors.As(err, &fault) || fault.Field != c.field || fault.Index != -1 {
			t.Errorf("%s %s: %v", c.hand, c.win, err)
		}
	}
	rules := DefaultRules()
	h, w := majiangHand(t, "m123p456s78999z33", rules.Reds), Win{From: 1, Tile: 37}
	if _, err := Of(&h, &w, &rules); err == nil || err.(*search.Fault).Index != -1 || err.(*search.Fault).Field != "tile" {
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
