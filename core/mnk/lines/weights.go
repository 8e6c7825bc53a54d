package lines

import "github.com/tefuda/tefuda/core/mnk/positions"

// weights are the worth of a line that is open for a colour, by the number of
// its stones.
type weights struct {
	value [32]int32    // in the evaluation
	order [2][32]int64 // in the order of moves, for each of its squares; by colour, white's in the high half
	// The change from a number of stones to the next one.
	step      [32]int32
	orderStep [2][32]int64
}

// lineValues and orderValues are indexed by the stones that are missing to a
// line, as that number decides whatever k is. In self-play on 15 × 15, k = 5,
// flatter values lost (56 of 160 points) and steeper ones made no difference.
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

// zobrist holds random words by colour and square; their exclusive or is the
// hash of a position. The first State fills them in. Otherwise TinyGo would
// compute them when it compiles, and 6 KB of random words do not compress.
var zobrist [2][MaxSquares]uint64

func fillZobrist() {
	if zobrist[0][0] != 0 {
		return
	}
	positions.Fill(zobrist[0][:], zobrist[1][:], 400)
}
