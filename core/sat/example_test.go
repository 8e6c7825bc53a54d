package sat_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/sat"
)

// Of four lamps in a row no two neighbours may be on. The first is, and one of the last two.
func ExampleSolver() {
	s := sat.New(4, 100)
	s.Reset(4)
	for i := range 3 {
		s.Add(sat.Is(i).Not(), sat.Is(i+1).Not())
	}
	s.Add(sat.Is(0))
	s.Add(sat.Is(2), sat.Is(3))
	unlimited := func(int) bool { return true }
	fmt.Println(s.Solve(unlimited) == sat.Satisfied, s.True(sat.Is(0)), s.True(sat.Is(1)))
	// Output: true true false
}
