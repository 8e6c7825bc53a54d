package player

import (
	"github.com/tefuda/tefuda/core/mnk"
)

// value is what a candidate's raw value means.
func (r *root) value(c *Candidate) Value {
	v := valueOf(c.raw, c.Value.Bound)
	if v.Bound == AtMost && v.Outcome != mnk.Loss {
		v.Proved = false // it may be less
	}
	if v.Bound == Exact && v.Plies > c.Depth {
		v.Bound = AtLeast
		if v.Outcome == mnk.Loss {
			v.Bound = AtMost
		}
	}
	return v
}

// positionValue is the value of the best candidate, as that of the position:
// what is no win is proved if all other moves are known to be no better.
func (r *root) positionValue() Value {
	v := r.candidates[0].Value
	if v.Outcome == mnk.Win || r.byPairs {
		return v
	}
	all := len(r.candidates) == r.legal || r.covers()
	for i := range r.candidates {
		most := valueOf(r.candidates[i].raw, AtMost)
		all = all && most.Proved && most.Outcome != mnk.Win
	}
	v.Proved = v.Proved && all
	return v
}

// covers tells whether the candidates are all moves that do not lose at once,
// though there are others.
func (r *root) covers() bool {
	if r.Moves = r.Moves[:0]; r.special || !r.Urgent() {
		return false
	}
	found := 0
	for _, m := range r.Moves {
		for i := range r.candidates {
			if r.candidates[i].number == m.Square {
				found++
			}
		}
	}
	return found == len(r.Moves)
}

// explain ends a search: it gives every candidate what its value means, and
// the reasons.
func (r *root) explain() {
	for i := range r.candidates {
		c := &r.candidates[i]
		c.Value = r.value(c)
		if i < r.wanted() {
			c.Line = r.prolonged(c)
		}
		c.Reasons = r.reasons(c)
	}
}
