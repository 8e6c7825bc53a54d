package shanten

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// TestDiscards compares with the hands that are left, tile by tile.
func TestDiscards(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range 400 {
		h := handtest.RandomHand(r)
		unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
		all, err := Discards(&h, &unseen, mahjong.OneRed())
		if h.Size() != 14 {
			if err == nil {
				t.Fatalf("%v discards", h)
			}
			continue
		}
		if !slices.IsSortedFunc(all, func(a, b Discard) int {
			if d := a.After.Shanten - b.After.Shanten; d != 0 {
				return d
			}
			if d := b.After.Total - a.After.Total; d != 0 {
				return d
			}
			return int(a.Tile - b.Tile)
		}) {
			t.Fatalf("%v: %v is not in order", h, all)
		}
		var seen [mahjong.Tiles]bool
		for _, d := range all {
			left := h
			left.Counts[d.Tile]--
			if left.Counts[d.Tile] < 0 || slowUkeire(left, &unseen) != d.After {
				t.Fatalf("%v without %v: %v, not %v", h, d.Tile, d.After, slowUkeire(left, &unseen))
			}
			seen[d.Tile] = true
		}
		for k, n := range h.Counts {
			if seen[k] != (n > 0) {
				t.Fatalf("%v: %v is missing", h, mahjong.Tile(k))
			}
		}
	}
}

// slowUkeire adds every tile that is unseen, and those that are not.
func slowUkeire(h mahjong.Hand, unseen *mahjong.Unseen) (u Ukeire) {
	u.Shanten = Of(&h).Min()
	kinds := h.Kinds34()
	for k := range mahjong.Tile(mahjong.Tiles) {
		kind := k.Kind()
		if kinds[kind] == 4 {
			continue
		}
		kinds[kind]++
		if OfKinds(&kinds, int(h.MeldCount)).Min() < u.Shanten {
			u.Kinds |= 1 << kind
			u.Total += int(unseen[k])
		}
		kinds[kind]--
	}
	return u
}

// TestUkeire reads a few well-known shapes.
func TestUkeire(t *testing.T) {
	for _, c := range []struct {
		text    string
		shanten int
		useful  string
		total   int
	}{
		{"123m456p789s1122z", 0, "1z2z", 4},
		{"123m406p789s23s11z", 0, "1s4s", 8},
		{"3456m123p789s555z", 0, "3m6m", 6},
		{"2345678m123p789s", 0, "2m5m8m", 9},
		{"46m123p789s55577z", 0, "5m", 4},
		{"1112345678999m", 0, "1m2m3m4m5m6m7m8m9m", 23},
		{"19m19p19s1234567z", 0, "1m9m1p9p1s9s1z2z3z4z5z6z7z", 39},
		{"1122m3344p5566s7z", 0, "7z", 3},
		{"23m456p11z,777=7z,111-s", 0, "1m4m", 8},
		{"1z,1111m,9999m,1111p,9999p", 0, "1z", 3},
	} {
		h, err := notation.ParseMPSZ(c.text, mahjong.OneRed())
		unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
		got, err2 := UkeireOf(&h, &unseen, mahjong.OneRed())
		useful := ""
		for kinds := got.Kinds; kinds != 0; kinds &= kinds - 1 {
			useful += kinds.First().String()
		}
		if err != nil || err2 != nil || got.Shanten != c.shanten || useful != c.useful || got.Total != c.total {
			t.Errorf("%s: %v %s, %v, %v", c.text, got, useful, err, err2)
		}
	}
	if mahjong.KindSet(0).First() != mahjong.NoTile || mahjong.KindSet(5).Len() != 2 || (*mahjong.Unseen).Of(&mahjong.Unseen{4: 2, 34: 1}, 4) != 3 {
		t.Error("sets of kinds")
	}
}

// TestImprovements compares with all pairs of a tile drawn and one discarded.
func TestImprovements(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	some := 0
	for range 60 {
		h := handtest.RandomHand(r)
		if h.Size() != 13 {
			continue
		}
		unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
		s, _ := ShapeOf(&h)
		got := map[mahjong.Tile]Improvement{}
		for _, i := range s.Improvements(&unseen) {
			got[i.Draw] = i
		}
		if again, _ := ShapeOf(&h); s != again {
			t.Fatalf("%v is changed", h)
		}
		some += len(got)
		now := slowUkeire(h, &unseen)
		for k := range mahjong.Tile(mahjong.Kinds) {
			best := slowImprovement(h, k, now, &unseen)
			if best != got[k].After {
				t.Fatalf("%v and %v: %v, not %v", h, k, got[k], best)
			}
		}
	}
	if some == 0 {
		t.Error("no hand could be improved")
	}
}

// slowImprovement returns the best that is left after k was drawn, zero if it
// is no improvement.
func slowImprovement(h mahjong.Hand, k mahjong.Tile, now Ukeire, unseen *mahjong.Unseen) (best Ukeire) {
	kinds := h.Kinds34()
	if now.Kinds.Has(k) || unseen.Of(k) == 0 {
		return best
	}
	h.Counts = [mahjong.Tiles]int8{}
	copy(h.Counts[:], kinds[:])
	h.Counts[k]++
	most := now.Total
	for d := range mahjong.Tile(mahjong.Kinds) {
		if d == k || h.Counts[d] == 0 {
			continue
		}
		h.Counts[d]--
		after := slowUkeire(h, unseen)
		h.Counts[d]++
		if after.Kinds.Has(k) {
			after.Total--
		}
		if after.Shanten == now.Shanten && after.Total > most {
			most, best = after.Total, after
		}
	}
	return best
}

func TestWrongSizes(t *testing.T) {
	h, _ := notation.ParseMPSZ("123m", mahjong.OneRed())
	unseen := mahjong.UnseenBy(&h, mahjong.OneRed())
	if _, err := UkeireOf(&h, &unseen, mahjong.OneRed()); err == nil || err.Error() != "hand must have 13 tiles, a meld counted as three, not 3" {
		t.Error(err)
	}
	if _, err := Discards(&h, &unseen, mahjong.OneRed()); err == nil || err.Error() != "hand must have 14 tiles, a meld counted as three, not 3" {
		t.Error(err)
	}
	h.Counts[7] = -1
	if _, err := UkeireOf(&h, &unseen, mahjong.OneRed()); err == nil || err.Error() != "counts[7] is -1, must be 0…4" {
		t.Error(err)
	}
	if _, err := Discards(&h, &unseen, mahjong.OneRed()); err == nil || err.Error() != "counts[7] is -1, must be 0…4" {
		t.Error(err)
	}
}
