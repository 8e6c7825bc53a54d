package blueprint

import "github.com/tefuda/tefuda/core/cards"

// kinds are those of two cards, the most buckets of a round.
const kinds = 169

// Buckets are how many kinds of hands each round knows: the 169 of two cards
// before the flop; on flop and turn by what they win on average and how far
// that is decided; on the river by their place.
var Buckets = [4]int32{kinds, 3 * 14, 3 * 14, 20}

var (
	// means part what hands win before the river: finer where ranges meet.
	means = []int32{150, 220, 290, 360, 430, 500, 570, 640, 710, 780, 850, 910, 960}
	// spreads part its variance, on the flop and on the turn, by thirds of all hands.
	spreads = [2][]int32{{31, 58}, {18, 38}}
	// river parts the places.
	river = []int32{40, 90, 150, 220, 290, 360, 430, 500, 560, 620, 680, 740, 790, 840, 885, 925, 955, 980, 1000}
)

// Class returns the kind of two cards: pairs on the diagonal of a square of the
// ranks, suited hands on one side of it.
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

// Bucket returns the bucket of a hand on the board that was measured last,
// with the number of cards that this has. Hands of which the board has a card
// give any.
func (l *Look) Bucket(hand int, board int) int32 {
	mean, variance := l.Share(hand)
	if board == 5 {
		return level(river, mean)
	}
	return 3*level(means, mean) + level(spreads[board-3], variance)
}

// level returns how many of the marks a number reaches.
func level(marks []int32, x int32) (n int32) {
	for n < int32(len(marks)) && x >= marks[n] {
		n++
	}
	return n
}
