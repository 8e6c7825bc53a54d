package player

import (
	"math"
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/belief"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/daifugo/prove"
	"github.com/tefuda/tefuda/core/search"
)

// AheadPlayouts is how many playouts levels.Ahead takes for a choice at most: some
// milliseconds.
const AheadPlayouts = 60

// search values the candidates: by proof, by the end game, or by playouts on
// deals as likely as what was seen makes them.
//
// Proofs and end games are looked for within so many positions.
func (c *Chooser) search(v *daifugo.View, proofs, endgame int, m *search.Meter, r *rand.Rand) {
	if len(c.candidates) > 1 && !c.certain(v, proofs, endgame) {
		c.shortlist(v)
		if c.Without&levels.Playouts == 0 {
			c.play(v, m, r)
		}
	}
	for i := range c.candidates {
		c.candidates[i].settle()
	}
	c.candidates = ranked(c.candidates)
}

// ranked sorts candidates by their ratings, and lets none show a value above that
// of one before it: playouts and the policy together put that one first.
func ranked(list []Candidate) []Candidate {
	list = sorted(list, (*Candidate).rating)
	least := math.Inf(1)
	for i := range list {
		switch k := &list[i]; {
		case k.Proved:
			least = min(least, k.Value)
		case k.Playouts > 0:
			k.Value = min(k.Value, least)
			least = k.Value
		}
	}
	return list
}

// certain looks for moves that certainly bring the best place that is free,
// within so many positions, and reports whether there is one.
func (c *Chooser) certain(v *daifugo.View, proofs, endgame int) bool {
	return c.Without&levels.Proofs == 0 && (c.prove(v, proofs) || c.solve(v, endgame))
}

// prove looks for forced wins, and reports whether there is one.
func (c *Chooser) prove(v *daifugo.View, nodes int) (found bool) {
	worth := Worth(v.Rules, v.FreePlace(true))
	c.proofs.Prover.Restart(nodes)
	for i := range c.candidates {
		k := &c.candidates[i]
		if n := c.proofs.Prover.Proves(&v.Table, v.Hand, k.Move); n > 0 {
			k.Value, k.Proved, found = worth, true, true
			k.Reasons = append(k.Reasons, Reason{Code: ReasonForcedWin, N: int32(n)})
		}
	}
	return found
}

// solve plays an end game of two players whose hands are known to its end, and
// reports whether it could.
func (c *Chooser) solve(v *daifugo.View, nodes int) bool {
	s, ok := prove.OpenHands(&v.Table, v.Hand)
	if !ok {
		return false
	}
	high, low := Worth(v.Rules, v.FreePlace(true)), Worth(v.Rules, v.FreePlace(false))
	solved := false
	c.proofs.Endgame.Restart(nodes)
	for i := range c.candidates {
		k := &c.candidates[i]
		got := c.proofs.Endgame.After(&s, k.Move)
		if got == prove.Unknown {
			continue
		}
		k.Value, k.Proved = low+float64(float64(got)*(high-low))/2, true
		k.Reasons = append(k.Reasons, Reason{Code: endgameCodes[got]})
		solved = solved || got == prove.Better
	}
	return solved || c.allProved()
}

var endgameCodes = [...]ReasonCode{prove.Worse: ReasonEndgameLoss, prove.Lot: ReasonEndgameLot, prove.Better: ReasonEndgameWin}

func (c *Chooser) allProved() bool {
	for i := range c.candidates {
		if !c.candidates[i].Proved {
			return false
		}
	}
	return true
}

// widest is the number of moves that a search considers, those that the policy
// holds likeliest.
const widest = 14

// shortlist leaves out moves that the policy holds hopeless.
func (c *Chooser) shortlist(v *daifugo.View) {
	scores := c.policy.Behind(&v.Table, v.Hand)
	for i := range c.candidates {
		k := &c.candidates[i]
		if k.out = i >= len(scores); !k.out {
			k.bits = scores[i]
		}
	}
	for i := range c.candidates {
		k := &c.candidates[i]
		better := 0
		for j := range c.candidates {
			o := &c.candidates[j]
			if o.out || o.bits < k.bits || o.bits == k.bits && j >= i {
				continue
			}
			if better++; sameCards(o.Move, k.Move) {
				better = widest
			}
		}
		k.out = k.out || better >= widest
	}
}

// sameCards reports whether two roles differ at most in a joker's suit.
func sameCards(a, b daifugo.Role) bool {
	return a.Cards == b.Cards && a.Kind == b.Kind && a.Low == b.Low
}

