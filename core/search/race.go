package search

// A Race compares the arms of a bandit, such as candidate moves, by paired
// samples. Each sample, for instance a deal of the hidden cards, is tried with
// every arm that is still in. All arms then have the same luck, and only their
// differences vary (Maron and Moore, "Hoeffding races", 1994, here with the
// variance of the differences instead of a bound on rewards).
//
// A Race keeps the sums of squared differences. The caller keeps the rewards
// and decides which arms are given up. Begin prepares a Race and reuses its
// memory.
type Race struct {
	// In are the arms that are still in, 0…n-1. Callers remove the arms that
	// they give up, and keep the order.
	In []int
	// Samples is the number of samples so far.
	Samples int64

	prior float64
	n     int
	gaps  []float64 // sums of squared differences between arms i > j, at i·n+j
}

// Begin starts a race of n arms, all of them in. prior is a number of imagined
// samples, each with a difference of one point between any two arms, so that a
// few real samples prove nothing. It may be 0.
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

// Add adds the rewards of a sample, in the order of In. A sample with fewer
// rewards, which a budget cut short, is counted but compares nothing.
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

// Variance returns the squared standard error of the mean difference between
// two arms that are in; mean is that difference.
func (r *Race) Variance(a, b int, mean float64) float64 {
	n := float64(r.Samples)
	square := float64(mean * mean)
	if r.prior > 0 {
		square = square * n / (n + r.prior)
	}
	return max(0, (r.gaps[max(a, b)*r.n+min(a, b)]+r.prior)/(n+r.prior)-square) / n
}
