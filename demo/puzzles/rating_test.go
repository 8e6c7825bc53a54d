package puzzles

import (
	"math"
	"testing"
)

// The worked example of Glickman's paper.
func TestGlickmansExample(t *testing.T) {
	after := Rating{1500, 200, 0.06}.After([]Game{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}})
	for _, c := range []struct {
		name           string
		got, want, off float64
	}{
		{"rating", after.Value, 1464.06, 0.01},
		{"deviation", after.Deviation, 151.52, 0.01},
		{"volatility", after.Volatility, 0.05999, 0.00001},
	} {
		if math.Abs(c.got-c.want) > c.off {
			t.Errorf("%s %v, the paper has %v", c.name, c.got, c.want)
		}
	}
}

// Without games the deviation grows and nothing else changes.
func TestAPeriodWithoutGames(t *testing.T) {
	after := Rating{1500, 200, 0.06}.After(nil)
	if after.Value != 1500 || after.Volatility != 0.06 || math.Abs(after.Deviation-math.Hypot(200, 0.06*glickoScale)) > 1e-9 {
		t.Error(after)
	}
}

// A surprise raises the volatility, and a right answer the rating.
func TestSurprise(t *testing.T) {
	r := Rating{1500, 50, 0.06}
	won := r.After([]Game{{2400, 30, 1}})
	lost := r.After([]Game{{600, 30, 0}})
	if won.Value <= r.Value || lost.Value >= r.Value || won.Volatility <= r.Volatility || lost.Volatility <= r.Volatility {
		t.Error(won, lost)
	}
}
