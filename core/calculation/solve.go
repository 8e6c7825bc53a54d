package calculation

import "github.com/tefuda/tefuda/core/search"

// A Solution is what is known of a game whose stock is known.
type Solution struct {
	// Proof is ProvedWin if Line wins, ProvedLoss if no line does, and
	// Unproved if the budget ended first.
	Proof Proof
	Line  []Move // the moves to the end, draws included
	// Nodes is how many positions were looked at.
	Nodes int64
}

// Solve looks for a winning line of a game with a fixed stock, whose order it
// knows: by beams of growing width, each position valued by what the rollout
// policy leaves over on the known stock, and by exhaustive search. The
// meter's budget counts positions; without one, the search ends after about
// a million. The stock of s must be fixed.
func Solve(s *State, meter *search.Meter) Solution { return new(solver).solve(s, meter) }

// solve is Solve in room that was used before.
func (v *solver) solve(s *State, meter *search.Meter) Solution {
	*v = solver{meter: meter, due: meter.Allow(lookedAtOnce), layers: v.layers, trace: v.trace, lost: v.lost[:0]}
	switch {
	case s.isBlocked():
		return Solution{Proof: ProvedLoss}
	case v.beams(s, 1, 4, 16), v.exhaust(s, someNodes), v.beams(s, 64, 256, 1024), v.exhaust(s, allNodes):
		return Solution{Proof: ProvedWin, Line: v.line, Nodes: v.nodes}
	}
	if v.complete {
		return Solution{Proof: ProvedLoss, Nodes: v.nodes}
	}
	return Solution{Nodes: v.nodes}
}

// What the exhaustive searches may look at. Games from their start are nearly
// all won by a narrow beam; lost endings are soon exhausted.
const (
	someNodes = 5_000
	allNodes  = 1_000_000
)

// A solver keeps what its stages have in common.
type solver struct {
	meter    *search.Meter
	over     bool // the budget ended
	nodes    int64
	counted  int64 // of them by the meter
	due      int64 // of them when the meter counts again
	line     []Move
	layers   [2][]beamNode
	trace    []traced // of the beam
	complete bool     // all lines were tried
	lost     []uint64 // hashes of positions from which no line wins, by their lowest bits
	left     int64    // nodes that this search may still look at
}

// lookedAtOnce is how many positions are looked at between two readings of the clock.
const lookedAtOnce = 64

// look counts one more position; false when there is no budget left.
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

// exhaust tries all lines from s, looking at so many positions at most. It
// leaves the line if one wins, and sets complete if none does.
func (v *solver) exhaust(s *State, nodes int64) bool {
	if v.complete || v.over {
		return false
	}
	if cap(v.lost) == 0 {
		v.lost = make([]uint64, lostSize)
	} else if len(v.lost) == 0 {
		v.lost = v.lost[:lostSize]
		clear(v.lost)
	}
	v.left = nodes
	var start State
	start.set(s)
	if v.wins(&start) {
		for i, k := 0, len(v.line)-1; i < k; i, k = i+1, k-1 {
			v.line[i], v.line[k] = v.line[k], v.line[i]
		}
		return true
	}
	v.complete = v.left > 0 && !v.over
	return false
}

// wins searches depth first and leaves the line, last move first. Recursion is
// as deep as there are moves.
func (v *solver) wins(s *State) bool {
	if s.rest == 0 {
		return true
	}
	if v.left--; v.left <= 0 || !v.look() || s.isBlocked() {
		return false
	}
	key := s.hash()
	if v.lost[key%lostSize] == key {
		return false
	}
	var moves [MaxMoves]Move
	var after State
	for _, m := range moves[:s.choices(&moves)] {
		after.set(s)
		after.step(m)
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

// choices fills in the moves that a search tries, one of several empty piles,
// and alone what is sure, and returns their number.
func (s *State) choices(all *[MaxMoves]Move) (n int) {
	if s.card == 0 && s.left > 0 {
		all[0] = s.DrawMove()
		return 1
	}
	n = s.plays(all)
	for i := range n {
		if s.isSure(all[i]) {
			all[0] = all[i]
			return 1
		}
	}
	for k := uint8(0); k < s.piles && s.card != 0; k++ {
		if !s.isSpare(k) {
			all[n] = Move{Kind: CardToWaste, Pile: k, Rank: s.card}
			n++
		}
	}
	return n
}

// isSpare tells whether a waste pile is empty and so is one before it, which is
// as good.
func (s *State) isSpare(pile uint8) bool {
	if s.tops[pile] != 0 {
		return false
	}
	for _, t := range s.tops[:pile] {
		if t == 0 {
			return true
		}
	}
	return false
}

// isSure tells whether no other move can be better: a draw takes no move away,
// and the last card of a rank can go nowhere else and is in the way until it
// goes.
func (s *State) isSure(m Move) bool {
	return m.Kind == Draw || m.Kind != CardToWaste && s.isLast(m.Rank)
}

// isLast tells whether only one foundation still needs a rank.
func (s *State) isLast(r Rank) bool {
	needs := 0
	for d, n := range s.count {
		if placeOf[d][r] > n {
			needs++
		}
	}
	return needs == 1
}

// step makes a move of choices.
func (s *State) step(m Move) {
	if m.Kind == Draw {
		s.turn()
	} else {
		s.play(m)
	}
}

// hash returns a number that is the same for positions with the same piles in
// any order, the same foundations, card and number of cards in the stock, and
// hardly ever for others; of these a fixed stock's order has one left.
func (s *State) hash() uint64 {
	sum := uint64(0)
	for _, top := range s.tops[:s.piles] {
		h := uint64(0)
		for at := top; at != 0; at = s.beneath(at) {
			h = (h + uint64(at.rank())) * 0x9E3779B97F4A7C15
			h ^= h >> 29
		}
		h *= 0xBF58476D1CE4E5B9
		sum += h ^ h>>32
	}
	for _, n := range s.count {
		sum = sum*31 + uint64(n)
	}
	sum = (sum*53+uint64(s.left))*14 + uint64(s.card) + 1
	sum *= 0x94D049BB133111EB
	return sum ^ sum>>31
}
