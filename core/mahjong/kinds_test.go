package mahjong_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestKinds tells of every tile, and of a code that is no tile, what its name says of it.
func TestKinds(t *testing.T) {
	for x := mahjong.NoTile - 3; x < mahjong.Tiles+3; x++ {
		name := x.String()
		if face := x >= 0 && x < mahjong.Tiles; face != x.Valid() || face == (name == "-") {
			t.Errorf("%d is %q, valid %v", x, name, x.Valid())
		} else if !face {
			if x.IsRed() || x.IsHonour() || x.IsTerminal() || x.IsOrphan() || x.StartsRun() || x.Kind() != x || x.Red() != mahjong.NoTile || mahjong.OneRed().DoraOf(x) != mahjong.NoTile {
				t.Errorf("%d is something", x)
			}
			continue
		}
		digit, suit := name[0], name[1]
		honour, red := suit == 'z', digit == '0'
		terminal := !honour && (digit == '1' || digit == '9')
		if x.IsHonour() != honour || x.IsRed() != red || x.IsTerminal() != terminal || x.IsOrphan() != (honour || terminal) {
			t.Errorf("%s: honour %v, red %v, terminal %v, orphan %v", name, x.IsHonour(), x.IsRed(), x.IsTerminal(), x.IsOrphan())
		}
		if starts := !honour && digit >= '1' && digit <= '7'; x.StartsRun() != starts {
			t.Errorf("%s starts a run: %v", name, x.StartsRun())
		}
		want := "-"
		if digit == '5' && !honour || red {
			want = "0" + name[1:]
		}
		if x.Red().String() != want || x.Suit() != strings.IndexByte("mpsz", suit) {
			t.Errorf("%s: red %v, suit %d", name, x.Red(), x.Suit())
		}
	}
}

// TestDoraOf goes round the suits, the winds and the dragons.
func TestDoraOf(t *testing.T) {
	set := mahjong.OneRed()
	for _, round := range [...]string{"123456789m", "123456789p", "123456789s", "1234z", "567z"} {
		tiles, err := notation.ParseTiles(round)
		if err != nil {
			t.Fatal(err)
		}
		for i, x := range tiles {
			if want := tiles[(i+1)%len(tiles)]; set.DoraOf(x) != want || x.Red() != mahjong.NoTile && set.DoraOf(x.Red()) != want {
				t.Errorf("%v tells of %v, not %v", x, set.DoraOf(x), want)
			}
		}
	}
}

// TestKindSet has sets of one and two kinds, and none.
func TestKindSet(t *testing.T) {
	if s := mahjong.KindSet(0); s.First() != mahjong.NoTile || s.Len() != 0 {
		t.Error("the empty set has a first")
	}
	for a := range mahjong.Tile(mahjong.Kinds) {
		for b := a; b < mahjong.Kinds; b++ {
			s := mahjong.KindSet(1)<<a | mahjong.KindSet(1)<<b
			if s.First() != a || s.Len() != len(slices.Compact([]mahjong.Tile{a, b})) {
				t.Errorf("%v %v: first %v of %d", a, b, s.First(), s.Len())
			}
			for k := range mahjong.Tile(mahjong.Kinds) {
				if s.Has(k) != (k == a || k == b) {
					t.Errorf("%v %v has %v: %v", a, b, k, s.Has(k))
				}
			}
		}
	}
}

// TestUnseenOf counts red fives among the fives, and Total every kind of a set.
func TestUnseenOf(t *testing.T) {
	var u mahjong.Unseen
	for x := range u {
		u[x] = int8(x%7 + 1)
	}
	all := 0
	for k := range mahjong.Tile(mahjong.Kinds) {
		want := 0
		for x := range mahjong.Tile(mahjong.Tiles) {
			if x.Kind() == k {
				want += int(u[x])
			}
		}
		if all += want; u.Of(k) != want || u.Total(1<<(k+1)-1) != all {
			t.Errorf("%v: %d, %d with those before; want %d, %d", k, u.Of(k), u.Total(1<<(k+1)-1), want, all)
		}
	}
}

// TestKuikae: what may not be discarded is the tile called and what would have made a run with the same two of one's own.
func TestKuikae(t *testing.T) {
	runs := 0
	for called := range mahjong.Tile(mahjong.Kinds) {
		if got := mahjong.Kuikae(called, called, false); got != 1<<called {
			t.Errorf("after a pon of %v: %b", called, got)
		}
		for first := max(called-2, 0); first <= called; first++ {
			if !first.StartsRun() || first.Suit() != called.Suit() {
				continue
			}
			runs++
			var own []mahjong.Tile
			for k := first; k <= first+2; k++ {
				if k != called {
					own = append(own, k)
				}
			}
			want := mahjong.KindSet(0)
			for k := range mahjong.Tile(mahjong.Kinds) {
				run := []mahjong.Tile{own[0], own[1], k}
				slices.Sort(run)
				if run[0].StartsRun() && run[1] == run[0]+1 && run[2] == run[0]+2 {
					want |= 1 << k
				}
			}
			if got := mahjong.Kuikae(called, first, true); got != want {
				t.Errorf("%v called for the run from %v: %b, want %b", called, first, got, want)
			}
		}
	}
	if runs != 63 {
		t.Errorf("%d runs", runs)
	}
}
