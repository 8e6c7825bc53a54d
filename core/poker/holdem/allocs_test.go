package holdem

import (
	"testing"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// TestSamplesAllocateNothing holds that twice the samples, and runouts, cost no more memory: TinyGo's modules have no
// collector.
func TestSamplesAllocateNothing(t *testing.T) {
	tb := poker.Standard.Table7()
	for name, run := range map[string]func(b search.Budget){
		"ranges": func(b search.Budget) { equityOf(t, tb, equityQuery(t, "AA|KK|QQ|JTs|*|*", "", "", 0), b, 1) },
		"all":    func(b search.Budget) { equityOf(t, tb, equityQuery(t, "*|*|*|*|*|*|*|*|*", "", "", 0), b, 1) },
		"flop":   func(b search.Budget) { equityOf(t, tb, equityQuery(t, "*|*", "Ah 7d 2c", "", 0), b, 1) },
		"Omaha":  func(b search.Budget) { omaha(t, OmahaQuery{Players: hands("As Ah Ks Kh", "9d 8d 7c 6c", "")}, b, 1) },
		"HiLo": func(b search.Budget) {
			omaha(t, OmahaQuery{Players: hands("As 2h Ks Kh", "9d 8d 7c 6c", "", ""), HiLo: true}, b, 1)
		},
	} {
		of := func(n int64) float64 {
			return testing.AllocsPerRun(1, func() { run(search.Budget{Iterations: n}) })
		}
		if few, many := of(2000), of(4000); many > few+8 {
			t.Errorf("%s: %v allocations for 2,000 samples, %v for 4,000", name, few, many)
		}
	}
}
