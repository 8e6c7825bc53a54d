package five

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// TestProofs plays on from random positions whose win is proved, the winner by
// the search's move, the other side by every possible move. Each reply must
// lose within the proved number of plies.
func TestProofs(t *testing.T) {
	rng := dice.NewRand(3)
	var found [rules]int
	for range 1200 {
		s := New(Rule(rng.IntN(int(rules))), 9, 9, &memory)
		for n := 10 + rng.IntN(30); n > 0; n-- {
			if square := int16(rng.IntN(s.size)); s.stone[square] == 0 && s.sets[s.side][ofRows].n == 0 && s.allowed(square) {
				s.make(square)
			}
		}
		value, line := settle(s, 3000)
		if value < Floor || Win-value > 11 || Win-value < 4 || len(line) == 0 {
			continue
		}
		found[s.rule]++
		checkWin(t, s, line[0], Win-value)
	}
	t.Log(found)
	for rule, n := range found {
		if n < 10 {
			t.Errorf("rule %d: %d wins", rule, n)
		}
	}
}

// settle searches deeper and deeper until the value is proved.
func settle(s *Search, nodes int64) (value int32, line []int16) {
	s.Stop, s.check = false, 0
	s.Nodes, s.reported = 0, 0
	s.memory.Renew()
	s.Begin(search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil))
	for depth := 1; depth < 12 && !s.Stop; depth++ {
		value, line = -infinite, nil
		for i, square := range s.Moves(40) {
			if v := s.Try(square, value, infinite, depth, i); v > value {
				value, line = v, append([]int16(nil), s.Line()...)
			}
		}
		if s.Stop {
			return 0, nil
		}
		if value >= Floor || value <= -Floor {
			return value, line
		}
	}
	return 0, nil
}

// checkWin plays a move that is said to win within so many plies.
func checkWin(t *testing.T, s *Search, square int16, plies int32) {
	t.Helper()
	if !s.allowed(square) {
		t.Fatalf("%d is a foul", square)
	}
	s.make(square)
	defer s.unmake(square)
	if s.won {
		return
	}
	for reply := range int16(s.size) {
		if s.stone[reply] != 0 || !s.allowed(reply) {
			continue
		}
		s.make(reply)
		if !s.won {
			if value, _ := settle(s, 20_000); value < Floor {
				t.Fatalf("a win in %d plies, but %d after a reply is worth %d: %v", plies, reply, value, s.stone[:s.size])
			}
		} else {
			t.Fatalf("%d completes a row against a win in %d plies", reply, plies)
		}
		s.unmake(reply)
	}
}
