package record_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/record"
)

// TestHandHQ: all hands of three card rooms import, as PHH has them, and round trips give the same text.
func TestHandHQ(t *testing.T) {
	text, err := os.ReadFile("../../../../shared/data/poker/handhq.phhs")
	if err != nil {
		t.Skip("needs data that is not part of this repository")
	}
	hands := regexp.MustCompile(`(?m)^\[\d+\]\n`).Split(string(text), -1)[1:]
	played, over := 0, 0
	for i, text := range hands {
		r, err := record.Import(text)
		if err != nil {
			t.Errorf("hand %d: %v\n%s", i, err, text)
			continue
		}
		played++
		if r.Hand.Phase == game.Over {
			over++
		} else {
			t.Logf("hand %d ends in phase %d\n%s", i, r.Hand.Phase, text)
		}
		once := record.Export(r)
		again, err := record.Import(once)
		if err != nil {
			t.Errorf("hand %d again: %v\n%s", i, err, once)
			continue
		}
		if twice := record.Export(again); twice != once || strings.Contains(text, "inf") != strings.Contains(once, "inf") {
			t.Errorf("hand %d\n%s\nbecame\n%s", i, once, twice)
		}
		same(t, r.Hand, again.Hand)
	}
	if all, err := record.ImportAll(string(text)); err != nil || len(all) != 332 {
		t.Errorf("%d hands of the file, %v", len(all), err)
	}
	t.Log(played, over)
}
