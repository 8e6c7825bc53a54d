package mahjong

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// completeSuit calls f with every way to have so many sets and a pair in one
// suit of so many kinds, without runs if they are honours.
func completeSuit(kinds, sets int, runs bool, f func([9]int8)) {
	var held [9]int8
	var more func(sets, from int)
	more = func(sets, from int) {
		if sets == 0 {
			for k := range kinds {
				if held[k] += 2; held[k] <= 4 {
					f(held)
				}
				held[k] -= 2
			}
			return
		}
		for b := from; b < 2*kinds; b++ {
			k := b / 2
			block := [][2]int{{k, 0}, {k, 1}}[b%2] // a triplet, or a run
			if block[1] == 1 && (!runs || k > 6) {
				continue
			}
			for i := range 3 {
				held[k+i*block[1]]++
			}
			if slices.Max(held[:]) <= 4 {
				more(sets-1, b)
			}
			for i := range 3 {
				held[k+i*block[1]]--
			}
		}
	}
	more(sets, 0)
}

// exchanges returns for all hands of 3n+2 tiles of one suit how many tiles must
// be exchanged for others of the suit until they are n sets and a pair.
func exchanges(kinds, sets int, runs bool) map[[9]int8]int {
	distance := map[[9]int8]int{}
	var reached [][9]int8
	reach := func(h [9]int8, d int) {
		if _, known := distance[h]; !known {
			distance[h] = d
			reached = append(reached, h)
		}
	}
	completeSuit(kinds, sets, runs, func(h [9]int8) { reach(h, 0) })
	for i := 0; i < len(reached); i++ {
		h := reached[i]
		for out := range kinds {
			for in := range kinds {
				if h[out] > 0 && h[in] < 4 && in != out {
					next := h
					next[out]--
					next[in]++
					reach(next, distance[h]+1)
				}
			}
		}
	}
	return distance
}

// end returns the profile in which a ends.
func (a *automaton) end(counts []int8) profile {
	state := uint16(0)
	for i, n := range counts {
		state = a.next[i][state][n]
	}
	return a.ends[state][0]
}

// TestProfilesByExchange compares all hands of one suit with the definition of
// the shanten number: how many tiles must be exchanged.
func TestProfilesByExchange(t *testing.T) {
	most := []int8{4, 4, 4, 4, 4, 4, 4, 4, 4}
	for suit, c := range []struct {
		kinds, runStarts int
		hands            []int // by sets
	}{
		{9, 7, []int{45, 1_278, 11_385, 48_879, 118_800}},
		{7, 0, []int{28, 455, 2_415, 6_055, 8_135}},
	} {
		a := newAutomaton(c.kinds, c.runStarts)
		for sets, hands := range c.hands {
			if testing.Short() && sets > 2 {
				break
			}
			all := exchanges(c.kinds, sets, suit == 0)
			if len(all) != hands {
				t.Errorf("%d hands of %d sets and a pair", len(all), sets)
			}
			for h, d := range all {
				p := a.end(h[:c.kinds])
				if p.draws(sets, 1) != d || p != profileOf(h[:c.kinds], most[:c.kinds], suit == 0) {
					t.Fatalf("%v: %d draws for %d sets and a pair, %d exchanges", h, p.draws(sets, 1), sets, d)
				}
			}
		}
	}
}

// TestTableByProfiles compares the table with profiles that are worked out for
// one hand at a time.
func TestTableByProfiles(t *testing.T) {
	eachRandom(2000, func(_ *rand.Rand, kinds [Kinds]int8, melds int) {
		h := EmptyHand()
		copy(h.Counts[:], kinds[:])
		h.MeldCount = int8(melds)
		if got, want := h.Shanten(), h.ShantenBy(ShantenRules{}); got != want {
			t.Fatalf("%v: %v, not %v", h, got, want)
		}
	})
}

// slowShanten returns the general shanten number by trying all sets and pairs,
// as long as they take less than limit draws.
func slowShanten(kinds, most [Kinds]int8, sets, limit int) int {
	best := limit
	var used [Kinds]int8
	take := func(k int) (draw int) {
		if used[k]++; used[k] > kinds[k] {
			draw = 1
		}
		if used[k] > most[k] {
			draw += 100
		}
		return draw
	}
	var more func(sets, from, draws int)
	more = func(sets, from, draws int) {
		if draws >= best {
			return
		}
		if sets == 0 {
			for k := range used {
				best = min(best, draws+take(k)+take(k))
				used[k] -= 2
			}
			return
		}
		for b := from; b < 2*Kinds; b++ {
			k, step := b/2, b%2
			if step == 1 && (k >= int(East) || k%9 > 6) {
				continue
			}
			more(sets-1, b, draws+take(k)+take(k+step)+take(k+2*step))
			used[k]--
			used[k+step]--
			used[k+2*step]--
		}
	}
	more(sets, 0, 0)
	return best - 1
}

// TestShantenBySearch compares random hands, by all rules, with a search of all
// complete hands.
func TestShantenBySearch(t *testing.T) {
	n := 200
	if testing.Short() {
		n = 30
	}
	r := rand.New(rand.NewPCG(5, 6))
	for i := range n {
		h := randomHand(r)
		if i%2 == 0 {
			h.Counts = [Tiles]int8{}
			k := randomKinds(r, 14-i/2&1-3*int(h.MeldCount), 9)
			copy(h.Counts[:], k[:])
		}
		for rule := FifthConcealed; rule <= FifthAllowed; rule++ {
			got := h.ShantenBy(ShantenRules{Fifth: rule}).General
			want := slowShanten(h.Kinds34(), h.mostUsed(rule), 4-int(h.MeldCount), int(got)+3)
			if int(got) != want {
				t.Fatalf("%v, rule %d: %d, not %d", h, rule, got, want)
			}
		}
	}
}

