package shanten

import "testing"

// TestInterned: states of the automaton do not crowd in its table: with at most half of the slots taken no long row of them is.
func TestInterned(t *testing.T) {
	a := &automaton{ends: []runState{{nothing}}}
	for range 3 {
		a.read(movesOf(2, 4))
	}
	all := interned{}
	for i := range a.ends {
		if at := all.place(a.ends[i]); int(at) != i {
			t.Fatalf("state %d has the place %d", i, at)
		}
	}
	row, longest := 0, 0
	for _, s := range all.slots {
		if row++; s == 0 {
			row = 0
		}
		longest = max(longest, row)
	}
	if longest > 32 {
		t.Errorf("%d of %d slots in a row, with %d states", longest, len(all.slots), len(all.all))
	}
}
