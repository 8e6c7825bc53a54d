package levels

import "testing"

// TestLevels checks that every level can be found by its key, and has a name in
// both languages.
func TestLevels(t *testing.T) {
	for i, level := range Names {
		if got, ok := Of(level.Key); !ok || int(got) != i || level.En == "" || level.Ja == "" {
			t.Errorf("%+v: %v, %v", level, got, ok)
		}
	}
	if level, ok := Of("seed"); ok {
		t.Errorf("level %v is called seed", level)
	}
}
