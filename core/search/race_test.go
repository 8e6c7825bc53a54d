package search

import (
	"math"
	"slices"
	"testing"
)

// TestRaceVariance compares the error of a difference with that of a list of
// differences, added samples included.
func TestRaceVariance(t *testing.T) {
	rewards := [][]float64{{1, 4, 2}, {3, 3, 5}, {2, 6, 1}, {0, 5, 5}}
	for _, prior := range []float64{0, .5, 1, 2} {
		var r Race
		r.Begin(3, prior)
		for _, x := range rewards {
			r.Add(x)
		}
		n := float64(len(rewards))
		for a := range 3 {
			for b := range 3 {
				if a == b {
					continue
				}
				sum, squares := 0.0, prior
				for _, x := range rewards {
					sum += x[a] - x[b]
					squares += (x[a] - x[b]) * (x[a] - x[b])
				}
				mean := sum / n
				want := (squares - n*mean*mean) / (n + prior) / n
				if got := r.Variance(a, b, mean); math.Abs(got-want) > 1e-12 {
					t.Errorf("prior %v, arms %d and %d: %v, want %v", prior, a, b, got, want)
				}
			}
		}
	}
}

// TestRaceDrops checks that what an arm was compared with stays with it when
// others leave, that a sample cut short compares nothing, and that Begin
// forgets.
func TestRaceDrops(t *testing.T) {
	var r Race
	r.Begin(3, 0)
	r.Add([]float64{0, 9, 3})
	r.In = slices.Delete(r.In, 1, 2)
	r.Add([]float64{1, 2})
	if got := r.Variance(2, 0, 2); got != (5.0-4)/2 {
		t.Errorf("variance %v of the differences 3 and 1", got)
	}
	r.Add([]float64{7})
	if got := r.Variance(2, 0, 0); r.Samples != 3 || got != 10.0/9 {
		t.Errorf("%d samples, squares %v of the differences 3 and 1", r.Samples, got*9)
	}
	r.Begin(2, 0)
	r.Add([]float64{1, 1})
	if got := r.Variance(0, 1, 0); got != 0 || len(r.In) != 2 || r.Samples != 1 {
		t.Errorf("variance %v after a new beginning, arms %v", got, r.In)
	}
}

// TestRaceWithoutPrior: a mean is squared, and nothing more is done to it, where no samples are added.
func TestRaceWithoutPrior(t *testing.T) {
	var r Race
	r.Begin(2, 0)
	for range 3 {
		r.Add([]float64{5, 4})
	}
	for i := range 10 {
		mean := float64(i) / 10
		if got := r.Variance(0, 1, mean); got != (1-float64(mean*mean))/3 {
			t.Errorf("mean %v: %v", mean, got)
		}
	}
}
