package daifugo

import (
	"testing"

	"github.com/tefuda/tefuda/core/search"
)

// BenchmarkPolicyPlayout plays games of the UEC rules from the deal by the
// policy.
func BenchmarkPolicyPlayout(b *testing.B) {
	r := search.NewRand(1)
	start := Start(UEC, UEC.Deal(0, r), [MaxPlayers]int8{})
	p := NewPolicy()
	for range b.N {
		s := start
		p.Playout(&s, r)
	}
}
