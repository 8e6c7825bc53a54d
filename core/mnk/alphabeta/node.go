package alphabeta

import (
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// A node is a position while its moves are searched.
type node struct {
	alpha, beta int32
	depth, ply  int
	best        int32
	square      int16 // the move that raised alpha last, or -1
	bound       uint8
	open        bool // a move is not known to be no better than a draw
}

// eachMove searches the moves of a position, the one that the table hints at
// first, the others as they are ranked. It leaves the value in best.
func (s *Searcher) eachMove(n *node, hint int16) {
	floor, base := n.alpha, len(s.Moves)
	n.best, n.square, n.bound = -Infinite, lines.Nowhere, positions.Upper
	early := hint != lines.Nowhere && s.Stone[hint] == 0 && !s.Fours[s.You()].Doubled()
	if early && s.try(n, hint, 0) {
		return
	}
	all, sorted := s.generate(hint, n.ply)
	if !all {
		n.open = true
	}
	if len(s.Moves) == base { // no fours, and no way to stop a double
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

// try searches a move, and tells whether no other is needed.
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

// ordered is how many moves of a position are tried in order. Where they do not
// settle it most others have to be tried too.
const ordered = 4

// unproved takes what is no proof from a value that is the best only of the
// moves that were searched, or searched to the end.
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

// deeper searches a move that has been made, the first with the whole
// window, the others to see whether they are better at all.
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

// rate searches a move of the position itself that has been made, as deeper does.
func (s *Searcher) Rate(alpha int32, depth, index int) int32 {
	return s.deeper(&node{alpha: alpha, beta: Infinite, depth: depth}, index)
}

// Late moves of a position that is deep enough are searched one ply less.
const (
	lateMove  = 4
	lateDepth = 3
)

// remember notes a move that refutes the opponent's last one.
func (s *Searcher) remember(square int16, depth, ply int) {
	if s.killer[ply][0] != square {
		s.killer[ply][1] = s.killer[ply][0]
		s.killer[ply][0] = square
	}
	h := &s.history[s.Me()][square]
	*h = min(*h+int32(depth*depth), maxHistory)
}

const maxHistory = 1 << 20
