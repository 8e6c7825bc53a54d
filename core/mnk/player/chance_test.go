package player

import (
	"math"
	"testing"

	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

func TestChance(t *testing.T) {
	for _, c := range []struct {
		value Value
		want  float64
	}{
		{Value{Outcome: mnk.Win, Proved: true, Score: 77}, 1},
		{Value{Outcome: mnk.Loss, Proved: true, Score: 77}, 0},
		{Value{Outcome: mnk.Draw, Proved: true}, 0.5},
		{Value{Outcome: mnk.Draw}, 0.5},
		{valueOf(positions.Limit+1, Exact), 0.999},
		{valueOf(-positions.Limit-1, Exact), 0.001},
		{Value{Score: math.MaxInt32}, 0.999},
		{Value{Score: -math.MaxInt32}, 0.001},
	} {
		if got := c.value.Chance(); got != c.want {
			t.Errorf("%+v: %v, not %v", c.value, got, c.want)
		}
	}
	for score := int32(-3000); score <= 3000; score++ {
		got, back := Value{Score: score}.Chance(), Value{Score: -score}.Chance()
		if want := 1 / (1 + math.Exp(-float64(score)/chanceUnit)); math.Abs(got-min(max(want, 0.001), 0.999)) > 0.0006 {
			t.Fatalf("score %d: %v, not %v", score, got, want)
		}
		if math.Abs(got+back-1) > 0.0011 {
			t.Fatalf("score %d: %v, and %v for the other side", score, got, back)
		}
	}
}
