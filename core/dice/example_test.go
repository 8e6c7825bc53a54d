package dice_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/dice"
)

// The same seed throws the same numbers, on every platform.
func ExampleNew() {
	d := dice.New(7)
	for range 5 {
		fmt.Print(d.Under(6)+1, " ")
	}
	other := d.Split()
	fmt.Println(other.Under(6) + 1)
	// Output: 5 2 6 1 5 2
}

func ExampleNewPCG() {
	d, r := dice.NewPCG(7), dice.NewRand(7)
	number := r.Uint64()
	fmt.Println(d.Uint32() == uint32(number), d.Uint32() == uint32(number>>32))
	// Output: true true
}

func ExampleNewRand() {
	fmt.Println(dice.NewRand(1).Perm(6))
	// Output: [0 4 2 1 3 5]
}
