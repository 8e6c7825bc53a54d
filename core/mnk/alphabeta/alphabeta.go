package alphabeta

import (
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// search returns the value of the position for the side to move: exact between
// alpha and beta, else a bound. depth is the number of moves to look ahead.
// Answers to fours do not count.
func (s *Searcher) search(alpha, beta int32, depth, ply int) int32 {
	s.length[ply] = 0
	if !s.Visit() {
		return 0
	}
	if value, ok := s.Tactics(ply); ok {
		return value
	}
	me, you := s.barred()
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
		return -slight // at most a draw, and the draw is not proved
	case you && value < 0:
		return slight
	}
	return value
}

// expand is search for a position that neither Tactics nor barred sides decide.
func (s *Searcher) expand(alpha, beta int32, depth, ply int) int32 {
	must := s.Fives[s.You()].First()
	if s.Threatless() {
		must = s.last(s.You(), lines.Nowhere)
	}
	four := must != lines.Nowhere
	if s.Fours[s.Me()].Any() && !s.Threatless() {
		if plies := s.winByFours(vcfDepth, vcfNodes); plies > 0 {
			value := winValue - int32(ply) - plies
			if value >= beta || int(plies) > depth {
				return value
			} // else the search may find a faster win
		}
	}
	if depth <= 0 && !four || ply >= MaxPly {
		return s.Evaluation()
	}
	if four { // the answer to a four takes no depth
		return s.only(must, alpha, beta, depth, ply)
	}
	n := &s.node[ply]
	*n = node{alpha: alpha, beta: beta, depth: depth, ply: ply}
	if depth < tableDepth {
		s.eachMove(n, lines.Nowhere)
		return n.best
	}
	return s.known(n)
}

// tableDepth is the least depth at which positions are looked up. Searching the
// last ply again is faster than fetching it from memory.
const tableDepth = 2

// known searches a position with the help of the transposition table.
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

// The limits of the search for continuous fours at every position, in fours and
// in nodes.
const (
	vcfDepth = 8
	vcfNodes = 48
)

// symmetricStones is the number of stones up to which a position and its turns
// and reflections share one entry of the table.
const symmetricStones = 6

// key returns the key of the position in the table, and the symmetry that leads
// to it.
func (s *Searcher) key() (key uint64, by int) {
	if s.Stones <= symmetricStones && !s.falls {
		return s.Symmetry.Canonical(s.State)
	}
	return s.Hash, 0
}

// only searches the only answer to a four.
func (s *Searcher) only(square int16, alpha, beta int32, depth, ply int) int32 {
	s.Make(square)
	value := -s.search(-beta, -alpha, depth, ply+1)
	s.Unmake(square)
	if value > alpha {
		s.follow(ply, square)
	}
	return value
}

// Expected makes square, which has just been searched, the expected move of the
// root, and returns the play from it on. The next call overwrites that.
func (s *Searcher) Expected(square int16) []int16 {
	s.follow(0, square)
	return s.play[0][:s.length[0]]
}

// follow sets the principal variation of ply to square and the variation of the
// next ply.
func (s *Searcher) follow(ply int, square int16) {
	s.play[ply][0] = square
	n := copy(s.play[ply][1:], s.play[ply+1][:s.length[ply+1]])
	s.length[ply] = n + 1
}

// A node holds a position while its moves are searched.
type node struct {
	alpha, beta int32
	depth, ply  int
	best        int32
	square      int16 // the move that raised alpha last, or -1
	bound       uint8
	open        bool // some move was left out or has a guess below 0, so it may be better than a draw
}

// eachMove searches the moves of a position, the stored one (hint) first, the
// others by rank. It leaves the value in n.best.
func (s *Searcher) eachMove(n *node, hint int16) {
	floor, base := n.alpha, len(s.Moves)
	n.best, n.square, n.bound = -Infinite, lines.Nowhere, positions.Upper
	early := hint != lines.Nowhere && s.Playable(hint) && !s.Fours[s.You()].Doubled()
	if early && s.try(n, hint, 0) {
		return
	}
	all, sorted := s.generate(hint, n.ply)
	if !all {
		n.open = true
	}
	if len(s.Moves) == base { // no four to play, and nothing stops the double threat
		n.best, n.bound = -(winValue - int32(n.ply) - 4), positions.Exact
		return
	}
	for i := base; i < len(s.Moves); i++ {
		if i > base && !sorted && i < base+ordered {
			s.Next(i)
		}
		if at := s.Moves[i].Square; (!early || at != hint) && s.try(n, at, i-base) {
			break
		}
	}
	s.Moves = s.Moves[:base]
	if n.open && n.bound != positions.Lower {
		n.best = unproved(n.best, floor)
	}
}

// try searches a move. It reports whether the other moves can be left out: the
// move failed high, or the search stops.
func (s *Searcher) try(n *node, square int16, index int) (enough bool) {
	value, quiet := s.glance(square, n.depth)
	if quiet {
		s.length[n.ply+1] = 0
	} else {
		light := s.Light
		s.Light = n.depth == 1
		s.Make(square)
		value = s.deeper(n, index)
		s.Unmake(square)
		s.Light = light
	}
	n.open = n.open || value < 0 && value > -winFloor
	if value > n.best {
		n.best = value
	}
	if value > n.alpha {
		n.alpha, n.square, n.bound = value, square, positions.Exact
		s.follow(n.ply, square)
	}
	if value >= n.beta {
		s.remember(square, n.depth, n.ply)
		n.bound = positions.Lower
	}
	return value >= n.beta || s.Stop
}

// ordered is the number of moves of a position that are tried in order of rank.
// If these do not cut, most of the others must be tried anyway.
const ordered = 4

// unproved turns the value of a position whose moves were not all searched to
// the end into one that is no proof.
func unproved(value, alpha int32) int32 {
	switch {
	case value == 0 && alpha >= 0:
		return -slight
	case value == 0:
		return slight
	case value <= -winFloor:
		return value + winValue - LikelyLoss
	}
	return value
}

// deeper searches the position after a move that has been made: for the first
// move with the whole window, for others with a null window first.
func (s *Searcher) deeper(n *node, index int) int32 {
	depth, ply := n.depth-1, n.ply+1
	if index == 0 {
		return -s.search(-n.beta, -n.alpha, depth, ply)
	}
	reduce := 0
	if !s.Wide && index >= lateMove && depth+1 >= lateDepth {
		reduce = 1
	}
	value := -s.search(-n.alpha-1, -n.alpha, depth-reduce, ply)
	if value > n.alpha && reduce > 0 && !s.Stop {
		value = -s.search(-n.alpha-1, -n.alpha, depth, ply)
	}
	if value > n.alpha && value < n.beta && !s.Stop {
		value = -s.search(-n.beta, -n.alpha, depth, ply)
	}
	return value
}

// Rate searches a move of the root that has been made and returns its value for
// the side that made it. Values up to alpha are upper bounds. index is the
// number of moves searched before it.
func (s *Searcher) Rate(alpha int32, depth, index int) int32 {
	return s.deeper(&node{alpha: alpha, beta: Infinite, depth: depth}, index)
}

// Late moves are searched one ply less deep: from this index on, in positions
// of at least this depth.
const (
	lateMove  = 4
	lateDepth = 3
)

// remember records a move that refutes the opponent's last one.
func (s *Searcher) remember(square int16, depth, ply int) {
	if s.killer[ply][0] != square {
		s.killer[ply][1] = s.killer[ply][0]
		s.killer[ply][0] = square
	}
	h := &s.history[s.Me()][square]
	*h = min(*h+int32(depth*depth), maxHistory)
}

const maxHistory = 1 << 20
