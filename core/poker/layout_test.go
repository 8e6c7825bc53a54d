package poker

import (
	"fmt"
	"testing"

	"github.com/tefuda/tefuda/core/search/recordtest"
)

// TestLayout: the indexes put every multiset where they did, the 11,628 of five cards among 11,642 places.
func TestLayout(t *testing.T) {
	Standard.Table()
	Standard.Table7()
	got := fmt.Sprintf("%d %s %s", fiveCards.size, recordtest.Sum(fiveCards.rows), recordtest.Sum(sevenCards.of))
	if want := "11642 00227e84 852df42c"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
