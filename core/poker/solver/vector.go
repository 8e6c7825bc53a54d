package solver

import "math"

// Loops over all hands. Slices are cut to one length first, so that the compiler drops the
// bounds checks and vectorises the loops. Products are rounded before they are added, so that
// no platform fuses the two.

// multiply sets to = a·b.
//
//go:noinline
func multiply(to, a, b []float32) {
	a, b = a[:len(to)], b[:len(to)]
	for i := range to {
		to[i] = a[i] * b[i]
	}
}

// scale sets to = a·by.
//
//go:noinline
func scale(to, a []float32, by float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = a[i] * by
	}
}

// add sets to += a.
//
//go:noinline
func add(to, a []float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] += a[i]
	}
}

// addProduct sets to += a·b.
//
//go:noinline
func addProduct(to, a, b []float32) {
	a, b = a[:len(to)], b[:len(to)]
	for i := range to {
		to[i] += float32(a[i] * b[i])
	}
}

// raise sets to = max(to, a).
//
//go:noinline
func raise(to, a []float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = max(to[i], a[i])
	}
}

// addPositive sets to += max(a, 0).
//
//go:noinline
func addPositive(to, a []float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] += max(a[i], 0)
	}
}

// invert turns the sums of positive regrets into the factors of share. A sum above 0 becomes
// 1/sum, with base 0. Any other becomes 1, with base even, for equal probabilities.
//
//go:noinline
func invert(sums, base []float32, even float32) {
	base = base[:len(sums)]
	for i := range sums {
		s, b := sums[i], float32(0)
		if s <= 0 {
			s, b = 1, even
		}
		sums[i], base[i] = 1/s, b
	}
}

// share sets to = max(a, 0)·by + base.
//
//go:noinline
func share(to, a, by, base []float32) {
	a, by, base = a[:len(to)], by[:len(to)], base[:len(to)]
	for i := range to {
		to[i] = float32(max(a[i], 0)*by[i]) + base[i]
	}
}

// learn discounts regrets and adds the advantage of an action over the strategy.
//
//go:noinline
func learn(regrets, value, mean []float32, gain, loss float32) {
	value, mean = value[:len(regrets)], mean[:len(regrets)]
	for i := range regrets {
		r := regrets[i]
		r = float32(max(r, 0)*gain) + float32(min(r, 0)*loss)
		regrets[i] = r + (value[i] - mean[i])
	}
}

// remember adds a strategy to its sum, weighted by the probability of each hand and by
// weight.
//
//go:noinline
func remember(sums, strategy, hands []float32, weight float32) {
	strategy, hands = strategy[:len(sums)], hands[:len(sums)]
	for i := range sums {
		sums[i] += float32(float32(strategy[i]*hands[i]) * weight)
	}
}

// nothing reports whether all numbers are 0.
func nothing(a []float32) bool {
	for _, v := range a {
		if v != 0 {
			return false
		}
	}
	return true
}

// lengthen sets to = a·by.
//
//go:noinline
func lengthen(to []float32, a []int16, by float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = float32(a[i]) * by
	}
}

// shorten sets to = a·by, rounded. Adding 3·2^22 leaves no bits for a fraction, so the low 16
// bits are the integer.
//
//go:noinline
func shorten(to []int16, a []float32, by float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = int16(math.Float32bits(float32(a[i]*by) + 3<<22))
	}
}

// largestOf returns the largest absolute value. For numbers of at least 0 the order of the
// bits is the order of the numbers.
//
//go:noinline
func largestOf(a []float32) float32 {
	most := int32(0)
	for _, v := range a {
		most = max(most, int32(math.Float32bits(v)&math.MaxInt32))
	}
	return math.Float32frombits(uint32(most))
}
