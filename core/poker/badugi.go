package poker

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// BadugiOf returns the best value of a part of at most five cards, all of different suits and
// ranks. It also returns the part: bit i for card i. Bits 20-23 of the value are the number of
// cards. Then follows 15 less each rank, the highest first, with aces as 1.
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

// badugiAsHigh converts such a value to the form of the other lows.
func badugiAsHigh(v Value) Value {
	high := Value(BadugiHand) << 20
	for at := 16; at > 0 && v>>at&15 != 0; at -= 4 {
		high |= (15 - v>>at&15) << at
	}
	return acesBack(high)
}

// badugi is BadugiOf for the cards at the given indices, at most five.
//
//go:noinline
func badugi(hand []cards.Card, places []int) (Value, uint8) {
	var some [MaxHand]cards.Card
	for i, at := range places {
		some[i] = hand[at]
	}
	return BadugiOf(some[:len(places)])
}
