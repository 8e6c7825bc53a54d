package brain

import "github.com/tefuda/tefuda/core/search"

// A race plays candidates on common worlds; gaps sums the squared differences
// of their points, a pair of lanes each.
type race struct {
	lanes  [widest]*Candidate
	n      int
	points [widest]float64
	gaps   [widest][widest]float64
	worlds int64
}

// race plays the candidates that are not out until one is left or the budget is
// spent. next moves on to another world and returns how to play it.
func (c *Chooser) race(m *search.Meter, next func() func(*Candidate) float64) {
	r := &c.course
	*r = race{}
	for i := range c.candidates {
		if k := &c.candidates[i]; !k.out && !k.Proved && r.n < widest {
			r.lanes[r.n] = k
			r.n++
		}
	}
	for more := true; more && r.n > 1; {
		n := int(m.Allow(int64(r.n)))
		if n <= 0 {
			return
		}
		r.worlds++
		c.worlds++
		play := next()
		for i := range min(n, r.n) {
			r.points[i] = play(r.lanes[i])
			r.lanes[i].note(r.points[i])
		}
		if n >= r.n {
			r.compare()
		}
		if more = m.Done(int64(min(n, r.n))); r.worlds%dropEvery == 0 {
			r.drop()
		}
	}
}

// compare adds up the differences of a world's points.
func (r *race) compare() {
	for i := range r.n {
		for j := range i {
			d := r.points[i] - r.points[j]
			r.gaps[i][j] += float64(d * d)
		}
	}
}

// dropEvery is the number of worlds between two looks at who falls behind, and
// behind the number of standard errors that is far enough.
const (
	dropEvery = 16
	behind    = 3.0
)

// drop drops the candidates that are worse than the best by several standard
// errors of the difference.
func (r *race) drop() {
	best := 0
	for i := range r.n {
		if r.lanes[i].standing() > r.lanes[best].standing() {
			best = i
		}
	}
	var keep race
	keep.worlds = r.worlds
	var from [widest]int
	for i, lane := range r.lanes[:r.n] {
		gap := r.lanes[best].standing() - lane.standing()
		if lane.out = i != best && gap > 0 && float64(gap*gap) > float64(behind*behind)*r.variance(i, best); lane.out {
			continue
		}
		keep.lanes[keep.n], from[keep.n] = lane, i
		for j := range keep.n {
			keep.gaps[keep.n][j] = r.gaps[i][from[j]]
		}
		keep.n++
	}
	*r = keep
}

// variance returns the squared standard error of the difference of two means,
// with two differences of a point added so that few worlds prove nothing.
func (r *race) variance(i, j int) float64 {
	n := float64(r.worlds)
	gap := r.lanes[i].mean() - r.lanes[j].mean()
	return max((r.gaps[max(i, j)][min(i, j)]+2)/(n+2)-float64(gap*gap)*n/(n+2), 0) / n
}
