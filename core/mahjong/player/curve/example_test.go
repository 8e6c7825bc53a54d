package curve_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/player/curve"
)

// A chance of a half is a logarithm of odds of 0.
func ExampleChance() {
	x := make([]float64, 2)
	curve.Put(x, 1, curve.Is(true))
	odds := curve.Dot([]float64{3, -3}, x)
	fmt.Println(curve.Chance(odds), curve.Exp(odds), curve.Log(1))
	// Output: 0.5 1 0
}
