package five

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

// A Memory is what a search may leave to the next: the tables of a rule, which
// are the same for all, and room for positions, 4 MiB.
type Memory struct {
	tables     [rules]*Tables
	entries    []entry
	generation uint8
}

// renew forgets all positions.
func (m *Memory) renew() {
	if m.entries == nil {
		m.entries = make([]entry, 1<<tableBits)
	}
	m.generation++
	if m.generation == 64 {
		clear(m.entries)
		m.generation = 1
	}
}

// at returns the entry of a key, or nil.
func (m *Memory) at(key uint64) *entry {
	i := key & (1<<tableBits - 1)
	if e := &m.entries[i]; e.key == key && e.stamp>>2 == m.generation {
		return e
	}
	if e := &m.entries[i^1]; e.key == key && e.stamp>>2 == m.generation {
		return e
	}
	return nil
}

// put keeps an entry. Of the two places for it, the first is for the deeper
// search, the second for the newer.
func (m *Memory) put(key uint64, value int32, move int16, depth int, bound uint8) {
	i := key & (1<<tableBits - 1)
	e := &m.entries[i]
	if e.key != key && e.stamp>>2 == m.generation && int(e.depth) > depth {
		e = &m.entries[i^1]
	}
	*e = entry{key, value, move, int8(depth), m.generation<<2 | bound}
}

// cut returns what an entry knows, if that settles a search. A proved win or
// loss holds at any depth.
func (e *entry) cut(alpha, beta int32, depth, ply int) (value int32, ok bool) {
	value, bound := fromTable(e.value, ply), e.stamp&3
	enough := int(e.depth) >= depth
	lower := bound&boundLower != 0 && (enough || value >= Floor)
	upper := bound&boundUpper != 0 && (enough || value <= -Floor)
	return value, lower && (upper || value >= beta) || upper && value <= alpha
}

// toTable turns plies from the root into plies from the position.
func toTable(value int32, ply int) int32 {
	switch {
	case value > Limit:
		return value + int32(ply)
	case value < -Limit:
		return value - int32(ply)
	}
	return value
}

func fromTable(value int32, ply int) int32 {
	switch {
	case value > Limit:
		return value - int32(ply)
	case value < -Limit:
		return value + int32(ply)
	}
	return value
}
