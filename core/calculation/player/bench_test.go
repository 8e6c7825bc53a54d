package player

import (
	"testing"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

func BenchmarkPlayout(b *testing.B) {
	for _, p := range []struct {
		name   string
		policy Policy
	}{{"random", Random}, {"eager", Eager}, {"rule", Tuned}} {
		b.Run(p.name, func(b *testing.B) {
			start, _ := calculation.New(1, 4)
			dice := dice.New(1)
			for b.Loop() {
				s := start
				Playout(&s, p.policy, &dice)
			}
		})
	}
}
