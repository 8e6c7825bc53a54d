// Package poker evaluates poker hands, which may have jokers, duplicate cards
// and fewer than five cards. The value of a hand is a single integer that orders
// all hands.
//
// The rules are those of zzz, on judging poker hands in C++ (in Japanese, 2013
// or before), http://mathyippee.blog.fc2.com/blog-entry-98.html, with
// ambiguities resolved (see Rules) and slips corrected. Five of a kind is the
// highest category, suits never break ties, and a joker stands for the card that
// makes the hand strongest.
//
// Package video plays draw poker against a pay table; package holdem computes
// the equity of ranges. Both build on the tables of this package.
package poker

import "github.com/tefuda/tefuda/core/cards"

// A Value is a hand's strength in 24 bits. Comparing values compares hands;
// equal values tie. 0 is the value of no cards.
//
//		bits 20-23  category
//		bits 16-19  first rank, 1 = Two … 13 = Ace
//		bits  0-15  up to four more ranks in falling significance
//
//	A rank that repeats inside a group is packed once: two pair 3 3 2 2 5 is 0x321400.
type Value uint32

// A Category is the kind of hand, weakest first (役).
type Category uint8

// The categories. NoHand is the category of no cards.
const (
	NoHand Category = iota
	HighCard
	OnePair
	TwoPair
	ThreeOfAKind
	Straight
	Flush
	FullHouse
	FourOfAKind
	StraightFlush
	RoyalFlush
	FiveOfAKind
	LowHand    // different ranks under a low ranking
	NoLow      // a hand that does not qualify as one
	BadugiHand // up to four cards of different suits and ranks
)

// String returns the key of the category ("full-house").
//
//go:noinline
func (c Category) String() string {
	if int(c) < len(Categories) {
		return Categories[c]
	}
	return "?"
}

// Category returns the category of v.
func (v Value) Category() Category { return Category(v >> 20) }

// Rank returns the rank with index place in order of significance, 1…5, or 0 if
// there is none.
func (v Value) Rank(place int) cards.Rank { return cards.Rank(v >> (20 - 4*uint(place)) & 15) }

// pack builds a value from its category and at most five ranks.
func pack(c Category, ranks ...cards.Rank) Value {
	v := Value(c) << 20
	for i, r := range ranks {
		v |= Value(r) << (16 - 4*uint(i))
	}
	return v
}
