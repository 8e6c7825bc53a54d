package player

import (
	"math"

	"github.com/tefuda/tefuda/core/search"
)

// race plays all candidates that are not out on the same deals, until one is left
// or the budget is spent. next moves to another deal, play returns a candidate's
// points on it.
func (c *Chooser) race(m *search.Meter, next func(), play func(*Candidate) float64) {
	c.arms = c.arms[:0]
	for i := range c.candidates {
		if k := &c.candidates[i]; !k.out && !k.Proved && (k.kept || len(c.arms) < widest) {
			c.arms = append(c.arms, k)
		}
	}
	r := &c.course
	r.Begin(len(c.arms), priorDeals)
	for more := true; more && len(r.In) > 1; {
		n := int(m.Allow(min(int64(len(r.In)), c.most)))
		if n <= 0 {
			break
		}
		n = min(n, len(r.In))
		c.most -= int64(n)
		c.deals++
		next()
		c.points = c.points[:0]
		for _, arm := range r.In[:n] {
			points := play(c.arms[arm])
			c.arms[arm].note(points)
			c.points = append(c.points, points)
		}
		r.Add(c.points)
		if more = m.Done(int64(n)); r.Samples%dropEvery == 0 {
			c.drop()
		}
	}
	c.compareKept()
}

// compareKept sets apart for the candidates that are left.
func (c *Chooser) compareKept() {
	r := &c.course
	for _, kept := range r.In {
		for _, arm := range r.In {
			if a, k := c.arms[arm], c.arms[kept]; k.kept && arm != kept && r.Samples > 0 {
				a.apart = math.Sqrt(r.Variance(arm, kept, a.mean()-k.mean()))
			}
		}
	}
}

// When candidates are dropped. Every dropEvery deals, those go that are worse
// than the best by more than `behind` standard errors of the difference. The
// error is computed with `priorDeals` further deals that differ by a point, which
// makes it larger. Three errors let a thousandth through by chance at each look,
// and there are many looks.
const (
	dropEvery  = 16
	behind     = 3.0
	priorDeals = 2
)

// drop drops the candidates that are worse than the best by several standard
// errors of the difference.
func (c *Chooser) drop() {
	r := &c.course
	best := r.In[0]
	for _, arm := range r.In[1:] {
		if c.arms[arm].standing() > c.arms[best].standing() {
			best = arm
		}
	}
	kept := r.In[:0]
	for _, arm := range r.In {
		k := c.arms[arm]
		gap := c.arms[best].standing() - k.standing()
		k.out = arm != best && !k.kept && gap > 0 && float64(gap*gap) > float64(behind*behind)*r.Variance(arm, best, k.mean()-c.arms[best].mean())
		if !k.out {
			kept = append(kept, arm)
		}
	}
	r.In = kept
}
