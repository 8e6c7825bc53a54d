package shanten

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

func TestShantenRules(t *testing.T) {
	for _, c := range []struct {
		text  string
		rules Rules
		want  Numbers
	}{
		{"1111345567789m", Rules{}, Numbers{1, 3, 10}},
		{"1111345567789m", Rules{Fifth: FifthOwned}, Numbers{1, 3, 10}},
		{"1111345567789m", Rules{Fifth: FifthAllowed}, Numbers{0, 3, 10}},
		{"123456789m1z,111=z", Rules{}, Numbers{0, 100, 100}},
		{"123456789m1z,111=z", Rules{Fifth: FifthOwned}, Numbers{1, 100, 100}},
		{"123456789m1z,111=z", Rules{Fifth: FifthAllowed}, Numbers{0, 100, 100}},
		{"1234m", Rules{}, Numbers{9, 9, 12}},
		{"1234m", Rules{ShortHand: true}, Numbers{0, 100, 100}},
		{"12344m", Rules{ShortHand: true}, Numbers{-1, 100, 100}},
		{"1m", Rules{ShortHand: true}, Numbers{0, 100, 100}},
		{"", Rules{ShortHand: true}, Numbers{1, 100, 100}},
		{"", Rules{}, Numbers{13, 13, 13}},
		{"19m19p19s1234567z", Rules{}, Numbers{8, 6, 0}},
		{"19m19p19s11234567z", Rules{ShortHand: true}, Numbers{7, 5, -1}},
		{"1122m3344p5566s7z", Rules{}, Numbers{3, 0, 10}},
		{"1111m2222p3333s1z", Rules{}, Numbers{2, 6, 10}},
	} {
		h, err := notation.ParseMPSZ(c.text, mahjong.Reds{})
		if got := By(&h, c.rules); err != nil || got != c.want {
			t.Errorf("%s, %+v: %v, not %v; %v", c.text, c.rules, got, c.want, err)
		}
	}
	bad := mahjong.EmptyHand()
	bad.Counts[4], bad.Counts[34] = -1, 2
	if got := By(&bad, Rules{}); got.Min() != Impossible {
		t.Error(got)
	}
}

// mirrored returns the hand with its suits in another order and, it may be,
// nine for one, eight for two and so on.
func mirrored(kinds [mahjong.Kinds]int8, order []int, turn bool) (m [mahjong.Kinds]int8) {
	m = kinds
	for s, from := range order {
		copy(m[9*s:9*s+9], kinds[9*from:])
		if turn {
			slices.Reverse(m[9*s : 9*s+9])
		}
	}
	return m
}

// TestSymmetry: neither the order of the suits nor that of the numbers matters.
func TestSymmetry(t *testing.T) {
	eachRandom(3000, func(r *rand.Rand, kinds [mahjong.Kinds]int8, melds int) {
		order, turn := r.Perm(3), r.IntN(2) == 1
		other := mirrored(kinds, order, turn)
		if a, b := OfKinds(&kinds, melds), OfKinds(&other, melds); a != b {
			t.Fatalf("%v: %v; %v: %v", kinds, a, other, b)
		}
		a, _ := ShapeOfKinds(&kinds, melds)
		b, _ := ShapeOfKinds(&other, melds)
		var use, useOther [mahjong.Kinds]int8
		for k := range mahjong.Tile(mahjong.Kinds) {
			use[k], useOther[k] = int8(a.Useful()>>k&1), int8(b.Useful()>>k&1)
		}
		if mirrored(use, order, turn) != useOther {
			t.Fatalf("%v: %v; %v: %v", kinds, use, other, useOther)
		}
	})
}

func FuzzShanten(f *testing.F) {
	f.Add([]byte{3, 1, 1, 1, 1, 1, 1, 1, 3, 1}, 0)
	f.Add([]byte{5}, 0)
	f.Add([]byte{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, 4)
	f.Fuzz(func(t *testing.T, counts []byte, melds int) {
		var kinds [mahjong.Kinds]int8
		right := melds >= 0 && melds <= 4
		for i, c := range counts[:min(len(counts), mahjong.Kinds)] {
			kinds[i] = int8(c)
			right = right && c <= 4
		}
		s := OfKinds(&kinds, melds)
		shape, err := ShapeOfKinds(&kinds, melds)
		if right != (err == nil) || right == (s.General == Impossible) {
			t.Fatalf("%v: %v, %v", kinds, s, err)
		}
		if !right {
			return
		}
		if s.General < -1 || s.General > 13 || s.Min() < -1 || s.Min() > 13 || shape.Shanten() != s {
			t.Errorf("%v: %v, %v", kinds, s, shape.Shanten())
		}
		shape.Useful()
	})
}

func BenchmarkShanten(b *testing.B) {
	for name, kinds := range map[string]int{"mixed": 34, "flush": 9} {
		r := rand.New(rand.NewPCG(7, 8))
		var hands [1024][mahjong.Kinds]int8
		for i := range hands {
			hands[i] = randomKinds(r, 14, kinds)
		}
		b.Run(name, func(b *testing.B) {
			for i := range b.N {
				OfKinds(&hands[i&1023], 0)
			}
		})
		b.Run(name+"/shape", func(b *testing.B) {
			s, _ := ShapeOfKinds(&hands[0], 0)
			for i := range b.N {
				k := mahjong.Tile(i % mahjong.Kinds)
				if s.Add(k) {
					s.Min()
					s.Remove(k)
				}
			}
		})
		b.Run(name+"/useful", func(b *testing.B) {
			s, _ := ShapeOfKinds(&hands[0], 0)
			for range b.N {
				s.Useful()
			}
		})
	}
}

func BenchmarkTables(b *testing.B) {
	for range b.N {
		new(shantenTables).build()
	}
}
