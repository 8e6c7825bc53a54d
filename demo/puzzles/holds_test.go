package puzzles

import (
	"math"
	"slices"
	"strings"
	"testing"
)

// Each puzzle's best hold, and by how much it is better, by drawing every card
// and paying each hand for itself.
func TestHolds(t *testing.T) {
	e := &handlers{t: t}
	e.prove(MakeHold, true, func(seed uint32, p *Puzzle) {
		at := p.At.(Hold)
		values := naiveHolds(at.Game, at.Cards)
		order := make([]int, 32)
		for i := range order {
			order[i] = i
		}
		slices.SortFunc(order, func(a, b int) int {
			if values[a] > values[b] {
				return -1
			}
			return 1
		})
		var best []int
		for i := range 5 {
			if order[0]>>i&1 == 1 {
				best = append(best, i)
			}
		}
		if Indices(best) != p.Best || values[order[0]]-values[order[1]] < clearly || math.Abs(values[order[0]]-at.Value) > 1e-9 || math.Abs(values[order[1]]-at.Next) > 1e-9 {
			t.Errorf("seed %d: %v by %v, the puzzle has %q by %v and %v", seed, best, values[order[0]], p.Best, at.Value, at.Next)
		}
	})
}

// naiveHolds are the values of the 32 holds, of which bit i is card i. It deals
// every hand there is: each comes of one hold, that of the cards it shares with
// the hand dealt.
func naiveHolds(game string, dealt []string) (values [32]float64) {
	var bits [52]int
	for i, card := range dealt {
		bits[strings.IndexByte(naiveRanks, card[0])*4+strings.IndexByte("shdc", card[1])] = 1 << i
	}
	var pays [32]int
	for a := range 52 {
		for b := range a {
			for c := range b {
				for d := range c {
					for f := range d {
						pays[bits[a]|bits[b]|bits[c]|bits[d]|bits[f]] += naivePay(game, [5]int{a, b, c, d, f})
					}
				}
			}
		}
	}
	for held, pay := range pays {
		draws := 1
		n := 5 - (held&1 + held>>1&1 + held>>2&1 + held>>3&1 + held>>4&1)
		for i := range n {
			draws = draws * (47 - i) / (i + 1)
		}
		values[held] = float64(pay) / float64(draws)
	}
	return values
}

const naiveRanks = "23456789TJQKA"

// naivePay is what five cards are paid, the highest rank first. A card is four
// times its rank and its suit.
func naivePay(game string, hand [5]int) int {
	flush, straight := true, true
	var counts [6]int // how many ranks are in the hand so often
	quads, kicker, pair := 0, 0, 0
	for i := 0; i < 5; {
		n := i
		for n < 5 && hand[n]/4 == hand[i]/4 {
			n++
		}
		counts[n-i]++
		switch n - i {
		case 4:
			quads = hand[i] / 4
		case 2:
			pair = hand[i] / 4
		case 1:
			kicker = hand[i] / 4
		}
		i = n
	}
	for i := 1; i < 5; i++ {
		flush = flush && hand[i]%4 == hand[0]%4
		straight = straight && hand[i]/4 == hand[i-1]/4-1
	}
	wheel := hand[0]/4 == 12 && hand[1]/4 == 3 && hand[2]/4 == 2 && hand[3]/4 == 1 && hand[4]/4 == 0
	of := naivePays[game]
	switch {
	case flush && straight && hand[0]/4 == 12:
		return 800
	case flush && (straight || wheel):
		return 50
	case counts[4] == 1:
		return of.four(quads, kicker)
	case counts[3] == 1 && counts[2] == 1:
		return of.full
	case flush:
		return of.flush
	case straight || wheel:
		return of.straight
	case counts[3] == 1:
		return 3
	case counts[2] == 2:
		return of.twoPair
	case counts[2] == 1 && pair >= 9:
		return 1
	}
	return 0
}

// naivePays are the four pay tables, where they differ. Ranks are 0 for a two to
// 12 for an ace.
var naivePays = map[string]struct {
	full, flush, straight, twoPair int
	four                           func(quads, kicker int) int
}{
	"jacks-or-better-9-6": {9, 6, 4, 2, func(int, int) int { return 25 }},
	"bonus-8-5":           {8, 5, 4, 2, func(quads, _ int) int { return byQuads(quads, 80, 40, 25) }},
	"double-bonus-10-7":   {10, 7, 5, 1, func(quads, _ int) int { return byQuads(quads, 160, 80, 50) }},
	"double-double-bonus-9-6": {9, 6, 4, 1, func(quads, kicker int) int {
		switch {
		case quads == 12 && kicker <= 2:
			return 400
		case quads <= 2 && (kicker <= 2 || kicker == 12):
			return 160
		}
		return byQuads(quads, 160, 80, 50)
	}},
}

func byQuads(quads, aces, low, others int) int {
	switch {
	case quads == 12:
		return aces
	case quads <= 2:
		return low
	}
	return others
}
