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

// AheadPlayouts is the most playouts that levels.Ahead takes for a choice: some
// milliseconds.
const AheadPlayouts = 60

// UsualPlayouts returns the default number of playouts of levels.Search for a
// number of cards in each hand: enough to play usualCards cards, at most 5,000. So
// a choice early in a game takes no longer than a late one.
func UsualPlayouts(counts *[daifugo.MaxPlayers]int8) int64 {
	cards := int64(0)
	for _, n := range counts {
		cards += int64(n)
	}
	return min(5_000, usualCards/max(1, cards))
}

const usualCards = 60_000

// search values the candidates by proof, by solving the end game, or by playouts
// on deals drawn as often as the observed moves make them likely. proofs and
// endgame limit the positions that the two exact methods visit.
func (c *Chooser) search(v *daifugo.View, proofs, endgame int, m *search.Meter, r *rand.Rand) {
	if len(c.candidates) > 1 && !c.certain(v, proofs, endgame) {
		if v.Rules.Has(daifugo.TwoDecks) {
			c.rank(v, r)
		} else {
			c.shortlist(v)
		}
		if c.Without&levels.Playouts == 0 {
			c.play(v, m, r)
		}
	}
	for i := range c.candidates {
		c.candidates[i].settle()
	}
	c.candidates = ranked(c.candidates)
}

// ranked sorts candidates by rating. It then lowers values so that none exceeds
// one before it, because the order follows the playouts and the policy together.
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

// certain looks for moves that surely win the best free rank, and reports whether
// there is one. proofs and endgame limit the positions visited. With two decks
// nothing is proved.
func (c *Chooser) certain(v *daifugo.View, proofs, endgame int) bool {
	return c.Without&levels.Proofs == 0 && !v.Rules.Has(daifugo.TwoDecks) && (c.prove(v, proofs) || c.solve(v, endgame))
}

// prove looks for forced wins and reports whether there is one.
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

// solve solves an end game of two players whose hands are known. It reports
// whether a move wins or all moves were solved.
func (c *Chooser) solve(v *daifugo.View, nodes int) bool {
	var s daifugo.State
	if !prove.OpenHands(&s, &v.Table, v.Hand) {
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

// widest is the number of moves that a search considers: the likeliest by the
// policy.
const widest = 14

// shortlist drops the moves that the policy finds least likely, and those that
// differ from a better one only in a joker's suit or are its weaker form.
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
			if !o.out && weakerForm(v, k.Move, o.Move) {
				better = widest
			}
			if o.out || o.bits < k.bits || o.bits == k.bits && j >= i {
				continue
			}
			if better++; sameCards(o.Move, k.Move) {
				better = widest
			}
		}
		if k.out = k.out || better >= widest; k.kept && k.out {
			k.out, k.bits = false, leastBits
		}
	}
}

// sameCards reports whether two combinations differ at most in a joker's suit.
func sameCards(a, b daifugo.Combination) bool {
	return a.Cards == b.Cards && a.Kind == b.Kind && a.Low == b.Low
}

// weakerForm reports whether m and o are sequences of the same cards that do the
// same, and o is the stronger, with its joker at the other end.
func weakerForm(v *daifugo.View, m, o daifugo.Combination) bool {
	if m.Kind != daifugo.Sequence || o.Kind != daifugo.Sequence || m.Cards != o.Cards || m.Low == o.Low {
		return false
	}
	var after, other daifugo.Table
	after.Copy(&v.Table)
	other.Copy(&v.Table)
	after.Advance(m)
	other.Advance(o)
	after.Field, other.Field = daifugo.Combination{}, daifugo.Combination{}
	return after == other && (o.Low > m.Low) != after.Reversed()
}

// rank replaces shortlist with two decks: the choice of levels.Heuristic is first,
// then the moves that leave the best hands.
func (c *Chooser) rank(v *daifugo.View, r *rand.Rand) {
	c.simple.Level = levels.Heuristic
	c.decide(v, levels.Heuristic, c.simple.ChoosePile(&v.Table, v.Pile(), r))
	for i := range c.candidates {
		k := &c.candidates[i]
		k.Value, k.bits = 0, int32(max(-256*i, leastBits))
		k.out = i >= widest && !k.kept
	}
}

