package five

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// inCorner plays stones by lot in a corner of the board, that of the first square or of the last one, none that completes a row.
func inCorner(rule Rule, columns, rows, stones int, last bool, dice *search.Dice) *Search {
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

// TestRecordedCorners compares what the search finds where all stones lie in a corner, with little to spend, with what was recorded.
func TestRecordedCorners(t *testing.T) {
	var lines []string
	for i := range 40 {
		dice := search.NewDice(uint32(100 + i))
		s := inCorner(Rule(i%int(rules)), 7+i%6, 6+i%7, 4+i/2, i%3 == 2, &dice)
		lines = append(lines, recorded(s, 400, 5))
	}
	recordtest.Same(t, "corners.txt", lines, func(i int) string { return "corner " + fmt.Sprint(i) })
}

// TestRecordedFours compares the wins by fours in a corner, in so many nodes and so many fours, and what may stop them, with what
// was recorded.
func TestRecordedFours(t *testing.T) {
	var lines []string
	for i := range 160 {
		dice := search.NewDice(uint32(500 + i))
		s := inCorner(Rule(i%int(rules)), 6+i%9, 6+i%10, 14+i%14, i%5 == 4, &dice)
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

// TestRecordedSkips compares which positions need not be searched with what was recorded: where the value is what is wanted to the
// unit, and one unit to either side.
func TestRecordedSkips(t *testing.T) {
	var lines []string
	counts := [3]int{}
	for i := range 60 {
		dice := search.NewDice(uint32(900 + i))
		s := byLot(Rule(i%int(rules)), 9+i%5, 9+i%4, 6+i%20, &dice)
		s.memory.Renew()
		s.Begin(search.Start(search.Budget{Iterations: 20_000}, 0, func() int64 { return 0 }, nil))
		line := fmt.Sprint(s.rule, ":")
		for depth := 1; depth <= 7; depth++ {
			for _, margin := range [...]int32{0, calmMargin, -razorMargin, 4000} {
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
		lines = append(lines, fmt.Sprint(s.rule, " ", s.Nodes, " ", recordtest.Sum(line)))
	}
	t.Log(counts)
	recordtest.Same(t, "skips.txt", lines, func(i int) string { return "board " + fmt.Sprint(i) })
}

// TestHeuristic wants values that are odd, ordered, and no proof, however great the sum of weights.
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

// TestRecordedReductions compares by how much late moves are searched less deep, and how many moves are looked at, with what was
// recorded: some log₂ depth × log₂ index / 4 plies.
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
