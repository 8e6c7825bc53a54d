package poker

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// BadugiOf returns the best value of a part of at most five cards, all of different suits and
// ranks, and the part, bit i for card i. The value has their number in bits 20-23, then 15 less
// each rank, the highest first, aces being 1.
//
//go:noinline
func BadugiOf(hand []cards.Card) (best Value, of uint8) {
	for part := range uint(1 << len(hand)) {
		var ranks uint
		var suits uint8
		for i, c := range hand {
			if part>>i&1 != 0 && !c.IsJoker() {
				ranks |= 1 << (c.Rank() % cards.Ace)
				suits |= 1 << c.Suit()
			}
		}
		n := bits.OnesCount(part)
		if n != bits.OnesCount(ranks) || n != bits.OnesCount8(suits) {
			continue
		}
		v := Value(n) << 20
		for at := 16; ranks != 0; at -= 4 {
			top := bits.Len(ranks) - 1
			v |= Value(14-top) << at
			ranks &^= 1 << top
		}
		if v > best {
			best, of = v, uint8(part)
		}
	}
	return best, of
}

// badugiAsHigh packs such a value as other lows are packed.
func badugiAsHigh(v Value) Value {
	high := Value(BadugiHand) << 20
	for at := 16; at > 0 && v>>at&15 != 0; at -= 4 {
		high |= (15 - v>>at&15) << at
	}
	return acesBack(high)
}

// badugi is BadugiOf the cards in at most five places.
//
//go:noinline
func badugi(hand []cards.Card, places []int) (Value, uint8) {
	var some [MaxHand]cards.Card
	for i, at := range places {
		some[i] = hand[at]
	}
	return BadugiOf(some[:len(places)])
}
