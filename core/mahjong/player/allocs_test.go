package player

import "testing"

// TestValuesAllocateNothing: the value of a hand, for which thousands of hands are looked at, costs no memory but the list of its
// tiles: TinyGo's modules have no collector.
func TestValuesAllocateNothing(t *testing.T) {
	p := New(Strong())
	for _, c := range published {
		h, s := tableOf(t, c.hand, c.seat, c.indicator)
		if n := testing.AllocsPerRun(10, func() {
			if v, err := p.Value(&h, &s); err != nil || !v.InPoints {
				t.Fatal(v, err)
			}
		}); n > 1 {
			t.Errorf("%s: %v allocations", c.hand, n)
		}
	}
}
