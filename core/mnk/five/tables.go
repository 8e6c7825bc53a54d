package five

import (
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// A Memory is what one search may leave to the next: the tables of each rule,
// which never change, and the transposition table.
type Memory struct {
	positions.Table
	Weights *Weights // in place of the compiled ones if not nil; set before the first search
	tables  [rules]*Tables
}

// Kinds is the number of shapes that have learned weights.
const Kinds = learned

// Weights are the result of learning. Turn is the value of having the move.
// Shapes holds for each shape its part of worth.moving, worth.waiting,
// worth.attack and worth.defence, in this order. Kinds holds what each kind
// adds to the sum of its shapes, in the order of newKinds, as zigzag varints,
// four a kind.
type Weights struct {
	Turn   int32
	Shapes *[4][Kinds]int16
	Kinds  string
}

// tablesOf returns the tables of a rule, and makes them at the first call.
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
// and the worth of kinds by colour.
type Tables struct {
	rule    Rule
	turn    int32 // the value of having the move
	readers [2]*reader
	kinds   [2]*kindTable
	zobrist [2][maxSquares]uint64
	// seen holds the shapes of a square on one line, black's in the low and
	// white's in the high four bits, by the squares before and after it. It
	// holds unseen until see computes them.
	seen       []uint8
	near       uint   // bits to ignore at either end of around: 2 in free-style, where the fifth square does not matter; else 0
	lows, high uint64 // masks of the index of seen: the squares before, the squares after
}

// unseen marks an entry of Tables.seen that is not computed yet; no two shapes
// make it.
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
	positions.Fill(t.zobrist[0][:], t.zobrist[1][:], 512)
	return t
}

// see returns the shapes of a square for both colours. around holds eleven
// squares of a line, two bits each: the square itself is in bits 10 and 11, the
// squares before it below, those after it above.
//
//	bits   0 1   2 3   4 5   6 7   8 9   10 11   12 13  …  20 21
//	       −5    −4    −3    −2    −1    square  +1        +5
func (t *Tables) see(around uint64) uint8 {
	n := around>>t.near&t.lows | around>>(2+t.near)&t.high
	if both := t.seen[n]; both != unseen {
		return both
	}
	return t.watch(n, around)
}

// watch is see for an entry that is not computed yet.
//
//go:noinline
func (t *Tables) watch(n, around uint64) uint8 {
	before, after := around, around>>(2*reach+2)
	t.seen[n] = t.readers[0].shape(0, before, after) | t.readers[1].shape(1, before, after)<<4
	return t.seen[n]
}

// spread puts the shapes of both colours on one line into the four bits of
// direction d: black's in the low half of the word, white's in the high half.
func spread(both uint8, d int) uint32 {
	return (uint32(both)&15 | uint32(both)>>4<<16) << (4 * d & 15)
}
