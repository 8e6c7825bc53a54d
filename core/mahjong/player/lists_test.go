package player

import "testing"

// TestReasons: every code has its key.
func TestReasons(t *testing.T) {
	if len(Reasons) != int(ReasonStaysClosed)+1 {
		t.Errorf("%d codes", len(Reasons))
	}
	for c, r := range Reasons {
		if r.Key == "" || Code(c).String() != r.Key {
			t.Errorf("%d: %+v", c, r)
		}
	}
	if ByLevel(0) != Reference0304() || ByLevel(3) != Strong() {
		t.Error("the players are not in order")
	}
	for i := range Levels {
		for j := range i {
			if ByLevel(i) == ByLevel(j) {
				t.Errorf("%s is %s", Levels[i], Levels[j])
			}
		}
	}
}
