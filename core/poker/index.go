package poker

import (
	"math/bits"
	"sync"

	"github.com/tefuda/tefuda/core/cards"
)

var fiveCards multisetIndex

// A Key identifies the multiset of ranks and jokers of at most five cards. It
// is the sum of the cards' keys.
type Key uint32

// RankKeys are the keys of natural cards by rank. Together with JokerKey they
// are the greedy sequence in which each number is the smallest that keeps all
// sums of at most five terms distinct. The joker has the largest, so that hands
// without jokers use a small part of the table.
var RankKeys = [cards.Ace + 1]Key{0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031}

// JokerKey is the key of a joker.
const JokerKey Key = 257637

// Places is the number of slots of a Table. Every Key.Place is below it.
const Places = 2 << placeBits

// Place returns the slot of a key's multiset in tables, an even number below
// Places. The next slot is for the same cards in one suit. A Table must have
// been made before.
//
//go:inline
func (k Key) Place() uint32 { return fiveCards.at(2 * uint32(k)) }

// EachMultiset calls f with every multiset of at most five cards: its key, its
// number of cards, and the number of jokers among them.
func EachMultiset(f func(k Key, size, jokers int)) {
	fiveCards.each(func(k Key, t *tally) { f(k, t.size(), t.jokers) })
}

// multisetIndex maps the sums of keys to small indices, by row displacement
// (Tarjan and Yao, "Storing a sparse table", 1979). The 1.3 million possible
// sums, of which 11,628 occur, are cut into rows of 64. The rows are shifted
// over one another so that no two occurring sums share a slot.
type multisetIndex struct {
	once sync.Once
	rows [1 << (sumBits - rowBits)]uint16 // twice the index of the row's first slot
	size uint32
}

const (
	rowBits   = 6
	sumBits   = 21 // bits of the largest sum
	placeBits = 14 // bits of the last slot
)

// at returns twice the slot of a multiset from twice its sum.
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

// build shifts the rows into the table, first fit in ascending order.
func (x *multisetIndex) build() {
	filled := make([]uint64, MaxHand*JokerKey>>rowBits+1)
	x.each(func(k Key, _ *tally) { filled[k>>rowBits] |= 1 << (k & (1<<rowBits - 1)) })
	used := make([]uint64, 1<<(16-rowBits)) // one bit a slot
	low := uint32(0)                        // every slot below is used
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

// slide marks a row's slots, from at on, as used, if all of them are free.
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
