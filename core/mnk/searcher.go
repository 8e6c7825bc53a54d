package mnk

import (
	"math"

	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// The values of a search, for the side to move. Only proofs lie at 0 and
// beyond winFloor: the heuristic values are odd, and where a move that was
// not looked at might help, a loss becomes a likely loss, a draw 1.
const (
	winValue   = positions.Win // minus the plies to the last stone
	winFloor   = positions.Floor
	likelyLoss = 900_000
	valueLimit = positions.Limit // heuristic values stay below
	slight     = 1               // the least of them that is better than a draw
	infinite   = winValue + 1
	rootPly    = 0 // where no move has refuted another yet
	maxPly     = 120
	visitBatch = 1024 // nodes between two looks at the clock
)

// What a heuristic value adds to the open lines, chosen by hand and not tuned.
// Having the move is worth two lines of two stones, which is what a stone can
// make of lines of one. A double threat that the opponent has ready costs less
// than a line but one stone short of a row, as it can still be stopped, and
// more than two lines of three.
//
// Measured by how far the value of 39 openings of 15 × 15 swings from one depth
// of 2…5 to the next: 118 as it is; 146 and 91 with a turn of 0 and 48; 77 and
// 160 with a double threat of 0 and 180. A calm value is no strong one, though:
// another choice wants matches.
const (
	turnValue         = 24
	doubleThreatValue = 90
)

// A move is a square with what it is ordered by.
type move struct {
	square int16
	rank   int32
}

// A searcher is one call's search.
type searcher struct {
	*state
	table    *positions.Table
	meter    *search.Meter
	nodes    int64
	reported int64 // nodes the meter knows of
	check    int64 // nodes at which to ask the meter again
	stop     bool
	wide     bool // all moves are looked at
	moves    []move
	node     [maxPly + 1]node // by ply
	history  [2][maxSquares]int32
	killer   [maxPly + 8][2]int16
	play     [maxPly + 8][maxPly + 8]int16 // principal variations, by ply
	length   [maxPly + 8]int
	forced   [2 * maxPly]int16 // the last line that vcf found
	vcfLeft  int               // nodes that vcf may still visit
	vctEnd   int64             // nodes at which attack ends
	vctCheck int64             // nodes at which it looks at the clock again
	symmetry *symmetries
}

// place sets the position up.
func (s *searcher) place(p *Position) {
	s.state = newState(p)
	s.symmetry = newSymmetries(s.columns, s.rows)
}

// begin prepares a search of the position that was set up, with what the table
// remembers.
func (s *searcher) begin(table *positions.Table) {
	s.table = table
	s.wide = s.size <= wideSquares || s.size-s.full <= narrow
	for i := range s.killer {
		s.killer[i] = [2]int16{nowhere, nowhere}
	}
}

// wideSquares is the size up to which the search looks at every move, so
// that it can prove draws and losses.
const wideSquares = 64

// visit counts a node, and tells whether the budget allows it.
func (s *searcher) visit() bool {
	if s.nodes >= s.check {
		if s.meter.Allow(visitBatch) < 1 || s.nodes > s.reported && !s.meter.Done(s.nodes-s.reported) {
			s.stop = true
		}
		s.reported = s.nodes
		s.check = s.nodes + s.meter.Allow(visitBatch)
	}
	if s.stop {
		return false
	}
	s.nodes++
	return true
}

// evaluation returns the heuristic value for the side to move.
func (s *searcher) evaluation() int32 {
	me, you := s.sides()
	v := s.value[me] - s.value[you] + turnValue
	if s.fours[you].doubled() {
		v -= doubleThreatValue
	}
	return heuristic(v)
}

// heuristic makes a value that cannot be taken for a proof.
func heuristic(v int32) int32 {
	return 2*min(max(v, -valueLimit/2), valueLimit/2-1) + 1
}

// tactics returns the value of a position whose end is at most three plies
// away for the side to move or two for its opponent, if it is one.
func (s *searcher) tactics(ply int) (value int32, ok bool) {
	me, you := s.sides()
	switch {
	case s.won > 0:
		return -(winValue - int32(ply)), true
	case s.fives[me].any():
		return winValue - int32(ply) - 1, true
	case s.fives[you].n > 1:
		return -(winValue - int32(ply) - 2), true
	case !s.fives[you].any() && s.doubleThreat(int(me), nowhere) != nowhere:
		return winValue - int32(ply) - 3, true
	}
	return 0, s.full == s.size
}

// winsByFours tells whether the side to move wins by continuous fours, as far as
// every position is asked.
func (s *searcher) winsByFours() bool { return s.winByFours(vcfDepth, vcfNodes) > 0 }

// forcedLine returns the moves of a win by fours of the side to move up to the
// double threat, or none: at most depth fours, by at most so many nodes, which the
// budget is not asked for. The next call overwrites them.
func (s *searcher) forcedLine(depth, nodes int) (line []int16) {
	was, check, stop := s.nodes, s.check, s.stop
	s.check, s.stop = math.MaxInt64, false
	if s.winByFours(depth, nodes) > 0 {
		n := 0
		for s.forced[n] != nowhere {
			n++
		}
		line = s.forced[:n]
	}
	s.nodes, s.check, s.stop = was, check, stop
	return line
}

// winByFours is vcf with at most so many nodes.
func (s *searcher) winByFours(depth, nodes int) (plies int32) {
	light := s.light
	s.light, s.vcfLeft = true, nodes
	plies = s.vcf(depth, 0)
	s.light = light
	return plies
}

// vcf looks for a win of the side to move by fours alone (victory by
// continuous fours, 四追い), at most depth of them before a double threat. It
// returns the plies to the last stone, or 0; forced then holds the line from
// index at on, up to the double threat.
func (s *searcher) vcf(depth, at int) int32 {
	me, you := int(s.side), int(s.you())
	only := int16(nowhere)
	switch {
	case s.fives[me].any():
		s.forced[at] = nowhere
		return 1
	case s.fives[you].n > 1 || !s.fours[me].any():
		return 0
	case s.fives[you].n == 1:
		if only = s.fives[you].first(); s.fours[me].count[only] == 0 {
			return 0
		}
	default:
		if square := s.doubleThreat(me, nowhere); square != nowhere {
			s.forced[at], s.forced[at+1] = square, nowhere
			return 3
		}
	}
	if depth == 0 {
		return 0
	}
	return s.vcfFours(only, depth, at)
}

// vcfFours tries the fours of the side to move, or the only one allowed.
func (s *searcher) vcfFours(only int16, depth, at int) (plies int32) {
	if only != nowhere {
		return s.vcfFour(only, depth, at)
	}
	fours := &s.fours[s.me()]
	for square := fours.first(); square != nowhere && plies == 0; square = fours.next(square) {
		plies = s.vcfFour(square, depth, at)
	}
	return plies
}

// vcfFour tries a four.
func (s *searcher) vcfFour(square int16, depth, at int) (plies int32) {
	if s.vcfLeft--; s.vcfLeft < 0 || !s.visit() {
		return 0
	}
	fours, mine := &s.fours[s.me()], &s.fives[s.me()]
	s.make(square)
	reply := mine.first()
	if s.forced[at], s.forced[at+1] = square, nowhere; mine.n > 1 {
		plies = 3
	} else if fours.all > 2*int(fours.count[reply]) { // else the reply, on one of the two squares of each, leaves no four
		s.make(reply)
		if rest := s.vcf(depth-1, at+2); rest > 0 {
			s.forced[at+1] = reply
			plies = rest + 2
		}
		s.unmake(reply)
	}
	s.unmake(square)
	return plies
}
