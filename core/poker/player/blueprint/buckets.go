package blueprint

import "github.com/tefuda/tefuda/core/cards"

// kinds is the number of starting hands, the largest number of buckets of a round.
const kinds = 169

// Buckets is the number of buckets of hands in each round. Before the flop they are
// the 169 kinds of starting hands. On the flop and the turn they are classes of
// equity and of its variance, on the river classes of rank among all hands.
var Buckets = [4]int32{kinds, 3 * 14, 3 * 14, 20}

var (
	// means are the limits between classes of equity before the river, in 1/1024.
	// They are finer where ranges meet.
	means = []int32{150, 220, 290, 360, 430, 500, 570, 640, 710, 780, 850, 910, 960}
	// spreads are the limits between classes of variance, on the flop and on the
	// turn: a third of all hands each.
	spreads = [2][]int32{{31, 58}, {18, 38}}
	// river are the limits between ranks on the river, in 1/1024.
	river = []int32{40, 90, 150, 220, 290, 360, 430, 500, 560, 620, 680, 740, 790, 840, 885, 925, 955, 980, 1000}
)

// Class returns the kind of two cards, 0…168: pairs on the diagonal of a square of
// the ranks, suited hands on one side of it.
func Class(a, b cards.Card) int32 {
	high, low := int32(a.Rank())-1, int32(b.Rank())-1
	if high < low {
		high, low = low, high
	}
	if a.Suit() == b.Suit() {
		high, low = low, high
	}
	return 13*high + low
}

// Bucket returns the bucket of a hand on the board measured last; board is its
// number of cards. For hands that share a card with the board the result has no
// meaning.
func (l *Look) Bucket(hand int, board int) int32 {
	mean, variance := l.Share(hand)
	if board == 5 {
		return level(river, mean)
	}
	return 3*level(means, mean) + level(spreads[board-3], variance)
}

// level returns the number of limits that x reaches.
func level(marks []int32, x int32) (n int32) {
	for n < int32(len(marks)) && x >= marks[n] {
		n++
	}
	return n
}
