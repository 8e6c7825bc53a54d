package five

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/search"
)

// A state is a position as the search sees it. Colours are 0 black, 1 white;
// squares are numbered row by row from the top left. make and unmake are last
// in, first out.
type state struct {
	*Tables
	Grid
	side  uint8
	full  int // stones on the board
	won   bool
	hash  uint64
	step  [4]int
	far   int                    // how many squares beside a stone it changes
	lines [4][2 * MaxSide]uint64 // two bits a square: empty, black, white, beside the board
	shape [2][maxSquares]uint16  // of empty squares, four bits a direction
	kind  [2][maxSquares]uint16
	sums
	sets   [2][4]set // squares that complete a row, make a double four, make a four, and those that make more besides
	undo   []change
	marks  [maxSquares]int32 // len(undo) before each stone
	before [maxSquares]sums
}

// sums are kept up over the empty squares.
type sums struct {
	moving, waiting [2]int32
}

// Places in state.sets.
const (
	ofRows = iota
	ofDoubles
	ofFours
	ofRich
)

// A change is the shapes that a square, plus 2^9 for white, had.
type change struct {
	square int16
	shape  uint16
}

// A set is squares of the board.
type set struct {
	bits [(maxSquares + 63) / 64]uint64
	n    int
}

func (x *set) flip(square int16, d int) {
	x.bits[square>>6&7] ^= 1 << (square & 63)
	x.n += d
}

// next returns the lowest square above from, or -1.
func (x *set) next(from int16) int16 {
	from++
	i := int(from >> 6)
	if i >= len(x.bits) {
		return -1
	}
	for word := x.bits[i] >> (from & 63) << (from & 63); ; word = x.bits[i] {
		if word != 0 {
			return int16(i<<6 + bits.TrailingZeros64(word))
		}
		if i++; i == len(x.bits) {
			return -1
		}
	}
}

// Tables are what all searches by a rule read: shapes and kinds by colour.
type Tables struct {
	rule    Rule
	readers [2]*reader
	kinds   [2]*kindTable
	zobrist [2][maxSquares]uint64
}

// newTables returns the tables of a rule.
func newTables(rule Rule) *Tables {
	t := &Tables{rule: rule}
	black := newReader(rule)
	t.readers = [2]*reader{black, black}
	t.kinds[0] = newKinds(rule)
	t.kinds[1] = t.kinds[0]
	if rule == Renju {
		t.readers[1], t.kinds[1] = newReader(Free), newKinds(Free)
	}
	rng := search.NewRand(0)
	for colour := range t.zobrist {
		for square := range t.zobrist[colour] {
			t.zobrist[colour][square] = rng.Uint64()
		}
	}
	return t
}

// place returns the line of a square in a direction, and the bits of lines that
// it begins at.
func (s *state) place(square, direction int) (line *uint64, at uint) {
	y, x := square/s.columns, square%s.columns
	switch direction {
	case 0:
		return &s.lines[0][y], uint(2 * (x + reach))
	case 1:
		return &s.lines[1][x], uint(2 * (y + reach))
	case 2:
		return &s.lines[2][y-x+s.columns-1], uint(2 * (y + reach))
	}
	return &s.lines[3][y+x], uint(2 * (y + reach))
}

func newState(t *Tables, columns, rows int) *state {
	s := &state{Tables: t}
	s.columns, s.rows, s.size = columns, rows, columns*rows
	s.step = [4]int{1, columns, columns + 1, columns - 1}
	if s.far = reach; t.rule == Free {
		s.far--
	}
	s.undo = make([]change, 0, 16*reach*maxSquares/4)
	for d := range s.lines {
		for i := range s.lines[d] {
			s.lines[d][i] = ^uint64(0)
		}
		for square := range s.size {
			line, at := s.place(square, d)
			*line &^= 3 << at
		}
	}
	for square := range s.size {
		for colour := range 2 {
			s.reshape(colour, int16(square), s.look(colour, square))
		}
	}
	return s
}

// look works out the shapes of a square in all directions.
func (s *state) look(colour, square int) (all uint16) {
	for d := range 4 {
		line, at := s.place(square, d)
		around := *line >> (at - 2*reach)
		all |= uint16(s.readers[colour].shape(colour, around, around>>(2*reach+2))) << (4 * d)
	}
	return all
}

// reshape gives a square its shapes for a colour.
func (s *state) reshape(colour int, square int16, all uint16) {
	s.shape[colour&1][square&squareMask] = all
	t := s.kinds[colour&1]
	kind, was := t.of(all), s.kind[colour&1][square&squareMask]
	if kind == was {
		return
	}
	s.kind[colour&1][square&squareMask] = kind
	s.moving[colour&1] += int32(t.moving[kind]) - int32(t.moving[was])
	s.waiting[colour&1] += int32(t.waiting[kind]) - int32(t.waiting[was])
	if level, old := t.level[kind], t.level[was]; level != old {
		s.enter(colour, square, old, -1)
		s.enter(colour, square, level, 1)
	}
}

