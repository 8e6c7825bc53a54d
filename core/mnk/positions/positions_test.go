package positions

import "testing"

// TestKeep has searches with and without handles, and what the next one sees of
// their entries.
func TestKeep(t *testing.T) {
	var table Table
	before := uint32(0)
	for i, c := range []struct {
		handle uint32
		known  bool
	}{{0, false}, {0, false}, {7, false}, {7, true}, {8, false}, {8, true}, {0, false}, {8, false}} {
		table.Keep(c.handle)
		table.Renew()
		if known := table.At(uint64(i)) != nil; i > 0 && known != c.known {
			t.Errorf("search %d, handle %d after %d: known %v", i, c.handle, before, known)
		}
		before = c.handle
		table.Put(uint64(i+1), 1, -1, 3, Exact)
	}
	lost := 0
	for i := range uint64(200) { // more than there are generations
		table.Keep(9)
		table.Renew()
		if e := table.At(1); e != nil {
			t.Fatal("a position of before")
		}
		if i > 0 && table.At(1000+i-1) == nil {
			lost++
		}
		if table.Put(1000+i, 1, -1, 3, Exact); table.At(1000+i) == nil {
			t.Fatalf("search %d does not know its own", i)
		}
	}
	if lost != 3 { // each time that the 63 generations are through
		t.Errorf("%d times nothing was known of the search before", lost)
	}
}

// TestCut has entries that settle a search, and entries that do not.
func TestCut(t *testing.T) {
	for _, c := range []struct {
		name        string
		value       int32
		depth       int
		bound       uint8
		alpha, beta int32
		want        int32
		ok          bool
	}{
		{"exact, deep enough", 41, 4, Exact, -100, 100, 41, true},
		{"exact, not deep enough", 41, 3, Exact, -100, 100, 41, false},
		{"lower bound above beta", 41, 4, Lower, -100, 40, 41, true},
		{"lower bound below beta", 41, 4, Lower, -100, 42, 41, false},
		{"upper bound below alpha", 41, 4, Upper, 42, 100, 41, true},
		{"upper bound above alpha", 41, 4, Upper, 40, 100, 41, false},
		{"a win at any depth, five plies on", Win - 3, 0, Lower, 0, 1, Win - 8, true},
		{"a win is no upper bound at any depth", Win - 3, 0, Upper, Win, Win + 1, Win - 8, false},
		{"a loss at any depth", -(Win - 3), 0, Upper, 0, 1, -(Win - 8), true},
		{"a draw at any depth", 0, 0, Exact, -100, 100, 0, true},
	} {
		var table Table
		table.Renew()
		table.Put(5, c.value, 1, c.depth, c.bound)
		if got, ok := table.At(5).Cut(c.alpha, c.beta, 4, 5); got != c.want || ok != c.ok {
			t.Errorf("%s: %d %v", c.name, got, ok)
		}
	}
	if got := FromHere(Win-8, 5); got != Win-3 {
		t.Errorf("FromHere: %d", got)
	}
}

// TestPut wants the deeper search to stay, and the newer one in the other slot.
func TestPut(t *testing.T) {
	var table Table
	table.Renew()
	const other = 1 << bits
	table.Put(other, 1, 1, 9, Exact)
	table.Put(2*other, 3, 2, 5, Exact)
	table.Put(3*other, 5, 3, 4, Exact)
	if a, b, c := table.At(other), table.At(2*other), table.At(3*other); a == nil || b != nil || c == nil || c.Move != 3 {
		t.Errorf("%v %v %v", a, b, c)
	}
}
