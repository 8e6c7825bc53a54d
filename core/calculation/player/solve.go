package player

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/sat"
	"github.com/tefuda/tefuda/core/search"
)

// A Solution is the result of solving a game whose stock is known.
type Solution struct {
	// Proof is ProvedWin if Line wins, ProvedLoss if no line does, and
	// Unproved if the budget ended first.
	Proof Proof
	Line  []calculation.Move // the moves to the end, draws included
	// Nodes is how many positions were visited.
	Nodes int64
}

// Solve looks for a winning line of a game with a fixed stock, whose order it uses.
// It tries three ways: beams, where a position's value is the number of cards that
// the rollout policy leaves; all lines of a short ending; and a SAT solver (clauses).
// The meter's budget counts positions, or work that takes as long. Without a budget a
// game with two piles may take minutes. The stock of s must be fixed.
func Solve(s *calculation.State, meter *search.Meter) Solution { return new(solver).solve(s, meter) }

// solve is Solve with reused buffers.
func (v *solver) solve(s *calculation.State, meter *search.Meter) Solution {
	*v = solver{meter: meter, due: meter.Allow(lookedAtOnce), layers: v.layers, trace: v.trace, lost: v.lost[:0], asked: v.asked}
	switch {
	case s.Blocked():
		return Solution{Proof: ProvedLoss}
	case v.beams(s, 1, 4, 16), v.exhaust(s, someNodes), v.clauses(s):
		return Solution{Proof: ProvedWin, Line: v.line, Nodes: v.nodes}
	case v.complete:
		return Solution{Proof: ProvedLoss, Nodes: v.nodes}
	}
	return Solution{Nodes: v.nodes}
}

// someNodes is the limit of the exhaustive search, in positions. Short endings need
// fewer.
const someNodes = 5_000

// A solver is the state that its stages share.
type solver struct {
	meter    *search.Meter
	over     bool // the budget ended
	nodes    int64
	counted  int64 // nodes that the meter has counted
	due      int64 // value of nodes at which the meter counts again
	line     []calculation.Move
	complete bool     // all lines were tried
	lost     []uint64 // hashes of lost positions, by their lowest bits
	left     int64    // positions that this search may still visit
	layers   [2][]beamNode
	trace    []traced // moves that led to the beam's positions
	asked    *clauses
	set      int // literals set that spend has not yet counted
}

// lookedAtOnce is how many positions are visited between two readings of the
// clock.
const lookedAtOnce = 64

// look counts one more position; it returns false if no budget is left.
func (v *solver) look() bool {
	if v.over {
		return false
	}
	if v.nodes++; v.nodes == v.due {
		v.over = !v.meter.Done(v.nodes - v.counted)
		v.counted, v.due = v.nodes, v.nodes+v.meter.Allow(lookedAtOnce)
	}
	return !v.over
}

// lostSize is the number of positions that are remembered: a megabyte.
const lostSize = 1 << 17

// clauses looks for a line by sat.Solver. It sets v.line if there is one, and v.complete if there
// is none.
func (v *solver) clauses(s *calculation.State) bool {
	if v.complete || v.over {
		return false
	}
	if v.asked == nil {
		v.asked = new(clauses)
	}
	found := v.asked.solve(s, v.spend)
	if found == sat.Satisfied {
		v.line = v.asked.line(s)
	}
	v.complete = found == sat.Contradictory
	return found == sat.Satisfied
}

// setsALook is the number of literals that the SAT solver sets in the time of one
// position.
const setsALook = 6

// spend counts literals that were set as positions, and returns false if no
// budget is left.
func (v *solver) spend(sets int) bool {
	for v.set += sets; v.set >= setsALook; v.set -= setsALook {
		if !v.look() {
			return false
		}
	}
	return true
}

// exhaust tries all lines from s within a limit of positions. It sets v.line if
// one wins, and v.complete if none does.
func (v *solver) exhaust(s *calculation.State, nodes int64) bool {
	if v.complete || v.over {
		return false
	}
	if len(v.lost) == 0 {
		v.forget()
	}
	v.left = nodes
	var start calculation.State
	start.Set(s)
	if v.wins(&start) {
		for i, k := 0, len(v.line)-1; i < k; i, k = i+1, k-1 {
			v.line[i], v.line[k] = v.line[k], v.line[i]
		}
		return true
	}
	v.complete = v.left > 0 && !v.over
	return false
}

// forget empties the table of lost positions.
func (v *solver) forget() {
	if cap(v.lost) == 0 {
		v.lost = make([]uint64, lostSize)
		return
	}
	v.lost = v.lost[:lostSize]
	clear(v.lost)
}

// wins searches depth first and leaves the winning line, last move first.
// Recursion is as deep as the game has moves.
func (v *solver) wins(s *calculation.State) bool {
	if s.Rest() == 0 {
		return true
	}
	if v.left--; v.left <= 0 || !v.look() || s.Blocked() {
		return false
	}
	key := s.Hash()
	if v.lost[key%lostSize] == key {
		return false
	}
	var moves [calculation.MaxMoves]calculation.Move
	var after calculation.State
	for _, m := range moves[:choices(s, &moves)] {
		after.Set(s)
		after.Play(m)
		if v.wins(&after) {
			v.line = append(v.line, m)
			return true
		}
	}
	if v.left > 0 && !v.over {
		v.lost[key%lostSize] = key
	}
	return false
}

