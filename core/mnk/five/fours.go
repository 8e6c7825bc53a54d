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
	return s.fours(depth, 0)
}

// fours is byFours within the nodes that are left. What it finds goes into
// forced from index at on, up to the last threat.
func (s *Search) fours(depth, at int) int32 {
	me, you := s.side&1, s.side&1^1
	only := int16(-1)
	switch {
	case s.sets[me][ofRows].n > 0:
		s.forced[at] = -1
		return 1
	case s.sets[you][ofRows].n > 1 || s.sets[you][ofRows].n > 0 && s.rule == Caro:
		return 0
	case s.sets[you][ofRows].n == 1:
		only = s.sets[you][ofRows].next(-1)
		if s.level(me, only) < levelFour {
			return 0
		}
	case s.sets[me][ofDoubles].n > 0:
		s.forced[at], s.forced[at+1] = s.sets[me][ofDoubles].next(-1), -1
		return 3
	}
	if depth == 0 || s.sets[me][ofRich].n == 0 && only < 0 {
		return 0
	}
	if only >= 0 {
		return s.byFour(only, depth, at)
	}
	set := &s.sets[me][ofRich]
	for square := set.next(-1); square >= 0 && s.foursLeft > 0; square = set.next(square) {
		if plies := s.byFour(square, depth, at); plies > 0 {
			return plies
		}
	}
	return 0
}

// byFour tries a four. It wins at once if it has no answer.
func (s *Search) byFour(square int16, depth, at int) (plies int32) {
	if s.foursLeft--; s.foursLeft < 0 || !s.visit() {
		return 0
	}
	s.make(square)
	s.forced[at], s.forced[at+1] = square, -1
	switch answers := s.answers(); answers.n {
	case 0:
		plies = 3
	case 1:
		reply := answers.squares[0]
		s.make(reply)
		if rest := s.fours(depth-1, at+2); rest > 0 {
			s.forced[at+1] = reply
			plies = rest + 2
		}
		s.unmake(reply)
	}
	s.unmake(square)
	return plies
}
