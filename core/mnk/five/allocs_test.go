package five

import (
	"reflect"
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// looking searches a board with a few stones, deeper and deeper, until so many nodes are used up.
func looking(s *Search, nodes int64) {
	centre := int16(s.size / 2)
	for i, square := range []int16{centre, centre + 1, centre + int16(s.columns), centre - 1} {
		s.Put(square, uint8(i%2))
	}
	s.Turn(0)
	s.Begin(search.Start(search.Budget{Iterations: nodes}, 0, func() int64 { return 0 }, nil))
	moves := s.Moves(20)
	for depth := 1; ; depth++ {
		for i, move := range moves {
			if s.Try(move, -infinite, infinite, depth, i); s.Stop {
				return
			}
		}
	}
}

// TestNodesAllocateNothing holds that twice the nodes cost no more memory: TinyGo's modules have no collector.
func TestNodesAllocateNothing(t *testing.T) {
	for rule := range rules {
		of := func(nodes int64) float64 {
			return testing.AllocsPerRun(1, func() { memory.Renew(); looking(New(rule, 15, 15, &memory), nodes) })
		}
		if few, many := of(4096), of(8192); many > few+8 {
			t.Errorf("rule %d: %v allocations in 4,096 nodes, %v in 8,192", rule, few, many)
		}
	}
}

// TestAgain: a search that is used again is as a new one, in the same room.
func TestAgain(t *testing.T) {
	for rule := range rules {
		memory.Renew()
		s := New(rule, 19, 11, &memory)
		looking(s, 2000)
		if n := testing.AllocsPerRun(10, func() { s.Again() }); n > 0 {
			t.Errorf("rule %d: %v allocations", rule, n)
		}
		again := s.Again()
		again.moves = nil
		if want := New(rule, 19, 11, &memory); again != s || !reflect.DeepEqual(again, want) {
			t.Errorf("rule %d: something is left of the search before", rule)
		}
	}
}
