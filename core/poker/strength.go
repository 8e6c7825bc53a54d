package poker

import "slices"

// rank sorts the values of all hands of at most five cards. It sets the
// strength of each multiset at its slot.
func (tb *Table7) rank() {
	all := make([]ranked, 0, 2*fiveMultisets)
	fiveCards.each(func(_ Key, t *tally) { all = tb.rules.appendRanked(all, t) })
	all = radix(radix(all, 0), 12)
	n := 0
	for i := range all {
		if v := all[i].value; i > 0 && v != tb.values[n] {
			n++
		}
		tb.values[n] = all[i].value
		if all[i].at >= 0 {
			tb.strengths[all[i].at] = Strength(n)
		}
	}
	tb.count = n + 1
}

// ranked is a value and the slot of its multiset, -1 for a flush.
type ranked struct {
	value Value
	at    int32
}

//go:noinline
func (r Rules) appendRanked(all []ranked, t *tally) []ranked {
	t.oneSuit = false
	all = append(all, ranked{r.value(t), int32(placeOf(t.word()))})
	if t.size() == MaxHand {
		t.oneSuit = true
		all = append(all, ranked{r.value(t), -1})
	}
	return all
}

// radix sorts stably by 12 bits of the values.
func radix(all []ranked, shift uint) []ranked {
	const digits = 1 << 12
	ends := make([]int32, digits+1)
	for i := range all {
		ends[all[i].value>>shift%digits+1]++
	}
	for d := range digits {
		ends[d+1] += ends[d]
	}
	sorted := make([]ranked, len(all))
	for i := range all {
		end := &ends[all[i].value>>shift%digits]
		sorted[*end] = all[i]
		*end++
	}
	return sorted
}

// strengthOf returns the strength of a value.
func (tb *Table7) strengthOf(v Value) Strength {
	n, _ := slices.BinarySearch(tb.values[:tb.count], v)
	return Strength(n)
}
