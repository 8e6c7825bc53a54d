package poker

import "slices"

// rank sorts the values of all hands of at most five cards, and returns the
// strengths by place.
func (tb *Table7) rank() []Strength {
	const place = 16 // bits of a place, below its value
	all := make([]uint64, 0, 2*fiveMultisets)
	fiveCards.each(func(k Key, _ *tally) {
		for p := k.Place(); p <= k.Place()+1; p++ {
			all = append(all, uint64(tb.five.At(p))<<place|uint64(p))
		}
	})
	all = radix(radix(all, place), place+12)
	strengths := make([]Strength, Places)
	n := Strength(0)
	for i, x := range all {
		v := Value(x >> place)
		if i > 0 && v != tb.values[n] {
			n++
		}
		tb.values[n] = v
		strengths[x&(1<<place-1)] = n
	}
	tb.count = int(n) + 1
	return strengths
}

// radix sorts by 12 bits, and keeps the order of those that are equal in them.
func radix(all []uint64, shift uint) []uint64 {
	const digits = 1 << 12
	var ends [digits + 1]int
	for _, x := range all {
		ends[x>>shift&(digits-1)+1]++
	}
	for d := range digits {
		ends[d+1] += ends[d]
	}
	sorted := make([]uint64, len(all))
	for _, x := range all {
		d := x >> shift & (digits - 1)
		sorted[ends[d]] = x
		ends[d]++
	}
	return sorted
}

// strengthOf returns the place of a value.
func (tb *Table7) strengthOf(v Value) Strength {
	n, _ := slices.BinarySearch(tb.values[:tb.count], v)
	return Strength(n)
}
