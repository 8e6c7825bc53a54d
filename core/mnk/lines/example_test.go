package lines_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
)

// What a stone makes of the lines: the third of a row in the open is a double threat of four in a row.
func ExampleState() {
	b, _ := mnk.Parse([]string{"......", ".oo...", "......", "......", ".x.x..", "......"})
	p, _ := mnk.Game{K: 4}.At(b, mnk.Black)
	s := lines.New(&p)
	at := s.DoubleThreat(0, lines.Nowhere)
	completions, n := s.Completions(0, at)
	fmt.Println(s.Square(at), s.Square(completions[0]), s.Square(completions[1]), n)
	s.Make(at)
	fmt.Println(s.Fives[0].N, s.Stones, s.Won)
	s.Unmake(at)
	fmt.Println(s.Fives[0].Any(), s.Field.Size, s.Sums.Value[0] > 0)
	// Output:
	// {1 3} {1 0} {1 4} 2
	// 2 5 0
	// false 36 true
}

// The static value, which the search uses where it stops looking ahead.
func ExampleEvaluate() {
	b, _ := mnk.Parse([]string{".....", ".oo..", "..x..", ".....", "....."})
	p, _ := mnk.Game{K: 4}.At(b, mnk.White)
	e := lines.Evaluate(&p)
	fmt.Println(e.Value > 0, e.Black[1].Open, e.White[0].Lines)
	// Output: true 1 4
}

// Neither side can get five on a board of five by five: pairs of squares prevent it.
func ExampleKeeper() {
	p, _ := mnk.Game{Columns: 5, Rows: 5, K: 5}.Start()
	s := lines.New(&p)
	fmt.Println(new(lines.Keeper).Keeps(s, 0), s.Paired())
	// Output: true true
}

// A position and its turn have one hash.
func ExampleSymmetries() {
	same := lines.NewSymmetries(3, 3)
	corner := func(row, column int) uint64 {
		p, _ := mnk.Game{Columns: 3, Rows: 3, K: 3}.Start()
		p.Play(mnk.Square{Row: row, Column: column})
		hash, _ := same.Canonical(lines.New(&p))
		return hash
	}
	fmt.Println(corner(0, 0) == corner(2, 0), corner(0, 0) == corner(0, 1))
	// Output: true false
}

// A stone beyond the end of a two that is open.
func ExampleState_Around() {
	b, _ := mnk.Parse([]string{"..o......"})
	p, _ := mnk.Game{K: 5}.At(b, mnk.Black)
	fmt.Println(lines.New(&p).Around(0, 4))
	// Output: 0 1 1 5
}