// play runs the race of the candidates. Deals come from the sampler; with two decks
// they are random.
func (c *Chooser) play(v *daifugo.View, m *search.Meter, r *rand.Rand) {
	twoDecks := v.Rules.Has(daifugo.TwoDecks)
	if c.dealt.Table.Copy(&v.Table); !twoDecks {
		c.sampler.Among = kindsOf(c.Without)
		c.sampler.Begin(v, r)
	}
	c.race(m, func() {
		if twoDecks {
			c.dealt.Hands[v.Seat], c.dealt.Twins[v.Seat] = v.Hand, v.Twins
			c.deal(v.Seat, v.Seat, v.UnseenPile(v.Pile()), r)
			return
		}
		c.sampler.Next()
		copy(c.dealt.Hands[:], c.sampler.Hands[:])
		copy(c.kinds[:], c.sampler.Kinds[:])
	}, func(k *Candidate) float64 {
		c.game.Copy(&c.dealt)
		c.game.Play(k.Move)
		return c.finish(&c.game, v.Seat, r)
	})
}

// finish plays a playout to its end and returns what the seat's final rank is
// worth, in points.
func (c *Chooser) finish(s *daifugo.State, seat int8, r *rand.Rand) float64 {
	for s.Places[seat] == 0 && !s.Over() {
		s.Play(c.reply(s, seat, r))
	}
	s.DrawPlaces(r)
	return Worth(s.Rules, s.Places[seat])
}

// reply returns the next move of a playout. Opponents play as their kind does;
// the policy's kind draws its move. The seat itself plays the policy's likeliest
// move: with drawn moves the search would value each move as if a weaker player
// continued.
func (c *Chooser) reply(s *daifugo.State, seat int8, r *rand.Rand) daifugo.Combination {
	if s.Rules.Has(daifugo.TwoDecks) {
		c.simple.Level = c.kinds[s.Turn].Level()
		return c.simple.ChoosePile(&s.Table, s.Pile(s.Turn), r)
	}
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

// A playout looks for a forced end from endingCards in hand on, and visits up to
// playoutNodes positions.
const (
	playoutNodes = 60
	endingCards  = 7
)

// end returns a move of a playout that surely wins the best free rank, if one is
// found. It looks only where two players are left or where others may beat at
// most one combination of the hand, because with two a forced win is rare.
func (c *Chooser) end(t *daifugo.Table, hand daifugo.Set) (daifugo.Combination, bool) {
	if hand.Len() > endingCards || c.Without&levels.Endings != 0 {
		return daifugo.Combination{}, false
	}
	if t.Active.Len() > 2 && c.policy.Loose(t, hand) > 1 {
		return daifugo.Combination{}, false
	}
	return c.ending.Move(t, hand, playoutNodes)
}

// trust is what one bit of the policy's score is worth, in points, before any
// playouts; at most leastBits count. It fades with the root of the number of
// playouts, as the error of a mean does. It stays a tenth of that error, which is
// some 1.4 points for one playout. So it decides only between moves that playouts
// cannot separate.
const (
	trust     = 0.15
	leastBits = -20 * policy.ScoreUnit
)

// standing returns the mean in points, less for moves that the policy finds
// unlikely.
func (c *Candidate) standing() float64 {
	n := float64(c.Playouts) + 1
	return c.mean() + float64(trust*float64(max(c.bits, leastBits))/policy.ScoreUnit)/math.Sqrt(n)
}

// settle sets Value and Error from the playouts.
//
//go:noinline
func (c *Candidate) settle() {
	if !c.Proved && c.Playouts > 0 {
		c.Value, c.Error = c.mean(), math.Sqrt(c.variance())
	}
}

// rating is the sort key after a search: proved candidates by value, others by
// standing, then dropped ones, then those never tried by the policy's score. The
// offsets are larger than what they separate: a standing is between −2 and 6, and
// a score is at most some hundred bits behind the best. Without any playouts an
// unproved move rates above a proved last rank, which is worth 1, and below the
// rank before it.
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

// kindsOf returns how many kinds of player the search assumes when some parts are
// left out.
func kindsOf(p levels.Parts) belief.Kind {
	switch {
	case p&levels.Kinds != 0:
		return belief.Learned + 1
	case p&levels.Skilled != 0:
		return belief.Simple + 1
	}
	return belief.Kinds
}
