package shanten

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// randomKinds deals n tiles of the first so many kinds.
func randomKinds(r *rand.Rand, n, kinds int) (k [mahjong.Kinds]int8) {
	for n > 0 {
		if i := r.IntN(kinds); k[i] < 4 {
			k[i]++
			n--
		}
	}
	return k
}

// eachRandom calls f with hands of 1…14 tiles, some of few kinds so that there
// are many of each.
func eachRandom(n int, f func(r *rand.Rand, kinds [mahjong.Kinds]int8, melds int)) {
	r := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		melds := r.IntN(5)
		tiles := 14 - 3*melds - i&1
		f(r, randomKinds(r, tiles, []int{34, 18, 9, 5}[i>>1&3]), melds)
	}
}

// TestShapeWalks adds and removes tiles at random: the shape must be the one
// that is built anew.
func TestShapeWalks(t *testing.T) {
	eachRandom(500, func(r *rand.Rand, kinds [mahjong.Kinds]int8, melds int) {
		s, err := ShapeOfKinds(&kinds, melds)
		if err != nil {
			t.Fatal(err)
		}
		for range 30 {
			k := mahjong.Tile(r.IntN(mahjong.Kinds))
			if r.IntN(2) == 0 {
				if s.Add(k) != (kinds[k] < 4) {
					t.Fatalf("%v: add %v", kinds, k)
				}
				kinds[k] = min(kinds[k]+1, 4)
			} else {
				if s.Remove(k) != (kinds[k] > 0) {
					t.Fatalf("%v: remove %v", kinds, k)
				}
				kinds[k] = max(kinds[k]-1, 0)
			}
			if again, _ := ShapeOfKinds(&kinds, melds); s != again {
				t.Fatalf("%v, not %v", s, again)
			}
			if s.Shanten() != OfKinds(&kinds, melds) {
				t.Fatalf("%v: %v", kinds, s.Shanten())
			}
		}
	})
}

// TestUseful compares with the 34 hands of one tile more, whose shanten number
// is lower by one or the same.
func TestUseful(t *testing.T) {
	eachRandom(3000, func(_ *rand.Rand, kinds [mahjong.Kinds]int8, melds int) {
		s, _ := ShapeOfKinds(&kinds, melds)
		useful := s.Useful()
		now := OfKinds(&kinds, melds).Min()
		for k := range mahjong.Tile(mahjong.Kinds) {
			if kinds[k] == 4 {
				if useful.Has(k) {
					t.Fatalf("%v: a fifth %v is of use", kinds, k)
				}
				continue
			}
			kinds[k]++
			after := OfKinds(&kinds, melds).Min()
			kinds[k]--
			if after != now && after != now-1 || (after < now) != useful.Has(k) {
				t.Fatalf("%v, %d melds, and %v: shanten %d then %d", kinds, melds, k, now, after)
			}
		}
		if now >= 0 && useful == 0 {
			t.Fatalf("%v: nothing is of use", kinds)
		}
	})
}

// TestShapeOfBad: a wrong count is named.
func TestShapeOfBad(t *testing.T) {
	for _, c := range []struct {
		kind, count int8
		melds       int
		message     string
	}{
		{3, 5, 0, "counts[3] is 5, must be 0…4"},
		{33, -1, 0, "counts[33] is -1, must be 0…4"},
		{0, 127, 4, "counts[0] is 127, must be 0…4"},
		{8, -128, 4, "counts[8] is -128, must be 0…4"},
		{17, 5, 4, "counts[17] is 5, must be 0…4"},
		{26, 5, 4, "counts[26] is 5, must be 0…4"},
		{0, 1, 5, "melds is 5, must be 0…4"},
		{0, 1, -1, "melds is -1, must be 0…4"},
	} {
		var kinds [mahjong.Kinds]int8
		kinds[c.kind] = c.count
		if _, err := ShapeOfKinds(&kinds, c.melds); err == nil || err.Error() != c.message {
			t.Errorf("%+v: %v", c, err)
		}
		if got := OfKinds(&kinds, c.melds); got != (Numbers{Impossible, Impossible, Impossible}) {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

func TestCall(t *testing.T) {
	kinds := [mahjong.Kinds]int8{0: 1, 1: 1, 5: 2}
	s, _ := ShapeOfKinds(&kinds, 3)
	if s.Count(5) != 2 || s.Count(0) != 1 || s.Count(33) != 0 {
		t.Errorf("%+v", s)
	}
	if before := s; s.Call(0, 2) || s != before {
		t.Error("calls with a tile that it lacks")
	}
	if !s.Call(0, 1) || s.Melds() != 4 || s.Size() != 2 || s.Min() != -1 {
		t.Errorf("%+v", s)
	}
	if s.Call(5, 5) {
		t.Error("a fifth meld")
	}
}
