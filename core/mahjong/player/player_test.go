package player

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// randomTurn returns a hand at its turn that is made of some sets and some
// loose tiles, and a table where some tiles lie open.
func randomTurn(r *rand.Rand) (mahjong.Hand, Situation) {
	s := Situation{
		RoundWind: int8(r.IntN(2)), SeatWind: int8(r.IntN(4)), TilesLeft: int8(r.IntN(wallTiles + 1)),
		Points: 25000, Rules: score.DefaultRules(),
	}
	left := wholeSet()
	take := func() mahjong.Tile {
		for {
			if t := mahjong.Tile(r.IntN(mahjong.Tiles)); left[t] > 0 {
				left[t]--
				return t
			}
		}
	}
	s.Dora = []mahjong.Tile{take()}
	h := drawnHand(r, &left, take)
	for range r.IntN(40) {
		take()
	}
	s.Unseen = left
	for i := range s.Riichi {
		s.Riichi[i] = r.IntN(4) == 0
		some, half := r.Uint64(), r.Uint64()
		s.Safe[i] = mahjong.KindSet(some & half & (1<<mahjong.Kinds - 1))
	}
	return h, s
}

// wholeSet returns the 136 tiles.
func wholeSet() mahjong.Unseen {
	none := mahjong.EmptyHand()
	return mahjong.UnseenBy(&none, mahjong.OneRed())
}

// drawnHand draws runs from what is left, then single tiles.
func drawnHand(r *rand.Rand, left *mahjong.Unseen, take func() mahjong.Tile) mahjong.Hand {
	h := mahjong.EmptyHand()
	for sets := r.IntN(4); h.Concealed() < 3*sets; {
		first := mahjong.Tile(9*r.IntN(3) + r.IntN(7))
		if left[first] > 0 && left[first+1] > 0 && left[first+2] > 0 {
			for i := range mahjong.Tile(3) {
				left[first+i]--
				h.Counts[first+i]++
			}
		}
	}
	for h.Concealed() < 14 {
		h.Drawn = take()
		h.Counts[h.Drawn]++
	}
	return h
}

// rotated returns a tile of the next suit.
func rotated(t mahjong.Tile) mahjong.Tile {
	switch {
	case t == mahjong.NoTile || t.IsHonour():
		return t
	case t.IsRed():
		return mahjong.Red5m + (t-mahjong.Red5m+1)%3
	}
	return (t + 9) % mahjong.East
}

func rotatedCounts(c [mahjong.Tiles]int8) (to [mahjong.Tiles]int8) {
	for t, n := range c {
		to[rotated(mahjong.Tile(t))] = n
	}
	return to
}

// TestSuitsAreAlike: values and dangers do not change when the suits change
// places everywhere.
func TestSuitsAreAlike(t *testing.T) {
	r, p := rand.New(rand.NewPCG(1, 2)), New(Reference0304())
	for range 300 {
		h, s := randomTurn(r)
		a, err := p.ChooseDiscard(&h, &s)
		if err != nil {
			t.Fatal(err)
		}
		h.Counts, h.Drawn, s.Unseen = rotatedCounts(h.Counts), rotated(h.Drawn), rotatedCounts(s.Unseen)
		s.Dora[0] = rotated(s.Dora[0])
		for i, safe := range s.Safe {
			s.Safe[i] = safe &^ (1<<mahjong.East - 1)
			for k := range mahjong.East {
				s.Safe[i] |= safe >> k & 1 << rotated(k)
			}
		}
		b, err := p.ChooseDiscard(&h, &s)
		if err != nil || a.Action != b.Action || a.Shanten != b.Shanten || a.YakuShanten != b.YakuShanten {
			t.Fatalf("%v: %v, %v", h, b, err)
		}
		for _, c := range a.Candidates {
			d := candidateOf(b.Candidates, rotated(c.Tile))
			if math.Abs(c.Value-d.Value) > 1e-6*(1+c.Value) || math.Abs(c.Back-d.Back) > 1e-6*(1+c.Back) ||
				c.Danger != d.Danger || c.Worth != d.Worth || c.After.Total != d.After.Total {
				t.Errorf("%v: %+v in another suit is %+v", h, c, d)
			}
		}
	}
}

// TestMoreTilesAreWorthMore: one more unseen tile makes no hand worth less.
func TestMoreTilesAreWorthMore(t *testing.T) {
	r, p := rand.New(rand.NewPCG(3, 4)), New(Reference0304())
	for range 200 {
		h, s := randomTurn(r)
		hidden := s.hidden(&h, mahjong.NoTile)
		before, _ := p.Value(&h, &s)
		for tile, n := range hidden {
			if s.Unseen[tile] >= n || r.IntN(4) > 0 {
				continue
			}
			s.Unseen[tile]++
			after, err := p.Value(&h, &s)
			if err != nil || after.Value < before.Value-1e-6 {
				t.Errorf("%v: %v with another %v, %v without; %v", h, after, mahjong.Tile(tile), before, err)
			}
			s.Unseen[tile]--
		}
	}
}

// TestDecisionsAreIndependent: what a player decided before does not matter.
func TestDecisionsAreIndependent(t *testing.T) {
	r, p := rand.New(rand.NewPCG(5, 6)), New(Reference0304())
	for range 512 { // more than the table of values has generations
		h, s := randomTurn(r)
		h.Counts[h.Drawn]--
		offered := h.Drawn
		h.Drawn = mahjong.NoTile
		a, err := p.ChooseCall(&h, &s, offered, 3)
		b, _ := New(Reference0304()).ChooseCall(&h, &s, offered, 3)
		if err != nil || a.Action != b.Action || a.Meld != b.Meld || a.Value != b.Value {
			t.Fatalf("%v: %+v, %+v, %v", h, a, b, err)
		}
	}
}

// TestCallsAreLegal plays on from calls: what may be discarded after one is in the
// hand and no swap, and a call always leaves something to throw.
func TestCallsAreLegal(t *testing.T) {
	r, p := rand.New(rand.NewPCG(7, 8)), New(Reference0304())
	calls := 0
	for range 1000 {
		h, s := randomTurn(r)
		h.Counts[h.Drawn]--
		offered := h.Drawn
		h.Drawn = mahjong.NoTile
		for _, m := range callMelds(&h, &s, offered, 3) {
			if m.Type <= mahjong.Pon {
				calls++
				throwAfter(t, p, h, &m, &s)
			}
		}
	}
	if calls < 300 {
		t.Errorf("%d calls tried", calls)
	}
}

// throwAfter checks what may be discarded after a call.
func throwAfter(t *testing.T, p *Player, after mahjong.Hand, m *mahjong.Meld, s *Situation) {
	t.Helper()
	for i, own := range m.Tiles[:3] {
		if int8(i) != m.Called {
			after.Counts[own]--
		}
	}
	after.Melds[0], after.MeldCount = *m, 1
	c, err := p.ChooseDiscard(&after, s)
	if err != nil {
		t.Fatalf("%v: %v", after, err)
	}
	for _, d := range c.Candidates {
		if after.Counts[d.Tile] <= 0 || isSwap(m, d.Tile) {
			t.Errorf("%v throws %v", after, d.Tile)
		}
	}
}

// isSwap reports whether a tile could have taken the called one's place.
func isSwap(m *mahjong.Meld, discarded mahjong.Tile) bool {
	own := []mahjong.Tile{}
	for i, t := range m.Tiles[:3] {
		if int8(i) != m.Called {
			own = append(own, t)
		}
	}
	_, err := mahjong.MeldOf(m.Type, int(m.From), discarded.Kind(), own...)
	return err == nil
}
