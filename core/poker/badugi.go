package poker

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// badugi is the best value of a part of the cards, all of different suits and ranks: their
// number in bits 20-23, then 15 less each rank, the highest first, aces being 1.
func badugi(hand []cards.Card, places []int) (best Value) {
	for part := range uint(1 << len(places)) {
		var ranks uint
		var suits uint8
		for i, at := range places {
			if c := hand[at]; part>>i&1 != 0 && !c.IsJoker() {
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
		best = max(best, v)
	}
	return best
}

// badugiAsHigh packs such a value as other lows are packed.
func badugiAsHigh(v Value) Value {
	high := Value(LowHand) << 20
	for at := 16; at > 0 && v>>at&15 != 0; at -= 4 {
		high |= (15 - v>>at&15) << at
	}
	return acesBack(high)
}