// play plays every candidate that is left on the same deals, and drops those
// that fall behind, until one is left or the budget is spent.
func (c *Chooser) play(v *daifugo.View, m *search.Meter, r *rand.Rand) {
	c.sampler.Among = kindsOf(c.Without)
	c.sampler.Begin(v, r)
	c.race(m, func() {
		c.sampler.Next()
		copy(c.kinds[:], c.sampler.Kinds[:])
	}, func(k *Candidate) float64 {
		c.game = daifugo.State{Table: v.Table}
		copy(c.game.Hands[:], c.sampler.Hands[:])
		c.game.Play(k.Move)
		return c.finish(&c.game, v.Seat, r)
	})
}

// finish returns what a seat's place is worth after a playout.
func (c *Chooser) finish(s *daifugo.State, seat int8, r *rand.Rand) float64 {
	for s.Places[seat] == 0 && !s.Over() {
		s.Play(c.reply(s, seat, r))
	}
	s.DrawPlaces(r)
	return Worth(s.Rules, s.Places[seat])
}

// reply returns the move of a playout. Others play as their kind does, with
// chance if it is the policy's. The seat itself plays the policy's likeliest
// move: by drawn ones the search would value each move by a player weaker than
// the one who goes on after it.
func (c *Chooser) reply(s *daifugo.State, seat int8, r *rand.Rand) daifugo.Role {
	t, hand := &s.Table, s.Hands[s.Turn]
	if s.Choice == daifugo.NoChoice {
		if of := c.kinds[s.Turn]; of != belief.Learned {
			c.simple.Level = of.Level()
			return c.simple.Choose(t, hand, r)
		}
		if m, found := c.end(t, hand); found {
			return m
		}
	}
	if s.Turn == seat && c.Without&levels.Likeliest == 0 {
		return c.policy.Choose(t, hand)
	}
	return c.policy.Draw(t, hand, r)
}

// A playout looks for an end from endingCards in hand on, within playoutNodes
// positions.
const (
	playoutNodes = 60
	endingCards  = 7
)

// end returns a move of a playout that certainly brings the best place that is
// free, if one is found: where at most one role of a small hand may be beaten,
// as a forced win seldom has two, or where two players are left.
func (c *Chooser) end(t *daifugo.Table, hand daifugo.Set) (daifugo.Role, bool) {
	if hand.Len() > endingCards || c.Without&levels.Endings != 0 {
		return daifugo.Role{}, false
	}
	if t.Active.Len() > 2 && c.policy.Loose(t, hand) > 1 {
		return daifugo.Role{}, false
	}
	return c.ending.Move(t, hand, playoutNodes)
}

// trust is how many points a bit of the policy's score, at most leastBits of
// them, is worth when there were no playouts. It fades with the root of their
// number, as a mean's error does, and stays a tenth of that error, some 1.4
// points a playout: it decides between moves that playouts do not tell apart.
const (
	trust     = 0.15
	leastBits = -20 * policy.ScoreUnit
)

// standing returns the mean, less for moves that the policy holds unlikely.
func (c *Candidate) standing() float64 {
	n := float64(c.Playouts) + 1
	return c.mean() + float64(trust*float64(max(c.bits, leastBits))/policy.ScoreUnit)/math.Sqrt(n)
}

// settle turns playouts into a value.
//
//go:noinline
func (c *Candidate) settle() {
	if !c.Proved && c.Playouts > 0 {
		c.Value, c.Error = c.mean(), math.Sqrt(c.variance())
	}
}

// rating orders candidates of a search: certain ones by value, the others by
// standing, then those dropped, then those never tried, by the policy's score.
// The steps between are larger than what they set apart: a standing lies
// between −2 and 6, and a score is at most some hundred bits behind the best.
// Without any playouts a move that is not certain is worth more than a certain
// last place, 1, and less than the place before.
func (c *Candidate) rating() float64 {
	switch {
	case c.Proved:
		return c.Value
	case c.Playouts == 0 && !c.out:
		return unknownPlace + float64(c.bits)/(1<<24)
	case c.Playouts == 0:
		return float64(c.bits)/policy.ScoreUnit - untriedBy
	case c.out:
		return c.standing() - droppedBy
	}
	return c.standing()
}

const (
	unknownPlace = 1.5
	droppedBy    = 100
	untriedBy    = 300
)

// kindsOf returns the number of kinds that players may be of without some parts.
func kindsOf(p levels.Parts) belief.Kind {
	switch {
	case p&levels.Kinds != 0:
		return belief.Learned + 1
	case p&levels.Skilled != 0:
		return belief.Simple + 1
	}
	return belief.Kinds
}
