package player

import (
	"math"
	"slices"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/article"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/daifugo/prove"
)

// explain adds the reasons that need no search to those that the search gave.
func (c *Chooser) explain(v *daifugo.View, k *Candidate) {
	w := why{v: &c.shadow, k: k, left: leaves(v, &k.Move, &c.game.Table)}
	w.say(len(c.candidates) == 1, ReasonOnlyMove, 0, 0)
	if v.Choice != daifugo.NoChoice {
		w.choice()
		return
	}
	if k.Move.Kind == daifugo.Pass {
		w.pass(len(c.candidates) - 1)
		return
	}
	if w.left == 0 {
		w.say(!v.Forbids(k.Move), ReasonFinishes, int(v.FreePlace(true)), 0)
		w.say(v.Forbids(k.Move), ReasonForbidden, 0, 0)
		return
	}
	w.field(&c.proofs.Prover, v.Rules.Has(daifugo.TwoDecks))
	more := min(v.Sheds(k.Move), w.left.Len())
	w.say(more > 0, ReasonSheds, more, 0)
	w.hand()
	w.suits()
	w.turn(c.eval.Value)
	w.jokers()
	w.shape()
	n := v.Fewest()
	w.say(n <= 2, ReasonRivalNear, n, 0)
}

// why collects the reasons of a candidate.
type why struct {
	v    *daifugo.View
	k    *Candidate
	left daifugo.Set
}

// say adds a reason if it holds. It is not inlined: 25 copies of it were a fifth
// of a choice's code.
//
//go:noinline
func (w *why) say(holds bool, code ReasonCode, n, of int) {
	if holds {
		w.k.Reasons = append(w.k.Reasons, Reason{code, int32(n), int32(of)})
	}
}

func (w *why) pass(combinations int) {
	own := w.v.Field.Kind != daifugo.Pass && w.v.Owner == w.v.Seat
	w.say(own, ReasonOwnField, 0, 0)
	w.say(!own && combinations > 0, ReasonSaves, combinations, 0)
}

// field adds what happens to the field. With two decks nothing is proved.
func (w *why) field(p *prove.Prover, twoDecks bool) {
	m := w.k.Move
	switch {
	case w.v.IsReturn(m):
		w.say(true, ReasonSpadeReturn, 0, 0)
	case w.v.CutsByEight(m):
		w.say(true, ReasonEightCut, 0, 0)
	case w.v.Cuts(m):
		w.say(true, ReasonClears, 0, 0)
	case !twoDecks && p.LeadsNext(&w.v.Table, w.v.Hand, m):
		w.say(true, ReasonUnbeatable, 0, 0)
	case w.k.CombinationValue >= article.Flows:
		w.say(true, ReasonFlows, int(w.k.CombinationValue), 0)
	default:
		w.say(w.k.HiRanks > 0, ReasonBeatenBy, int(w.k.HiRanks), 0)
	}
}

// hand adds what remains in the hand.
func (w *why) hand() {
	n, flow := int(w.k.Left), int(w.k.Flowing)
	w.say(flow > 0, ReasonThenFlow, flow, n)
	w.say(n-flow <= 1, ReasonCanFinish, 0, 0)
	w.say(n <= 2, ReasonLastCombinations, n, 0)
}

// suits adds the lock that the move begins.
func (w *why) suits() {
	m, f := w.k.Move, w.v.Field
	if !w.v.Rules.Has(daifugo.SuitLock) || w.v.Lock != 0 || m.Suits == 0 || m.Suits != f.Suits {
		return
	}
	strong := policy.HoldsStrongest(w.left, w.v.Unseen(w.v.Hand), m.Suits, w.v.Reversed())
	w.say(strong, ReasonLockStrong, 0, 0)
	w.say(!strong, ReasonLock, 0, 0)
}

// turn adds what a revolution does to the hand. before is the hand value before
// the move.
func (w *why) turn(before int16) {
	w.say(w.v.IsRevolution(w.k.Move), ReasonRevolution, int(before-w.k.HandValue), 0)
}

func (w *why) jokers() {
	m := w.k.Move
	exposed := w.v.Unseen(w.v.Hand)&daifugo.SpadeThree != 0 && w.v.Rules.Has(daifugo.SpadeReturn)
	w.say(m.JokersOnly() && m.Size == 1 && exposed, ReasonExposed, 0, 0)
	w.say(!m.JokersOnly() && m.Cards&daifugo.Jokers != 0, ReasonUsesJoker, 0, 0)
	w.say(w.left&daifugo.Jokers != 0, ReasonKeepsJoker, 0, 0)
}

