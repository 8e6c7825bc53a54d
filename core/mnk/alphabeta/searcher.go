package alphabeta

import (
	"math"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// The values of a search, for the side to move, as in package positions. Only 0
// and values beyond winFloor are proofs. Heuristic values are odd. If a move
// that was not searched might help, a loss becomes a likely loss and a draw
// becomes 1.
const (
	winValue   = positions.Win // minus the plies to the last stone
	winFloor   = positions.Floor
	LikelyLoss = 900_000         // minus the plies to the last stone: a win or loss that is not proved
	valueLimit = positions.Limit // heuristic values stay below
	slight     = 1               // the least heuristic value that is better than a draw
	Infinite   = winValue + 1    // more than any value
	rootPly    = 0               // the ply of the root, which has no killers
	MaxPly     = 120             // the greatest depth of any line, in plies from the root
	visitBatch = 1024            // nodes between two looks at the clock
)

// The terms of the evaluation besides open lines. They were chosen by hand and
// are not tuned. Having the move is worth two lines of two stones, which is
// what one stone can make of lines of one. The opponent's double threat costs
// less than a line that lacks one stone, because it can still be stopped, and
// more than two lines of three.
//
// Measured by how far the value of 39 openings of 15 × 15 swings from one depth
// of 2…5 to the next: 118 as it is; 146 and 91 with turnValue 0 and 48; 77 and
// 160 with doubleThreatValue 0 and 180. A calm value is not yet a strong one:
// only matches could justify another choice.
const (
	turnValue         = 24
	doubleThreatValue = 90
)

// A Move is a square and its rank in the order of moves.
type Move struct {
	Square int16
	Rank   int32 // higher is earlier
}

// A Searcher is one call's search. SetUp gives it a position. Begin gives it
// what a search needs besides; a proof (package prove) does without. It needs a
// Meter before it visits a node.
type Searcher struct {
	*lines.State
	Table    *positions.Table
	Meter    *search.Meter
	Nodes    int64            // visited
	reported int64            // nodes reported to the meter
	check    int64            // nodes at which to ask the meter again
	Stop     bool             // the budget is used up
	Wide     bool             // all moves are looked at
	falls    bool             // stones fall
	misere   bool             // a line loses
	Moves    []Move           // a stack: the moves of every position from the root to the present one
	node     [MaxPly + 1]node // by ply
	history  [2][lines.MaxSquares]int32
	killer   [MaxPly + 8][2]int16
	play     [MaxPly + 8][MaxPly + 8]int16 // principal variations, by ply
	length   [MaxPly + 8]int
	forced   [2 * MaxPly]int16 // the last line that vcf found
	vcfLeft  int               // nodes that vcf may still visit
	vctEnd   int64             // nodes at which attack ends
	vctCheck int64             // nodes at which it looks at the clock again
	Symmetry *lines.Symmetries
}

// SetUp sets the position, which Check must accept.
func (s *Searcher) SetUp(p *mnk.Position) {
	s.State = lines.New(p)
	s.Symmetry = lines.NewSymmetries(s.Columns, s.Rows)
	s.falls, s.misere = p.Game.Rule == mnk.Gravity, p.Game.Rule == mnk.Misere
}

// Begin prepares a search of the position that was set up. The caller must have
// renewed the table.
func (s *Searcher) Begin(table *positions.Table) {
	s.Table = table
	s.Wide = s.Size <= WideSquares || s.Size-s.Stones <= narrow || s.Threatless()
	for i := range s.killer {
		s.killer[i] = [2]int16{lines.Nowhere, lines.Nowhere}
	}
}

// WideSquares is the largest number of squares at which the search looks at
// every move, so that it can prove draws and losses.
const WideSquares = 64

// Visit counts a node and reports whether the budget allows it.
func (s *Searcher) Visit() bool {
	if s.Nodes >= s.check {
		if s.Meter.Allow(visitBatch) < 1 || s.Nodes > s.reported && !s.Meter.Done(s.Nodes-s.reported) {
			s.Stop = true
		}
		s.reported = s.Nodes
		s.check = s.Nodes + s.Meter.Allow(visitBatch)
	}
	if s.Stop {
		return false
	}
	s.Nodes++
	return true
}

// Evaluation returns the heuristic value for the side to move: odd, between
// -positions.Limit and positions.Limit.
func (s *Searcher) Evaluation() int32 {
	me, you := s.Sides()
	v := s.Value[me] - s.Value[you] + turnValue
	switch {
	case s.misere:
		v = turnValue - v
	case s.Fours[you].Doubled():
		v -= doubleThreatValue
	}
	return heuristic(v)
}

// heuristic doubles a score and makes it odd, so that it cannot be taken for a
// proof.
func heuristic(v int32) int32 {
	return 2*min(max(v, -valueLimit/2), valueLimit/2-1) + 1
}

// Tactics returns the proved value of a position that its threats decide: the
// side to move wins within three plies, its opponent within two, or the board
// is full. ok is false for any other position.
func (s *Searcher) Tactics(ply int) (value int32, ok bool) {
	me, you := s.Sides()
	switch {
	case s.Won > 0 && s.misere:
		return winValue - int32(ply), true
	case s.Won > 0:
		return -(winValue - int32(ply)), true
	case s.Threatless():
		return s.otherTactics(ply)
	case s.Fives[me].Any():
		return winValue - int32(ply) - 1, true
	case s.Fives[you].N > 1:
		return -(winValue - int32(ply) - 2), true
	case !s.Fives[you].Any() && s.DoubleThreat(int(me), lines.Nowhere) != lines.Nowhere:
		return winValue - int32(ply) - 3, true
	}
	return 0, s.Stones == s.Size
}

// WinsByFours reports whether the side to move wins by continuous fours, within
// the limits of the search at every position.
func (s *Searcher) WinsByFours() bool { return s.winByFours(vcfDepth, vcfNodes) > 0 }

// ForcedLine returns the moves of a win by fours of the side to move up to the
// double threat, or nil. It looks at up to depth fours and nodes positions,
// which count neither in Nodes nor in the budget. The next call overwrites the
// result.
func (s *Searcher) ForcedLine(depth, nodes int) (line []int16) {
	was, check, stop := s.Nodes, s.check, s.Stop
	s.check, s.Stop = math.MaxInt64, false
	if s.winByFours(depth, nodes) > 0 {
		n := 0
		for s.forced[n] != lines.Nowhere {
			n++
		}
		line = s.forced[:n]
	}
	s.Nodes, s.check, s.Stop = was, check, stop
	return line
}

// winByFours is vcf from the present position, with a limit of nodes.
func (s *Searcher) winByFours(depth, nodes int) (plies int32) {
	light := s.Light
	s.Light, s.vcfLeft = true, nodes
	plies = s.vcf(depth, 0)
	s.Light = light
	return plies
}

// vcf looks for a win of the side to move by fours alone (victory by continuous
// fours, 四追い), with at most depth of them before a double threat. It returns
// the plies to the last stone, or 0 if it finds none. It writes the line to
// forced, from index at on, up to the double threat.
func (s *Searcher) vcf(depth, at int) int32 {
	me, you := int(s.Side), int(s.You())
	only := int16(lines.Nowhere)
	switch {
	case s.Fives[me].Any():
		s.forced[at] = lines.Nowhere
		return 1
	case s.Fives[you].N > 1 || !s.Fours[me].Any():
		return 0
	case s.Fives[you].N == 1:
		if only = s.Fives[you].First(); s.Fours[me].Count[only] == 0 {
			return 0
		}
	default:
		if square := s.DoubleThreat(me, lines.Nowhere); square != lines.Nowhere {
			s.forced[at], s.forced[at+1] = square, lines.Nowhere
			return 3
		}
	}
	if depth == 0 {
		return 0
	}
	return s.vcfFours(only, depth, at)
}

// vcfFours tries the fours of the side to move, or the only one that also
// answers the opponent's.
func (s *Searcher) vcfFours(only int16, depth, at int) (plies int32) {
	if only != lines.Nowhere {
		return s.vcfFour(only, depth, at)
	}
	fours := &s.Fours[s.Me()]
	for square := fours.First(); square != lines.Nowhere && plies == 0; square = fours.Next(square) {
		plies = s.vcfFour(square, depth, at)
	}
	return plies
}

// vcfFour tries a four.
func (s *Searcher) vcfFour(square int16, depth, at int) (plies int32) {
	if s.vcfLeft--; s.vcfLeft < 0 || !s.Visit() {
		return 0
	}
	fours, mine := &s.Fours[s.Me()], &s.Fives[s.Me()]
	s.Make(square)
	reply := mine.First()
	if s.forced[at], s.forced[at+1] = square, lines.Nowhere; mine.N > 1 {
		plies = 3
	} else if fours.All > 2*int(fours.Count[reply]) { // else the reply is on every line with a four, so none is left
		s.Make(reply)
		if rest := s.vcf(depth-1, at+2); rest > 0 {
			s.forced[at+1] = reply
			plies = rest + 2
		}
		s.Unmake(reply)
	}
	s.Unmake(square)
	return plies
}
