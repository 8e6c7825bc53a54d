package forecast

import "testing"

// TestSlots: hands that differ in few tiles do not crowd: with less than half of the slots taken no long row of them is.
func TestSlots(t *testing.T) {
	for what, key := range map[string]func(i uint64) (a, b uint64){
		"characters": func(i uint64) (a, b uint64) { return i, 12345 },
		"bamboos":    func(i uint64) (a, b uint64) { return i << 42, 12345 },
		"honours":    func(i uint64) (a, b uint64) { return 12345, i },
		"reds":       func(i uint64) (a, b uint64) { return 12345 << 21, i << 17 },
		"both":       func(i uint64) (a, b uint64) { return i % 20 << 21, i / 20 },
	} {
		var all table
		all.begin()
		for i := range uint64(450) {
			a, b := key(i)
			if at, known := all.find(a, b, int32(i)); known || at != int32(i) {
				t.Fatalf("%s: hand %d has the place %d", what, i, at)
			}
		}
		row, longest := 0, 0
		for _, s := range all.slots {
			if row++; s.at == 0 {
				row = 0
			}
			longest = max(longest, row)
		}
		if longest > 32 {
			t.Errorf("%s: %d of %d slots in a row", what, longest, len(all.slots))
		}
	}
}
