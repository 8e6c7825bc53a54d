package five

// most is the largest number of squares that a few holds. A stone that leaves
// three or more squares completing a row cannot be answered except on its own
// square.
const most = 3

// A few is a set of at most three squares.
type few struct {
	squares [most]int16
	n       int
}

func (f *few) has(square int16) bool {
	for _, at := range f.squares[:f.n] {
		if at == square {
			return true
		}
	}
	return false
}

func (f *few) add(square int16) {
	if f.n < most && !f.has(square) {
		f.squares[f.n] = square
		f.n++
	}
}

// around reads the span around a square as a colour sees it, with a stone of
// that colour on the square.
func (s *state) around(out *span, colour, square, direction int) {
	p := s.on[square&squareMask][direction&3]
	codes := s.lines[p.line] >> ((p.at - 2*reach) & 63)
	for i := range out {
		out[i] = s.readers[colour&1].toColour(uint8(codes>>(2*i)&3), colour)
	}
	out[reach] = own
}

// completions returns the squares, at most three of them, that would complete a
// row of a colour after it plays square. square must be empty and must not
// complete a row itself.
func (s *state) completions(colour int, square int16) (out few) {
	var line span
	for d := range 4 {
		if shape := s.Shapes(colour, square) >> (4 * d) & 15; shape < four {
			continue
		}
		s.around(&line, colour, int(square), d)
		for i := 1; i < len(line)-1; i++ {
			if line[i] != vacant {
				continue
			}
			line[i] = own
			if _, ok := s.readers[colour&1].wins(&line); ok {
				out.add(square + int16((i-reach)*s.step[d]))
			}
			line[i] = vacant
		}
	}
	return out
}

// answers returns the squares that leave the other side without a row to
// complete. The other side must be able to complete one now. The answer is the
// square of the row, if the side to move may play there. By Caro's rule it may
// also block the row at its free end, when the other end is blocked.
func (s *state) answers() (out few) {
	you := s.you()
	rows := &s.sets[you][ofRows]
	square := rows.first()
	if !s.rule.caro() {
		if rows.n == 1 && s.allowed(square) {
			out.add(square)
		}
		return out
	}
	s.parry(&out, square)
	var line span
	for d := range 4 {
		if s.Shapes(int(you), square)>>(4*d)&15 != fiveRow {
			continue
		}
		s.around(&line, int(you), int(square), d)
		for _, way := range [2]int{-1, 1} {
			i := reach
			for ; i > 0 && i < len(line)-1 && line[i] == own; i += way {
			}
			if line[i] == vacant {
				s.parry(&out, square+int16((i-reach)*s.step[d]))
			}
		}
	}
	return out
}

// parry adds a square to out if a stone there leaves the other side without a
// row to complete.
func (s *state) parry(out *few, square int16) {
	s.make(square)
	if !s.sets[s.me()][ofRows].any() {
		out.add(square)
	}
	s.unmake(square)
}

// defences returns the squares, except fours of the defender, that leave a
// colour without all the double fours it has. Against one double four these are
// its own square or, if it has two completions, one of those. The colour must
// have a double four.
func (s *state) defences(colour int) (out few) {
	doubles := &s.sets[colour&1][ofDoubles]
	square := doubles.first()
	out = s.refutes(colour, square)
	for square = doubles.next(square); square != nowhere && out.n > 0; square = doubles.next(square) {
		other := s.refutes(colour, square)
		kept := few{}
		for _, at := range out.squares[:out.n] {
			if other.has(at) {
				kept.add(at)
			}
		}
		out = kept
	}
	return out
}

// refutes returns the squares that stop one double four of a colour.
func (s *state) refutes(colour int, square int16) (out few) {
	completions := s.completions(colour, square)
	out.add(square)
	if completions.n < most {
		for _, at := range completions.squares[:completions.n] {
			out.add(at)
		}
	}
	return out
}
