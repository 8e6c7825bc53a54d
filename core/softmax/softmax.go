// Package softmax turns integer scores into integer likelihoods, so that every
// platform draws the same moves.
package softmax

import "math"

// Unit is one bit of a score: a move that scores this much more is twice as
// likely. Powers of two need only a table and a shift.
const Unit = 256

// Bits is the number of binary digits of a likelihood. A move more than this many
// bits behind the best is never drawn.
const Bits = 30

// halves[i] is 2^(Bits − i/Unit). It is built from square roots, which every
// platform rounds alike.
var halves = func() (table [Unit]uint32) {
	roots := [8]float64{}
	root := 0.5
	for i := range roots {
		root = math.Sqrt(root)
		roots[i] = root
	}
	for i := range table {
		x := float64(1 << Bits)
		for b, r := range &roots {
			if i>>(7-b)&1 != 0 {
				x *= r
			}
		}
		table[i] = uint32(x)
	}
	return table
}()

// Likelihood returns the likelihood of a move whose score is so far behind the
// best, in units of 1/Unit bit. The best move has 1<<Bits.
func Likelihood(behind int32) uint64 {
	return uint64(halves[behind&(Unit-1)]) >> min(uint32(behind)/Unit, 63)
}
