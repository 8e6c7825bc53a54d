package mahjong_test

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

func TestCheck(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range 500 {
		if h := handtest.RandomHand(r); h.Wrong(mahjong.OneRed()) != nil {
			t.Fatalf("%v: %v", h, h.Wrong(mahjong.OneRed()))
		}
	}
	for _, c := range []struct {
		change func(h *mahjong.Hand)
		wrong  string
	}{
		{func(*mahjong.Hand) {}, ""},
		{func(h *mahjong.Hand) { h.MeldCount = 5 }, "melds is 5, must be 0…4"},
		{func(h *mahjong.Hand) { h.MeldCount = -1 }, "melds is -1, must be 0…4"},
		{func(h *mahjong.Hand) { h.Counts[36] = -1 }, "counts[36] is -1, must be 0…4"},
		{func(h *mahjong.Hand) { h.Counts[34] = 2 }, "counts[34] is 2, must be 0…1"},
		{func(h *mahjong.Hand) { h.Counts[27]++ }, "counts[27] is 5, must be 0…4"},
		{func(h *mahjong.Hand) { h.Counts[7] = 4 }, "hand must have up to 14 tiles, a meld counted as three, not 17"},
		{func(h *mahjong.Hand) { h.Drawn = 20 }, "drawn is 3s (20), which is not in the hand"},
		{func(h *mahjong.Hand) { h.Drawn = 40 }, "drawn is - (40), which is not in the hand"},
		{func(h *mahjong.Hand) { h.Melds[0].Tiles[3] = 4 }, "melds[0] is no meld: neither a run nor equal tiles"},
		{func(h *mahjong.Hand) { h.Melds[0].Tiles[3] = mahjong.NoTile }, "melds[0] is no meld: not a tile"},
		{func(h *mahjong.Hand) { h.Melds[0].Type = 7 }, "melds[0] is no meld: a wrong number of tiles"},
		{func(h *mahjong.Hand) { h.Melds[0].From = 1 }, "melds[0] is no meld: a run is called from the left, other melds from any player, a closed kan from nobody"},
		{func(h *mahjong.Hand) { h.Melds[0].Called = -2 }, "melds[0] is no meld: not in the order of MeldOf"},
		{func(h *mahjong.Hand) { h.Melds[0].Called = 0 }, "melds[0] is no meld: a wrong number of tiles"},
	} {
		h, err := notation.ParseMPSZ("123m406p89s1z,1111z", mahjong.OneRed())
		if err == nil {
			t.Fatal("a fifth east")
		}
		h, err = notation.ParseMPSZ("123m406p89s2z2z,1111z", mahjong.OneRed())
		if err != nil {
			t.Fatal(err)
		}
		c.change(&h)
		if bad := h.Wrong(mahjong.OneRed()); (bad == nil) != (c.wrong == "") || bad != nil && bad.Error() != c.wrong {
			t.Errorf("%s: %v", c.wrong, bad)
		}
		untouchable(&h)
	}
}

// untouchable calls what takes a hand: nothing of it may panic, whatever h is.
func untouchable(h *mahjong.Hand) {
	u := mahjong.UnseenBy(h, mahjong.OneRed())
	_, _ = shanten.UkeireOf(h, &u, mahjong.OneRed())
	_, _ = shanten.Discards(h, &u, mahjong.OneRed())
	_, _ = h.MPSZ(), notation.MajiangHand{Hand: *h}.String()
	_, _, _, _ = shanten.Of(h), shanten.By(h, shanten.Rules{Fifth: shanten.FifthOwned, ShortHand: true}), h.IsClosed(), h.Wrong(mahjong.Reds{1, 2, 9})
}

func FuzzHand(f *testing.F) {
	f.Add([]byte("any hand"))
	f.Add([]byte{37: 1, 0, 255, 3, 200, 5, 1})
	f.Fuzz(func(t *testing.T, b []byte) {
		h := mahjong.EmptyHand()
		next := func() (x int8) {
			if len(b) > 0 {
				x, b = int8(b[0]), b[1:]
			}
			return x
		}
		for i := range h.Counts {
			h.Counts[i] = next()
		}
		h.MeldCount, h.Drawn = next(), mahjong.Tile(next())
		for i := range h.Melds {
			h.Melds[i] = mahjong.Meld{mahjong.MeldType(next()), [4]mahjong.Tile{mahjong.Tile(next()), mahjong.Tile(next()), mahjong.Tile(next()), mahjong.Tile(next())}, next(), next()}
		}
		untouchable(&h)
	})
}
