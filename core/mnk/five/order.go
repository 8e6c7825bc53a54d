package five

// A move is a square and its rank in the order of moves, higher is earlier.
type move struct {
	square int16
	rank   int32
}

// A ranker computes the ranks of the moves of a position.
type ranker struct {
	mine, yours *[maxSquares]worth
	history     *[maxSquares]int16
	following   []int16
	hint        int16
	killer      [2]int16
}

func (s *Search) ranker(hint int16, ply int) ranker {
	me := s.me()
	return ranker{
		&s.worth[me], &s.worth[me^1], &s.history[me], s.after(), hint, s.killer[ply],
	}
}

// after returns the history of the side to move after the opponent's last move,
// by square.
func (s *Search) after() []int16 {
	last := 0
	if s.full > 0 {
		last = int(s.played[(s.full-1)&squareMask])
	}
	from := (int(s.me())*s.size + last) * s.size
	return s.following[from : from+s.size]
}

// killerRank is added to the rank of a move that refuted a sibling of the
// position.
const killerRank = 40

// rank returns the rank of a move.
func (r *ranker) rank(square int16) int32 {
	at := square & squareMask
	rank := int32(r.mine[at].attack) + int32(r.yours[at].defence) + int32(r.history[at]>>8) + int32(r.following[square]>>8)
	switch {
	case square == r.hint:
		return 1 << 30
	case r.killer[0] == square || r.killer[1] == square:
		rank += killerRank
	}
	return rank
}

// generate appends the moves of a node, the best first, and reports whether no
// other move can matter. When the opponent has double fours, only fours and the
// moves that stop all of them do.
func (s *Search) generate(hint int16, ply, most int) (all bool) {
	me, you := s.sides()
	base := len(s.moves)
	r := s.ranker(hint, ply)
	if s.sets[you][ofDoubles].any() && !s.rule.caro() { // Caro has other stops
		stops := s.defences(int(you))
		for _, square := range stops.squares[:stops.n] {
			if s.level(me, square) < levelFour && s.allowed(square) {
				s.insert(base, maxSquares, move{square, r.rank(square)})
			}
		}
		fours := &s.sets[me][ofFours]
		for square := fours.first(); square != nowhere; square = fours.next(square) {
			s.insert(base, maxSquares, move{square, r.rank(square)})
		}
		return true
	}
	s.list(&r, base, most)
	return false
}

// insert puts a move at its rank among those from base on and keeps the best
// `most` of them.
func (s *Search) insert(base, most int, m move) {
	at := len(s.moves)
	if at-base < most {
		s.moves = append(s.moves, m)
	} else if at--; s.moves[at].rank >= m.rank {
		return
	}
	for ; at > base && s.moves[at-1].rank < m.rank; at-- {
		s.moves[at] = s.moves[at-1]
	}
	s.moves[at] = m
}

// remember records a move that refutes the opponent's last one, and the moves
// that were tried before it in vain.
func (s *Search) remember(square int16, depth, ply int, tried []move) {
	if s.killer[ply][0] != square && s.without&Killers == 0 {
		s.killer[ply][1] = s.killer[ply][0]
		s.killer[ply][0] = square
	}
	bonus := int32(min(depth*depth, 400)) * 16
	following := s.after()
	s.learn(following, square, bonus)
	for _, m := range tried {
		if m.square != square {
			s.learn(following, m.square, -bonus)
		}
	}
}

// learn moves the history of a square towards a bonus, within ±2^14.
func (s *Search) learn(following []int16, square int16, bonus int32) {
	if s.without&History == 0 {
		pull(&s.history[s.me()][square&squareMask], bonus)
	}
	if s.without&Continuation == 0 {
		pull(&following[square], bonus)
	}
}

func pull(h *int16, bonus int32) { *h += int16(bonus - int32(*h)*max(bonus, -bonus)>>14) }

// listStops appends the moves of stops, which may prevent the opponent's win by
// fours, and all fours.
func (s *Search) listStops(hint int16, ply int) {
	base := len(s.moves)
	r := s.ranker(hint, ply)
	free := !s.kinds[s.me()].fouls
	for square := s.stops.first(); square != nowhere; square = s.stops.next(square) {
		if s.stone[square&squareMask] == 0 && s.level(s.side, square) < levelFour && (free || s.allowed(square)) {
			s.insert(base, maxSquares, move{square, r.rank(square)})
		}
	}
	fours := &s.sets[s.me()][ofFours]
	for square := fours.first(); square != nowhere; square = fours.next(square) {
		s.insert(base, maxSquares, move{square, r.rank(square)})
	}
}
