package player

import (
	"sync"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// strength returns a number that is larger the better a hand is with the board
// as it lies.
func (d *decision) strength(hole []cards.Card) uint32 { return d.on(hole, d.Board) }

// eightOrBetter is the table of the hands that win the low half of a pot.
var eightOrBetter = sync.OnceValue(func() *poker.Table7 { return poker.Ranked(poker.EightOrBetter).Table7() })

// best returns the strength of up to seven cards: where a low hand wins half of the pot,
// that of the low in the upper 16 bits, 0 for none.
//
//go:noinline
func (d *decision) best(s poker.Sum) uint32 {
	x := uint32(d.seven.Strength(s))
	if d.low != nil {
		x |= uint32(d.low.Strength(s)) << 16
	}
	return x
}

// score puts strengths in one order: a low hand is worth about what a high hand is that
// wins as often.
func (d *decision) score(x uint32) uint32 {
	if low := x >> 16; d.low != nil {
		x &= 1<<16 - 1
		if low > 0 {
			x += 2500 + 60*low
		}
	}
	return x
}

// on returns the strength of a hand with a board.
//
//go:noinline
func (d *decision) on(hole, board []cards.Card) (best uint32) {
	switch {
	case d.Rules.Hands().Ranking == poker.Badugi:
		v, _ := poker.BadugiOf(hole)
		return uint32(v)
	case len(hole)+len(board) < poker.MaxHand:
		return d.start(hole[0], hole[1])
	case !d.Two():
		s := poker.SumOf(hole...)
		for _, c := range board {
			s = s.With(c)
		}
		return d.best(s)
	}
	var threes [10]poker.Sum
	n := 0
	for i, a := range board {
		for k, b := range board[:i] {
			for _, c := range board[:k] {
				threes[n] = poker.SumOf(a, b, c)
				n++
			}
		}
	}
	for i, a := range hole {
		for _, b := range hole[:i] {
			own := poker.SumOf(a, b)
			for _, three := range threes[:n] {
				x := d.best(own.Plus(three))
				best = max(best>>16, x>>16)<<16 | max(best&0xffff, x&0xffff)
			}
		}
	}
	return best
}

// start orders starting hands: for two players of a whole deck by what they win
// against any hand, else by Chen's formula, which knows that more players make
// high pairs and flushes worth more. Equal ones go by their ranks.
func (d *decision) start(a, b cards.Card) uint32 {
	if !d.track.two || d.Variant != game.Holdem {
		return chen(a, b)
	}
	high, low := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	row, column := cards.Ace-high, cards.Ace-low
	if a.Suit() != b.Suit() {
		row, column = column, row
	}
	return uint32(headsUp[13*row+column])<<8 | uint32(high)<<4 | uint32(low)
}

// headsUp is what starting hands win against any hand, in 1/256 of the pot, of
// a million deals each: pairs on the diagonal from aces down, suited hands above
// it.
const headsUp = "" +
	"\xda\xab\xa9\xa7\xa5\xa1\x9f\x9c\x99\x99\x97\x95\x93" +
	"\xa7\xd3\xa2\xa0\x9e\x9a\x95\x93\x91\x8f\x8d\x8a\x88" +
	"\xa5\x9e\xcd\x9a\x98\x94\x8f\x8b\x89\x87\x85\x83\x80" +
	"\xa3\x9b\x95\xc6\x93\x8e\x8b\x86\x82\x80\x7e\x7c\x79" +
	"\xa0\x99\x93\x8d\xc0\x8a\x86\x82\x7d\x79\x77\x75\x73" +
	"\x9c\x94\x8e\x88\x84\xb8\x82\x7e\x7a\x75\x70\x6f\x6c" +
	"\x99\x8f\x89\x84\x7f\x7b\xb1\x7b\x77\x72\x6d\x69\x67" +
	"\x97\x8d\x84\x7f\x7b\x76\x73\xaa\x74\x70\x6b\x67\x62" +
	"\x93\x8b\x82\x7b\x76\x72\x6f\x6c\xa2\x6e\x6a\x65\x60" +
	"\x94\x88\x80\x79\x71\x6d\x6a\x68\x66\x9a\x6a\x66\x61" +
	"\x91\x86\x7e\x76\x6f\x68\x65\x63\x61\x62\x92\x63\x5e" +
	"\x8f\x84\x7b\x74\x6d\x67\x60\x5e\x5c\x5d\x5a\x89\x5c" +
	"\x8c\x81\x79\x71\x6b\x64\x5e\x58\x57\x58\x55\x53\x81"

// chen is W. Chen's formula for two cards in half points, with the ranks of its
// cards after it.
func chen(a, b cards.Card) uint32 {
	high, low := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	points := int(high + 1)
	switch {
	case high == cards.Ace:
		points = 20
	case high >= cards.Ten+1: // jack 6, queen 7, king 8
		points = 2 * int(high-cards.Ten+5)
	}
	gap := int(high) - int(low) - 1
	if high == low {
		points = max(2*points, 10)
	} else {
		points -= 2 * [...]int{0, 1, 2, 4, 5}[min(gap, 4)]
		if gap <= 1 && high < cards.Ten+2 {
			points += 2
		}
		if a.Suit() == b.Suit() {
			points += 4
		}
	}
	return uint32(points+20)<<8 | uint32(high)<<4 | uint32(low)
}

// place returns the part of sorted numbers that are smaller than x, of equal
// ones half.
func place(sorted []uint32, x uint32) float64 {
	return float64(below(sorted, x)+below(sorted, x+1)) / float64(2*len(sorted))
}

// below returns how many of sorted numbers are smaller than x.
func below(sorted []uint32, x uint32) int {
	low, high := 0, len(sorted)
	for low < high {
		if mid := (low + high) / 2; sorted[mid] < x {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return low
}

// sort sorts a thousand numbers (D. L. Shell, "A High-Speed Sorting Procedure",
// 1959): package slices would be 2 KB of the module for it.
func sort[T uint32 | uint64](x []T) {
	for gap := len(x) / 2; gap > 0; gap = (gap*4 + 1) / 9 { // 1 is the last of all
		for i := gap; i < len(x); i++ {
			for k := i; k >= gap && x[k] < x[k-gap]; k -= gap {
				x[k], x[k-gap] = x[k-gap], x[k]
			}
		}
	}
}

// category is what a seat holds in all.
func (d *decision) category() poker.Category {
	var all [poker.MaxCards + 2]cards.Card
	held := int(d.me.Held)
	n := copy(all[:], d.Hole[:held])
	n += copy(all[n:], d.Board)
	r := d.Rules.Hands()
	if !d.Two() || len(d.Board) == 0 {
		v, _ := r.Evaluate(all[:n])
		return r.AsHigh(v).Category()
	}
	var best poker.Value
	holdem.EachOmaha(held, n-held, func(five *[poker.MaxHand]int) {
		v, _ := r.Evaluate([]cards.Card{all[five[0]], all[five[1]], all[five[2]], all[five[3]], all[five[4]]})
		best = max(best, v)
	})
	return best.Category()
}
