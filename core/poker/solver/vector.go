package solver

import "math"

// The loops over all hands. Slices are cut to one length first, so that no bounds are
// checked inside and the compiler makes vectors of them. Products are rounded before
// they are added, so that no platform fuses the two.

// multiply puts down a·b.
//
//go:noinline
func multiply(to, a, b []float32) {
	a, b = a[:len(to)], b[:len(to)]
	for i := range to {
		to[i] = a[i] * b[i]
	}
}

// scale puts down a·by.
//
//go:noinline
func scale(to, a []float32, by float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = a[i] * by
	}
}

// add adds a.
//
//go:noinline
func add(to, a []float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] += a[i]
	}
}

// addProduct adds a·b.
//
//go:noinline
func addProduct(to, a, b []float32) {
	a, b = a[:len(to)], b[:len(to)]
	for i := range to {
		to[i] += float32(a[i] * b[i])
	}
}

// raise puts down the larger number.
//
//go:noinline
func raise(to, a []float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = max(to[i], a[i])
	}
}

// addPositive adds what of a is above 0.
//
//go:noinline
func addPositive(to, a []float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] += max(a[i], 0)
	}
}

// invert makes sums what they have to be multiplied by to become 1, and base what is
// added where the sum is 0.
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

// share puts down what of a is above 0, times by, and base.
//
//go:noinline
func share(to, a, by, base []float32) {
	a, by, base = a[:len(to)], by[:len(to)], base[:len(to)]
	for i := range to {
		to[i] = float32(max(a[i], 0)*by[i]) + base[i]
	}
}

// learn discounts regrets and adds what an action won more than the strategy.
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

// remember adds a strategy to its sum, weighted by hands and as a whole.
//
//go:noinline
func remember(sums, strategy, hands []float32, weight float32) {
	strategy, hands = strategy[:len(sums)], hands[:len(sums)]
	for i := range sums {
		sums[i] += float32(float32(strategy[i]*hands[i]) * weight)
	}
}

// nothing tells whether all numbers are 0.
func nothing(a []float32) bool {
	for _, v := range a {
		if v != 0 {
			return false
		}
	}
	return true
}

// lengthen puts down a·by.
//
//go:noinline
func lengthen(to []float32, a []int16, by float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = float32(a[i]) * by
	}
}

// shorten puts down a·by, rounded. After 3·2^22 is added there is no room for a fraction,
// and the last 16 bits are the integer.
//
//go:noinline
func shorten(to []int16, a []float32, by float32) {
	a = a[:len(to)]
	for i := range to {
		to[i] = int16(math.Float32bits(float32(a[i]*by) + 3<<22))
	}
}

// largestOf is the largest absolute value. Bits of numbers above 0 are in the numbers' order.
//
//go:noinline
func largestOf(a []float32) float32 {
	most := int32(0)
	for _, v := range a {
		most = max(most, int32(math.Float32bits(v)&math.MaxInt32))
	}
	return math.Float32frombits(uint32(most))
}
