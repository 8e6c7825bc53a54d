package player

import (
	"sync"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/holdem"
)

// strength returns a number that is larger the better a hand is with the present board.
func (d *decision) strength(hole []cards.Card) uint32 { return d.on(hole, d.Board) }

// eightOrBetter is the table of low hands for hi-lo games.
var eightOrBetter = sync.OnceValue(func() *poker.Table7 { return poker.Ranked(poker.EightOrBetter).Table7() })

// best returns the strength of up to seven cards. In hi-lo games the upper 16 bits have
// the strength of the low hand, 0 for none.
//
//go:noinline
func (d *decision) best(s poker.Sum) uint32 {
	x := uint32(d.seven.Strength(s))
	if d.low != nil {
		x |= uint32(d.low.Strength(s)) << 16
	}
	return x
}

// score puts the strengths of hi-lo games in one order. A low hand counts about as much
// as a high hand that wins as often.
func (d *decision) score(x uint32) uint32 {
	if low := x >> 16; d.low != nil {
		x &= 1<<16 - 1
		if low > 0 {
			x += 2500 + 60*low
		}
	}
	return x
}

// on returns the strength of a hole hand with a board.
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

// start returns the order of a starting hand for this game and number of players.
func (d *decision) start(a, b cards.Card) uint32 {
	return holdem.Order(a, b, d.track.two && d.Variant == game.Holdem)
}

// percentile returns the percentile of x among sorted numbers, 0…1: the share of smaller ones
// plus half of the equal ones.
func percentile(sorted []uint32, x uint32) float64 {
	return float64(below(sorted, x)+below(sorted, x+1)) / float64(2*len(sorted))
}

// below returns the number of sorted numbers smaller than x.
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

// sort sorts some hundred to a thousand numbers (D. L. Shell, "A High-Speed Sorting
// Procedure", 1959). Package slices would add 2 KB to the module.
func sort[T uint32 | uint64](x []T) {
	for gap := len(x) / 2; gap > 0; gap = (gap*4 + 1) / 9 { // 1 is the last gap of all
		for i := gap; i < len(x); i++ {
			for k := i; k >= gap && x[k] < x[k-gap]; k -= gap {
				x[k], x[k-gap] = x[k-gap], x[k]
			}
		}
	}
}

// withBoard is the value of some cards with the board, in the form of poker.High.
func (d *decision) withBoard(own []cards.Card, by poker.Ranking) (best poker.Value) {
	var all [poker.MaxCards + 2]cards.Card
	held := copy(all[:], own)
	n := held + copy(all[held:], d.Board)
	r := poker.Ranked(by)
	if !d.Two() || held == 0 || held == n {
		v, _ := r.Evaluate(all[:n])
		return r.AsHigh(v)
	}
	holdem.EachOmaha(held, n-held, func(five *[poker.MaxHand]int) {
		v, _ := r.Evaluate([]cards.Card{all[five[0]], all[five[1]], all[five[2]], all[five[3]], all[five[4]]})
		best = max(best, v)
	})
	return r.AsHigh(best)
}

// shared reports whether the seat's made hand is that of the board, with its own cards
// as kickers at most.
func (d *decision) shared() bool {
	if len(d.Board) < 3 {
		return false
	}
	by := d.Rules.Hands().Ranking
	mine, board := d.withBoard(d.Hole[:d.me.Held], by), d.withBoard(nil, by)
	if mine.Category() != board.Category() {
		return false
	}
	switch mine.Category() {
	case poker.OnePair, poker.ThreeOfAKind, poker.FourOfAKind:
		return true
	}
	return mine.Rank(1) == board.Rank(1) && mine.Rank(2) == board.Rank(2)
}
