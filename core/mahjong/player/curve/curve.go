// Package curve turns features into chances and points. Its functions give the same bits
// in every build; those of package math do not.
package curve

import "math"

const ln2 = 0.6931471805599453

// Exp returns e^x to about twelve digits. It cuts x off at ±40.
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

// Log returns the natural logarithm of x to about twelve digits. x must be positive.
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

// Chance is the logistic function: any x to a chance 0…1.
func Chance(x float64) float64 { return 1 / (1 + Exp(-x)) }

// Dot returns the scalar product of two lists; w must not be shorter than x.
func Dot(w, x []float64) float64 {
	sum := 0.0
	for i, v := range x {
		sum += float64(w[i] * v)
	}
	return sum
}

// Put copies numbers to the start of a list.
func Put(to []float64, x ...float64) { copy(to, x) }

// Is returns 1 for true, else 0.
func Is(so bool) float64 {
	if so {
		return 1
	}
	return 0
}
