package daifugo

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/tefuda/tefuda/core/search"
)

// search values the candidates: by proof, by the end game, or by playouts on
// hands as likely as what was seen makes them.
func (c *Chooser) search(v *View, m *search.Meter, r *rand.Rand) {
	if len(c.candidates) > 1 && !c.prove(v) && !c.solve(v) {
		c.shortlist(v)
		c.play(v, m, r)
	}
	for i := range c.candidates {
		c.candidates[i].settle()
	}
	rankSearched(c.candidates)
}

// prove looks for forced wins, and reports whether there is one.
func (c *Chooser) prove(v *View) (found bool) {
	points := float64(v.Rules.Points(v.freePlace(true)))
	for i := range c.candidates {
		k := &c.candidates[i]
		if n := c.prover.proves(&v.Table, v.Hand, k.Move); n > 0 {
			k.Value, k.Proved, found = points, true, true
			k.Reasons = append(k.Reasons, Reason{Code: ReasonForcedWin, N: int32(n)})
		}
	}
	return found
}

// solve plays an end game of two players whose hands are known to its end, and
// reports whether it could.
func (c *Chooser) solve(v *View) bool {
	s, ok := v.known()
	if !ok {
		return false
	}
	high, low := float64(v.Rules.Points(v.freePlace(true))), float64(v.Rules.Points(v.freePlace(false)))
	solved := false
	for i := range c.candidates {
		k := &c.candidates[i]
		got := c.endgame.after(&s, k.Move)
		if got == unknown {
			continue
		}
		k.Value, k.Proved = low+float64(float64(got)*(high-low))/2, true
		k.Reasons = append(k.Reasons, Reason{Code: endgameCodes[got]})
		solved = solved || got == better
	}
	return solved || c.allProved()
}

var endgameCodes = [...]string{worse: ReasonEndgameLoss, lot: ReasonEndgameLot, better: ReasonEndgameWin}

func (c *Chooser) allProved() bool {
	return !slices.ContainsFunc(c.candidates, func(k Candidate) bool { return !k.Proved })
}

// widest is the number of moves that a search considers, those that the policy
// holds likeliest.
const widest = 14

// shortlist leaves out moves that the policy holds hopeless.
func (c *Chooser) shortlist(v *View) {
	c.policy.moves(&v.Table, v.Hand)
	best := highestScore(c.policy.scores)
	for i := range c.candidates {
		k := &c.candidates[i]
		if k.out = i >= len(c.policy.scores); !k.out {
			k.bits = c.policy.scores[i] - c.policy.scores[best]
		}
	}
	for i := range c.candidates {
		k := &c.candidates[i]
		better := 0
		for j := range c.candidates {
			if o := &c.candidates[j]; !o.out && (o.bits > k.bits || o.bits == k.bits && j < i) {
				better++
			}
		}
		k.out = k.out || better >= widest
	}
}

// play plays every candidate that is left on the same worlds, and drops those
// that fall behind, until one is left or the budget is spent.
func (c *Chooser) play(v *View, m *search.Meter, r *rand.Rand) {
	c.sampler.begin(v, r)
	for more := true; more && c.alive() > 1; {
		n := m.Allow(int64(c.alive()))
		if n <= 0 {
			return
		}
		c.sampler.next()
		c.worlds++
		s := State{Table: v.Table}
		copy(s.Hands[:], c.sampler.hands[:])
		played := int64(0)
		for i := range c.candidates {
			if k := &c.candidates[i]; !k.out && !k.Proved && played < n {
				played++
				k.note(c.playout(s, k.Move, v.Seat, r))
			}
		}
		if more = m.Done(played); c.worlds%dropEvery == 0 {
			c.drop()
		}
	}
}

// playout returns a seat's points after a move and the policy's moves.
func (c *Chooser) playout(s State, move Role, seat int8, r *rand.Rand) float64 {
	s.Play(move)
	for s.Places[seat] == 0 && !s.Over() {
		s.Play(c.policy.Draw(&s.Table, s.Hands[s.Turn], r))
	}
	s.DrawPlaces(r)
	return float64(s.Rules.Points(s.Places[seat]))
}

// alive returns the number of candidates that are still played.
func (c *Chooser) alive() (n int) {
	for i := range c.candidates {
		if k := &c.candidates[i]; !k.out && !k.Proved {
			n++
		}
	}
	return n
}

// dropEvery is the number of worlds between two looks at who falls behind, and
// behind the number of standard errors that is far enough.
const (
	dropEvery = 16
	behind    = 3.2
)

// drop drops the candidates that are worse than the best by several standard
// errors of the difference.
func (c *Chooser) drop() {
	best := -1
	for i := range c.candidates {
		if k := &c.candidates[i]; !k.out && !k.Proved && (best < 0 || k.standing() > c.candidates[best].standing()) {
			best = i
		}
	}
	b := &c.candidates[best]
	for i := range c.candidates {
		k := &c.candidates[i]
		gap := b.standing() - k.standing()
		if i != best && !k.out && gap > 0 && float64(gap*gap) > float64(behind*behind)*(b.variance()+k.variance()) {
			k.out = true
		}
	}
}

// trust is how many points a bit of the policy's score is worth when there
// were no playouts; it fades with their number's root.
const trust = 0.15

// standing returns the mean, less for moves that the policy holds unlikely.
func (c *Candidate) standing() float64 {
	n := float64(c.Playouts) + 1
	return c.mean() + float64(trust*float64(max(c.bits, -20*scoreUnit))/scoreUnit)/math.Sqrt(n)
}

// settle turns playouts into a value.
func (c *Candidate) settle() {
	if !c.Proved && c.Playouts > 0 {
		c.Value, c.Error = c.mean(), math.Sqrt(c.variance())
	}
}

// rankSearched sorts candidates: those that are best, then those dropped.
func rankSearched(candidates []Candidate) {
	slices.SortStableFunc(candidates, func(a, b Candidate) int { return order(false, false, a.rating(), b.rating()) })
}

// rating orders candidates of a search: certain ones by value, the others by
// standing, those dropped and those without playouts behind.
func (c *Candidate) rating() float64 {
	switch {
	case c.Proved:
		return c.Value
	case c.Playouts == 0:
		return float64(c.bits)/scoreUnit - 200
	case c.out:
		return c.standing() - 100
	}
	return c.standing()
}
