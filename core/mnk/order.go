package mnk

// generate appends the moves to look at, and tells whether they are all that
// can matter: when the opponent has doubles, only fours and what stops all of
// them do.
func (s *searcher) generate(hint int16, ply int) (all bool) {
	you := int(s.side ^ 1)
	if s.double(you, -1) >= 0 {
		return s.answers(you, hint, ply)
	}
	base := len(s.moves)
	for square := range int16(s.size) {
		if s.stone[square] == 0 {
			s.moves = append(s.moves, move{square, s.rank(square, hint, ply)})
		}
	}
	if s.wide || len(s.moves)-base <= narrow {
		return true
	}
	for i := base; i < base+narrow; i++ {
		s.next(i)
	}
	s.moves = s.moves[:base+narrow]
	return false
}

// narrow is how many moves of a position on a large board are looked at.
const narrow = 20

// answers appends what can be played against doubles of a colour.
func (s *searcher) answers(colour int, hint int16, ply int) (all bool) {
	stops, n := s.defences(colour)
	fours := &s.fours[s.side&1]
	for _, square := range stops[:n] {
		if fours.count[square] == 0 {
			s.moves = append(s.moves, move{square, s.rank(square, hint, ply)})
		}
	}
	fours.each(func(square int16) bool {
		s.moves = append(s.moves, move{square, s.rank(square, hint, ply)})
		return true
	})
	return true
}

// rank is what a move is ordered by.
func (s *searcher) rank(square, hint int16, ply int) int32 {
	if square == hint {
		return 1 << 30
	}
	mine, yours := int32(uint32(s.order[square])), int32(s.order[square]>>32)
	if s.side == 1 {
		mine, yours = yours, mine
	}
	rank := mine + mine>>2 + yours + s.history[s.side&1][square]>>6
	if s.killer[ply][0] == square || s.killer[ply][1] == square {
		rank += 200
	}
	return rank
}

// next brings the best of the moves from i on to i; of equal ones, the one
// that came first.
func (s *searcher) next(i int) {
	best := i
	for j := i + 1; j < len(s.moves); j++ {
		if s.moves[j].rank > s.moves[best].rank {
			best = j
		}
	}
	m := s.moves[best]
	s.moves[best] = s.moves[i]
	s.moves[i] = m
}
