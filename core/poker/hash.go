package poker

import (
	"math"
	"math/bits"
	"sync"

	"github.com/tefuda/tefuda/core/cards"
)

// Up to seven cards are counted in one word: the sum of the words of the cards.
//
//	bits  0-38  number of cards of each rank, three bits a rank, Twos first
//	bits 39-41  number of jokers
//	bits 42-57  number of cards of each suit, four bits a suit; jokers count in all
//	bit  58     set by invalid codes only
const (
	symbolCount = 14 // the ranks in order, and the joker
	rankMask    = 1<<(3*symbolCount) - 1
	countsShift = 3 * symbolCount
	suitBias    = uint64(0x3333) << countsShift
	suitFull    = uint64(0x8888) << countsShift // set after adding suitBias if a suit has five cards or more
	wrongShift  = countsShift + 16
)

var cardWords = func() (w [256]uint64) {
	for i := range w {
		c := cards.Card(int8(i))
		switch {
		case !c.Valid():
			w[i] = 1 << wrongShift
		case c == cards.None:
		case c.IsJoker():
			w[i] = 1<<(3*(symbolCount-1)) | 0x1111<<countsShift
		default:
			w[i] = 1<<(3*(c.Rank()-1)) | 1<<(countsShift+4*uint(c.Suit()))
		}
	}
	return w
}()

// suitRanks are the ranks of a hand by suit, 16 bits a suit, bit 0 is the Two.
var suitRanks = func() (m [256]uint64) {
	for c := range cards.Card(cards.Codes) {
		if !c.IsJoker() {
			m[c] = 1 << (16*uint(c.Suit()) + uint(c.Rank()) - 1)
		}
	}
	return m
}()

// word returns the word of a tally without the counts of suits.
func (t *tally) word() uint64 {
	w := uint64(t.jokers) << (3 * (symbolCount - 1))
	for r := cards.Two; r <= cards.Ace; r++ {
		w |= uint64(t.of[r]) << (3 * (r - 1))
	}
	return w
}

// fiveMultisets is the number of multisets of at most five cards.
const fiveMultisets = 11_628

// multisets returns the words of all multisets of up to seven cards, smaller
// ones first. Each is a multiset with one card less, plus a card that is not
// earlier in the order of symbols than its last.
func multisets() []uint64 {
	words := append(make([]uint64, 0, 116_280), 0)
	for size, start := 0, 0; size < MaxCards; size++ {
		end := len(words)
		for _, w := range words[start:end] {
			for symbol := (bits.Len64(w|1) - 1) / 3; symbol < symbolCount; symbol++ {
				words = append(words, w+1<<(3*symbol))
			}
		}
		start = end
	}
	return words
}

// sevenCards gives each of the 116,280 multisets of at most seven cards its own
// slot among 131,072, by hash and displace (Pagh, "Hash and displace", 1999;
// Belazzougui, Botelho and Dietzfelbinger, 2009). The top bits of a
// multiplicative hash choose a row. The row has a displacement that separates
// its members, found by trial when the table is built.
var sevenCards displacements

type displacements struct {
	once sync.Once
	of   [rows]uint16
}

const (
	rows   = 1 << 15
	places = 1 << 17
	// golden is 2^64 divided by the golden ratio (Knuth, The Art of Computer
	// Programming 3, 6.4).
	golden   = 0x9E3779B97F4A7C15
	rowShift = 64 - 15
)

//go:inline
func placeOf(w uint64) uint32 {
	h := (w & rankMask) * golden
	return (startOf(h) + uint32(sevenCards.of[h>>rowShift])) % places
}

// startOf is the slot of a hash before displacement.
func startOf(hash uint64) uint32 { return uint32(hash>>20) % places }

// build places the rows by size, largest first. The small ones fill the gaps.
func (d *displacements) build(words []uint64) {
	members, ends := byRow(words)
	largest, start := 0, 0
	for _, end := range ends {
		largest, start = max(largest, end-start), end
	}
	used := new(placeSet)
	for size := largest; size > 0; size-- {
		start = 0
		for row, end := range ends {
			if end-start == size {
				d.of[row] = used.displace(members[start:end])
			}
			start = end
		}
	}
}

// byRow returns the start slots of the words, sorted by row, and the end index
// of each row.
func byRow(words []uint64) (members []uint32, ends []int) {
	ends = make([]int, rows)
	for _, w := range words {
		ends[w*golden>>rowShift]++
	}
	for row, n := range ends[:rows-1] {
		ends[row+1] += n
	}
	members = make([]uint32, len(words))
	for _, w := range words {
		row := w * golden >> rowShift
		ends[row]--
		members[ends[row]] = startOf(w * golden)
	}
	copy(ends, ends[1:])
	ends[rows-1] = len(words)
	return members, ends
}

// placeSet is a set of slots, one bit each. The first word is repeated at the
// end.
type placeSet [places/64 + 1]uint64

// from returns the 64 slots from p on.
func (s *placeSet) from(p uint32) uint64 {
	i := p / 64 % (places / 64)
	return s[i]>>(p%64) | s[i+1]<<1<<(63-p%64)
}

func (s *placeSet) add(p uint32) {
	s[p/64%(places/64)] |= 1 << (p % 64)
	s[places/64] = s[0]
}

// displace finds the first displacement that puts a row's members on free
// slots, and marks these as used. It tries 64 at once. noinline: engines
// optimise functions that are called often, not loops that run long.
//
//go:noinline
func (s *placeSet) displace(row []uint32) uint16 {
	for d := uint32(0); ; d += 64 {
		taken := uint64(0)
		for _, p := range row {
			taken |= s.from(p + d)
		}
		if taken != math.MaxUint64 {
			d += uint32(bits.TrailingZeros64(^taken))
			for _, p := range row {
				s.add(p + d)
			}
			return uint16(d)
		}
	}
}
