package poker

import (
	"math/bits"
	"sync"

	"github.com/tefuda/tefuda/core/cards"
)

var fiveCards multisetIndex

// A Key tells the multiset of ranks and jokers of at most five cards: it is
// the sum of theirs.
type Key uint32

// RankKeys are the keys of natural cards, JokerKey is a joker's. They are the
// greedy sequence in which each number is the smallest that keeps all sums of
// at most five terms, with repetition, apart. The joker has the largest, so
// that hands of naturals stay in a small part of the table.
var RankKeys = [cards.Ace + 1]Key{0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031}

// JokerKey is the key of a joker.
const JokerKey Key = 257637

// Places is what every place of a key is below.
const Places = 2 << placeBits

// Place returns where tables have the multiset of a key, an even number below
// Places; the place after it is that of the same cards in one suit. Make a
// Table before.
//
//go:inline
func (k Key) Place() uint32 { return fiveCards.at(2 * uint32(k)) }

// EachMultiset calls f with every multiset of at most five cards: its key, the
// number of its cards and how many of these are jokers.
func EachMultiset(f func(k Key, size, jokers int)) {
	fiveCards.each(func(k Key, t *tally) { f(k, t.size(), t.jokers) })
}

// multisetIndex numbers the multisets of at most five of 13 ranks and the
// joker from their sums of weights, by row displacement (Tarjan and Yao,
// "Storing a sparse table", 1979): the 1.3 million possible sums, of which
// 11,628 occur, are cut into rows of 64, and the rows slid over one another
// until no two occurring sums fall on one place.
type multisetIndex struct {
	once sync.Once
	rows [1 << (sumBits - rowBits)]uint16 // twice where a row begins in the table
	size uint32
}

const (
	rowBits   = 6
	sumBits   = 21 // of the largest sum
	placeBits = 14 // of the last place in the table
)

// at returns twice the number of the multiset from twice its sum.
//
//go:inline
func (x *multisetIndex) at(sum2 uint32) uint32 {
	return uint32(x.rows[sum2>>(rowBits+1)%uint32(len(x.rows))]) + sum2&(2<<rowBits-1)
}

// each calls f with the sum and the tally of every multiset.
//
//go:noinline
func (x *multisetIndex) each(f func(k Key, t *tally)) {
	var t tally
	var walk func(r cards.Rank, k Key)
	walk = func(r cards.Rank, k Key) {
		if r > cards.Ace {
			for ; t.size() <= MaxHand; t.jokers++ {
				f(k+Key(t.jokers)*JokerKey, &t)
			}
			t.jokers = 0
			return
		}
		n := t.naturals
		for ; t.naturals <= MaxHand; t.naturals++ {
			walk(r+1, k)
			t.of[r]++
			k += RankKeys[r]
		}
		t.of[r], t.naturals = 0, n
	}
	walk(cards.Two, 0)
}

// build slides the rows, first fit in ascending order.
func (x *multisetIndex) build() {
	filled := make([]uint64, MaxHand*JokerKey>>rowBits+1)
	x.each(func(k Key, _ *tally) { filled[k>>rowBits] |= 1 << (k & (1<<rowBits - 1)) })
	used := make([]uint64, 1<<(16-rowBits)) // one bit a place of the table
	low := uint32(0)                        // every place below is taken
	for i, row := range filled {
		if row == 0 {
			continue
		}
		for used[low>>rowBits]>>(low&(1<<rowBits-1))&1 != 0 {
			low++
		}
		at := low - min(low, uint32(bits.TrailingZeros64(row)))
		for !slide(used, row, at) {
			at++
		}
		x.rows[i] = uint16(2 * at)
		x.size = max(x.size, at+uint32(bits.Len64(row)))
	}
}

// slide marks a row's places from at on as used, unless one of them is.
func slide(used []uint64, row uint64, at uint32) bool {
	w, s := at>>rowBits, at&(1<<rowBits-1)
	lo, hi := row<<s, row>>(1<<rowBits-s)
	if used[w]&lo != 0 || used[w+1]&hi != 0 {
		return false
	}
	used[w] |= lo
	used[w+1] |= hi
	return true
}
