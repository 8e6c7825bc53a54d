package softmax

import (
	"math"
	"testing"
)

// TestLikelihood compares the table with powers of two.
func TestLikelihood(t *testing.T) {
	for _, behind := range []int32{0, 1, 100, 255, 256, 257, 1000, 3000, 7679} {
		want := math.Exp2(Bits - float64(behind)/Unit)
		if got := float64(Likelihood(behind)); math.Abs(got-want) > 2+want*1e-8 {
			t.Errorf("%d behind: %v, want %v", behind, got, want)
		}
	}
	if Likelihood(1<<20) != 0 || Likelihood(math.MaxInt32) != 0 {
		t.Error("hopeless moves are drawn")
	}
}
