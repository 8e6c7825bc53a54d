package solver

import "math"

// A store has a number for every action of every hand at every decision. It keeps 32 bits
// a number; or 16, with one scale for each decision's part, in half the memory. Rounding
// to 16 bits changes a number by at most one part in 65,534 of the part's largest number.
type store struct {
	whole  []float32
	short  []int16
	scales []float32 // by the part's number
}

// A part locates the numbers of a decision in a store: actions · hands of them, from index
// from on. number is the part's own number, an index of scales.
type part struct{ from, size, number int }

func newStore(floats, parts int, short bool) store {
	if short {
		return store{short: make([]int16, floats), scales: make([]float32, parts)}
	}
	return store{whole: make([]float32, floats)}
}

func (s *store) clear() {
	clear(s.whole)
	clear(s.short)
	clear(s.scales)
}

// open returns a part's numbers: the store itself, or a copy on the solver's stack.
func (x *Solver) open(s *store, p part) []float32 {
	if s.short == nil {
		return s.whole[p.from : p.from+p.size]
	}
	to := x.take(p.size)
	lengthen(to, s.short[p.from:p.from+p.size], s.scales[p.number])
	return to
}

// close stores the numbers that open returned.
func (s *store) close(p part, values []float32) {
	if s.short == nil {
		return
	}
	const most = math.MaxInt16
	largest := largestOf(values)
	s.scales[p.number] = largest / most
	by := float32(0)
	if largest > 0 {
		by = most / largest
	}
	shorten(s.short[p.from:p.from+p.size], values, by)
}
