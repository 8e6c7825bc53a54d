package five

import "math/bits"

// A state is a position of the search. Colours are 0 black, 1 white. Squares
// are numbered row by row from the top left. make and unmake must be last in,
// first out.
type state struct {
	*Tables
	Grid
	side  uint8
	full  int // number of stones on the board
	won   bool
	hash  uint64
	step  [4]int
	far   int                 // how many squares away, along a line, a stone changes shapes
	lines [4 * maxLines]int64 // two bits a square: 0 empty, 1 black, 2 white, 3 off the board; see slot
	on    [maxSquares][4]slot // each square on its four lines
	shape [maxSquares]uint32  // of each empty square: four bits a direction, black's in the low half, white's in the high half
	worth [2][maxSquares]worth
	sums
	sets   [2][4]set // by colour and ofRows…ofRich: squares by what a stone there makes
	undo   []change
	marks  [maxSquares]int32 // len(undo) before each stone
	played [maxSquares]int16 // the stones in order
	before [maxSquares]sums
}

// sums are over the worth of all empty squares, by colour: while that colour is
// to move, and while it is not.
type sums struct {
	moving, waiting [2]int32
}

// The indices of state.sets: the squares where a stone completes a row, makes a
// double four, makes a four, or makes a four and a three. ofRich is a subset of
// ofFours; squares of the first two sets are in no other.
const (
	ofRows = iota
	ofDoubles
	ofFours
	ofRich
)

// A change is what a square was before. It copies worth too, because looking it
// up in the tables again is slower.
type change struct {
	shape  uint32
	square int16
	worth  [2]worth
}

// A slot is the line of a square in a direction, and the lowest bit of the
// square on that line. On state.lines, reach squares off the board come before
// the first square and at least two after the last:
//
//	bits   0 … 9        10 11          12 13           …     60 … 63
//	       off board    first square   second square         off board
//
// Words are signed, so that shifting one to the right brings in more squares
// off the board.
type slot struct{ line, at uint8 }

// maxLines is room for the lines of a direction.
const maxLines = 2 * MaxSide

const setWords = maxSquares / 64

// A set is a set of squares; n is its size. Words above top are 0.
type set struct {
	bits [setWords]uint64
	n    int
	top  int16
}

func (x *set) flip(square int16, d int) {
	word := square >> 6 & (setWords - 1)
	x.bits[word] ^= 1 << (square & 63)
	x.top = max(x.top, word)
	x.n += d
}

// nowhere stands for no square.
const nowhere = -1

// me is the side to move.
func (s *state) me() uint8 { return s.side & 1 }

// you is the other side.
func (s *state) you() uint8 { return s.side&1 ^ 1 }

func (s *state) sides() (me, you uint8) { return s.me(), s.you() }

// first returns the lowest square, or nowhere.
func (x *set) first() int16 { return x.next(nowhere) }

// any reports whether a set has squares.
func (x *set) any() bool { return x.n > 0 }

// next returns the lowest square above from, or -1.
func (x *set) next(from int16) int16 {
	from++
	for i, low := from>>6, from&63; i <= x.top; i, low = i+1, 0 {
		if word := x.bits[i&(setWords-1)] >> low << low; word != 0 {
			return i<<6 + int16(bits.TrailingZeros64(word))
		}
	}
	return nowhere
}

// slotOf computes where a square is on its line of a direction.
func (s *state) slotOf(square, direction int) slot {
	y, x := square/s.columns, square%s.columns
	line, along := y, x
	switch direction {
	case 1:
		line, along = x, y
	case 2:
		line, along = y-x+s.columns-1, y
	case 3:
		line, along = y+x, y
	}
	return slot{uint8(direction*maxLines + line), uint8(2 * (along + reach))}
}

func newState(t *Tables, columns, rows int) *state {
	s := &state{undo: make([]change, 0, 4*reach*columns*rows)}
	s.empty(t, columns, rows)
	return s
}

// empty makes s the empty board, whatever it held.
func (s *state) empty(t *Tables, columns, rows int) {
	undo := s.undo[:0]
	*s = state{}
	s.Tables, s.undo = t, undo
	s.columns, s.rows, s.size = columns, rows, columns*rows
	s.step = [4]int{1, columns, columns + 1, columns - 1}
	if s.far = reach; t.rule == Free {
		s.far--
	}
	for i := range s.lines {
		s.lines[i] = -1
	}
	for square := range s.size {
		for d := range 4 {
			p := s.slotOf(square, d)
			s.on[square][d] = p
			s.lines[p.line] &^= 3 << (p.at & 63)
		}
	}
	for square := range int16(s.size) {
		for colour := range 2 {
			s.worth[colour][square] = s.kinds[colour].worth[0]
		}
		s.reshape(square, s.look(square))
	}
}

// look computes the shapes of a square in all directions.
func (s *state) look(square int16) (all uint32) {
	for d, p := range &s.on[square&squareMask] {
		all |= spread(s.see(uint64(s.lines[p.line]>>((p.at-2*reach)&63))), d)
	}
	return all
}

