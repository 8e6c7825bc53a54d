package mnk

// search returns the value of the position for the side to move: exact
// between alpha and beta, else a bound. depth is the number of moves to look
// ahead; answers to fours do not count.
func (s *searcher) search(alpha, beta int32, depth, ply int) int32 {
	s.length[ply] = 0
	if !s.visit() {
		return 0
	}
	if value, ok := s.tactics(ply); ok {
		return value
	}
	me, you := s.barred()
	switch {
	case me && you || me && alpha >= 0 || you && beta <= 0:
		return 0
	case me:
		beta = min(beta, 1)
	case you:
		alpha = max(alpha, -1)
	}
	value := s.expand(alpha, beta, depth, ply)
	switch {
	case me && value > 0:
		return -1 // never more than a draw, but who knows
	case you && value < 0:
		return 1
	}
	return value
}

// expand is search past what can be seen without looking further.
func (s *searcher) expand(alpha, beta int32, depth, ply int) int32 {
	four := s.fives[(s.side^1)&1].n > 0
	if s.fours[s.side&1].n > 0 {
		if plies := s.winByFours(vcfDepth, vcfNodes); plies > 0 {
			value := winValue - int32(ply) - plies
			if value >= beta || int(plies) > depth {
				return value
			} // else there may be a faster win
		}
	}
	if depth <= 0 && !four || ply >= maxPly {
		return s.evaluation()
	}
	if four { // the answer to a four does not count
		return s.only(alpha, beta, depth, ply)
	}
	key, by := s.key()
	hint := int16(-1)
	if e := s.table.at(key); e != nil {
		if e.move >= 0 {
			hint = s.symmetry.back(by, e.move)
		}
		if value, ok := e.cut(alpha, beta, depth, ply); ok {
			return value
		}
	}
	value, best, bound := s.moveLoop(alpha, beta, depth, ply, hint)
	if !s.stop {
		if best >= 0 {
			best = s.symmetry.image[by][best]
		}
		s.table.put(key, toTable(value, ply), best, depth, bound)
	}
	return value
}

// The reach of the search for continuous fours at every position.
const (
	vcfDepth = 8
	vcfNodes = 48
)

// symmetricStones is the number of stones up to which positions that are the
// same but for a turn or reflection are looked up as one.
const symmetricStones = 6

// key returns the key of the position in the table, and the symmetry that it
// was turned by.
func (s *searcher) key() (key uint64, by int) {
	if s.full <= symmetricStones {
		return s.symmetry.canonical(s.state)
	}
	return s.hash, 0
}

// cut returns what the table knows, if that settles a search.
func (e *entry) cut(alpha, beta int32, depth, ply int) (value int32, ok bool) {
	value, bound := fromTable(e.value, ply), e.stamp&3
	enough := int(e.depth) >= depth
	lower := bound&boundLower != 0 && (enough || value >= winFloor || value == 0)
	upper := bound&boundUpper != 0 && (enough || value <= -winFloor || value == 0)
	return value, lower && (upper || value >= beta) || upper && value <= alpha
}

// toTable turns plies from the root into plies from the position.
func toTable(value int32, ply int) int32 {
	switch {
	case value >= winFloor:
		return value + int32(ply)
	case value <= -winFloor:
		return value - int32(ply)
	}
	return value
}

func fromTable(value int32, ply int) int32 {
	switch {
	case value >= winFloor:
		return value - int32(ply)
	case value <= -winFloor:
		return value + int32(ply)
	}
	return value
}

// only searches the one answer to a four.
func (s *searcher) only(alpha, beta int32, depth, ply int) int32 {
	square := s.fives[(s.side^1)&1].first()
	s.place(square)
	value := -s.search(-beta, -alpha, depth, ply+1)
	s.lift(square)
	if value > alpha {
		s.follow(ply, square)
	}
	return value
}

// follow makes square and what came after it the principal variation of ply.
func (s *searcher) follow(ply int, square int16) {
	s.play[ply][0] = square
	n := copy(s.play[ply][1:], s.play[ply+1][:s.length[ply+1]])
	s.length[ply] = n + 1
}

// moveLoop searches the moves of a position, the likely best first.
func (s *searcher) moveLoop(alpha, beta int32, depth, ply int, hint int16) (best int32, square int16, bound uint8) {
	base, floor, light := len(s.moves), alpha, s.light
	open := !s.generate(hint, ply) // a move is not known to be no better than a draw
	best, square, bound = -infinite, -1, boundUpper
	if len(s.moves) == base { // no fours, and no way to stop a double
		return -(winValue - int32(ply) - 4), -1, boundExact
	}
	for i := base; i < len(s.moves) && !s.stop; i++ {
		s.next(i)
		at := s.moves[i].square
		value, quiet := s.glance(at, depth)
		if !quiet {
			s.light = depth <= 1
			s.place(at)
			value = s.deeper(alpha, beta, depth, ply, i-base)
			s.lift(at)
			s.light = light
		}
		open = open || value < 0 && value > -winFloor
		if value <= best {
			continue
		}
		best = value
		if value > alpha {
			alpha, square, bound = value, at, boundExact
			s.follow(ply, at)
		}
		if value >= beta {
			s.remember(at, depth, ply)
			s.moves = s.moves[:base]
			return best, square, boundLower
		}
	}
	s.moves = s.moves[:base]
	if open {
		best = unproved(best, floor)
	}
	return best, square, bound
}

// unproved takes what is no proof from a value that is the best only of the
// moves that were searched, or searched to the end.
func unproved(value, alpha int32) int32 {
	switch {
	case value == 0 && alpha >= 0:
		return -1
	case value == 0:
		return 1
	case value <= -winFloor:
		return value + winValue - likelyLoss
	}
	return value
}

// deeper searches a move that has been placed, the first with the whole
// window, the others to see whether they are better at all.
func (s *searcher) deeper(alpha, beta int32, depth, ply, index int) int32 {
	if index == 0 {
		return -s.search(-beta, -alpha, depth-1, ply+1)
	}
	reduce := 0
	if !s.wide && index >= lateMove && depth >= lateDepth {
		reduce = 1
	}
	value := -s.search(-alpha-1, -alpha, depth-1-reduce, ply+1)
	if value > alpha && reduce > 0 && !s.stop {
		value = -s.search(-alpha-1, -alpha, depth-1, ply+1)
	}
	if value > alpha && value < beta && !s.stop {
		value = -s.search(-beta, -alpha, depth-1, ply+1)
	}
	return value
}

// Late moves of a position that is deep enough are searched one ply less.
const (
	lateMove  = 4
	lateDepth = 3
)

// remember notes a move that refutes the opponent's last one.
func (s *searcher) remember(square int16, depth, ply int) {
	if s.killer[ply][0] != square {
		s.killer[ply][1] = s.killer[ply][0]
		s.killer[ply][0] = square
	}
	h := &s.history[s.side&1][square]
	*h = min(*h+int32(depth*depth), maxHistory)
}

const maxHistory = 1 << 20