// shape adds which groups and sequences the move breaks up.
func (w *why) shape() {
	m := w.k.Move
	if m.Kind != daifugo.Sequence && !m.JokersOnly() {
		w.say(w.left.At(m.Low) != 0, ReasonBreaksGroup, daifugo.Seats(w.left.At(m.Low)).Len(), 0)
		weakest := w.v.Hand.Lowest()
		if w.v.Reversed() {
			weakest = w.v.Hand.Highest()
		}
		w.say(m.Low == weakest, ReasonWeakest, 0, 0)
	}
	w.runs()
}

// runs adds a reason if the move breaks up a sequence.
func (w *why) runs() {
	m := w.k.Move
	lost := (w.v.Hand.Runs() &^ m.Cards &^ w.left.Runs()).Len()
	w.say(lost > 0 || m.Kind != daifugo.Sequence && w.v.Hand.Runs()&m.Cards != 0, ReasonBreaksRun, lost, 0)
}

// giving adds what cards given back in the exchange break up, and whether they
// are the weakest of those that may be given.
func (w *why) giving(from daifugo.Set) {
	split, above := 0, 0
	cards := w.k.Move.Cards
	for rank := from.Lowest(); rank <= from.Highest(); rank++ {
		given, kept := cards.At(rank), w.left.At(rank)
		if given != 0 {
			split += daifugo.Seats(kept).Len()
			above = max(above, int(rank))
		}
	}
	weakest := true
	for rank := from.Lowest(); int(rank) < above; rank++ {
		weakest = weakest && (from&w.left).At(rank) == 0
	}
	w.say(weakest, ReasonWeakest, 0, 0)
	w.say(split > 0, ReasonBreaksGroup, split, 0)
	w.runs()
}

// choice adds what a choice does, such as cards given or ranks named.
func (w *why) choice() {
	m := w.k.Move
	switch m.Kind {
	case daifugo.Pass:
	case daifugo.Name:
		w.say(true, ReasonNames, (w.v.Hand & m.Cards).Len(), (w.v.Unseen(w.v.Hand) & m.Cards).Len())
	case daifugo.Group:
		w.say(true, ReasonStops, 0, 0)
	default:
		w.say(true, ReasonSheds, int(m.Size), 0)
	}
	if w.left != 0 {
		w.hand()
		return
	}
	w.say(!w.v.Forbids(m), ReasonFinishes, int(w.v.FreePlace(true)), 0)
	w.say(w.v.Forbids(m), ReasonForbidden, 0, 0)
}

// compare puts first the reasons that separate the best move from the second, and
// the other moves from the best.
func (c *Chooser) compare() {
	if len(c.candidates) < 2 {
		return
	}
	c.measure()
	for i := range c.candidates {
		other := &c.candidates[0]
		if i == 0 {
			other = &c.candidates[1]
		}
		c.candidates[i].arrange(other)
	}
}

// measure adds by how much the best move leads the second, or which moves
// playouts cannot separate from it.
func (c *Chooser) measure() {
	best, next := &c.candidates[0], &c.candidates[1]
	if best.Proved || best.Playouts == 0 {
		return
	}
	n := 0
	for i := range c.candidates {
		if c.candidates[i].levelWith(best) {
			n++
		}
	}
	for i := range c.candidates {
		if k := &c.candidates[i]; n > 1 && k.levelWith(best) {
			k.Reasons = append(k.Reasons, Reason{Code: ReasonLevel, N: int32(n)})
		}
	}
	if gap := int32(math.Round(float64(100 * (best.Value - next.Value)))); n == 1 && gap > 0 && (next.Playouts > 0 || next.Proved) {
		best.Reasons = append(best.Reasons, Reason{Code: ReasonAhead, N: gap})
	}
}

// levelWith reports whether playouts cannot separate a move from the best: it was
// not dropped, and the two values are at most two standard errors apart.
func (k *Candidate) levelWith(best *Candidate) bool {
	gap := best.Value - k.Value
	return !k.out && !k.Proved && k.Playouts > 0 &&
		float64(gap*gap) <= 4*(float64(k.Error*k.Error)+float64(best.Error*best.Error))
}

// arrange sorts the reasons of a move: the outcome, then the arguments for it,
// then those against it. Arguments that the other candidate does not have come
// first in their group.
func (k *Candidate) arrange(other *Candidate) {
	for i, r := range k.Reasons {
		for ; i > 0 && k.Reasons[i-1].class(other) > r.class(other); i-- {
			k.Reasons[i] = k.Reasons[i-1]
		}
		k.Reasons[i] = r
	}
}

func (r Reason) class(other *Candidate) int {
	class := 1
	switch fields := Reasons[r.Code].Fields; {
	case r.Code <= ReasonOnlyMove:
		return 0
	case len(fields) > 0 && fields[len(fields)-1] == "against":
		class = 3
	}
	if slices.Contains(other.Reasons, r) {
		class++
	}
	return class
}
