package five

// Moves returns the squares worth looking at, at most n, the best first. It
// returns none where neither side can have a row any more.
func (s *Search) Moves(n int) (out []int16) {
	s.moves = s.moves[:0]
	r := s.ranker(nowhere, 0)
	s.list(&r, 0, n)
	for _, m := range s.moves {
		out = append(out, m.square)
	}
	s.moves = s.moves[:0]
	return out
}

// Try searches a move of the root to a depth and returns its value for the side
// to move. index is the number of moves searched before it: move 0 gets the
// whole window, the others first get a null window, which only shows whether
// they beat alpha. If the value is above alpha, Try sets Line.
func (s *Search) Try(square int16, alpha, beta int32, depth, index int) (value int32) {
	n := &node{alpha: alpha, beta: beta, depth: depth, pv: true}
	level := s.level(s.side, square)
	s.depth = depth
	s.make(square)
	value = s.deeper(n, index, level)
	s.unmake(square)
	if value > alpha {
		s.follow(0, square)
	}
	return value
}

// Line returns the expected play of the last Try that was better than alpha,
// its move first. A later Try overwrites it.
func (s *Search) Line() []int16 { return s.play[0][:s.length[0]] }

// Static returns the value of a move without searching.
func (s *Search) Static(square int16) (value int32) {
	s.make(square)
	value, ok := s.tactics(1)
	if !ok {
		value = s.Evaluation()
	}
	s.unmake(square)
	return -value
}
