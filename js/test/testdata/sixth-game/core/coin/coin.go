// Package coin is heads or tails: the smallest game, which tests add to a copy
// of the project to see what a sixth one takes.
package coin

import (
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/names"
)

// Sides are what a coin can show.
var Sides = []names.Name{{Key: "heads", En: "Heads", Ja: "表"}, {Key: "tails", En: "Tails", Ja: "裏"}}

// Toss returns the side that so many tosses of a seed show last, an index of
// Sides.
func Toss(seed, tosses uint32) uint32 {
	dice, side := dice.New(seed), uint32(0)
	for range tosses {
		side = dice.Under(2)
	}
	return side
}
