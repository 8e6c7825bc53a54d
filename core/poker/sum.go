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
	v := tb.strengths[placeOf(s.counts)]
	if full := (s.counts + suitBias) & suitFull; full != 0 {
		v = max(v, tb.flushOf(full, s))
	}
	return v
}

func (tb *Table7) flushOf(full uint64, s Sum) Strength {
	jokers := s.counts >> (3 * (symbolCount - 1)) & 7
	if jokers >= uint64(len(tb.suits)) {
		return 0 // never: there are at most two
	}
	start := (bits.TrailingZeros64(full) - countsShift) &^ 3 * 4 // 16 bits a suit, not 4
	return tb.suits[jokers][s.ranks>>(start&63)&(1<<13-1)]
}
