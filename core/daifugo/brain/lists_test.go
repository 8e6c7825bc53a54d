package brain

import "testing"

// TestLevels checks that every level can be found by its key, and has a name in
// both languages.
func TestLevels(t *testing.T) {
	for i, level := range Levels {
		if got, ok := LevelOf(level.Key); !ok || int(got) != i || level.En == "" || level.Ja == "" {
			t.Errorf("%+v: %v, %v", level, got, ok)
		}
	}
	if level, ok := LevelOf("seed"); ok {
		t.Errorf("level %v is called seed", level)
	}
}

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
			if field != [...]string{"n", "of"}[i] {
				t.Errorf("%s carries %q", reason.Key, reason.Fields)
			}
		}
	}
	if len(Reasons) != int(ReasonStops)+1 {
		t.Errorf("%d reasons", len(Reasons))
	}
}
