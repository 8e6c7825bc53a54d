package mnk

// generate appends the moves to look at, and tells whether they are all that
// can matter: when the opponent has doubles, only fours and what stops all of
// them do.
func (s *searcher) generate(hint int16, ply int) (all bool) {
	you := int(s.side ^ 1)
	if s.double(you, -1) >= 0 {
		s.answers(you, hint, ply)
		return true
	}
	if s.wide {
		for square := range int16(s.size) {
			if s.stone[square] == 0 {
				s.moves = append(s.moves, move{square, s.rank(square, hint, ply)})
			}
		}
		return true
	}
	base := len(s.moves)
	for square := range int16(s.size) {
		if s.stone[square] == 0 {
			s.insert(base, move{square, s.rank(square, hint, ply)})
		}
	}
	return len(s.moves)-base < narrow
}

// insert puts a move where its rank belongs among those from base on, of
// which it keeps the best.
func (s *searcher) insert(base int, m move) {
	at := len(s.moves)
	if at-base < narrow {
		s.moves = append(s.moves, m)
	} else if at--; s.moves[at].rank >= m.rank {
		return
	}
	for ; at > base && s.moves[at-1].rank < m.rank; at-- {
		s.moves[at] = s.moves[at-1]
	}
	s.moves[at] = m
}

// narrow is how many moves of a position on a large board are looked at.
const narrow = 20

// answers appends what can be played against doubles of a colour.
func (s *searcher) answers(colour int, hint int16, ply int) {
	stops, n := s.defences(colour)
	fours := &s.fours[s.side&1]
	for _, square := range stops[:n] {
		if fours.count[square] == 0 {
			s.moves = append(s.moves, move{square, s.rank(square, hint, ply)})
		}
	}
	for square := fours.next(-1); square >= 0; square = fours.next(square) {
		s.moves = append(s.moves, move{square, s.rank(square, hint, ply)})
	}
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

// glance returns what search would of a move of the last ply, without placing
// it, if the move touches no threats and nothing hangs over the board.
func (s *searcher) glance(square int16, depth int) (value int32, quiet bool) {
	me, you := s.side&1, (s.side^1)&1
	if depth != 1 || s.fours[you].n > 0 || len(s.beside.list) > 0 || s.full+1 == s.size {
		return 0, false
	}
	mine, yours := s.value[me], s.value[you]
	open := [2]int32{s.potential[me], s.potential[you]}
	steps := &s.steps.on[me]
	for _, l := range s.through.of(square) {
		step := &steps[s.class[l]&(classes-1)]
		if step.raises {
			return 0, false
		}
		mine, yours = mine+step.gained, yours-step.lost
		open[0], open[1] = open[0]+step.opened, open[1]-step.closed
	}
	if open[0] < 1<<s.k || open[1] < 1<<(s.k-1) || s.fours[me].twice > 0 || !s.visit() {
		return 0, false
	}
	return -heuristic(yours - mine + turnValue), true
}
