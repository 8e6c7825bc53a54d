package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
)

func TestChance(t *testing.T) {
	for outcome, want := range map[mnk.Outcome]float64{mnk.Win: 1, mnk.Draw: 0.5, mnk.Loss: 0} {
		if got := (Value{Outcome: outcome, Score: 77}).Chance(); got != want {
			t.Errorf("outcome %d: %v, not %v", outcome, got, want)
		}
	}
	for score := int32(-3000); score <= 3000; score++ {
		got, back := Value{Score: score}.Chance(), Value{Score: -score}.Chance()
		if want := 1 / (1 + math.Exp(-float64(score)/chanceUnit)); math.Abs(got-want) > 0.0006 {
			t.Fatalf("score %d: %v, not %v", score, got, want)
		}
		if math.Abs(got+back-1) > 0.0011 {
			t.Fatalf("score %d: %v, and %v for the other side", score, got, back)
		}
	}
	for _, score := range []int32{math.MaxInt32, -math.MaxInt32} {
		if got := (Value{Score: score}).Chance(); got != 0 && got != 1 {
			t.Errorf("score %d: %v", score, got)
		}
	}
}
