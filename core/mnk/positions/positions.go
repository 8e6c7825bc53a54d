// Package positions is the memory of a search, a transposition table: what is
// known of positions visited before, by their hashes.
package positions

import "github.com/tefuda/tefuda/core/dice"

// The values of a search, for the side to move. Values from Floor on are proved
// wins: Win minus the plies to the last stone. 0 is a proved draw. Heuristic
// values are not 0 and not beyond Limit. Values between Limit and Floor are
// wins unless a move that was not looked at changes that. Losses are the
// negatives.
const (
	Win   = 1_000_000
	Floor = Win - 800
	Limit = 800_001
)

// How a stored value bounds the true one.
const (
	None = iota
	Lower
	Upper
	Exact
)

// An Entry is the value of a position, or a bound of it, from a search to a
// depth.
type Entry struct {
	key   uint64
	Value int32
	Move  int16 // the best move, or -1
	Depth int8
	stamp uint8 // generation<<2 | bound
}

// Fill sets the random words of the squares, for black and for white. The hash of
// a position is the exclusive or of the words of its stones. The words of the
// first squares do not depend on the length of the lists, so larger boards do not
// change the searches of small ones.
func Fill(black, white []uint64, first int) {
	rng := dice.NewRand(0)
	for _, part := range [...][]uint64{black[:first], white[:first], black[first:], white[first:]} {
		for square := range part {
			part[square] = rng.Uint64()
		}
	}
}

// bits gives the size of a table: 2^bits entries of 16 bytes.
const bits = 18

// A Table remembers positions, in 4 MiB. Each search is a generation of its own
// and does not see entries of others, so answers do not depend on earlier
// searches. Keep makes an exception.
type Table struct {
	entries           []Entry
	generation, since uint8  // entries of generations from since on are visible
	handle, next      uint32 // of the present search, and of the next one; 0 for none
}

// Keep sets the handle of the next search, other than 0. The next search sees
// the entries of the one before if both have the same handle, that is, belong
// to the same game.
func (t *Table) Keep(handle uint32) { t.next = handle }

// Renew begins a search. It forgets everything, unless Keep lets the search go
// on from the last one.
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

// Put stores an entry. Each key has two slots: the first is for the deeper
// search, the second for the newer.
func (t *Table) Put(key uint64, value int32, move int16, depth int, bound uint8) {
	i := key & (1<<bits - 1)
	e := &t.entries[i]
	if e.key != key && e.stamp>>2 == t.generation && int(e.Depth) > depth {
		e = &t.entries[i^1]
	}
	*e = Entry{key, value, move, int8(depth), t.generation<<2 | bound}
}

// Cut returns the value of an entry, and whether it settles a search between
// alpha and beta at ply. It does if the entry is deep enough or proved, as
// proofs hold at any depth.
func (e *Entry) Cut(alpha, beta int32, depth, ply int) (value int32, ok bool) {
	value, bound := fromTable(e.Value, ply), e.stamp&3
	enough := int(e.Depth) >= depth
	lower := bound&Lower != 0 && (enough || value >= Floor || value == 0)
	upper := bound&Upper != 0 && (enough || value <= -Floor || value == 0)
	return value, lower && (upper || value >= beta) || upper && value <= alpha
}

// FromHere turns a value whose wins count plies from the root into one that
// counts them from the position at ply, as Put stores it.
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
