package player

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// strength returns a number that is larger the better a hand is with the board
// as it lies.
func (d *decision) strength(hole []cards.Card) uint32 { return d.on(hole, d.Board) }

// on returns the strength of a hand with a board.
//
//go:noinline
func (d *decision) on(hole, board []cards.Card) uint32 {
	if len(hole)+len(board) < poker.MaxHand {
		return d.start(hole[0], hole[1])
	}
	s := poker.SumOf(hole...)
	for _, c := range board {
		s = s.With(c)
	}
	return uint32(d.seven.Strength(s))
}

// start orders starting hands for the players of the hand.
func (d *decision) start(a, b cards.Card) uint32 {
	return holdem.Order(a, b, d.track.two && d.Variant == game.Holdem)
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
func (d *decision) category() poker.Category { return d.withBoard(d.Hole[:d.Rules.Hole()]).Category() }

// withBoard is the value of some cards with the board.
func (d *decision) withBoard(own []cards.Card) poker.Value {
	var all [poker.MaxCards]cards.Card
	n := copy(all[:], own)
	n += copy(all[n:], d.Board)
	r := d.Rules.Hands()
	v, _ := r.Evaluate(all[:n])
	return r.AsHigh(v)
}

// shared tells whether what a seat holds is the board's, which all players have: the seat's own cards are kickers at most.
func (d *decision) shared() bool {
	if len(d.Board) < 3 {
		return false
	}
	mine, board := d.withBoard(d.Hole[:d.Rules.Hole()]), d.withBoard(nil)
	if mine.Category() != board.Category() {
		return false
	}
	switch mine.Category() {
	case poker.OnePair, poker.ThreeOfAKind, poker.FourOfAKind:
		return true
	}
	return mine.Rank(1) == board.Rank(1) && mine.Rank(2) == board.Rank(2)
}
