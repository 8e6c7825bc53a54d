package mnk

import "math/bits"

// A Run is a straight line of stones of one colour.
type Run struct {
	Stone       Stone
	Row, Column int // the first square: the topmost, or the leftmost of a row
	Down, Right int // the step from a square to the next
}

// Directions are the four ways a line can lie, each walked downwards or, in
// a row, to the right.
var Directions = [4]struct{ Down, Right int }{{0, 1}, {1, 0}, {1, 1}, {1, -1}}

// Runs returns every run of exactly length squares, black first; a longer row
// of stones holds several. Runs of length 2 are the article's pairs.
func (b *Board) Runs(length int) []Run {
	var out []Run
	for colour := range b.stones {
		for _, d := range Directions {
			for row := 0; row+d.Down*(length-1) < b.rows; row++ {
				starts := b.stones[colour].starts(row, length, d.Down, d.Right)
				for ; starts != 0; starts &= starts - 1 {
					out = append(out, Run{Black + Stone(colour), row, bits.TrailingZeros32(starts), d.Down, d.Right})
				}
			}
		}
	}
	return out
}

// starts returns the columns at which a run begins in a row. The caller sees
// to it that the run does not leave the board downwards; at the sides there
// is nothing but empty bits.
func (s *bitRows) starts(row, length, down, right int) uint32 {
	m := s[row]
	for i := 1; i < length; i++ {
		next := s[row+i*down]
		if right < 0 {
			m &= next << i
		} else {
			m &= next >> (i * right)
		}
	}
	return m
}

// Count returns the number of runs of exactly length squares, 2 or more, of
// black and of white: O(rows × length) whatever stands on the board.
func (b *Board) Count(length int) (black, white int) {
	return b.count(0, length), b.count(1, length)
}

func (b *Board) count(colour, length int) (n int) {
	s := &b.stones[colour]
	for _, d := range Directions {
		for row := 0; row+d.Down*(length-1) < b.rows; row++ {
			n += bits.OnesCount32(s.starts(row, length, d.Down, d.Right))
		}
	}
	return n
}

// Pairs returns the article's evaluation: adjacent pairs of black stones
// minus adjacent pairs of white ones, over all four directions.
func (b *Board) Pairs() int {
	black, white := b.Count(2)
	return black - white
}
