package poker

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// A Sum is what some cards of one deck add up to, for hands that share cards:
// a player's is their own plus the board's.
type Sum struct {
	counts uint64 // see cardWords
	ranks  uint64 // see suitRanks
}

// SumOf returns the sum of some cards, none of them None.
//
//go:noinline
func SumOf(some ...cards.Card) (s Sum) {
	for _, c := range some {
		s = s.With(c)
	}
	return s
}

// With returns s and the card c.
//
//go:inline
func (s Sum) With(c cards.Card) Sum {
	return Sum{s.counts + cardWords[uint8(c)], s.ranks | suitRanks[uint8(c)]}
}

// Plus returns the sum of both.
//
//go:inline
func (s Sum) Plus(t Sum) Sum { return Sum{s.counts + t.counts, s.ranks | t.ranks} }

// suitNear makes four or more of a suit reach the bits of suitFull.
const suitNear = uint64(0x4444) << countsShift

// NearFlush reports whether a card more can make a flush: some suit has four
// cards or more, jokers counted in every one.
//
//go:inline
func (s Sum) NearFlush() bool { return (s.counts+suitNear)&suitFull != 0 }

// Strength returns how strong up to seven cards of one deck with at most two
// jokers are. At most one suit makes a flush: two would need eight cards, or
// three jokers.
//
//go:inline
func (tb *Table7) Strength(s Sum) Strength {
	h := (s.counts & rankMask) * golden
	v := tb.strengths[(uint32(h>>20)+uint32(sevenCards.of[h>>rowShift]))%places]
	if full := (s.counts + suitBias) & suitFull; full != 0 {
		v = max(v, tb.flushOf(full, s))
	}
	return v
}

// Duel tells how two sums stand with one card more: of the cards from a place on,
// how many make the first one stronger, and how many the second. Where no card
// can make a flush, its suit does not matter: next[i] is where the next rank
// begins. It writes the look-up out, as a call of it for each card would take as
// long again in WebAssembly built for size.
func (tb *Table7) Duel(one, two Sum, cards []Sum, next []int32, from int) (won, lost int64) {
	near := one.NearFlush() || two.NearFlush()
	strengths, of := &tb.strengths, &sevenCards.of
	for i := from; i < len(cards); {
		c := &cards[i]
		var v, w Strength
		after := i + 1
		if near {
			v, w = tb.Strength(one.Plus(*c)), tb.Strength(two.Plus(*c))
		} else {
			after = int(next[i])
			h := ((one.counts + c.counts) & rankMask) * golden
			v = strengths[(uint32(h>>20)+uint32(of[h>>rowShift]))%places]
			h = ((two.counts + c.counts) & rankMask) * golden
			w = strengths[(uint32(h>>20)+uint32(of[h>>rowShift]))%places]
		}
		if v > w {
			won += int64(after - i)
		} else if v < w {
			lost += int64(after - i)
		}
		i = after
	}
	return won, lost
}

func (tb *Table7) flushOf(full uint64, s Sum) Strength {
	jokers := s.counts >> (3 * (symbolCount - 1)) & 7
	if jokers >= uint64(len(tb.suits)) {
		return 0 // never: there are at most two
	}
	start := (bits.TrailingZeros64(full) - countsShift) &^ 3 * 4 // 16 bits a suit, not 4
	return tb.suits[jokers][s.ranks>>(start&63)&(1<<13-1)]
}
