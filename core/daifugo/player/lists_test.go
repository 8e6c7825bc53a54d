package player

import "testing"

// TestReasonKeys checks that every reason has a key of its own, and the fields
// that its numbers are of.
func TestReasonKeys(t *testing.T) {
	seen := map[string]bool{}
	for code, reason := range Reasons {
		if reason.Key == "" || seen[reason.Key] || ReasonCode(code).String() != reason.Key {
			t.Errorf("reason %d: %+v", code, reason)
		}
		seen[reason.Key] = true
		for i, field := range reason.Fields {
			if field != [...]string{"n", "of"}[i] && (field != "against" || i != len(reason.Fields)-1) {
				t.Errorf("%s carries %q", reason.Key, reason.Fields)
			}
		}
	}
	if len(Reasons) != int(ReasonStops)+1 {
		t.Errorf("%d reasons", len(Reasons))
	}
}