// enter puts a square into the set of its level, or takes it out.
func (s *state) enter(colour int, square int16, level uint8, d int) {
	switch level {
	case completes:
		s.sets[colour&1][ofRows].flip(square, d)
	case doubleFour:
		s.sets[colour&1][ofDoubles].flip(square, d)
	case fourThree, richFour:
		s.sets[colour&1][ofRich].flip(square, d)
		s.sets[colour&1][ofFours].flip(square, d)
	case levelFour:
		s.sets[colour&1][ofFours].flip(square, d)
	}
}

// level returns the level of an empty square for a colour.
func (s *state) level(colour uint8, square int16) uint8 {
	return s.kinds[colour&1].level[s.kind[colour&1][square&squareMask]]
}

// allowed tells whether the side to move may play an empty square.
func (s *state) allowed(square int16) bool {
	t := s.kinds[s.side&1]
	if t.foul == nil {
		return true
	}
	foul := t.foul[s.kind[s.side&1][square&squareMask]]
	return foul == isAllowed || foul == isDoubtful && s.Foul(square) == NoFoul
}

// make plays a square for the side to move.
func (s *state) make(square int16) {
	me := s.side & 1
	s.marks[s.full&squareMask] = int32(len(s.undo))
	s.before[s.full&squareMask] = s.sums
	s.won = s.level(me, square) == completes
	s.undo = append(s.undo, change{square, s.shape[0][square&squareMask]}, change{square | 1<<9, s.shape[1][square&squareMask]})
	s.reshape(0, square, 0)
	s.reshape(1, square, 0)
	s.stone[square&squareMask] = me + 1
	s.hash ^= s.zobrist[me][square&squareMask]
	s.full++
	s.side = me ^ 1
	for d := range 4 {
		line, at := s.place(int(square), d)
		*line |= uint64(me+1) << at
		s.ripple(int(square), d, 1, *line, at)
		s.ripple(int(square), d, -1, *line, at)
	}
}

// ripple brings the shapes of the empty squares to one side of a new stone up
// to date, way is 1 or -1. A stone in between hides it from the other colour.
func (s *state) ripple(square, d, way int, line uint64, at uint) {
	hidden := uint64(0)
	black, white := s.readers[0], s.readers[1]
	for i := 1; i <= s.far; i++ {
		square += way * s.step[d]
		at += uint(2 * way)
		if stone := line >> (at & 63) & 3; stone != 0 {
			if hidden |= stone; hidden == 3 {
				return
			}
			continue
		}
		around := line >> ((at - 2*reach) & 63)
		before, after := around&1023, around>>(2*reach+2)&1023
		if hidden&2 == 0 {
			s.update(0, int16(square), d, black.shape(0, before, after))
		}
		if hidden&1 == 0 {
			s.update(1, int16(square), d, white.shape(1, before, after))
		}
	}
}

// update gives a square its shape in a direction, and notes what it had before.
func (s *state) update(colour int, square int16, d int, shape uint8) {
	was := s.shape[colour&1][square&squareMask]
	if uint8(was>>(4*d)&15) == shape {
		return
	}
	s.undo = append(s.undo, change{square | int16(colour)<<9, was})
	s.reshape(colour, square, was&^(15<<(4*d))|uint16(shape)<<(4*d))
}

// unmake takes back the last stone, which stands on square.
func (s *state) unmake(square int16) {
	me := s.side&1 ^ 1
	s.side = me
	s.full--
	s.won = false
	s.hash ^= s.zobrist[me][square&squareMask]
	s.stone[square&squareMask] = 0
	for d := range 4 {
		line, at := s.place(int(square), d)
		*line &^= 3 << at
	}
	mark := int(s.marks[s.full&squareMask])
	for i := len(s.undo) - 1; i >= mark; i-- {
		c := &s.undo[i]
		s.restore(int(c.square>>9), c.square&squareMask, c.shape)
	}
	s.undo = s.undo[:mark]
	s.sums = s.before[s.full&squareMask]
}

// restore is reshape but for the sums.
func (s *state) restore(colour int, square int16, all uint16) {
	s.shape[colour&1][square&squareMask] = all
	t := s.kinds[colour&1]
	kind, was := t.of(all), s.kind[colour&1][square&squareMask]
	s.kind[colour&1][square&squareMask] = kind
	if level, old := t.level[kind], t.level[was]; level != old {
		s.enter(colour, square, old, -1)
		s.enter(colour, square, level, 1)
	}
}

// swing gives the move to the other side, and back.
func (s *state) swing() {
	s.side ^= 1
	s.hash ^= s.zobrist[0][maxSquares-1]
}
