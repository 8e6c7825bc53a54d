package brain

import "testing"

// TestLists checks that every entry of a list has a key of its own and can be
// found by it, and a name in both languages where people choose it.
func TestLists(t *testing.T) {
	seen := map[string]bool{}
	for i, level := range Levels {
		if got, ok := LevelOf(level.Key); !ok || int(got) != i || level.En == "" || level.Ja == "" {
			t.Errorf("%+v: %v, %v", level, got, ok)
		}
	}
	if level, ok := LevelOf("seed"); ok {
		t.Errorf("level %v is called seed", level)
	}
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
