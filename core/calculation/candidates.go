package calculation

import "math"

// A Proof is what is certain about a position.
type Proof uint8

// What is certain: nothing; that it will be won by perfect play, whatever
// comes; that it cannot be won.
const (
	Unproved Proof = iota
	ProvedWin
	ProvedLoss
)

// Candidates returns every legal move, the best first, as far as the search
// has come: a report of the meter may ask for it.
func (c *Chooser) Candidates() []Candidate {
	all := make([]Candidate, 0, len(c.arms))
	order := make([]int, 0, len(c.arms))
	for i := range c.arms {
		at := len(order)
		order = append(order, i)
		for ; at > 0 && c.isBetter(i, order[at-1]); at-- {
			order[at] = order[at-1]
		}
		order[at] = i
	}
	for _, at := range order {
		all = append(all, c.candidate(at))
	}
	return all
}

// Best returns the move of the first candidate; false when there is no legal
// move.
func (c *Chooser) Best() (m Move, ok bool) {
	best := 0
	for i := range c.arms {
		if c.isBetter(i, best) {
			best = i
		}
	}
	if len(c.arms) == 0 {
		return m, false
	}
	return c.arms[best].move, true
}

// isBetter orders two arms: by their exact chances, or by how long they were
// tried, and then by their rewards.
func (c *Chooser) isBetter(i, k int) bool {
	a, b := &c.arms[c.arms[i].like], &c.arms[c.arms[k].like]
	switch {
	case c.exact:
		return a.win > b.win
	case c.inRace(c.arms[i].like) != c.inRace(c.arms[k].like):
		return c.inRace(c.arms[i].like)
	case a.playouts != b.playouts:
		return a.playouts > b.playouts
	}
	return a.reward > b.reward
}

// inRace tells whether an arm is still tried.
func (c *Chooser) inRace(at int) bool {
	for _, i := range c.alive {
		if i == at {
			return true
		}
	}
	return false
}

func (c *Chooser) candidate(at int) Candidate {
	a := &c.arms[c.arms[at].like]
	r := Candidate{Move: c.arms[at].move, Exact: c.exact, Playouts: a.playouts}
	if c.exact {
		r.Win = a.win
		switch a.win {
		case 0:
			r.Proof = ProvedLoss
		case 1:
			r.Proof = ProvedWin
		}
	} else if a.playouts > 0 {
		n := float64(a.playouts)
		r.Win, r.Rest = float64(a.wins)/n, float64(a.rest)/n
		r.Error = math.Sqrt(float64(r.Win*(1-r.Win)) / n)
	}
	if a.after.isBlocked() {
		r.Win, r.Error, r.Proof = 0, 0, ProvedLoss
	}
	r.Reasons = c.root.reasons(&c.arms[at], r.Proof)
	return r
}
