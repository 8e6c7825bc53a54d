package five

import (
	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// A Search is one call's search: the position, and all that it keeps while it
// runs.
type Search struct {
	*state
	memory    *Memory
	meter     *search.Meter
	Nodes     int64
	Stop      bool  // the budget is used up
	reported  int64 // nodes reported to the meter
	check     int64 // nodes at which to ask the meter again
	moves     []move
	node      [MaxPly + 2]node
	without   Part
	stops     set // the moves against found to stop a win by fours
	history   [2][maxSquares]int16
	following []int16 // history by the move before: index (colour*size + last square)*size + square
	killer    [MaxPly + 8][2]int16
	play      [MaxPly + 8][MaxPly + 8]int16 // principal variations, by ply
	length    [MaxPly + 8]int
	foursLeft int
	depth     int                     // of the search at the root, in plies
	forced    [2*foursDepth + 2]int16 // the last line that byFours found
}

// visitBatch is the number of nodes between two looks at the clock.
const visitBatch = 512

// New returns the search of an empty board by a rule.
func New(rule Rule, columns, rows int, memory *Memory) *Search {
	s := &Search{state: newState(memory.tablesOf(rule), columns, rows), memory: memory}
	s.following = make([]int16, 2*s.size*s.size)
	s.forgetKillers()
	return s
}

// Again makes the search as New would, on the same board and by the same rule,
// and reuses its megabyte of memory.
func (s *Search) Again() *Search {
	state, memory, moves, following := s.state, s.memory, s.moves[:0], s.following
	*s = Search{}
	s.state, s.memory, s.moves, s.following = state, memory, moves, following
	clear(s.following)
	s.state.empty(s.Tables, s.columns, s.rows)
	s.forgetKillers()
	return s
}

// forgetKillers clears the killer moves.
func (s *Search) forgetKillers() {
	for i := range s.killer {
		s.killer[i] = [2]int16{nowhere, nowhere}
	}
}

// Without leaves out parts of the search, to measure them. It replaces the
// parts given before.
func (s *Search) Without(parts Part) { s.without = parts }

// Begin sets the meter, which is the budget of the search. The caller must have
// renewed the memory.
func (s *Search) Begin(meter *search.Meter) { s.meter = meter }

// visit counts a node and reports whether the budget allows it.
func (s *Search) visit() bool {
	if s.Nodes >= s.check {
		if s.meter.Allow(visitBatch) < 1 || s.Nodes > s.reported && !s.meter.Done(s.Nodes-s.reported) {
			s.Stop = true
		}
		s.reported = s.Nodes
		s.check = s.Nodes + s.meter.Allow(visitBatch)
	}
	if s.Stop {
		return false
	}
	s.Nodes++
	return true
}

// Put puts a stone of a colour (0 black, 1 white) on an empty square while a
// position is set up.
func (s *Search) Put(square int16, colour uint8) {
	s.side = colour
	s.make(square)
	s.won = false
}

// Turn sets the side to move, 0 black, 1 white, after the stones are placed.
func (s *Search) Turn(colour uint8) {
	if s.side = colour; int(colour) != s.full&1 {
		s.hash ^= s.zobrist[1][maxSquares-1] // these stones with the other side to move are another position
	}
}

// fine is the number of fraction bits in the weights of squares: they count in
// quarters of a score.
const fine = 2

// Evaluation returns the heuristic value for the side to move: odd, between
// -Limit and Limit.
func (s *Search) Evaluation() int32 {
	me, you := s.sides()
	return heuristic((s.moving[me]-s.waiting[you])>>fine + s.turn)
}

// heuristic doubles a score and makes it odd, so that it cannot be taken for a
// proof.
func heuristic(v int32) int32 {
	return 2*min(max(v, -Limit/2), Limit/2-1) + 1
}

// tactics returns the value of a position that its sets of squares decide: the
// side to move wins within three plies, its opponent within two, or the board
// is full. ok is false for any other position.
func (s *Search) tactics(ply int) (value int32, ok bool) {
	me, you := s.sides()
	switch {
	case s.won:
		return -(Win - int32(ply)), true
	case s.sets[me][ofRows].any():
		return Win - int32(ply) - 1, true
	case s.sets[you][ofRows].n > 1 && !s.rule.caro():
		return -(Win - int32(ply) - 2), true
	case !s.sets[you][ofRows].any() && s.sets[me][ofDoubles].any():
		return Win - int32(ply) - 3, true
	}
	return 1, s.full == s.size
}

// search returns the value of the position for the side to move: exact between
// alpha and beta, else a bound. depth is the number of moves to look ahead.
// Answers to fours do not count.
func (s *Search) search(alpha, beta int32, depth, ply int) int32 {
	s.length[ply] = 0
	if !s.visit() {
		return 0
	}
	if value, ok := s.tactics(ply); ok {
		return value
	}
	if ply >= MaxPly {
		return s.Evaluation()
	}
	if s.sets[s.you()][ofRows].any() { // the answer to a four takes no depth
		if depth--; s.without&Extension == 0 {
			depth++
		}
		return s.only(alpha, beta, max(0, depth), ply)
	}
	if depth <= 0 && s.hangs(ply) {
		depth = 1
	}
	if depth <= 0 {
		return s.leaf(ply)
	}
	n := &s.node[ply]
	*n = node{alpha: alpha, beta: beta, depth: depth, ply: ply, pv: beta-alpha > 1}
	return s.known(n)
}

// beyond is how many plies past its depth a line may go because of threats.
const beyond = 4

// hangs reports whether the search must not stop here: the opponent threatens
// to win by a double four, which the evaluation does not see.
func (s *Search) hangs(ply int) bool {
	return ply < s.depth+beyond && s.sets[s.you()][ofDoubles].any() && s.without&Hanging == 0
}

// leaf returns the value at the end of a line: a win by fours, or the
// evaluation.
func (s *Search) leaf(ply int) int32 {
	if s.sets[s.me()][ofRich].any() && s.without&FoursFirst == 0 {
		if plies := s.byFours(foursDepth, foursNodes); plies > 0 {
			return Win - int32(ply) - plies
		}
	}
	return s.Evaluation()
}

// only searches the answers to a four: one, or by Caro's rule two. Without an
// answer the position is lost.
func (s *Search) only(alpha, beta int32, depth, ply int) int32 {
	answers := s.answers()
	best := -(Win - int32(ply) - 2)
	for _, square := range answers.squares[:answers.n] {
		s.make(square)
		value := -s.search(-beta, -alpha, depth, ply+1)
		s.unmake(square)
		if value > alpha {
			alpha = value
			s.follow(ply, square)
		}
		if best = max(best, value); best >= beta || s.Stop {
			break
		}
	}
	return best
}

// follow sets the principal variation of ply to square and the variation of the
// next ply.
func (s *Search) follow(ply int, square int16) {
	s.play[ply][0] = square
	n := copy(s.play[ply][1:], s.play[ply+1][:s.length[ply+1]])
	s.length[ply] = n + 1
}

// known searches a position with the help of the transposition table.
func (s *Search) known(n *node) int32 {
	hint, seen := int16(nowhere), false
	if e := s.memory.At(s.hash); e != nil && s.without&Table == 0 {
		hint, seen = e.Move, true
		if value, ok := e.Cut(n.alpha, n.beta, n.depth, n.ply); ok && !n.pv { // in an open window a hit would cut the line short
			return value
		}
	}
	if (!seen || n.pv) && s.sets[s.me()][ofRich].any() && s.without&FoursFirst == 0 {
		if plies := s.byFours(foursDepth, foursNodes); plies > 0 {
			value := Win - int32(n.ply) - plies
			s.memory.Put(s.hash, positions.FromHere(value, n.ply), nowhere, n.depth, positions.Lower)
			return value
		}
	}
	if value, ok := s.skip(n); ok {
		return value
	}
	if hint == nowhere && n.depth >= blindDepth {
		n.depth--
	}
	s.eachMove(n, hint)
	if !s.Stop {
		if n.square == nowhere {
			n.square = hint // no move beat alpha: keep the stored one as the first to try
		}
		s.memory.Put(s.hash, positions.FromHere(n.best, n.ply), n.square, n.depth, n.bound)
	}
	return n.best
}

// blindDepth is the least depth at which a position without a move from the
// table is searched one ply less deep.
const blindDepth = 4
