package player

import "testing"

// TestReasons: every code has its key.
func TestReasons(t *testing.T) {
	if len(Reasons) != int(ReasonDamaten)+1 {
		t.Errorf("%d codes", len(Reasons))
	}
	for c, r := range Reasons {
		if r.Key == "" || Code(c).String() != r.Key {
			t.Errorf("%d: %+v", c, r)
		}
	}
	if ByPlace(0) != Reference0304() || ByPlace(1) != ReferenceValue() || ByPlace(4) != Tefuda() {
		t.Error("the players are not in order")
	}
	for i := range Players {
		for j := range i {
			if ByPlace(i) == ByPlace(j) {
				t.Errorf("%s is %s", Players[i], Players[j])
			}
		}
	}
}
