// Package curve has the functions by which features become chances and points. They
// give the same bits in every build, which those of package math do not.
package curve

import "math"

const ln2 = 0.6931471805599453

// Exp returns e^x to some twelve digits, of x within ±40, and of what is beyond as of the end.
func Exp(x float64) float64 {
	x = min(max(x, -40), 40)
	k := math.Floor(x/ln2 + 0.5)
	r := x - float64(k*ln2)
	sum := 1.0
	for i := 11; i > 0; i-- {
		sum = 1 + float64(r*sum)/float64(i)
	}
	return sum * math.Float64frombits(uint64(int64(k)+1023)<<52)
}

// Log returns the natural logarithm of x, above zero, to some twelve digits.
func Log(x float64) float64 {
	bits := math.Float64bits(x)
	e := float64(int64(bits>>52) - 1023)
	m := math.Float64frombits(bits&(1<<52-1) | 1023<<52)
	s := (m - 1) / (m + 1)
	square, sum := s*s, 0.0
	for i := 23; i > 0; i -= 2 {
		sum = float64(sum*square) + 1/float64(i)
	}
	return float64(e*ln2) + float64(2*s*sum)
}

// Chance is the logistic function.
func Chance(x float64) float64 { return 1 / (1 + Exp(-x)) }

// Dot returns the sum of the products of two lists.
func Dot(w, x []float64) float64 {
	sum := 0.0
	for i, v := range x {
		sum += float64(w[i] * v)
	}
	return sum
}

// Put copies numbers to the start of a list.
func Put(to []float64, x ...float64) { copy(to, x) }

// Is returns 1 for what is so, else 0.
func Is(so bool) float64 {
	if so {
		return 1
	}
	return 0
}
