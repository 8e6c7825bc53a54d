package poker

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// A Sum is a set of cards of one deck in a form that adds up. Hands with common
// cards use it: a player's hand is the sum of their own cards and the board.
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

// With returns s with the card c added.
//
//go:inline
func (s Sum) With(c cards.Card) Sum {
	return Sum{s.counts + cardWords[uint8(c)], s.ranks | suitRanks[uint8(c)]}
}

// Plus returns the sum of s and t.
//
//go:inline
func (s Sum) Plus(t Sum) Sum { return Sum{s.counts + t.counts, s.ranks | t.ranks} }

// suitNear sets the bits of suitFull for four or more cards of a suit.
const suitNear = uint64(0x4444) << countsShift

// NearFlush reports whether one more card can make a flush: some suit has four
// cards or more, counting jokers in every suit.
//
//go:inline
func (s Sum) NearFlush() bool { return (s.counts+suitNear)&suitFull != 0 }

// RankPlaces is the number of slots of a Table7. Every Sum.Place is below it.
const RankPlaces = places

// Place returns the slot of the ranks and jokers of up to seven cards in a Table7.
// Suits are ignored. A Table7 must have been made before.
//
//go:inline
func (s Sum) Place() uint32 { return placeOf(s.counts) }

// InSuit returns the ranks of the cards of one suit as bits; bit 0 is the Two.
//
//go:inline
func (s Sum) InSuit(suit cards.Suit) uint16 { return uint16(s.ranks >> (16 * (suit & 3))) }

// At returns the strength at a Sum.Place, without flushes.
//
//go:inline
func (tb *Table7) At(place uint32) Strength { return tb.strengths[place%places] }

// Suited returns the strength of the best five from the ranks of one suit. It is 0
// for fewer than five ranks or if the ranking does not reward flushes.
//
//go:inline
func (tb *Table7) Suited(ranks uint16) Strength { return tb.suits[0][ranks%(1<<13)] }

// Strength returns the strength of up to seven cards of one deck with at most two
// jokers. At most one suit can make a flush: two would need eight cards, or three
// jokers.
//
//go:inline
func (tb *Table7) Strength(s Sum) Strength {
	v := tb.strengths[placeOf(s.counts)]
	if full := (s.counts + suitBias) & suitFull; full != 0 {
		v = tb.flushOf(v, full, s)
	}
	return v
}

func (tb *Table7) flushOf(best Strength, full uint64, s Sum) Strength {
	if tb.rules.Ranking == DeuceSeven {
		v, _ := tb.rules.Evaluate(s.cards())
		return tb.strengthOf(v)
	}
	jokers := s.counts >> (3 * (symbolCount - 1)) & 7
	if jokers >= uint64(len(tb.suits)) {
		return best // never: there are at most two jokers
	}
	start := (bits.TrailingZeros64(full) - countsShift) &^ 3 * 4 // suitRanks has 16 bits a suit, cardWords 4
	return max(best, tb.suits[jokers][s.ranks>>(start&63)&(1<<13-1)])
}

// cards returns the cards of a sum.
func (s Sum) cards() (all []cards.Card) {
	for c := range cards.Card(cards.Codes) {
		if m := suitRanks[c]; m != 0 && s.ranks&m == m {
			all = append(all, c)
		}
	}
	for range s.counts >> (3 * (symbolCount - 1)) & 7 {
		all = append(all, cards.Joker)
	}
	return all
}
