package value

import "github.com/tefuda/tefuda/core/mahjong"

// A memo has the values of the hands met in one decision. The unseen tiles are not part
// of the key: within a decision the hand shows what was drawn, except on paths that draw
// and discard the same tile.
//
// It is a hash table of a fixed size with open addressing. A new generation number empties
// it. When all slots of a key are full, the last one is overwritten.
type memo struct {
	entries    []entry
	generation uint64
}

const (
	memoBits    = 15
	memoProbes  = 8
	generations = 1 << 8
)

// A handKey is a hand in 128 bits. The counts of a suit, and of the honours, are digits to
// the base 5. An entry has its generation in the top bits.
//
//	suits  bits  0…20  characters
//	            21…41  circles
//	            42…62  bamboos
//	rest   bits  0…16  honours
//	            17…25  red fives of the three suits, 3 bits each
//	            26…49  called melds, a byte each
//	            50…55  tile of a step back, plus 1
//	            56…63  generation
type handKey struct{ suits, rest uint64 }

const generationShift = 56

type entry struct {
	key   handKey
	value float64
}

func newMemo() *memo {
	m := &memo{entries: make([]entry, 1<<memoBits)}
	m.forget()
	return m
}

// forget empties the table.
func (m *memo) forget() {
	if m.generation++; m.generation == generations {
		clear(m.entries)
		m.generation = 1
	}
}

// find returns the slot of a key and whether it holds the key's value. If not, it is the
// slot for store.
func (m *memo) find(k handKey) (place uint32, known bool) {
	k.rest |= m.generation << generationShift
	h := (k.suits ^ k.rest*0x9E3779B97F4A7C15) * 0xD6E8FEB86659FD93
	first := uint32((h ^ h>>32*0x9E3779B97F4A7C15) >> (64 - memoBits))
	for i := range uint32(memoProbes) {
		place = (first + i) & (1<<memoBits - 1)
		e := &m.entries[place]
		if e.key == k {
			return place, true
		}
		if e.key.rest>>generationShift != m.generation {
			return place, false
		}
	}
	return place, false
}

func (m *memo) value(place uint32) float64 { return m.entries[place].value }

// store writes a value to the slot that find returned for its key. If another key has
// taken the slot since, that key's value is lost.
func (m *memo) store(place uint32, k handKey, v float64) {
	k.rest |= m.generation << generationShift
	m.entries[place] = entry{k, v}
}

// A meldKey is up to three melds called within the search, a byte each, the greatest in the
// lowest byte. A byte is the run or triplet plus 1, times 4, plus the number of red fives.
type meldKey uint32

// with returns k with one more meld: the run from kind first, or the triplet of it, and
// its number of red fives.
func (k meldKey) with(run bool, first mahjong.Tile, reds int) meldKey {
	id := meldKey(first)
	if run {
		id = meldKey(mahjong.Kinds + first/9*7 + first%9)
	}
	id = (id+1)<<2 | meldKey(reds)
	low := k
	shift := 0
	for low&0xFF > id {
		low >>= 8
		shift += 8
	}
	return k&(1<<shift-1) | id<<shift | low<<(shift+8)
}

// key returns the key of the hand as it is.
func (e *Evaluator) key() handKey {
	c := &e.Hand.Counts
	m, p, b, z := e.Shape.Codes()
	reds := uint64(c[mahjong.Red5m]) | uint64(c[mahjong.Red5p])<<3 | uint64(c[mahjong.Red5s])<<6
	return handKey{
		uint64(m) | uint64(p)<<21 | uint64(b)<<42,
		uint64(z) | reds<<17 | uint64(e.melds)<<26 | uint64(e.Back+1)<<50,
	}
}
