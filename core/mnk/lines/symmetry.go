package lines

// Symmetries are the turns and reflections that map a board onto itself: eight
// of a square board, four of any other.
type Symmetries struct {
	n int
	// Image holds, by symmetry and square, the square that it becomes.
	Image [8][MaxSquares]int16
}

// NewSymmetries returns the symmetries of a board.
func NewSymmetries(columns, rows int) *Symmetries {
	m := &Symmetries{n: 4}
	if columns == rows {
		m.n = 8
	}
	for i := range m.n {
		for r := range rows {
			for c := range columns {
				y, x := r, c
				if i&1 != 0 {
					y = rows - 1 - y
				}
				if i&2 != 0 {
					x = columns - 1 - x
				}
				if i&4 != 0 {
					y, x = x, y
				}
				m.Image[i][r*columns+c] = int16(y*columns + x)
			}
		}
	}
	return m
}

// Canonical returns the least hash of a position over all symmetries, and the
// index of the symmetry that gives it.
func (m *Symmetries) Canonical(s *State) (key uint64, by int) {
	var hash [8]uint64
	for square, stone := range s.Stone[:s.Size] {
		if stone != 0 {
			for i := range m.n {
				hash[i] ^= zobrist[stone-1][m.Image[i][square]]
			}
		}
	}
	for i := range m.n {
		if hash[i] < hash[by] {
			by = i
		}
	}
	if int(s.Side) != s.Stones&1 {
		return ^hash[by], by // as in New
	}
	return hash[by], by
}

// Back returns the square that symmetry `by` maps onto image.
func (m *Symmetries) Back(by int, image int16) int16 {
	if by == 5 || by == 6 { // the quarter turns undo each other
		by = 5 + 6 - by
	}
	return m.Image[by][image]
}
