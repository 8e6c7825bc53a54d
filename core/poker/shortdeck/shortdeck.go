// Package shortdeck ranks hands of short-deck (six-plus) hold'em, which is
// played without the cards from Two to Five.
//
// A flush beats a full house, a straight beats three of a kind, and the ace is
// also the lowest card of the straight A-6-7-8-9. These are the rankings of
// the Triton series' rules and of J. Kim, "PokerKit" (IEEE Transactions on
// Games, 2023, https://arxiv.org/abs/2308.07327).
package shortdeck

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// Lowest is the lowest rank of the deck, a Six.
const Lowest cards.Rank = 5

// Size is the number of cards.
const Size = 36

// Deck returns the cards, from the Sixes up.
func Deck() []cards.Card {
	deck := make([]cards.Card, 0, Size)
	for r := Lowest; r <= cards.Ace; r++ {
		for s := range cards.Suit(cards.Suits) {
			deck = append(deck, cards.New(r, s))
		}
	}
	return deck
}

// Value returns the value of the best five of five to seven different cards
// of the deck. It is packed as package poker packs it, and A-6-7-8-9 as
// 9-8-7-6 and 0. Compare values by Strength.
func Value(hand []cards.Card) poker.Value {
	t := count(hand)
	for s := range t.suits {
		if v := straight(t.suits[s]); v != 0 {
			if v>>16 == poker.Value(cards.Ace) {
				return pack(poker.RoyalFlush) | v
			}
			return pack(poker.StraightFlush) | v
		}
	}
	if r := t.having(4, 0); r != 0 {
		return pack(poker.FourOfAKind, r, t.having(1, r))
	}
	for s := range t.suits {
		if v := highest(t.suits[s]); v != 0 {
			return pack(poker.Flush) | v
		}
	}
	return t.rest()
}

// Strength returns a number that is larger the better the hand is.
func Strength(v poker.Value) uint32 {
	switch v.Category() {
	case poker.Flush, poker.FullHouse:
		return uint32(v) ^ uint32(poker.Flush^poker.FullHouse)<<20
	}
	return uint32(v)
}

// tally counts cards by rank, and has the ranks of each suit as bits.
type tally struct {
	of    [cards.Ace + 1]uint8
	suits [cards.Suits]uint16
}

func count(hand []cards.Card) (t tally) {
	for _, c := range hand {
		t.of[c.Rank()]++
		t.suits[c.Suit()] |= 1 << c.Rank()
	}
	return t
}

// having returns the highest rank, other than one, of which there are at
// least n cards; 0 if there is none.
func (t *tally) having(n uint8, other cards.Rank) cards.Rank {
	for r := cards.Ace; r >= Lowest; r-- {
		if r != other && t.of[r] >= n {
			return r
		}
	}
	return 0
}

// rest evaluates what is neither four of a kind nor in one suit.
func (t *tally) rest() poker.Value {
	three := t.having(3, 0)
	if three != 0 {
		if r := t.having(2, three); r != 0 {
			return pack(poker.FullHouse, three, r)
		}
	}
	if v := straight(t.ranks()); v != 0 {
		return pack(poker.Straight) | v
	}
	if three != 0 {
		return t.grouped(poker.ThreeOfAKind, three)
	}
	high := t.having(2, 0)
	if high == 0 {
		return pack(poker.HighCard) | highest(t.ranks())
	}
	if low := t.having(2, high); low != 0 {
		t.of[low], t.of[high] = 0, 0
		return pack(poker.TwoPair, high, low, t.having(1, 0))
	}
	return t.grouped(poker.OnePair, high)
}

// grouped packs a group and the highest other ranks that complete the five.
func (t *tally) grouped(c poker.Category, group cards.Rank) poker.Value {
	v, left, shift := pack(c, group), poker.MaxHand-int(t.of[group]), 12
	for r := cards.Ace; r >= Lowest && left > 0; r-- {
		if r != group && t.of[r] > 0 {
			v |= poker.Value(r) << shift
			left, shift = left-1, shift-4
		}
	}
	return v
}

func (t *tally) ranks() (set uint16) {
	for r := Lowest; r <= cards.Ace; r++ {
		if t.of[r] > 0 {
			set |= 1 << r
		}
	}
	return set
}

// straight packs the ranks of the highest straight of a set, 0 for none.
func straight(set uint16) poker.Value {
	for high := cards.Ace; high >= Lowest+4; high-- {
		if set>>(high-4)&31 == 31 {
			return pack(poker.NoHand, high, high-1, high-2, high-3, high-4)
		}
	}
	if set>>Lowest&15 == 15 && set>>cards.Ace&1 == 1 {
		return pack(poker.NoHand, Lowest+3, Lowest+2, Lowest+1, Lowest)
	}
	return 0
}

// highest packs the five highest ranks of a set, 0 if it has fewer.
func highest(set uint16) (v poker.Value) {
	n := 0
	for r := cards.Ace; r >= Lowest && n < poker.MaxHand; r-- {
		if set>>r&1 == 1 {
			v |= poker.Value(r) << (16 - 4*n)
			n++
		}
	}
	if n < poker.MaxHand {
		return 0
	}
	return v
}

func pack(c poker.Category, ranks ...cards.Rank) poker.Value {
	v := poker.Value(c) << 20
	for i, r := range ranks {
		v |= poker.Value(r) << (16 - 4*i)
	}
	return v
}
