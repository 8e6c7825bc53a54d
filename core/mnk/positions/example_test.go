package positions_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mnk/positions"
)

// The result of a search six plies deep helps others, until the next one
// begins.
func ExampleTable() {
	var t positions.Table
	t.Renew()
	t.Put(42, positions.FromHere(120, 3), 17, 6, positions.Exact)
	e := t.At(42)
	value, ok := e.Cut(-1000, 1000, 6, 3)
	fmt.Println(value, e.Move, ok)
	_, ok = e.Cut(-1000, 1000, 7, 3)
	fmt.Println(ok)
	t.Renew()
	fmt.Println(t.At(42))
	// Output:
	// 120 17 true
	// false
	// <nil>
}

func ExampleFill() {
	var small, large [2][4]uint64
	positions.Fill(small[0][:2], small[1][:2], 2)
	positions.Fill(large[0][:], large[1][:], 2)
	fmt.Println(small[0][1] == large[0][1], small[1][1] == large[1][1], large[1][3] != 0)
	// Output: true true true
}
