package mnk

import "math/bits"

// A state is a position as the search sees it: for every line how many
// stones of each colour it holds, and what follows from that. Colours are 0
// black, 1 white. place and lift cost O(lines through the square).
type state struct {
	*lines
	weights *weights
	side    uint8
	full    int // stones on the board
	won     int // completed lines, of the side that moved last
	hash    uint64
	stone   [maxSquares]uint8 // 0 empty, else colour+1
	line    []lineState
	// fives are the squares that complete a line of a colour, fours those
	// that lead to a line but for one square; counted by line.
	fives, fours [2]squareSet
	// potential is the sum of 2^stones over a colour's open lines: divided by
	// 2^k, what Erdős and Selfridge's theorem weighs.
	potential [2]int32
	value     [2]int32          // weights.value summed over a colour's open lines
	light     bool              // order is not kept up: nothing will be ordered until the stone is lifted
	order     [maxSquares]int64 // weights.order summed over a square's open lines, white's in the high half
}

// A lineState counts, for each colour, its own stones on a line plus
// blocked for each stone that keeps the colour from ever completing it: the
// opponent's on it and, with Exact, its own right beside it.
type lineState struct {
	code  [2]uint16
	empty uint16 // exclusive or of the empty squares
}

// blocked is more than the stones of a line.
const blocked = 32

// A squareSet is a multiset of squares.
type squareSet struct {
	count [maxSquares]uint8
	bits  [(maxSquares + 63) / 64]uint64
	n     int // different squares
	twice int // those counted more than once
}

// put adds a square, d = 1, or takes it out once, d = -1.
func (s *squareSet) put(square int16, d int) {
	s.count[square] += uint8(d)
	switch count := int(s.count[square]); {
	case count*2 == 1+d: // 0 to 1 or back
		s.bits[square>>6] ^= 1 << (square & 63)
		s.n += d
	case count*2 == 3+d: // 1 to 2 or back
		s.twice += d
	}
}

// first returns the lowest square of a set that is not empty.
func (s *squareSet) first() int16 {
	for i, word := range s.bits {
		if word != 0 {
			return int16(i<<6 + bits.TrailingZeros64(word))
		}
	}
	return -1
}

// newState sets up the lines of a position and places its stones.
func newState(p *Position) *state {
	s := &state{lines: newLines(p.Game), weights: newWeights(p.Game.K)}
	s.line = make([]lineState, len(s.squares)/s.k)
	for l := range s.line {
		for _, square := range s.of(int16(l)) {
			s.line[l].empty ^= uint16(square)
			s.order[square] += s.weights.order[0][0] + s.weights.order[1][0]
		}
		for colour := range 2 {
			s.potential[colour]++
			s.value[colour] += s.weights.value[0]
			s.near(int16(l), colour, 0, 1)
		}
	}
	for number := range s.size {
		at := s.square(int16(number))
		if stone := p.Board.At(at.Row, at.Column); stone != Empty {
			s.side = uint8(stone - Black)
			s.place(int16(number))
		}
	}
	s.side = uint8(p.Turn - Black)
	return s
}

// place plays a square for the side to move.
func (s *state) place(square int16) {
	me := s.side
	s.stone[square] = me + 1
	s.hash ^= zobrist[me][square]
	s.side = me ^ 1
	s.full++
	for _, l := range s.through.of(square) {
		line := &s.line[l]
		s.touch(l, line, me, square, 1)
		line.code[me&1]++
		line.code[(me^1)&1] += blocked
		line.empty ^= uint16(square)
	}
	for _, l := range s.beside.of(square) {
		if own := s.line[l].code[me]; own < blocked {
			s.prolong(l, int(me), own, -1)
		}
		s.line[l].code[me] += blocked
	}
}

// lift takes back the last stone, which stands on square.
func (s *state) lift(square int16) {
	me := s.side ^ 1
	for _, l := range s.beside.of(square) {
		s.line[l].code[me] -= blocked
		if own := s.line[l].code[me]; own < blocked {
			s.prolong(l, int(me), own, 1)
		}
	}
	for _, l := range s.through.of(square) {
		line := &s.line[l]
		line.code[me&1]--
		line.code[(me^1)&1] -= blocked
		line.empty ^= uint16(square)
		s.touch(l, line, me, square, -1)
	}
	s.full--
	s.side = me
	s.hash ^= zobrist[me][square]
	s.stone[square] = 0
}

// touch accounts for a stone of me, d = 1, put on a line that is given as it
// was before, or, d = -1, for taking it back.
func (s *state) touch(l int16, line *lineState, me uint8, square int16, d int32) {
	own, other := line.code[me&1], line.code[(me^1)&1]
	var change int64
	if own < blocked {
		s.value[me&1] += d * s.weights.step[own&31]
		s.potential[me&1] += d << own
		change = s.weights.orderStep[me&1][own&31]
		if int(own)+3 >= s.k {
			s.raise(l, int(me), int(own), square, int(d))
		}
	}
	if other < blocked {
		s.value[(me^1)&1] -= d * s.weights.value[other&31]
		s.potential[(me^1)&1] -= d << other
		change -= s.weights.order[(me^1)&1][other&31]
		if int(other)+2 >= s.k {
			s.drop(line, int(me^1), int(other), square, int(-d))
		}
	}
	if change *= int64(d); change != 0 && !s.light {
		for _, at := range s.of(l) {
			s.order[at] += change
		}
	}
}

// raise accounts for a line's own stones becoming one more, close to k.
func (s *state) raise(l int16, colour, own int, square int16, d int) {
	switch own + 1 {
	case s.k:
		s.won += d
		s.fives[colour].put(square, -d)
	case s.k - 1:
		other := int16(s.line[l].empty) ^ square
		s.fours[colour].put(square, -d)
		s.fours[colour].put(other, -d)
		s.fives[colour].put(other, d)
	case s.k - 2:
		s.near(l, colour, own+1, d)
	}
}

// drop accounts for a line that is lost to a colour by the opponent's stone.
func (s *state) drop(line *lineState, colour, own int, square int16, d int) {
	if own == s.k-1 {
		s.fives[colour].put(square, d)
		return
	}
	s.fours[colour].put(square, d)
	s.fours[colour].put(int16(line.empty)^square, d)
}

// prolong accounts for a line that is lost to a colour, d = -1, by its own
// stone beside it, or won back.
func (s *state) prolong(l int16, colour int, own uint16, d int) {
	s.value[colour] += int32(d) * s.weights.value[own]
	s.potential[colour] += int32(d) << own
	for _, at := range s.of(l) {
		if !s.light {
			s.order[at] += int64(d) * s.weights.order[colour][own]
		}
	}
	if int(own) == s.k {
		s.won += d
	}
	s.near(l, colour, int(own), d)
}

// near puts the empty squares of a line into the sets they belong to.
func (s *state) near(l int16, colour, own, d int) {
	set := &s.fives[colour]
	switch own {
	default:
		return
	case s.k - 2:
		set = &s.fours[colour]
	case s.k - 1:
	}
	for _, at := range s.of(l) {
		if s.stone[at] == 0 {
			set.put(at, d)
		}
	}
}