func TestShantenRules(t *testing.T) {
	for _, c := range []struct {
		text  string
		rules ShantenRules
		want  Shanten
	}{
		{"1111345567789m", ShantenRules{}, Shanten{1, 3, 10}},
		{"1111345567789m", ShantenRules{Fifth: FifthOwned}, Shanten{1, 3, 10}},
		{"1111345567789m", ShantenRules{Fifth: FifthAllowed}, Shanten{0, 3, 10}},
		{"123456789m1z,111=z", ShantenRules{}, Shanten{0, 100, 100}},
		{"123456789m1z,111=z", ShantenRules{Fifth: FifthOwned}, Shanten{1, 100, 100}},
		{"123456789m1z,111=z", ShantenRules{Fifth: FifthAllowed}, Shanten{0, 100, 100}},
		{"1234m", ShantenRules{}, Shanten{9, 9, 12}},
		{"1234m", ShantenRules{ShortHand: true}, Shanten{0, 100, 100}},
		{"12344m", ShantenRules{ShortHand: true}, Shanten{-1, 100, 100}},
		{"1m", ShantenRules{ShortHand: true}, Shanten{0, 100, 100}},
		{"", ShantenRules{ShortHand: true}, Shanten{1, 100, 100}},
		{"", ShantenRules{}, Shanten{13, 13, 13}},
		{"19m19p19s1234567z", ShantenRules{}, Shanten{8, 6, 0}},
		{"19m19p19s11234567z", ShantenRules{ShortHand: true}, Shanten{7, 5, -1}},
		{"1122m3344p5566s7z", ShantenRules{}, Shanten{3, 0, 10}},
		{"1111m2222p3333s1z", ShantenRules{}, Shanten{2, 6, 10}},
	} {
		h, err := ParseMPSZ(c.text, Reds{})
		if got := h.ShantenBy(c.rules); err != nil || got != c.want {
			t.Errorf("%s, %+v: %v, not %v; %v", c.text, c.rules, got, c.want, err)
		}
	}
	bad := EmptyHand()
	bad.Counts[4], bad.Counts[34] = -1, 2
	if got := bad.ShantenBy(ShantenRules{}); got.Min() != Impossible {
		t.Error(got)
	}
}

// mirrored returns the hand with its suits in another order and, it may be,
// nine for one, eight for two and so on.
func mirrored(kinds [Kinds]int8, order []int, turn bool) (m [Kinds]int8) {
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
	eachRandom(3000, func(r *rand.Rand, kinds [Kinds]int8, melds int) {
		order, turn := r.Perm(3), r.IntN(2) == 1
		other := mirrored(kinds, order, turn)
		if a, b := ShantenOf(&kinds, melds), ShantenOf(&other, melds); a != b {
			t.Fatalf("%v: %v; %v: %v", kinds, a, other, b)
		}
		a, _ := ShapeOf(&kinds, melds)
		b, _ := ShapeOf(&other, melds)
		var use, useOther [Kinds]int8
		for k := range Tile(Kinds) {
			use[k], useOther[k] = int8(a.Useful()>>k&1), int8(b.Useful()>>k&1)
		}
		if mirrored(use, order, turn) != useOther {
			t.Fatalf("%v: %v; %v: %v", kinds, use, other, useOther)
		}
	})
}

func TestShantenMany(t *testing.T) {
	var counts, want []int8
	eachRandom(100, func(_ *rand.Rand, kinds [Kinds]int8, _ int) {
		counts = append(counts, kinds[:]...)
		want = append(want, int8(ShantenOf(&kinds, 0).Min()))
	})
	got := make([]int8, len(want))
	if err := ShantenMany(got, counts, 0); err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v, not %v", got, err, want)
	}
	counts[40] = 7
	for _, c := range []struct {
		counts []int8
		melds  int
		wrong  string
	}{
		{counts, 0, "counts[40] is 7, must be 0…4"},
		{counts, 5, "melds is 5, must be 0…4"},
		{counts[1:], 0, "counts has 3399 numbers, must have 3400"},
	} {
		if err := ShantenMany(got, c.counts, c.melds); err == nil || err.Error() != c.wrong {
			t.Error(err)
		}
	}
}

func FuzzShanten(f *testing.F) {
	f.Add([]byte{3, 1, 1, 1, 1, 1, 1, 1, 3, 1}, 0)
	f.Add([]byte{5}, 0)
	f.Add([]byte{4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, 4)
	f.Fuzz(func(t *testing.T, counts []byte, melds int) {
		var kinds [Kinds]int8
		right := melds >= 0 && melds <= 4
		for i, c := range counts[:min(len(counts), Kinds)] {
			kinds[i] = int8(c)
			right = right && c <= 4
		}
		s := ShantenOf(&kinds, melds)
		shape, err := ShapeOf(&kinds, melds)
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
		var hands [1024][Kinds]int8
		for i := range hands {
			hands[i] = randomKinds(r, 14, kinds)
		}
		b.Run(name, func(b *testing.B) {
			for i := range b.N {
				ShantenOf(&hands[i&1023], 0)
			}
		})
		b.Run(name+"/shape", func(b *testing.B) {
			s, _ := ShapeOf(&hands[0], 0)
			for i := range b.N {
				k := Tile(i % Kinds)
				if s.Add(k) {
					s.Min()
					s.Remove(k)
				}
			}
		})
		b.Run(name+"/useful", func(b *testing.B) {
			s, _ := ShapeOf(&hands[0], 0)
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
