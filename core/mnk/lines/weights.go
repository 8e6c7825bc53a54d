package lines

import "github.com/tefuda/tefuda/core/dice"

// weights are what lines that are open for a colour are worth, by the stones
// on them.
type weights struct {
	value [32]int32    // to the evaluation
	order [2][32]int64 // to the order of moves, on each of its squares; white's in the high half
	// The steps from a number of stones to the next one.
	step      [32]int32
	orderStep [2][32]int64
}

// lineValues and orderValues count from the stones that are missing to a
// line, as that is what decides, whatever k is. In games of the search with
// itself on 15 × 15, k = 5, flatter values lost (56 of 160 points), steeper
// ones made no difference.
var (
	lineValues  = [...]int32{0, 120, 40, 12, 4}
	orderValues = [...]int32{0, 4000, 300, 48, 10, 2}
)

// newWeights returns the weights for lines of k.
func newWeights(k int) *weights {
	w := &weights{}
	for own := range k {
		missing := k - own
		if own > 0 {
			w.value[own] = 1
			if missing < len(lineValues) {
				w.value[own] = lineValues[missing]
			}
		}
		order := int32(1)
		if missing < len(orderValues) {
			order = orderValues[missing]
		}
		w.order[0][own], w.order[1][own] = int64(order), int64(order)<<32
	}
	for own := range k {
		w.step[own] = w.value[own+1] - w.value[own]
		for colour := range 2 {
			w.orderStep[colour][own] = w.order[colour][own+1] - w.order[colour][own]
		}
	}
	return w
}

// zobrist are the random words whose exclusive or names a position. The first
// state fills them in: TinyGo would work out their initial value when it
// compiles, and 6 KB of chance do not compress.
var zobrist [2][MaxSquares]uint64

func fillZobrist() {
	if zobrist[0][0] != 0 {
		return
	}
	rng := dice.NewRand(0)
	for colour := range zobrist {
		for square := range zobrist[colour] {
			zobrist[colour][square] = rng.Uint64()
		}
	}
}
