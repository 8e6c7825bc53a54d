package policy

import (
	"math"
	"math/rand/v2"
)

// ScoreUnit is one bit of a policy's score: a move that scores this much more is
// twice as likely. Powers of two need only a table and a shift, so that every
// platform draws the same moves.
const ScoreUnit = 256

// likelihoodBits is the number of binary digits of a likelihood. A move more than
// this many bits behind the best is never drawn.
const likelihoodBits = 30

// halves[i] is 2^(likelihoodBits − i/ScoreUnit). It is built from square roots,
// which every platform rounds alike.
var halves = func() (table [ScoreUnit]uint32) {
	roots := [8]float64{}
	root := 0.5
	for i := range roots {
		root = math.Sqrt(root)
		roots[i] = root
	}
	for i := range table {
		x := float64(1 << likelihoodBits)
		for b, r := range &roots {
			if i>>(7-b)&1 != 0 {
				x *= r
			}
		}
		table[i] = uint32(x)
	}
	return table
}()

// likelihood returns the likelihood of a move whose score is this far behind the
// best. The best has 1<<likelihoodBits.
func likelihood(behind int32) uint64 {
	return uint64(halves[behind&(ScoreUnit-1)]) >> min(uint32(behind)/ScoreUnit, 63)
}

// likelihoods writes the likelihoods of scores to weights and returns their sum.
func likelihoods(scores []int32, weights []uint64) (sum uint64) {
	best := scores[0]
	for _, s := range scores {
		best = max(best, s)
	}
	for i, s := range scores {
		weights[i] = likelihood(best - s)
		sum += weights[i]
	}
	return sum
}

// drawWeighted draws an index with a probability in proportion to its weight.
func drawWeighted(weights []uint64, sum uint64, r *rand.Rand) int {
	at := r.Uint64N(sum)
	for i, w := range weights {
		if at < w {
			return i
		}
		at -= w
	}
	return 0
}

// highestScore returns the first index of the highest score.
func highestScore(scores []int32) (best int) {
	for i, s := range scores {
		if s > scores[best] {
			best = i
		}
	}
	return best
}
