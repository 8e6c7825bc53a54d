package five_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk/five"
	"github.com/tefuda/tefuda/core/search"
)

// Black has an open three: a win by fours.
func ExampleSearch() {
	s := five.New(five.Free, 15, 15, new(five.Memory))
	for _, column := range []int16{5, 6, 7} {
		s.Put(7*15+column, 0)
		s.Put(column, 1)
	}
	s.Without(five.Aspiration) // to measure what it is worth
	s.Begin(search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil))
	fmt.Println(s.Allowed(7*15+8), s.Answer(), len(s.Forced(10_000)) > 0)
	// Output: true -1 true
}

// Two open threes at once: black may not, by the rules of renju.
func ExampleGrid_Foul() {
	g := five.NewGrid(15, 15)
	for _, square := range []int16{7*15 + 5, 7*15 + 6, 5*15 + 7, 6*15 + 7} {
		g.Put(square, 0)
	}
	fmt.Println(g.Foul(7*15+7) == five.DoubleThree, g.Foul(0) == five.NoFoul)
	// Output: true true
}

// The same three again, solved: black makes an open four, and white could stop it at either end.
func ExampleSolver() {
	memory := new(five.Memory)
	memory.Renew()
	s := five.New(five.Free, 15, 15, memory)
	for _, column := range []int16{5, 6, 7} {
		s.Put(7*15+column, 0)
		s.Put(column, 1)
	}
	s.Begin(search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil))
	v := &five.Solver{Search: s}
	won, fours, sure := v.Solve(100)
	last := five.Step{Square: 7*15 + 4, Makes: five.MakesFour, Of: -1}
	s.Swing()
	v.Stops()
	fmt.Println(won, fours, sure, v.Tree[0] == last, v.Does[7*15+4] == five.Stops, v.Does[7*15+8] == five.Stops, v.Does[0])
	// Output: true true true true true true 0
}
