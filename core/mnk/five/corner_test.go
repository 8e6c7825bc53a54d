package five

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// inCorner plays random stones in a corner of the board, that of the first square or of the last one. None completes a
// row.
func inCorner(rule Rule, columns, rows, stones int, last bool, dice *dice.Dice) *Search {
	s := New(rule, columns, rows, &memory)
	for tries := 0; stones > 0 && tries < 400; tries++ {
		square := int16(int(dice.Under(6))*columns + int(dice.Under(6)))
		if last {
			square = int16(s.size-1) - square
		}
		if s.stone[square] == 0 && s.level(s.side, square) != completes && s.allowed(square) {
			s.make(square)
			stones--
		}
	}
	return s
}

// TestRecordedCorners compares searches with recorded ones, where all stones are in a corner and the budget is small.
func TestRecordedCorners(t *testing.T) {
	var lines []string
	for i := range 40 {
		dice := dice.New(uint32(100 + i))
		s := inCorner(Rule(i%int(Caro+1)), 7+i%6, 6+i%7, 4+i/2, i%3 == 2, &dice)
		lines = append(lines, recorded(s, 400, 5))
	}
	recordtest.Same(t, "corners.txt", lines, func(i int) string { return "corner " + fmt.Sprint(i) })
}

// TestRecordedFours compares wins by fours in a corner, and what may stop them, with recorded ones, by nodes and by
// fours.
func TestRecordedFours(t *testing.T) {
	var lines []string
	for i := range 160 {
		dice := dice.New(uint32(500 + i))
		s := inCorner(Rule(i%int(Caro+1)), 6+i%9, 6+i%10, 14+i%14, i%5 == 4, &dice)
		s.Begin(search.Start(search.Budget{Iterations: 10_000}, 0, func() int64 { return 0 }, nil))
		line := fmt.Sprint(s.rule, ":")
		for depth, nodes := range [...]int{4, 48, 2, 48, 48} {
			before := s.Nodes
			plies := s.byFours(depth, nodes)
			line += fmt.Sprint(" ", plies, " ", s.Nodes-before)
			for j := 0; plies > 0 && s.forced[j] != nowhere; j++ {
				line += fmt.Sprint(" ", s.forced[j])
			}
		}
		s.stops = set{}
		line += fmt.Sprint(" ", s.against())
		for square := s.stops.first(); square != nowhere; square = s.stops.next(square) {
			line += fmt.Sprint(" ", square)
		}
		lines = append(lines, fmt.Sprint(line, s.Forced(300), s.Answer()))
	}
	recordtest.Same(t, "fours.txt", lines, func(i int) string { return "fours " + fmt.Sprint(i) })
}

// TestRecordedSkips compares which positions need not be searched with the recorded ones, at windows one unit below, at
// and above the value.
func TestRecordedSkips(t *testing.T) {
	var lines []string
	counts := [3]int{}
	for i := range 60 {
		dice := dice.New(uint32(900 + i))
		s := byLot(Rule(i%int(Caro+1)), 9+i%5, 9+i%4, 6+i%20, &dice)
		s.memory.Renew()
		s.Begin(search.Start(search.Budget{Iterations: 20_000}, 0, func() int64 { return 0 }, nil))
		line := fmt.Sprint(s.rule, ":")
		for depth := 1; depth <= 7; depth++ {
			for _, margin := range [...]int32{0, calmMargin, -razorMargin, -futileMargin, 4000} {
				for off := int32(-1); off <= 1; off++ {
					beta := s.Evaluation() - margin*int32(depth) + off
					n := &node{alpha: beta - 1, beta: beta, depth: depth, ply: 3}
					if margin < 0 {
						n.alpha, n.beta = beta, beta+1
					}
					value, ok := s.skip(n)
					line += fmt.Sprint(" ", value, n.against)
					switch {
					case value == Limit-2:
						counts[2]++
					case ok:
						counts[1]++
					default:
						counts[0]++
					}
					futile := s.futile(n, s.Moves(3)[2], 1)
					line += fmt.Sprint(ok, futile, n.open)
				}
			}
		}
		for _, alpha := range [...]int32{Limit, Limit - 1, -Limit - 1, -Limit, -Limit + 1} { // no value is equal to these
			n := &node{alpha: alpha, beta: alpha + 1, depth: 2, ply: 3, best: alpha}
			value, ok := s.skip(n)
			n.threatened = false
			line += fmt.Sprint(" ", value, ok, s.futile(n, s.Moves(3)[2], 1))
		}
		lines = append(lines, fmt.Sprint(s.rule, " ", s.Nodes, " ", recordtest.Sum(line)))
	}
	t.Log(counts)
	recordtest.Same(t, "skips.txt", lines, func(i int) string { return "board " + fmt.Sprint(i) })
}

