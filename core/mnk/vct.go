package mnk

import "github.com/tefuda/tefuda/core/mnk/positions"

// Threat-space search: a win by continuous threats (victory by continuous
// threats, 追い詰め) is one by fours and by moves that prepare a double threat.
// Only fours and what stops all double threats need looking at as answers (see
// defences), so a win that is found is a proof. The idea is that of
// L. V. Allis, H. J. van den Herik, M. P. H. Huntjens: Go-Moku solved by new
// search techniques, Computational Intelligence 12, 1996,
// https://doi.org/10.1111/j.1467-8640.1996.tb00250.x.

// How far the root looks for such a win: in threats, and in nodes, those of the
// wins by fours that it looks for everywhere included. It takes a quarter of
// the budget at most, be that of nodes or of time. A quarter made 50 of 60 points
// against level 4 in 30 games on 13 × 13 at 1,500 nodes a move, and 39 at 10,000;
// an eighth made 42 and 34, a half 42 and 41.
const (
	vctDepth   = 12
	vctNodes   = 160_000
	vctPart    = 4
	vctBatch   = 256 // nodes between two looks at the clock
	vctThreats = 12  // threats tried in a position
)

// attackKey keeps the entries of attack in the table apart.
const attackKey = 0x5DEECE66D1234567

// byThreats looks for a win by continuous threats at the root, and leaves what
// it finds in the table, where the search will see it.
func (s *searcher) byThreats() {
	s.vctEnd = s.nodes + s.meter.Allow(vctPart*vctNodes)/vctPart
	s.vctCheck = s.nodes
	for depth := 1; depth <= vctDepth && s.threatsLeft() > 0 && !s.stop; depth++ {
		plies := s.attack(depth)
		if plies == 0 {
			continue
		}
		if e := s.table.At(s.hash ^ attackKey); e != nil && e.Value > 0 {
			s.make(e.Move)
			key, _ := s.key()
			s.table.Put(key, -(winValue - e.Value + 1), nowhere, 0, positions.Upper)
			s.unmake(e.Move)
		}
		return
	}
}

// threatsLeft returns how many nodes the search for threats may still visit.
func (s *searcher) threatsLeft() int {
	if s.nodes >= s.vctCheck {
		s.vctCheck = s.nodes + vctBatch
		if s.meter.Spent() >= 1.0/vctPart {
			s.vctEnd = s.nodes
		}
	}
	return int(max(0, s.vctEnd-s.nodes))
}

// attack returns the plies to the last stone of a win by at most depth
// threats and then fours of the side to move, or 0.
func (s *searcher) attack(depth int) (plies int32) {
	me, you := s.sides()
	switch {
	case s.fives[me].any():
		return 1
	case s.fives[you].n > 1:
		return 0
	case !s.fives[you].any() && s.doubleThreat(int(me), nowhere) != nowhere:
		return 3
	}
	if depth == 0 || s.threatsLeft() == 0 || !s.visit() {
		return 0
	}
	if plies = s.winByFours(vcfDepth, min(vcfNodes, s.threatsLeft())); plies > 0 {
		return plies
	}
	key := s.hash ^ attackKey
	if e := s.table.At(key); e != nil && (e.Value > 0 || int(e.Depth) >= depth) {
		return e.Value
	}
	plies, square := s.threaten(depth)
	if !s.stop && s.threatsLeft() > 0 {
		s.table.Put(key, plies, square, depth, positions.Exact)
	}
	return plies
}

// threaten tries the threats of the side to move.
func (s *searcher) threaten(depth int) (plies int32, square int16) {
	base := len(s.moves)
	s.threatSquares()
	for i := base; i < min(len(s.moves), base+vctThreats) && plies == 0; i++ {
		s.next(i)
		square = s.moves[i].square
		s.make(square)
		if rest := s.defend(depth - 1); rest > 0 {
			plies = rest + 1
		}
		s.unmake(square)
	}
	s.moves = s.moves[:base]
	return plies, square
}

// threatSquares appends the moves that could be threats: after a four of the
// opponent the answer, else fours and what brings a line to k-2 stones.
func (s *searcher) threatSquares() {
	me, you := s.sides()
	if s.fives[you].any() {
		s.moves = append(s.moves, move{s.fives[you].first(), 0})
		return
	}
	ranks := s.ranker(nowhere, rootPly)
	for square := range int16(s.size) {
		if s.stone[square] == 0 && s.threatens(int(me), square) {
			s.moves = append(s.moves, move{square, ranks.rank(square)})
		}
	}
}

// defend returns the plies to the last stone if the opponent of the side to
// move wins by threats whatever the answer, or 0.
func (s *searcher) defend(depth int) (plies int32) {
	base := len(s.moves)
	plies, over := s.parries()
	for i := base; i < len(s.moves) && !over; i++ {
		s.next(i)
		square := s.moves[i].square
		s.make(square)
		rest := s.attack(depth)
		s.unmake(square)
		plies = max(plies, rest+1)
		if rest == 0 {
			plies, over = 0, true
		}
	}
	s.moves = s.moves[:base]
	return plies
}

// parries appends the answers to a threat of the opponent, or returns how soon
// the opponent wins, 0 for never, if none is needed or there is none.
func (s *searcher) parries() (plies int32, over bool) {
	me, you := s.sides()
	switch {
	case s.fives[me].any():
		return 0, true
	case s.fives[you].n > 1:
		return 2, true
	case s.fives[you].n == 1:
		s.moves = append(s.moves, move{s.fives[you].first(), 0})
		return 0, false
	case s.doubleThreat(int(you), nowhere) == nowhere:
		return 0, true
	}
	base := len(s.moves)
	s.answers(int(you), nowhere, rootPly)
	if len(s.moves) == base {
		return 4, true
	}
	return 0, false
}