// choices fills in the moves that a search tries and returns their number. A sure
// move is the only one; of several empty piles, and of foundations that are equal, it
// tries one.
func choices(s *calculation.State, all *[calculation.MaxMoves]calculation.Move) (n int) {
	if s.Card() == 0 && s.Left() > 0 {
		all[0] = s.DrawMove()
		return 1
	}
	for _, m := range all[:s.FoundationMoves(all)] {
		if isSure(s, m) {
			all[0] = m
			return 1
		}
		if first := bits.TrailingZeros32(s.Wanted(m.Rank)); !s.ByOne() || int(m.Foundation) == first {
			all[n] = m
			n++
		}
	}
	for k := uint8(0); int(k) < s.Piles() && s.Card() != 0; k++ {
		if !isSpare(s, k) {
			all[n] = calculation.Move{Kind: calculation.CardToWaste, Pile: k, Rank: s.Card()}
			n++
		}
	}
	return n
}

// isSpare reports whether a waste pile is empty and an earlier one is too, which
// is as good.
func isSpare(s *calculation.State, pile uint8) bool {
	if s.Stack(pile) != 0 {
		return false
	}
	for k := range pile {
		if s.Stack(k) == 0 {
			return true
		}
	}
	return false
}

// isSure reports whether no other move can be better. A draw takes no move away.
// A card that only one foundation still needs can go nowhere else, and is in the
// way until it goes. The same holds for all cards of a rank if every foundation
// that still needs the rank takes it next.
func isSure(s *calculation.State, m calculation.Move) bool {
	if m.Kind == calculation.Draw || m.Kind == calculation.CardToWaste {
		return m.Kind == calculation.Draw
	}
	needs := s.Needs(m.Rank)
	return needs == 1 || s.ByOne() && bits.OnesCount32(s.Wanted(m.Rank)) == needs
}

// A beamNode is a position in a beam, with the index in the trace of the move
// that led to it and the number of cards that the rollout policy leaves over from
// it.
type beamNode struct {
	state calculation.State
	at    int32
	rest  uint8
	hash  uint64
}

// A traced is a move that led from a position of the layer before.
type traced struct {
	move   calculation.Move
	parent int32 // index of the parent's move in the trace, -1 for the start
}

// beams tries beams of growing width; if one wins, it sets v.line and returns
// true.
func (v *solver) beams(s *calculation.State, widths ...int) bool {
	for _, width := range widths {
		if v.complete || v.over {
			return false
		}
		if v.beam(s, width) {
			return true
		}
	}
	return false
}

// beam keeps, move by move, the width positions from which the rollout policy
// leaves the fewest cards over. If the policy wins from one, the search ends. The
// trace has a move for every position kept.
func (v *solver) beam(s *calculation.State, width int) bool {
	for i := range v.layers {
		if cap(v.layers[i]) < width {
			v.layers[i] = make([]beamNode, width)
		}
	}
	layer, next := v.layers[0][:1], v.layers[1]
	layer[0].state.Set(s)
	layer[0].at = -1
	v.trace = v.trace[:0]
	for len(layer) > 0 {
		next = next[:0]
		for i := range layer {
			if v.expand(&layer[i], &next, width) {
				return true
			}
		}
		if v.over {
			return false
		}
		layer, next = next, layer
	}
	return false
}

// expand tries the moves from a node; if one wins, it sets v.line and returns
// true.
func (v *solver) expand(parent *beamNode, next *[]beamNode, width int) bool {
	var moves [calculation.MaxMoves]calculation.Move
	var n beamNode
	var room calculation.State
	for _, m := range moves[:choices(&parent.state, &moves)] {
		n.at = int32(len(v.trace))
		n.state.Set(&parent.state)
		n.state.Play(m)
		if !v.look() {
			return false
		}
		room.Set(&n.state)
		if n.rest = uint8(rollOut(&room)); n.rest == 0 {
			v.line = rolloutLine(&n.state, append(v.lineTo(parent.at), m))
			return true
		}
		if n.hash = n.state.Hash(); !n.state.Blocked() && keep(next, &n, width) {
			v.trace = append(v.trace, traced{m, parent.at})
		}
	}
	return false
}

// keep inserts a node into a layer sorted by rest. It returns false if the
// position is there already or the layer is full of better ones.
func keep(layer *[]beamNode, n *beamNode, width int) bool {
	all := *layer
	for i := range all {
		if all[i].hash == n.hash {
			return false
		}
	}
	if len(all) == width {
		if all[width-1].rest <= n.rest {
			return false
		}
		all = all[:width-1]
	}
	at := len(all)
	all = all[:at+1]
	for ; at > 0 && all[at-1].rest > n.rest; at-- {
		all[at].set(&all[at-1])
	}
	all[at].set(n)
	*layer = all
	return true
}

//go:noinline
func (n *beamNode) set(o *beamNode) { *n = *o }

// lineTo returns the moves that led to an entry of the trace.
func (v *solver) lineTo(at int32) (line []calculation.Move) {
	for ; at >= 0; at = v.trace[at].parent {
		line = append(line, v.trace[at].move)
	}
	for i, k := 0, len(line)-1; i < k; i, k = i+1, k-1 {
		line[i], line[k] = line[k], line[i]
	}
	return line
}

// rolloutLine appends to line the moves of the rollout policy, draws included.
func rolloutLine(s *calculation.State, line []calculation.Move) []calculation.Move {
	var g calculation.State
	g.Set(s)
	for {
		if g.Card() == 0 && g.Left() > 0 {
			m := g.DrawMove()
			line = append(line, m)
			g.Play(m)
		}
		m, ok := tuned.Choose(&g)
		if !ok {
			return line
		}
		line = append(line, m)
		g.Play(m)
	}
}
