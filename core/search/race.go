package search

// A Race tells arms, the choices of a bandit, apart by paired samples: each
// sample, a deal of what is hidden say, is tried with every arm that is still
// in, so that its luck is the same for all and only the arms' differences
// scatter (Maron and Moore, "Hoeffding races", 1994, with the variance of the
// differences in the place of a bound on rewards). It keeps the squares of the
// differences; rewards and the rule by which an arm is given up are the
// caller's. Begin makes it ready; it keeps its memory for the next.
type Race struct {
	// In are the arms that are still in, 0…n-1. Callers take out those that
	// they give up, and keep the order.
	In []int
	// Samples is how many there were.
	Samples int64

	prior float64
	n     int
	gaps  []float64 // sums of squared differences, of arms i > j at i·n+j
}

// Begin starts a race of n arms, all of them in. prior is a number of samples
// added to those seen, each with a difference of one point between any two
// arms, so that few samples prove nothing; it may be 0.
func (r *Race) Begin(n int, prior float64) {
	r.In, r.gaps = r.In[:0], r.gaps[:0]
	for i := range n {
		r.In = append(r.In, i)
	}
	for range n * n {
		r.gaps = append(r.gaps, 0)
	}
	r.Samples, r.n, r.prior = 0, n, prior
}

// Add notes the rewards of a sample, in the order of In. A sample that a budget
// cut short, with fewer rewards, counts but compares nothing.
func (r *Race) Add(rewards []float64) {
	r.Samples++
	if len(rewards) < len(r.In) {
		return
	}
	for i, arm := range r.In {
		for j, other := range r.In[:i] {
			d := rewards[i] - rewards[j]
			r.gaps[arm*r.n+other] += float64(d * d)
		}
	}
}

// Variance returns the squared standard error of the difference of the means
// of two arms that are in, which is mean.
func (r *Race) Variance(a, b int, mean float64) float64 {
	n := float64(r.Samples)
	square := float64(mean * mean)
	if r.prior > 0 {
		square = square * n / (n + r.prior)
	}
	return max(0, (r.gaps[max(a, b)*r.n+min(a, b)]+r.prior)/(n+r.prior)-square) / n
}
