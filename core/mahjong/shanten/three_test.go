package shanten

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
)

// TestThree compares hands of three players with the slow way, in which nothing uses 2m…8m, and with a search of all draws for
// what is of use.
func TestThree(t *testing.T) {
	three := mahjong.OneRed().Of(3)
	r := rand.New(rand.NewPCG(33, 3))
	for range 1000 {
		var h mahjong.Hand
		h.MeldCount = int8(r.IntN(3))
		size := 13 + r.IntN(2) - 3*int(h.MeldCount)
		for n := 0; n < size; {
			k := r.IntN(mahjong.Kinds)
			if r.IntN(3) == 0 {
				k = 8 * r.IntN(2) // many of 1m and 9m
			}
			if three.Has(mahjong.Tile(k)) && h.Counts[k] < 4 {
				h.Counts[k]++
				n++
			}
		}
		s, err := ShapeOf(&h)
		if err != nil {
			t.Fatal(err)
		}
		s.In(three)
		now, slow := s.Shanten(), By(&h, Rules{Reds: three})
		if now != slow {
			t.Fatalf("%v: %+v, slowly %+v", h, now, slow)
		}
		useful := mahjong.KindSet(0)
		for k := range mahjong.Tile(mahjong.Kinds) {
			if !three.Has(k) || h.Counts[k] == 4 {
				continue
			}
			h.Counts[k]++
			if By(&h, Rules{Reds: three}).Min() < now.Min() {
				useful |= 1 << k
			}
			if s.Add(k); s.Shanten() != By(&h, Rules{Reds: three}) {
				t.Fatalf("%v with %v: %+v", h, k, s.Shanten())
			}
			s.Remove(k)
			h.Counts[k]--
		}
		if got := s.Useful(); got != useful {
			t.Fatalf("%v: %b is of use, not %b", h, got, useful)
		}
	}
	h := mahjong.EmptyHand() // two tiles make a run of 1m with four players, three a set with three
	h.Counts[0], h.Counts[8], h.Counts[9], h.Counts[mahjong.East] = 4, 4, 3, 2
	if four, got := Of(&h).General, By(&h, Rules{Reds: three}).General; four != 1 || got != 2 {
		t.Errorf("%d with four players, %d with three", four, got)
	}
}
