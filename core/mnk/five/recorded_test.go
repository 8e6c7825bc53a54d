package five

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
	"github.com/tefuda/tefuda/core/search/recordtest"
)

// calm reports whether no row can be completed and the side to move has no double four.
func calm(s *Search) bool {
	return !s.sets[0][ofRows].any() && !s.sets[1][ofRows].any() && !s.Doubles(int(s.me()))
}

// byLot plays random stones, more often near others than not. None completes a row.
func byLot(rule Rule, columns, rows, stones int, dice *dice.Dice) *Search {
	s := New(rule, columns, rows, &memory)
	last := int16(rows/2*columns + columns/2)
	for n := 0; n < stones; {
		x, y := int(last)%columns+int(dice.Under(5))-2, int(last)/columns+int(dice.Under(5))-2
		if dice.Under(6) == 0 {
			x, y = int(dice.Under(uint32(columns))), int(dice.Under(uint32(rows)))
		}
		square := int16(y*columns + x)
		if x < 0 || y < 0 || x >= columns || y >= rows || s.stone[square] != 0 || s.level(s.side, square) == completes || !s.allowed(square) {
			last = int16(dice.Under(uint32(s.size)))
			continue
		}
		s.make(square)
		last = square
		n++
	}
	return s
}

// TestRecordedSearches compares searches of random boards with recorded ones, by every rule and without each part: the
// order of moves, their values by depth, the line, the number of positions, and what the reasons read.
func TestRecordedSearches(t *testing.T) {
	sizes := [...][2]int{{15, 15}, {9, 9}, {19, 11}, {12, 20}, {15, 15}}
	var lines []string
	for i := range 44 {
		dice := dice.New(uint32(i))
		size := sizes[i%len(sizes)]
		s := byLot(Rule(i%int(Caro+1)), size[0], size[1], 6+int(dice.Under(24)), &dice)
		if i >= 24 {
			s.Without(1 << (i - 24) & (2*Hanging - 1))
		}
		lines = append(lines, recorded(s, 4000, 9))
	}
	recordtest.Same(t, "searches.txt", lines, func(i int) string { return "board " + fmt.Sprint(i) })
}

// recorded returns the result of a search within so many nodes, up to a depth.
func recorded(s *Search, nodes int64, most int) (line string) {
	line = fmt.Sprintf("rule %d, %d stones:", s.rule, s.full)
	for colour := range 2 {
		n, first := s.Rows(colour)
		stops, m := s.Stops(colour)
		line += fmt.Sprint(" ", n, first, s.Doubles(colour), stops[:m])
	}
	seen := ""
	for square := range int16(s.size) {
		if s.stone[square] == 0 {
			seen += fmt.Sprint(s.Shapes(0, square), s.Shapes(1, square), s.level(0, square), s.level(1, square), s.Allowed(square), s.Static(square), " ")
		}
	}
	line += fmt.Sprint(" ", recordtest.Sum(seen), s.Evaluation(), calm(s), s.Answer(), s.Forced(300))
	s.memory.Renew()
	s.Begin(search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil))
	for depth := 1; depth < most && !s.Stop; depth++ {
		value, best, told := int32(-infinite), []int16(nil), ""
		for j, square := range s.Moves(14) {
			v := s.Try(square, value, infinite, depth, j)
			if told += fmt.Sprint(square, v, s.Line(), " "); v > value {
				value, best = v, append([]int16(nil), s.Line()...)
			}
		}
		for j, square := range s.Moves(5) { // a narrow window, as where the value is nearly known
			told += fmt.Sprint(s.Try(square, value-2, value, depth, j), " ")
		}
		line += fmt.Sprint(" ", value, best, s.Nodes, recordtest.Sum(told))
	}
	return line
}
