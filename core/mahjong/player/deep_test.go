package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player/value"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// TestDeepBounds: the player that looks deep does so with a closed hand one from tenpai or in it that draws again, where nobody
// is feared.
func TestDeepBounds(t *testing.T) {
	for _, c := range [...]struct {
		what, hand string
		change     func(s *Situation)
		want       bool
	}{
		{"one away", "m12367p123789s26z5", nil, true},
		{"two away", "m12367p23789s126z5", nil, false},
		{"an open hand", "m123p23789s6z55,z222-", nil, false},
		{"no draw left", "m12367p123789s26z5", func(s *Situation) { s.TilesLeft = 0 }, false},
		{"the last draw", "m12367p123789s26z5", func(s *Situation) { s.TilesLeft = 1 }, true},
		{"riichi", "m12367p123789s26z5", func(s *Situation) { s.Riichi[1], s.TilesLeft = true, 20 }, false},
	} {
		h, s := tableOf(t, c.hand, 1, "9p")
		s.TilesLeft = 60
		if c.change != nil {
			c.change(&s)
		}
		for _, deep := range [...]bool{false, true} {
			o := Strong()
			o.Deep = deep
			got, err := New(o).ChooseDiscard(&h, &s)
			if err != nil {
				t.Fatal(c.what, err)
			}
			seen := false
			for i := range got.Candidates {
				seen = seen || got.Candidates[i].Forecast != nil
			}
			if seen != (c.want && deep) {
				t.Errorf("%s, %d away: looks deep: %v", c.what, got.Shanten, seen)
			}
		}
	}
}

// TestDraws: of what is left of the wall two thirds are drawn, and a fourth of these by oneself, but one at least.
func TestDraws(t *testing.T) {
	for left := range int8(wallTiles + 1) {
		own := 0 // the wall's last tile is one's own
		for n := left; n > 0; n -= 4 {
			own++
		}
		if got, want := (&Situation{TilesLeft: left}).draws(), max(1, 2*own/3); got != want {
			t.Errorf("%d left: %d draws, want %d", left, got, want)
		}
	}
}

// TestCalm: a tile is feared that loses more than so much, and safe that loses less than so much.
func TestCalm(t *testing.T) {
	h := mahjong.EmptyHand()
	h.Counts[0], h.Counts[33] = 2, 3
	shape, err := shanten.ShapeOf(&h)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range [...]int{0, 33} {
		for _, c := range [...]struct {
			cost         float64
			feared, safe bool
		}{{0, false, true}, {safeCost - 1, false, true}, {safeCost, false, false}, {calm, false, false}, {calm + 1, true, false}} {
			p := &Player{eval: value.Evaluator{Shape: shape}}
			p.cost[k] = c.cost
			want := 5. / 4
			if !c.safe {
				want -= float64(h.Counts[k]) / 4
			}
			if got := p.safeTiles(); got != want || p.isFeared() != c.feared {
				t.Errorf("%v for %d: feared %v, %v safe tiles, want %v", c.cost, k, p.isFeared(), got, want)
			}
		}
	}
}

// TestOrphanCount: terminals and honours are counted by their kinds, red fives and simples are not.
func TestOrphanCount(t *testing.T) {
	h := mahjong.EmptyHand()
	h.Counts[mahjong.Red5m], h.Counts[1], h.Counts[7] = 1, 3, 2
	n := 0
	for k := range mahjong.Tile(mahjong.Kinds) {
		if k < mahjong.East && k%9 > 0 && k%9 < 8 {
			continue
		}
		if got := orphanCount(&h); got != n {
			t.Errorf("before %v: %d kinds, want %d", k, got, n)
		}
		h.Counts[k] += 1 + int8(k%3)
		n++
	}
	if got := orphanCount(&h); got != 13 {
		t.Errorf("all: %d kinds", got)
	}
}

// TestNobodyWaits: of tiles none of which can win another waits for none.
func TestNobodyWaits(t *testing.T) {
	_, s := tableOf(t, "m123p456s3379z1,z333-", 1, "2z")
	s.Riichi[2] = true
	for i := range s.Safe {
		s.Safe[i] = 1<<mahjong.Kinds - 1
	}
	for _, threat := range New(Strong()).Threats(&s) {
		if threat.Waits != [mahjong.Kinds]float64{} {
			t.Error(threat.Waits)
		}
	}
}
