package levels

import (
	"testing"

	"github.com/tefuda/tefuda/core/names"
)

// TestLevels checks that every level has a key of its own, and a name in both
// languages.
func TestLevels(t *testing.T) {
	for i, level := range Names {
		if got := names.Find(Names[:], level.Key); got != i || level.En == "" || level.Ja == "" {
			t.Errorf("%+v: %v", level, got)
		}
	}
}
