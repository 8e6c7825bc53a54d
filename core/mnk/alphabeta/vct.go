package alphabeta

import (
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// Threat-space search. A win by continuous threats (victory by continuous
// threats, 追い詰め) uses fours and moves that prepare a double threat. The only
// answers to look at are fours and moves that stop all double threats (see
// lines.State.Defences), so a win that is found is a proof. The idea is that of
// L. V. Allis, H. J. van den Herik, M. P. H. Huntjens: Go-Moku solved by new
// search techniques, Computational Intelligence 12, 1996,
// https://doi.org/10.1111/j.1467-8640.1996.tb00250.x.

// The limits of that search at the root, in threats and in nodes. The nodes
// include those of the wins by fours that it looks for everywhere. It takes at
// most a quarter of the budget, of nodes or of time. A quarter made 50 of 60
// points against level 4 in 30 games on 13 × 13 at 1,500 nodes a move, and 39
// at 10,000. An eighth made 42 and 34, a half 42 and 41.
const (
	vctDepth   = 12
	vctNodes   = 160_000
	vctPart    = 4
	vctBatch   = 256 // nodes between two looks at the clock
	vctThreats = 12  // threats tried in a position
)

// attackKey is mixed into hashes to keep the table entries of attack apart.
const attackKey = 0x5DEECE66D1234567

// ByThreats looks for a win by continuous threats at the root. It leaves what
// it finds in the table, where the search will see it.
func (s *Searcher) ByThreats() {
	s.vctEnd = s.Nodes + s.Meter.Allow(vctPart*vctNodes)/vctPart
	s.vctCheck = s.Nodes
	for depth := 1; depth <= vctDepth && s.threatsLeft() > 0 && !s.Stop; depth++ {
		plies := s.attack(depth)
		if plies == 0 {
			continue
		}
		if e := s.Table.At(s.Hash ^ attackKey); e != nil && e.Value > 0 {
			s.Make(e.Move)
			key, _ := s.key()
			s.Table.Put(key, -(winValue - e.Value + 1), lines.Nowhere, 0, positions.Upper)
			s.Unmake(e.Move)
		}
		return
	}
}

// threatsLeft returns the number of nodes that the search for threats may still
// visit.
func (s *Searcher) threatsLeft() int {
	if s.Nodes >= s.vctCheck {
		s.vctCheck = s.Nodes + vctBatch
		if s.Meter.Spent() >= 1.0/vctPart {
			s.vctEnd = s.Nodes
		}
	}
	return int(max(0, s.vctEnd-s.Nodes))
}

// attack returns the plies to the last stone of a win of the side to move, by
// at most depth threats and then fours, or 0.
func (s *Searcher) attack(depth int) (plies int32) {
	me, you := s.Sides()
	switch {
	case s.Fives[me].Any():
		return 1
	case s.Fives[you].N > 1:
		return 0
	case !s.Fives[you].Any() && s.DoubleThreat(int(me), lines.Nowhere) != lines.Nowhere:
		return 3
	}
	if depth == 0 || s.threatsLeft() == 0 || !s.Visit() {
		return 0
	}
	if plies = s.winByFours(vcfDepth, min(vcfNodes, s.threatsLeft())); plies > 0 {
		return plies
	}
	key := s.Hash ^ attackKey
	if e := s.Table.At(key); e != nil && (e.Value > 0 || int(e.Depth) >= depth) {
		return e.Value
	}
	plies, square := s.threaten(depth)
	if !s.Stop && s.threatsLeft() > 0 {
		s.Table.Put(key, plies, square, depth, positions.Exact)
	}
	return plies
}

// threaten tries the threats of the side to move.
func (s *Searcher) threaten(depth int) (plies int32, square int16) {
	base := len(s.Moves)
	s.threatSquares()
	for i := base; i < min(len(s.Moves), base+vctThreats) && plies == 0; i++ {
		s.Next(i)
		square = s.Moves[i].Square
		s.Make(square)
		if rest := s.defend(depth - 1); rest > 0 {
			plies = rest + 1
		}
		s.Unmake(square)
	}
	s.Moves = s.Moves[:base]
	return plies, square
}

// threatSquares appends the moves that could be threats: after a four of the
// opponent the answer, else fours and moves that bring a line to k-2 stones.
func (s *Searcher) threatSquares() {
	me, you := s.Sides()
	if s.Fives[you].Any() {
		s.Moves = append(s.Moves, Move{s.Fives[you].First(), 0})
		return
	}
	ranks := s.ranker(lines.Nowhere, rootPly)
	for square := range int16(s.Size) {
		if s.Stone[square] == 0 && s.Threatens(int(me), square) {
			s.Moves = append(s.Moves, Move{square, ranks.Rank(square)})
		}
	}
}

// defend returns the plies to the last stone if the opponent of the side to
// move wins by threats whatever the answer, else 0.
func (s *Searcher) defend(depth int) (plies int32) {
	base := len(s.Moves)
	plies, over := s.parries()
	for i := base; i < len(s.Moves) && !over; i++ {
		s.Next(i)
		square := s.Moves[i].Square
		s.Make(square)
		rest := s.attack(depth)
		s.Unmake(square)
		plies = max(plies, rest+1)
		if rest == 0 {
			plies, over = 0, true
		}
	}
	s.Moves = s.Moves[:base]
	return plies
}

// parries appends the answers to a threat of the opponent. If none is needed or
// none exists, over is true, and plies is how soon the opponent wins, 0 for
// never.
func (s *Searcher) parries() (plies int32, over bool) {
	me, you := s.Sides()
	switch {
	case s.Fives[me].Any():
		return 0, true
	case s.Fives[you].N > 1:
		return 2, true
	case s.Fives[you].N == 1:
		s.Moves = append(s.Moves, Move{s.Fives[you].First(), 0})
		return 0, false
	case s.DoubleThreat(int(you), lines.Nowhere) == lines.Nowhere:
		return 0, true
	}
	base := len(s.Moves)
	s.answers(int(you), lines.Nowhere, rootPly)
	if len(s.Moves) == base {
		return 4, true
	}
	return 0, false
}
