// Package positions is the memory of a search: what it knows of positions that
// it has been to (a transposition table), by keys that name them.
package positions

// The values of a search, for the side to move. Those from Floor on are wins
// that are proved, Win minus the plies to the last stone; 0 is a draw that is.
// Heuristic values are not 0 and not beyond Limit; in between are wins that
// moves which were not looked at might change. Losses are the negatives.
const (
	Win   = 1_000_000
	Floor = Win - 800
	Limit = 800_001
)

// Bounds of a value.
const (
	None = iota
	Lower
	Upper
	Exact
)

// An Entry is what is known of a position: its value, or a bound of it, at a
// depth.
type Entry struct {
	key   uint64
	Value int32
	Move  int16 // -1 is none
	Depth int8
	stamp uint8 // generation<<2 | bound
}

// bits is the size of a table: 2^18 entries of 16 bytes.
const bits = 18

// A Table remembers positions, in 4 MiB. Each search is a generation of its
// own, to which all others are unknown, so that answers do not depend on the
// searches before: unless it is told to go on from the last one.
type Table struct {
	entries           []Entry
	generation, since uint8  // those from since on are known
	handle, next      uint32 // of the last search, and of the next one
}

// Keep says for the next search whose game it is of, by a handle other than 0: it
// goes on from the one before if that had the same.
func (t *Table) Keep(handle uint32) { t.next = handle }

// Renew begins a search. It forgets everything, unless the search goes on from
// the last one.
func (t *Table) Renew() {
	if t.entries == nil {
		t.entries = make([]Entry, 1<<bits)
	}
	t.generation++
	if t.generation == 64 {
		clear(t.entries)
		t.generation = 1
		t.since = 1
	}
	if t.next == 0 || t.next != t.handle {
		t.since = t.generation
	}
	t.handle, t.next = t.next, 0
}

// At returns the entry of a key, or nil.
func (t *Table) At(key uint64) *Entry {
	i := key & (1<<bits - 1)
	if e := &t.entries[i]; e.key == key && e.stamp>>2 >= t.since {
		return e
	}
	if e := &t.entries[i^1]; e.key == key && e.stamp>>2 >= t.since {
		return e
	}
	return nil
}

// Put keeps an entry. Of the two places for it, the first is for the deeper
// search, the second for the newer.
func (t *Table) Put(key uint64, value int32, move int16, depth int, bound uint8) {
	i := key & (1<<bits - 1)
	e := &t.entries[i]
	if e.key != key && e.stamp>>2 == t.generation && int(e.Depth) > depth {
		e = &t.entries[i^1]
	}
	*e = Entry{key, value, move, int8(depth), t.generation<<2 | bound}
}

// Cut returns what an entry knows, if that settles a search between alpha and
// beta, so many plies from its root. What is proved holds at any depth.
func (e *Entry) Cut(alpha, beta int32, depth, ply int) (value int32, ok bool) {
	value, bound := fromTable(e.Value, ply), e.stamp&3
	enough := int(e.Depth) >= depth
	lower := bound&Lower != 0 && (enough || value >= Floor || value == 0)
	upper := bound&Upper != 0 && (enough || value <= -Floor || value == 0)
	return value, lower && (upper || value >= beta) || upper && value <= alpha
}

// FromHere turns a value of so many plies from the root, as searches have it,
// into one from the position, as Put takes it.
func FromHere(value int32, ply int) int32 {
	switch {
	case value > Limit:
		return value + int32(ply)
	case value < -Limit:
		return value - int32(ply)
	}
	return value
}

func fromTable(value int32, ply int) int32 { return FromHere(value, -ply) }