// Shapes returns the shapes of a square for a colour, four directions of four
// bits, or 0 where there is a stone.
func (s *state) Shapes(colour int, square int16) uint16 {
	return uint16(s.shape[square&squareMask] >> (16 * (colour & 1)))
}

// reshape sets the shapes of a square.
func (s *state) reshape(square int16, all uint32) {
	differ := s.shape[square&squareMask] ^ all
	s.shape[square&squareMask] = all
	if differ&0xffff != 0 {
		s.rekind(0, square, uint16(all))
	}
	if differ>>16 != 0 {
		s.rekind(1, square, uint16(all>>16))
	}
}

// rekind sets the worth of a square for a colour from its new shapes, and
// updates the sums and sets.
func (s *state) rekind(colour int, square int16, shapes uint16) {
	t := s.kinds[colour&1]
	now, old := &t.worth[t.of(shapes)], &s.worth[colour&1][square&squareMask]
	s.moving[colour&1] += int32(now.moving) - int32(old.moving)
	s.waiting[colour&1] += int32(now.waiting) - int32(old.waiting)
	if now.level != old.level {
		s.enter(colour, square, old.level, -1)
		s.enter(colour, square, now.level, 1)
	}
	*old = *now
}

// enter puts a square into the set of its level (d is 1) or takes it out (d is
// -1).
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
	return s.worth[colour&1][square&squareMask].level
}

// allowed reports whether the side to move may play an empty square.
func (s *state) allowed(square int16) bool {
	foul := s.worth[s.me()][square&squareMask].foul
	return foul == isAllowed || foul == isDoubtful && s.Foul(square) == NoFoul
}

// make plays a square for the side to move.
func (s *state) make(square int16) {
	me := s.me()
	s.marks[s.full&squareMask] = int32(len(s.undo))
	s.played[s.full&squareMask] = square
	s.before[s.full&squareMask] = s.sums
	s.won = s.level(me, square) == completes
	s.note(square)
	s.reshape(square, 0)
	s.stone[square&squareMask] = me + 1
	s.hash ^= s.zobrist[me][square&squareMask]
	s.full++
	s.side = me ^ 1
	for d, p := range &s.on[square&squareMask] {
		s.lines[p.line] |= int64(me+1) << (p.at & 63)
		s.ripple(int(square), d, 1, p)
		s.ripple(int(square), d, -1, p)
	}
}

// ripple updates the shapes of the empty squares on one side of a new stone;
// way is 1 or -1. It stops where stones of both colours are in between, because
// no shape reaches past them.
func (s *state) ripple(square, d, way int, p slot) {
	hidden, line, at := int64(0), s.lines[p.line], uint(p.at)
	for i := 1; i <= s.far; i++ {
		square += way * s.step[d&3]
		at += uint(2 * way)
		if stone := line >> (at & 63) & 3; stone != 0 {
			if hidden |= stone; hidden == 3 {
				return
			}
			continue
		}
		was := s.shape[square&squareMask]
		all := was&^(0x000f000f<<(4*d&15)) | spread(s.see(uint64(line>>((at-2*reach)&63))), d)
		if all != was {
			s.note(int16(square))
			s.reshape(int16(square), all)
		}
	}
}

// unmake takes back the last stone, which must be on square.
func (s *state) unmake(square int16) {
	me := s.you()
	s.side = me
	s.full--
	s.won = false
	s.hash ^= s.zobrist[me][square&squareMask]
	s.stone[square&squareMask] = 0
	for _, p := range &s.on[square&squareMask] {
		s.lines[p.line] &^= 3 << (p.at & 63)
	}
	mark := int(s.marks[s.full&squareMask])
	for i := len(s.undo) - 1; i >= mark; i-- { // one stone changes no square twice
		s.restore(&s.undo[i])
	}
	s.undo = s.undo[:mark]
	s.sums = s.before[s.full&squareMask]
}

// note pushes the present state of a square onto undo.
func (s *state) note(square int16) {
	n := len(s.undo)
	if n == cap(s.undo) {
		s.undo = append(s.undo, change{})
	}
	s.undo = s.undo[:n+1]
	c := &s.undo[n]
	c.shape, c.square = s.shape[square&squareMask], square
	c.worth[0] = s.worth[0][square&squareMask]
	c.worth[1] = s.worth[1][square&squareMask]
}

// restore undoes one change of a square; the caller restores the sums.
func (s *state) restore(c *change) {
	s.shape[c.square&squareMask] = c.shape
	for colour := range 2 {
		now := &s.worth[colour][c.square&squareMask]
		if was := c.worth[colour].level; was != now.level {
			s.enter(colour, c.square, now.level, -1)
			s.enter(colour, c.square, was, 1)
		}
		*now = c.worth[colour]
	}
}

// swing gives the move to the other side without a stone. A second call undoes
// it.
func (s *state) swing() {
	s.side ^= 1
	s.hash ^= s.zobrist[0][maxSquares-1]
}
