package mnk

import "math/bits"

// A Counter counts runs on boards of at most 64 squares, given as one word a
// colour: the representation of #90, for boards by the million. Bit 0 is the
// bottom right square. Bits grow to the left, then upwards:
//
//	8 7 6
//	5 4 3
//	2 1 0
type Counter struct {
	length int
	step   [4]uint8  // by direction: from a square to the next of a run, in bits
	start  [4]uint64 // by direction: the squares at which a run can begin
	board  uint64
}

// NewCounter returns the counter for runs of a length of at least 2, on a board
// of at most 64 squares.
func NewCounter(columns, rows, length int) *Counter {
	c := &Counter{length: length, step: [4]uint8{1, uint8(columns), uint8(columns) + 1, uint8(columns) - 1}}
	for y := range rows { // from the bottom
		for x := range columns { // from the right
			bit := uint64(1) << (y*columns + x)
			c.board |= bit
			across, down, back := x+length <= columns, y+length <= rows, x-length+1 >= 0
			for d, fits := range [4]bool{across, down, across && down, back && down} {
				if fits {
					c.start[d] |= bit
				}
			}
		}
	}
	return c
}

// Board returns the bits that are squares of the board. Other bits must be 0 in
// a position.
func (c *Counter) Board() uint64 { return c.board }

// Count returns the number of runs of the squares of one colour.
func (c *Counter) Count(stones uint64) (n int) {
	for d, start := range &c.start {
		m := stones & start
		for i, shift := 1, c.step[d]; i < c.length && m != 0; i++ {
			m &= stones >> (uint(shift) * uint(i))
		}
		n += bits.OnesCount64(m)
	}
	return n
}
