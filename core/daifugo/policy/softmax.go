package policy

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/softmax"
)

// ScoreUnit is one bit of a policy's score: a move that scores this much more is
// twice as likely.
const ScoreUnit = softmax.Unit

// likelihoods writes the likelihoods of scores to weights and returns their sum.
func likelihoods(scores []int32, weights []uint64) (sum uint64) {
	best := scores[0]
	for _, s := range scores {
		best = max(best, s)
	}
	for i, s := range scores {
		weights[i] = softmax.Likelihood(best - s)
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
