package shanten

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
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
	eachRandom(2000, func(_ *rand.Rand, kinds [mahjong.Kinds]int8, melds int) {
		h := mahjong.EmptyHand()
		copy(h.Counts[:], kinds[:])
		h.MeldCount = int8(melds)
		if got, want := Of(&h), By(&h, Rules{}); got != want {
			t.Fatalf("%v: %v, not %v", h, got, want)
		}
	})
}

// slowShanten returns the general shanten number by trying all sets and pairs,
// as long as they take less than limit draws.
func slowShanten(kinds, most [mahjong.Kinds]int8, sets, limit int) int {
	best := limit
	var used [mahjong.Kinds]int8
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
		for b := from; b < 2*mahjong.Kinds; b++ {
			k, step := b/2, b%2
			if step == 1 && (k >= int(mahjong.East) || k%9 > 6) {
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
		h := handtest.RandomHand(r)
		if i%2 == 0 {
			h.Counts = [mahjong.Tiles]int8{}
			k := randomKinds(r, 14-i/2&1-3*int(h.MeldCount), 9)
			copy(h.Counts[:], k[:])
		}
		for rule := FifthConcealed; rule <= FifthAllowed; rule++ {
			got := By(&h, Rules{Fifth: rule}).General
			want := slowShanten(h.Kinds34(), mostUsed(&h, &Rules{Fifth: rule}), 4-int(h.MeldCount), int(got)+3)
			if int(got) != want {
				t.Fatalf("%v, rule %d: %d, not %d", h, rule, got, want)
			}
		}
	}
}
