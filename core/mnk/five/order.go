package five

// A move is a square with what it is ordered by.
type move struct {
	square int16
	rank   int32
}

// A ranker ranks the moves of a position.
type ranker struct {
	attack, defence *[kinds]int16
	mine, yours     *[maxSquares]uint16
	history         *[maxSquares]int16
	hint            int16
	killer          [2]int16
}

func (s *Search) ranker(hint int16, ply int) ranker {
	me := s.side & 1
	return ranker{
		&s.kinds[me].attack, &s.kinds[me^1].defence, &s.kind[me], &s.kind[me^1], &s.history[me], hint, s.killer[ply],
	}
}

// killerRank lifts a move that refuted a sibling of the position.
const killerRank = 40

// rank is what a move is ordered by.
func (r *ranker) rank(square int16) int32 {
	at := square & squareMask
	rank := int32(r.attack[r.mine[at]]) + int32(r.defence[r.yours[at]]) + int32(r.history[at]>>8)
	switch {
	case square == r.hint:
		return 1 << 30
	case r.killer[0] == square || r.killer[1] == square:
		rank += killerRank
	}
	return rank
}

// generate appends the moves of a node to look at, the best first, and tells
// whether they are all that can matter: when the opponent has double fours,
// only fours and what stops all of them do.
func (s *Search) generate(hint int16, ply, most int) (all bool) {
	me, you := s.side&1, s.side&1^1
	base := len(s.moves)
	r := s.ranker(hint, ply)
	if s.sets[you][ofDoubles].n > 0 && s.rule != Caro { // by whose rule there are other stops
		stops := s.defences(int(you))
		for _, square := range stops.squares[:stops.n] {
			if s.level(me, square) < levelFour && s.allowed(square) {
				s.insert(base, maxSquares, move{square, r.rank(square)})
			}
		}
		fours := &s.sets[me][ofFours]
		for square := fours.next(-1); square >= 0; square = fours.next(square) {
			s.insert(base, maxSquares, move{square, r.rank(square)})
		}
		return true
	}
	s.list(&r, base, most)
	return false
}

// list appends the best of all squares on which somebody can have a row.
func (s *Search) list(r *ranker, base, most int) {
	free := s.kinds[s.side&1].foul == nil
	for square := range int16(s.size) {
		if r.mine[square&squareMask]|r.yours[square&squareMask] != 0 && (free || s.allowed(square)) {
			s.insert(base, most, move{square, r.rank(square)})
		}
	}
}

// insert puts a move where its rank belongs among those from base on, of
// which it keeps the best.
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

// remember notes a move that refutes the opponent's last one, and those that
// were tried before and did not.
func (s *Search) remember(square int16, depth, ply int, tried []move) {
	if s.killer[ply][0] != square {
		s.killer[ply][1] = s.killer[ply][0]
		s.killer[ply][0] = square
	}
	bonus := int32(min(depth*depth, 400)) * 16
	s.learn(square, bonus)
	for _, m := range tried {
		if m.square != square {
			s.learn(m.square, -bonus)
		}
	}
}

// learn moves what is known of a square towards a bonus, within ±2^14.
func (s *Search) learn(square int16, bonus int32) {
	h := &s.history[s.side&1][square&squareMask]
	*h += int16(bonus - int32(*h)*max(bonus, -bonus)>>14)
}
