package record_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/record"
)

// A game as players write it, checked by the rules.
func ExampleParse() {
	g, err := record.Parse("h8 i9 h9 i8", 15, 15, 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.Format == record.Places, g.Columns, mnk.Place(g.Moves[1], g.Rows))
	var m mnk.Match
	err = g.Match(&m, mnk.Game{K: 5})
	fmt.Println(m.Turn, len(m.Moves), err)
	text, _ := g.Text()
	fmt.Println(text)
	_, err = record.Parse("h8 z99", 15, 15, 0)
	fmt.Println(err)
	// Output:
	// true 15 i9
	// o 4 <nil>
	// h8 i9 h9 i8
	// text line 1, move 2, "z99", is not on the board of 15 × 15; up to there: h8
}

// A game with a move that might have been played instead.
func ExampleBranch() {
	g, err := record.Parse("(;GM[4]SZ[15];B[hh](;W[ii];B[hi])(;W[hg]))", 15, 15, 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, b := range g.Branches {
		fmt.Println(len(g.Moves), b.At, b.Of, mnk.Place(b.Moves[0], g.Rows))
	}
	// Output: 3 1 -1 h9
}
