package cards

import "math/bits"

// A Set is a set of card codes 0…55, bit c for code c (bit 0 is the black
// joker). It is for one deck, which has each card once.
type Set uint64

// SetOf returns the set of some cards. None of them may be cards.None.
//
//go:noinline
func SetOf(cards ...Card) (s Set) {
	for _, c := range cards {
		s = s.With(c)
	}
	return s
}

// With returns s and the card c, which must not be None.
func (s Set) With(c Card) Set { return s | 1<<(uint8(c)&63) }

// Has reports whether c is in s. c must not be None.
func (s Set) Has(c Card) bool { return s>>(uint8(c)&63)&1 != 0 }

// Len returns the number of cards in s.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }
