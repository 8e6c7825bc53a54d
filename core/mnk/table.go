package mnk

import "github.com/tefuda/tefuda/core/mnk/five"

// tableBits is the size of the transposition table: 2^18 entries of 16 bytes.
const tableBits = 18

// An entry is what is known of a position: its value, or a bound of it, at a
// depth.
type entry struct {
	key   uint64
	value int32
	move  int16
	depth int8
	stamp uint8 // generation<<2 | bound
}

// Bounds of a value.
const (
	boundNone = iota
	boundLower
	boundUpper
	boundExact
)

// A Table remembers the positions of one search, in 4 MiB. The next search
// begins a new generation, to which all others are unknown: answers do not
// depend on the searches before.
type Table struct {
	entries    []entry
	generation uint8
	large      five.Memory
}

// renew forgets everything.
func (t *Table) renew() {
	if t.entries == nil {
		t.entries = make([]entry, 1<<tableBits)
	}
	t.generation++
	if t.generation == 64 {
		clear(t.entries)
		t.generation = 1
	}
}

// at returns the entry of a key, or nil.
func (t *Table) at(key uint64) *entry {
	i := key & (1<<tableBits - 1)
	for _, e := range [2]*entry{&t.entries[i], &t.entries[i^1]} {
		if e.key == key && e.stamp>>2 == t.generation {
			return e
		}
	}
	return nil
}

// put keeps an entry. Of the two places for it, the first is for the deeper
// search, the second for the newer.
func (t *Table) put(key uint64, value int32, move int16, depth int, bound uint8) {
	i := key & (1<<tableBits - 1)
	e := &t.entries[i]
	if e.key != key && e.stamp>>2 == t.generation && int(e.depth) > depth {
		e = &t.entries[i^1]
	}
	*e = entry{key, value, move, int8(depth), t.generation<<2 | bound}
}
