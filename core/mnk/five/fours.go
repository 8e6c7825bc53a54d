package five

// The limits of the search for wins by fours at each position, in fours and in
// nodes.
const (
	foursDepth = 10
	foursNodes = 48
)

// byFours looks for a win of the side to move by fours alone (victory by
// continuous fours, 四追い). It returns the plies to the last stone, or 0 if it
// finds none.
func (s *Search) byFours(depth, nodes int) int32 {
	s.foursLeft = nodes
	return s.fours(depth, 0)
}

// fours is byFours within foursLeft nodes. It writes the line it finds to
// forced, from index at on, up to the last threat.
func (s *Search) fours(depth, at int) int32 {
	me, you := s.sides()
	only := int16(nowhere)
	switch {
	case s.sets[me][ofRows].any():
		s.forced[at] = nowhere
		return 1
	case s.sets[you][ofRows].n > 1 || s.sets[you][ofRows].any() && s.rule.caro():
		return 0
	case s.sets[you][ofRows].n == 1:
		only = s.sets[you][ofRows].first()
		if s.level(me, only) < levelFour {
			return 0
		}
	case s.sets[me][ofDoubles].any():
		s.forced[at], s.forced[at+1] = s.sets[me][ofDoubles].first(), nowhere
		return 3
	}
	if depth == 0 {
		return 0
	}
	if only != nowhere {
		return s.byFour(only, depth, at)
	}
	set := &s.sets[me][ofRich]
	for square := set.first(); square != nowhere; square = set.next(square) {
		if plies := s.byFour(square, depth, at); plies > 0 {
			return plies
		}
	}
	return 0
}

// byFour plays a four and goes on after its only answer. A four without an
// answer wins at once.
func (s *Search) byFour(square int16, depth, at int) (plies int32) {
	if s.foursLeft--; s.foursLeft < 0 || !s.visit() {
		return 0
	}
	s.make(square)
	s.forced[at], s.forced[at+1] = square, nowhere
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

// against reports whether the opponent would win by fours if the side to move
// passed. It then leaves in stops the moves that may prevent it: the squares of
// the win and those that would complete its rows. Fours of the side to move may
// prevent it, too. Rarely, so may a move that turns one of the replies into a
// four.
func (s *Search) against() bool {
	you := s.you()
	if !s.sets[you][ofRich].any() || s.sets[you][ofRows].any() || s.without&FoursAgainst != 0 {
		return false
	}
	s.swing()
	found := s.byFours(foursDepth, foursNodes) > 0
	if found {
		s.stops = set{}
		s.collect(0)
	}
	s.swing()
	return found
}

// collect adds to stops what may stop the forced line from index at on.
func (s *Search) collect(at int) {
	attack := s.forced[at]
	if attack == nowhere {
		return
	}
	s.stop(attack)
	completions := s.completions(int(s.side), attack)
	for _, square := range completions.squares[:completions.n] {
		s.stop(square)
	}
	reply := s.forced[at+1]
	if reply == nowhere {
		return
	}
	s.make(attack)
	s.make(reply)
	s.stop(reply)
	s.collect(at + 2)
	s.unmake(reply)
	s.unmake(attack)
}

func (s *Search) stop(square int16) {
	if s.stops.bits[square>>6&(setWords-1)]>>(square&63)&1 == 0 {
		s.stops.flip(square, 1)
	}
}
