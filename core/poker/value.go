// Package poker evaluates poker hands that may hold jokers, duplicate cards
// and fewer than five cards, each in a single integer that orders all hands.
//
// The rules are those of an article, with its ambiguities resolved (see Rules)
// and its slips corrected: zzz, on judging poker hands in C++ (in Japanese, 2013
// or before), http://mathyippee.blog.fc2.com/blog-entry-98.html. Five of a kind
// is the highest category, suits never break ties, and a joker stands for the
// card that makes the hand strongest.
//
// Package video plays draw poker against a pay table, package holdem tells the
// equity of ranges; both build on the tables of this one.
package poker

import "github.com/tefuda/tefuda/core/cards"

// A Value packs a hand's strength in 24 bits: the category in bits 20-23,
// then up to five ranks (1 = Two … 13 = Ace) in descending significance,
// bits 16-19 first. A rank that repeats inside a group is packed once, so
// that two pair 3 3 2 2 5 is 0x321400. Comparing values compares hands;
// equal values tie. 0 is the value of no cards.
type Value uint32

// A Category is the kind of hand, weakest first (役).
type Category uint8

// The categories. NoHand is that of no cards at all.
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

// String returns the key by which front ends know the category ("full-house").
//
//go:noinline
func (c Category) String() string {
	if int(c) < len(Categories) {
		return Categories[c]
	}
	return "?"
}

// Category returns the kind of hand v is the value of.
func (v Value) Category() Category { return Category(v >> 20) }

// Rank returns the rank in a place of significance, 1…5, and 0 where there is
// none.
func (v Value) Rank(place int) cards.Rank { return cards.Rank(v >> (20 - 4*uint(place)) & 15) }

// pack builds a value from its category and at most five ranks.
func pack(c Category, ranks ...cards.Rank) Value {
	v := Value(c) << 20
	for i, r := range ranks {
		v |= Value(r) << (16 - 4*uint(i))
	}
	return v
}
