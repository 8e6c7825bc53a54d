package fault

import "testing"

// TestRefuse: the fault of a whole argument has the index -1.
func TestRefuse(t *testing.T) {
	if f := Refuse(BadMove, "move", "is none"); *f != (Fault{Code: BadMove, Field: "move", Index: -1, Reason: "is none"}) {
		t.Errorf("%+v", *f)
	}
}

// TestCut: so many characters, not bytes, and whether that was all.
func TestCut(t *testing.T) {
	for n, want := range []string{"", "手", "手a", "手a札", "手a札", "手a札"} {
		if short, more := Cut("手a札", n); short != want || more != (n < 3) {
			t.Errorf("%d: %q, %v", n, short, more)
		}
	}
}
