package alphabeta

import (
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// The search is alpha-beta (D. E. Knuth, R. W. Moore: An analysis of alpha-beta
// pruning, Artificial Intelligence 6, 1975,
// https://doi.org/10.1016/0004-3702(75)90019-3) with iterative deepening
// (root.go), a transposition table (positions), moves ordered by static rank,
// killers and history (order.go), null windows for all moves but the first and
// late move reductions (node.go). It ends in tactics and in wins by continuous
// fours (searcher.go).

// search returns the value of the position for the side to move: exact
// between alpha and beta, else a bound. depth is the number of moves to look
// ahead; answers to fours do not count.
func (s *Searcher) search(alpha, beta int32, depth, ply int) int32 {
	s.length[ply] = 0
	if !s.Visit() {
		return 0
	}
	if value, ok := s.Tactics(ply); ok {
		return value
	}
	me, you := s.Barred()
	switch {
	case me && you || me && alpha >= 0 || you && beta <= 0:
		return 0
	case me:
		beta = min(beta, slight)
	case you:
		alpha = max(alpha, -slight)
	}
	value := s.expand(alpha, beta, depth, ply)
	switch {
	case me && value > 0:
		return -slight // never more than a draw, but who knows
	case you && value < 0:
		return slight
	}
	return value
}

// expand is search past what can be seen without looking further.
func (s *Searcher) expand(alpha, beta int32, depth, ply int) int32 {
	four := s.Fives[s.You()].Any()
	if s.Fours[s.Me()].Any() {
		if plies := s.winByFours(vcfDepth, vcfNodes); plies > 0 {
			value := winValue - int32(ply) - plies
			if value >= beta || int(plies) > depth {
				return value
			} // else there may be a faster win
		}
	}
	if depth <= 0 && !four || ply >= MaxPly {
		return s.Evaluation()
	}
	if four { // the answer to a four does not count
		return s.only(alpha, beta, depth, ply)
	}
	n := &s.node[ply]
	*n = node{alpha: alpha, beta: beta, depth: depth, ply: ply}
	if depth < tableDepth {
		s.eachMove(n, lines.Nowhere)
		return n.best
	}
	return s.known(n)
}

// tableDepth is the least depth at which positions are looked up. The last
// ply is faster searched again than fetched from memory.
const tableDepth = 2

// known searches a position with the help of the table.
func (s *Searcher) known(n *node) int32 {
	key, by := s.key()
	hint := int16(lines.Nowhere)
	if e := s.Table.At(key); e != nil {
		if e.Move != lines.Nowhere {
			hint = s.Symmetry.Back(by, e.Move)
		}
		if value, ok := e.Cut(n.alpha, n.beta, n.depth, n.ply); ok {
			return value
		}
	}
	s.eachMove(n, hint)
	if !s.Stop {
		if n.square != lines.Nowhere {
			n.square = s.Symmetry.Image[by][n.square]
		}
		s.Table.Put(key, positions.FromHere(n.best, n.ply), n.square, n.depth, n.bound)
	}
	return n.best
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
func (s *Searcher) key() (key uint64, by int) {
	if s.Stones <= symmetricStones {
		return s.Symmetry.Canonical(s.State)
	}
	return s.Hash, 0
}

// only searches the one answer to a four.
func (s *Searcher) only(alpha, beta int32, depth, ply int) int32 {
	square := s.Fives[s.You()].First()
	s.Make(square)
	value := -s.search(-beta, -alpha, depth, ply+1)
	s.Unmake(square)
	if value > alpha {
		s.follow(ply, square)
	}
	return value
}

// expected notes that the position itself expects a move that has been searched,
// and returns the play from it on. The next call overwrites it.
func (s *Searcher) Expected(square int16) []int16 {
	s.follow(0, square)
	return s.play[0][:s.length[0]]
}

// follow makes square and what came after it the principal variation of ply.
func (s *Searcher) follow(ply int, square int16) {
	s.play[ply][0] = square
	n := copy(s.play[ply][1:], s.play[ply+1][:s.length[ply+1]])
	s.length[ply] = n + 1
}
