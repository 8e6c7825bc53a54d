package five

// The reach of the search for wins by fours at a position.
const (
	foursDepth = 10
	foursNodes = 48
)

// byFours looks for a win of the side to move by fours alone (victory by
// continuous fours, 四追い), and returns the plies to the last stone, or 0.
func (s *Search) byFours(depth, nodes int) int32 {
	s.foursLeft = nodes
	return s.fours(depth)
}

// fours is byFours within the nodes that are left.
func (s *Search) fours(depth int) int32 {
	me, you := s.side&1, s.side&1^1
	only := int16(-1)
	switch {
	case s.sets[me][ofRows].n > 0:
		return 1
	case s.sets[you][ofRows].n > 1:
		return 0
	case s.sets[you][ofRows].n == 1:
		only = s.sets[you][ofRows].next(-1)
		level := s.level[s.kind[me][only&squareMask]]
		if level < levelFour {
			return 0
		}
	case s.sets[me][ofDoubles].n > 0:
		return 3
	}
	if depth == 0 || s.sets[me][ofRich].n == 0 && only < 0 {
		return 0
	}
	if only >= 0 {
		return s.byFour(only, depth)
	}
	set := &s.sets[me][ofRich]
	for square := set.next(-1); square >= 0 && s.foursLeft > 0; square = set.next(square) {
		if plies := s.byFour(square, depth); plies > 0 {
			return plies
		}
	}
	return 0
}

// byFour tries a four.
func (s *Search) byFour(square int16, depth int) (plies int32) {
	if s.foursLeft--; s.foursLeft < 0 || !s.visit() {
		return 0
	}
	mine := &s.sets[s.side&1][ofRows]
	s.make(square)
	if reply := mine.next(-1); mine.n > 1 {
		plies = 3
	} else {
		s.make(reply)
		if rest := s.fours(depth - 1); rest > 0 {
			plies = rest + 2
		}
		s.unmake(reply)
	}
	s.unmake(square)
	return plies
}
