package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
)

// TestSirTommy: the rollout policy, learned at Calculation, wins Sir Tommy more often than one game in eight; random and eager
// play hardly ever win. Good players are said to win one in five.
func TestSirTommy(t *testing.T) {
	for p, least := range []float64{Random: 0, Eager: 0, Tuned: 0.12} {
		var s calculation.State
		s.RiseByOne()
		if err := s.Start(0, 4); err != nil {
			t.Fatal(err)
		}
		var r Rate
		r.Play(&s, Policy(p), 5000, unbounded(), 1)
		if rate, _, high := r.Rate(); rate < least || high > least+0.05 {
			t.Errorf("policy %d wins %v", p, rate)
		}
	}
}
