package five

import "math/bits"

// How far from a stone the search looks for moves, in squares: in a box around
// it, and along its lines. A row of five that begins farther away cannot
// include the stone.
const (
	nearBox  = 3
	nearLine = 4
)

// near returns the empty squares near a stone in row y of the board. Each
// square is two bits of the result, the lower of them set, as in state.lines:
// the first square at bit 2*reach.
func (s *state) near(y int) (squares uint64) {
	const lower = 0x5555555555555555
	for dy := max(-y, -nearLine); dy <= min(s.rows-1-y, nearLine); dy++ {
		line := uint64(s.lines[y+dy])
		stones := (line ^ line>>1) & lower
		switch {
		case dy == 0:
			squares |= stones<<(2*nearLine) | stones>>(2*nearLine)
			fallthrough
		case dy >= -nearBox && dy <= nearBox:
			stones |= stones<<2 | stones>>2
			squares |= stones | stones<<4 | stones>>4
		default:
			squares |= stones | stones<<(2*nearLine) | stones>>(2*nearLine)
		}
	}
	line := uint64(s.lines[y])
	return squares & lower &^ (line | line>>1)
}

// list appends the best of the squares near stones where at least one side can
// still have a row. If there are none, it takes them from the whole board.
func (s *Search) list(r *ranker, base, most int) {
	free := !s.kinds[s.me()].fouls
	for y, first := 0, int16(0); y < s.rows; y, first = y+1, first+int16(s.columns) {
		for squares := s.near(y); s.without&Nearness == 0 && squares != 0; squares &= squares - 1 {
			s.consider(r, base, most, first+int16(bits.TrailingZeros64(squares)>>1-reach), free)
		}
	}
	if len(s.moves) > base {
		return
	}
	for square := range int16(s.size) {
		if s.stone[square&squareMask] == 0 {
			s.consider(r, base, most, square, free)
		}
	}
}

// consider lists a square, unless neither side can have a row there or it is a
// foul.
func (s *Search) consider(r *ranker, base, most int, square int16, free bool) {
	if s.shape[square&squareMask] != 0 && (free || s.allowed(square)) {
		s.insert(base, most, move{square, r.rank(square)})
	}
}
