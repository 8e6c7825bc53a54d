package five

import (
	"github.com/tefuda/tefuda/core/mnk/positions"
	"math/bits"
)

// A node holds a position while its moves are searched.
type node struct {
	alpha, beta int32
	depth, ply  int
	best        int32
	static      int32
	square      int16 // the move that raised alpha last, or -1
	bound       uint8
	pv          bool // the window is open: the search wants an exact value and a line
	passed      bool // the side before passed
	open        bool // a move that was not looked at might be better
	threatened  bool // the opponent has a double four
	against     bool // the opponent would win by fours
}

// skip reports whether a position need not be searched, and returns its value.
// It is good enough even after a pass, or so far outside the window that a ply
// or two will not help.
func (s *Search) skip(n *node) (value int32, ok bool) {
	n.static = s.Evaluation()
	n.threatened = s.sets[s.you()][ofDoubles].any()
	if n.pv || n.threatened || n.beta > Limit || n.alpha < -Limit {
		return 0, false
	}
	margin := int32(n.depth)
	if n.static >= n.beta && s.against() { // the opponent's win by fours refutes the evaluation
		n.against = true
		return 0, false
	}
	if n.depth <= calmDepth && s.without&Futility == 0 && n.static-calmMargin*margin >= n.beta {
		return n.static, true
	}
	if n.depth <= razorDepth && s.without&Futility == 0 && n.static+razorMargin*margin <= n.alpha {
		return s.leaf(n.ply), true
	}
	if n.passed || n.depth < passDepth || n.static < n.beta || s.without&NullMove != 0 {
		return 0, false
	}
	s.swing()
	value = -s.passed(n)
	s.swing()
	if s.Stop || value < n.beta {
		return 0, false
	}
	return min(value, Limit-2), true
}

// passed searches the position after a pass. Nobody may have a four or a double
// four.
func (s *Search) passed(n *node) int32 {
	depth := n.depth - 3 - n.depth/4
	if !s.visit() {
		return 0
	}
	if depth <= 0 {
		return s.leaf(n.ply + 1)
	}
	next := &s.node[n.ply+1]
	*next = node{alpha: -n.beta, beta: -n.beta + 1, depth: depth, ply: n.ply + 1, passed: true}
	return s.known(next)
}

// Margins of skip and futile, in values (a score is two). calm cuts positions
// above beta, razor positions below alpha, pass is the null move, futile is for
// single moves.
const (
	calmDepth   = 5
	calmMargin  = 60
	razorDepth  = 3
	razorMargin = 100
	passDepth   = 2

	futileDepth  = 2
	futileMargin = 60
)

// eachMove searches the moves of a position, the stored one (hint) first, the
// others by rank. It leaves the value in n.best.
func (s *Search) eachMove(n *node, hint int16) {
	base := len(s.moves)
	n.best, n.square, n.bound = -infinite, nowhere, positions.Upper
	if n.against {
		s.listStops(hint, n.ply)
		s.tryAll(n, base, 0)
	}
	if tried := len(s.moves); n.bound != positions.Lower && !s.Stop { // moves outside stops might help
		n.open = !s.generate(hint, n.ply, width(n.depth))
		if len(s.moves) == base { // no four to play, and nothing stops the double four
			n.best, n.bound = -(Win - int32(n.ply) - 4), positions.Exact
			if n.open { // on all squares left neither side can have a row
				n.best = 1
			}
			return
		}
		s.tryAll(n, base, tried-base)
	}
	s.moves = s.moves[:base]
	if n.open && n.bound != positions.Lower && n.best <= -Floor {
		n.best += Win - Likely
	}
}

// tryAll searches the moves from base on until one fails high. It skips the
// first `before` of them, which were tried already, wherever they turn up
// again.
func (s *Search) tryAll(n *node, base, before int) {
	for i := base + before; i < len(s.moves); i++ {
		square := s.moves[i].square
		if has(s.moves[base:base+before], square) || s.futile(n, square, i-base) {
			continue
		}
		if s.try(n, square, i-base) {
			if n.bound == positions.Lower {
				s.remember(square, n.depth, n.ply, s.moves[base:i])
			}
			return
		}
	}
}

func has(moves []move, square int16) bool {
	for i := range moves {
		if moves[i].square == square {
			return true
		}
	}
	return false
}

// futile reports whether to skip a move near the leaves: it makes and stops no
// threat, and the evaluation is too far below alpha.
func (s *Search) futile(n *node, square int16, index int) bool {
	if index == 0 || n.depth > futileDepth || n.pv || n.threatened || n.against || n.best < -Limit || s.without&FutileMoves != 0 ||
		n.static+futileMargin*int32(n.depth) > n.alpha || s.level(0, square) != quiet || s.level(1, square) != quiet {
		return false
	}
	n.open = true
	return true
}

// width is the number of moves of a position to look at.
func width(depth int) int { return min(8+depth*depth, 40) }

// try searches a move. It reports whether the other moves can be left out: the
// move failed high, or the search stops.
func (s *Search) try(n *node, square int16, index int) (enough bool) {
	level := s.level(s.side, square)
	s.make(square)
	value := s.deeper(n, index, level)
	s.unmake(square)
	n.open = n.open || value < 0 && value > -Floor
	if value > n.best {
		n.best = value
	}
	if value > n.alpha {
		n.alpha, n.square, n.bound = value, square, positions.Exact
		s.follow(n.ply, square)
	}
	if value >= n.beta {
		n.bound = positions.Lower
	}
	return value >= n.beta || s.Stop
}

// deeper searches the position after a move that has been made: for the first
// move with the whole window, for others with a null window first.
func (s *Search) deeper(n *node, index int, level uint8) int32 {
	depth, ply := n.depth-1, n.ply+1
	if index == 0 {
		return -s.search(-n.beta, -n.alpha, depth, ply)
	}
	reduce := 0
	if index >= lateMove && n.depth >= lateDepth && !n.threatened && s.without&LateMoves == 0 {
		reduce = late(n.depth, index)
		if n.pv {
			reduce--
		}
		if level > quiet {
			reduce--
		}
		reduce = max(0, min(reduce, depth-1))
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

// Late moves are searched less deep: from this index on, in positions of at
// least this depth.
const (
	lateMove  = 2
	lateDepth = 2
)

// late returns the reduction of a late move in plies, about log₂ depth × log₂
// index / 4.
func late(depth, index int) int {
	return (log(depth)*log(index+1)/64 + 4) / 16
}

// log returns 16 log₂ x, approximately.
func log(x int) int {
	n := bits.Len32(uint32(x)) - 1
	return 16*n + (x-1<<n)<<4>>n
}
