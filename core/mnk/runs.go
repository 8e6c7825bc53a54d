package mnk

import "math/bits"

// A Run is a straight line of stones of one colour.
type Run struct {
	Stone       Stone
	Row, Column int // the first square: the topmost, or the leftmost of a row
	Down, Right int // the step from a square to the next
}

// Directions are the four directions of a line, each walked downwards or, in a
// row, to the right.
var Directions = [4]struct{ Down, Right int }{{0, 1}, {1, 0}, {1, 1}, {1, -1}}

// Runs returns every run of exactly length squares, black first. A longer row
// of stones holds several. Runs of length 2 are the pairs of #90.
func (b *Board) Runs(length int) []Run {
	var out []Run
	for colour := range 2 {
		for _, d := range &Directions {
			for row := 0; row+d.Down*(length-1) < b.rows; row++ {
				starts := b.starts(colour, row, length, d.Down, d.Right)
				for ; starts != 0; starts &= starts - 1 {
					out = append(out, Run{Black + Stone(colour), row, bits.TrailingZeros32(starts), d.Down, d.Right})
				}
			}
		}
	}
	return out
}

// starts returns the columns at which a run of a colour begins in a row. The run must not
// leave the board downwards. At the sides the bits are empty, so it cannot
// leave there.
func (b *Board) starts(colour, row, length, down, right int) uint32 {
	m := b.row(colour, row)
	for i := 1; i < length; i++ {
		next := b.row(colour, row+i*down)
		if right < 0 {
			m &= next << i
		} else {
			m &= next >> (i * right)
		}
	}
	return m
}

// Count returns the number of runs of exactly length squares, at least 2, of
// black and of white. It takes O(rows × length), whatever is on the board.
func (b *Board) Count(length int) (black, white int) {
	return b.count(0, length), b.count(1, length)
}

func (b *Board) count(colour, length int) (n int) {
	for _, d := range &Directions {
		for row := 0; row+d.Down*(length-1) < b.rows; row++ {
			n += bits.OnesCount32(b.starts(colour, row, length, d.Down, d.Right))
		}
	}
	return n
}

// Pairs returns the evaluation of #90: adjacent pairs of black stones minus
// adjacent pairs of white ones, in all four directions.
func (b *Board) Pairs() int {
	black, white := b.Count(2)
	return black - white
}
