package alphabeta_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/alphabeta"
	"github.com/tefuda/tefuda/core/mnk/positions"
	"github.com/tefuda/tefuda/core/search"
)

// Two answers to a three, each searched three moves deep.
func ExampleSearcher() {
	b, _ := mnk.Parse([]string{"........", ".ooo...x", "........", "...o....", "........", "..x..x..", "........", "........"})
	p, _ := mnk.Game{K: 5}.At(b, mnk.White)
	var s alphabeta.Searcher
	s.SetUp(&p)
	var table positions.Table
	table.Renew()
	s.Begin(&table)
	s.Meter = search.Start(search.Budget{}, 0, func() int64 { return 0 }, nil)
	for _, at := range []int16{8, 13} {
		s.Make(at)
		fmt.Println(s.Square(at), s.Rate(-alphabeta.Infinite, 3, 0), s.Nodes > 0)
		s.Unmake(at)
	}
	// Output:
	// {1 0} -387 true
	// {1 5} -379 true
}
