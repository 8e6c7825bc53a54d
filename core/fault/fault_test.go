package fault

import "testing"

// TestRefuse: the fault of a whole argument has the index -1.
func TestRefuse(t *testing.T) {
	if f := Refuse(BadMove, "move", "is no move"); *f != (Fault{Code: BadMove, Field: "move", Index: -1, Reason: "is no move"}) {
		t.Errorf("%+v", *f)
	}
}

// TestTell: numbers stand in their order.
func TestTell(t *testing.T) {
	if got := Tell("must be # to 10¹², not #", 1, -1<<63); got != "must be 1 to 10¹², not -9223372036854775808" {
		t.Error(got)
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
