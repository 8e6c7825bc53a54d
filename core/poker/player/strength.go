package player

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// strength returns a number that is larger the better a hand is with the board
// as it lies.
func (d *decision) strength(hole []cards.Card) uint32 { return d.on(hole, d.Board) }

// on returns the strength of a hand with a board.
//
//go:noinline
func (d *decision) on(hole, board []cards.Card) uint32 {
	if len(hole)+len(board) < poker.MaxHand {
		return chen(hole[0], hole[1])
	}
	s := poker.SumOf(hole...)
	for _, c := range board {
		s = s.With(c)
	}
	return uint32(d.seven.Strength(s))
}

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
	var all [poker.MaxCards]cards.Card
	n := copy(all[:], d.Hole[:d.Rules.Hole()])
	n += copy(all[n:], d.Board)
	r := d.Rules.Hands()
	v, _ := r.Evaluate(all[:n])
	return r.AsHigh(v).Category()
}
