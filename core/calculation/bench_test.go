package calculation

import (
	"testing"

	"github.com/tefuda/tefuda/core/dice"
)

func BenchmarkPlayout(b *testing.B) {
	for _, p := range []struct {
		name   string
		policy Policy
	}{{"random", Random}, {"eager", Eager}, {"rule", Tuned}} {
		b.Run(p.name, func(b *testing.B) {
			start, _ := New(1, 4)
			dice := dice.New(1)
			for b.Loop() {
				s := start
				s.Playout(p.policy, &dice)
			}
		})
	}
}
