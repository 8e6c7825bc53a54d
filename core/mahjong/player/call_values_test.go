package player

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestCallValues: a call is worth what the hand after it is, whatever was valued
// before. In the first case a hand that drew another 6p was taken for it.
func TestCallValues(t *testing.T) {
	m, _ := notation.ParseMajiang("m14p055788s33,s678-", mahjong.OneRed())
	h, s := m.Hand, Situation{
		RoundWind: 1, SeatWind: 2, Dora: []mahjong.Tile{notation.ParseTile("4p")}, TilesLeft: 70, Points: 25000, Rules: score.DefaultRules(),
		Unseen: mahjong.Unseen{3, 0, 3, 3, 1, 4, 4, 2, 4, 2, 2, 4, 2, 1, 3, 3, 2, 1, 2, 0, 2, 4, 2, 2, 1, 2, 0, 0, 1, 2, 0, 2, 3, 0, 1, 0, 1},
	}
	six := notation.ParseTile("6p")
	c, err := New(Reference0304()).ChooseCall(&h, &s, six, 3)
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, k := range c.Candidates {
		if k.Meld.Called == 0 && k.Action == ActChi {
			seen++
			if math.Abs(k.Value-879.63) > 0.005 {
				t.Errorf("6-78p is worth %v", k.Value)
			}
		}
	}
	if seen != 1 {
		t.Errorf("%+v", c.Candidates)
	}
	r := rand.New(rand.NewPCG(9, 10))
	for range 600 {
		h, s := randomTurn(r)
		kanValues(t, &h, &s)
		tile := h.Drawn
		h.Counts[tile]--
		h.Drawn = mahjong.NoTile
		callValues(t, &h, &s, tile)
	}
}

// callValues compares the values of all calls with those of the hands after
// them.
func callValues(t *testing.T, h *mahjong.Hand, s *Situation, tile mahjong.Tile) {
	t.Helper()
	c, err := New(Reference0304()).ChooseCall(h, s, tile, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range c.Candidates {
		after := *h
		for i, own := range k.Meld.Tiles[:k.Meld.Size()] {
			if i != int(k.Meld.Called) {
				after.Counts[own]--
			}
		}
		after.Melds[after.MeldCount] = k.Meld
		after.MeldCount++
		v, err := New(Reference0304()).Value(&after, s)
		if k.Valued && (err != nil || v.Value != k.Value) {
			t.Errorf("%v, %v %v: %v, but the hand after it %v, %v", h, k.Action, k.Meld.Tiles, k.Value, v.Value, err)
		}
	}
}

// kanValues does the same for kans on one's own turn, and for the hand as it is.
func kanValues(t *testing.T, h *mahjong.Hand, s *Situation) {
	t.Helper()
	kans, err := New(Reference0304()).ChooseKan(h, s)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range kans {
		after := afterKan(h, &k.Meld)
		v, err := New(Reference0304()).Value(&after, s)
		now, _ := New(Reference0304()).Value(h, s)
		if k.Valued && (err != nil || v.Value != k.Value || now.Value != k.Now) {
			t.Errorf("%v, kan %v: %v of %v, but the hand after it %v of %v, %v", h, k.Meld.Tiles, k.Value, k.Now, v.Value, now.Value, err)
		}
	}
}
