package five

import (
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// A Memory is what a search may leave to the next: the tables of a rule, which
// are the same for all, and room for positions.
type Memory struct {
	positions.Table
	Weights *Weights // other than those that are compiled in; set before the first search
	tables  [rules]*Tables
}

// Kinds is how many shapes there are, of those that weights are learned for.
const Kinds = learned

// Weights are what learning finds: what it is worth to be to move, what each
// shape adds to a square of the side to move, of the other, and to the order of
// moves of either, and what each kind adds to its shapes, in the order of
// newKinds, as zigzag varints.
type Weights struct {
	Turn   int32
	Shapes *[4][Kinds]int16
	Kinds  string
}

// tablesOf returns the tables of a rule.
func (m *Memory) tablesOf(rule Rule) *Tables {
	if m.tables[rule] != nil {
		return m.tables[rule]
	}
	w := m.Weights
	if w == nil {
		w = &Weights{turnValue, &shapeWeights, kindWeights}
	}
	m.tables[rule] = newTables(rule, w)
	return m.tables[rule]
}

// Tables are what all searches by a rule read: shapes of both colours at once,
// and kinds by colour.
type Tables struct {
	rule    Rule
	turn    int32 // what it is worth to be to move
	readers [2]*reader
	kinds   [2]*kindTable
	zobrist [2][maxSquares]uint64
	// seen has the shapes that a square makes of a line for black and, in the high
	// half, for white, by the squares before it and after it; unseen where that is
	// not worked out yet.
	seen       []uint8
	near       uint // how many bits of ten, two a square, do not matter on either side
	lows, high uint64
}

// unseen is no pair of shapes.
const unseen = 255

// newTables returns the tables of a rule.
func newTables(rule Rule, w *Weights) *Tables {
	t := &Tables{rule: rule, turn: w.Turn}
	black := newReader(rule)
	t.readers = [2]*reader{black, black}
	t.kinds[0] = newKinds(rule, w)
	t.kinds[1] = t.kinds[0]
	if rule == Renju {
		t.readers[1], t.kinds[1] = newReader(Free), newKinds(Free, w)
	}
	if rule == Free { // four squares either way
		t.near = 2
	}
	side := 2*reach - t.near
	t.lows = 1<<side - 1
	t.high = t.lows << side
	t.seen = make([]uint8, 1<<(2*side))
	for i := range t.seen {
		t.seen[i] = unseen
	}
	rng := dice.NewRand(0)
	for colour := range t.zobrist {
		for square := range t.zobrist[colour] {
			t.zobrist[colour][square] = rng.Uint64()
		}
	}
	return t
}

// see returns the shapes of a square for both colours by the squares of a line
// around it, two bits each, the lowest five before it.
func (t *Tables) see(around uint64) uint8 {
	n := around>>t.near&t.lows | around>>(2+t.near)&t.high
	if both := t.seen[n]; both != unseen {
		return both
	}
	return t.watch(n, around)
}

// watch is see for the first time.
//
//go:noinline
func (t *Tables) watch(n, around uint64) uint8 {
	before, after := around, around>>(2*reach+2)
	t.seen[n] = t.readers[0].shape(0, before, after) | t.readers[1].shape(1, before, after)<<4
	return t.seen[n]
}

// spread puts shapes of both colours where those of a direction belong.
func spread(both uint8, d int) uint32 {
	return (uint32(both)&15 | uint32(both)>>4<<16) << (4 * d & 15)
}
