package solver

import (
	"math"
	"testing"
)

// TestCompressed: in 16 bits a spot takes about half the memory, and comes as near to the
// equilibrium, with the same values.
func TestCompressed(t *testing.T) {
	s := spotOf("Ks 7s 4h 2d", "QQ+,AKs,A5s,98s,KQo", "JJ,TT,KQs,KJs,76s,A7s", 10, 30, Sizes{Bet: []float64{50}, Raise: []float64{60}})
	whole := solve(t, s, 0.2, 400)
	s.Compress = true
	short := solve(t, s, 0.2, 400)
	if a, b := whole.Size(), short.Size(); a.Compressed != b.Bytes || b.Compressed != b.Bytes || b.Bytes >= a.Bytes {
		t.Errorf("%+v and compressed %+v", a, b)
	}
	if a, b := whole.Iterations(), short.Iterations(); b > a+20 {
		t.Errorf("%d iterations, compressed %d", a, b)
	}
	for _, line := range []string{"", "check", "bet 50", "check, check, 2s", "bet 50, call, Ah"} {
		a, b := at(t, whole, line), at(t, short, line)
		for p := range a.Value {
			near(t, line, b.Value[p], a.Value[p], .04)
			near(t, line, b.Equity[p], a.Equity[p], .02)
		}
	}
	again := solve(t, s, 0.2, 400)
	if again.Exploitability() != short.Exploitability() {
		t.Error("another time it comes to something else")
	}
	again.Reset()
	again.Run(short.Iterations())
	if again.Exploitability() != short.Exploitability() {
		t.Error("after Reset it comes to something else")
	}
}

// TestStore: numbers come back as the nearest of the 65,535 that a part can have.
func TestStore(t *testing.T) {
	x := &Solver{work: make([]float32, 64)}
	s := newStore(24, 3, true)
	for number, values := range [][]float32{{1, -1, .5, 1e-9, 0, -.25, 1. / 3, .99999}, make([]float32, 8), {3e30, -2e30, 1e20, 0, 0, 0, 0, 5e29}} {
		p := part{8 * number, 8, number}
		s.close(p, values)
		x.top = 0
		largest := float64(largestOf(values))
		for i, got := range x.open(&s, p) {
			if off := math.Abs(float64(got - values[i])); !(off <= largest/65_534*1.0001) {
				t.Errorf("%g comes back as %g", values[i], got)
			}
		}
	}
}
