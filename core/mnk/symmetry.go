package mnk

// symmetries are the turns and reflections that map a board onto itself:
// eight of a square board, four of another.
type symmetries struct {
	n     int
	image [8][maxSquares]int16
}

func newSymmetries(columns, rows int) *symmetries {
	m := &symmetries{n: 4}
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
				m.image[i][r*columns+c] = int16(y*columns + x)
			}
		}
	}
	return m
}

// canonical returns the least of a position's hashes over the symmetries, and
// the symmetry that leads to it.
func (m *symmetries) canonical(s *state) (key uint64, by int) {
	var hash [8]uint64
	for square, stone := range s.stone[:s.size] {
		if stone != 0 {
			for i := range m.n {
				hash[i] ^= zobrist[stone-1][m.image[i][square]]
			}
		}
	}
	for i := range m.n {
		if hash[i] < hash[by] {
			by = i
		}
	}
	return hash[by], by
}

// back returns the square that a symmetry maps onto another.
func (m *symmetries) back(by int, image int16) int16 {
	if by == 5 || by == 6 { // the quarter turns undo each other
		by = 5 + 6 - by
	}
	return m.image[by][image]
}