// TestHeuristic wants values that are odd, ordered, and no proofs, however great the sum of weights.
func TestHeuristic(t *testing.T) {
	for v, want := range map[int32]int32{
		-1 << 30: 2 - Limit, -Limit/2 - 1: 2 - Limit, -Limit / 2: 2 - Limit, 1 - Limit/2: 4 - Limit, -1: -1, 0: 1, 1: 3,
		Limit/2 - 2: Limit - 4, Limit/2 - 1: Limit - 2, Limit / 2: Limit - 2, 1 << 30: Limit - 2,
	} {
		if got := heuristic(v); got != want {
			t.Errorf("%d: %d, not %d", v, got, want)
		}
	}
}

// TestRecordedReductions compares the reductions of late moves and the number of moves looked at with the recorded
// ones: about log₂ depth × log₂ index / 4 plies.
func TestRecordedReductions(t *testing.T) {
	var lines []string
	for depth := 1; depth < 20; depth++ {
		line := fmt.Sprint(width(depth), ":")
		for index := 1; index < 40; index++ {
			line += fmt.Sprint(" ", late(depth, index))
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "reductions.txt", lines, func(i int) string { return "depth " + fmt.Sprint(i+1) })
}

// TestNear compares the squares near stones with their distances from the stones.
func TestNear(t *testing.T) {
	for i := range uint32(24) {
		dice := dice.New(i)
		s := byLot(Rule(i%uint32(Caro+1)), 6+int(i%(MaxSide-5)), 5+int(i%(MaxSide-4)), 1+int(i/4), &dice)
		for y := range s.rows {
			want := uint64(0)
			for x := range s.columns {
				if s.at(x, y) == 0 && hasNear(s, x, y) {
					want |= 1 << (2 * (x + reach))
				}
			}
			if got := s.near(y); got != want {
				t.Errorf("board %d, row %d: %b, not %b", i, y, got, want)
			}
		}
	}
}

// hasNear reports whether a stone is within three squares, or within four along a line.
func hasNear(s *Search, x, y int) bool {
	for dy := -4; dy <= 4; dy++ {
		for dx := -4; dx <= 4; dx++ {
			far := max(dx, -dx, dy, -dy) == 4 && dx != 0 && dy != 0 && dx != dy && dx != -dy
			if stone := s.at(x+dx, y+dy); !far && (stone == 1 || stone == 2) {
				return true
			}
		}
	}
	return false
}

// TestRecordedHistory compares the history of moves that refuted others with the recorded one.
func TestRecordedHistory(t *testing.T) {
	var lines []string
	for _, depth := range [...]int{1, 2, 7, 19, 20, 21, 40} {
		dice := dice.New(3)
		s := byLot(Free, 9, 9, 5, &dice)
		tried := []move{{1, 0}, {7, 0}, {2, 0}, {3, 0}}
		line := fmt.Sprint(depth, ":")
		for _, square := range [...]int16{7, 7, 2, 3, 7, 2, 7} {
			s.remember(square, depth, 2, tried)
			line += fmt.Sprint(" ", s.killer[2], s.history[s.me()][:8], s.after()[:8])
		}
		lines = append(lines, line)
	}
	recordtest.Same(t, "history.txt", lines, func(i int) string { return "line " + fmt.Sprint(i) })
}

// TestFirstBatch wants a search to look at some positions though its time is up before it begins, and at one where one is allowed.
func TestFirstBatch(t *testing.T) {
	for budget, want := range map[search.Budget]int64{{Millis: 1}: visitBatch, {Iterations: 1}: 1, {Iterations: visitBatch + 1}: visitBatch + 1} {
		dice, now := dice.New(1), int64(0)
		s := byLot(Free, 15, 15, 8, &dice)
		s.memory.Renew()
		s.Begin(search.Start(budget, 0, func() int64 { now += 100; return now }, nil))
		for i, square := range s.Moves(14) {
			s.Try(square, -infinite, infinite, 6, i)
		}
		if s.Nodes != want || !s.Stop {
			t.Errorf("%+v: %d positions", budget, s.Nodes)
		}
	}
}
