package player

import "testing"

// TestReasons: every code has its key.
func TestReasons(t *testing.T) {
	if len(Reasons) != int(ReasonDanger)+1 {
		t.Errorf("%d codes", len(Reasons))
	}
	for c, r := range Reasons {
		if r.Key == "" || Code(c).String() != r.Key {
			t.Errorf("%d: %+v", c, r)
		}
	}
	for i := range Players {
		if p := ByPlace(i); p.EqualKan != (Players[i].Key == "0304") {
			t.Errorf("%s: %+v", Players[i].Key, p)
		}
	}
}
