package article

import "github.com/tefuda/tefuda/core/daifugo"

// A CompletePlayer plays by the complete form of nullsuke's values, which also
// knows joker, 8-cut, locks, the exchange and any number of players. It reuses
// its buffers, so it serves one call at a time.
type CompletePlayer struct {
	now, next, trial    Evaluation
	scale, turned       fullScale
	combinations, joins []daifugo.Combination
	gifts               []daifugo.Set
}

// Evaluate divides a hand into combinations and gives each its values, as if the
// player led: an 11-back is over then. A joker joins the combination that makes
// the hand value lowest, or stays alone. e is overwritten; its slice is reused.
func (p *CompletePlayer) Evaluate(e *Evaluation, t *daifugo.Table, hand daifugo.Set) {
	s := &p.scale
	*s = fullScaleOf(t, hand)
	s.reversed = t.Revolution
	p.divide(e, s, hand)
	turn := firstRevolution(t, e.Combinations)
	e.Refuses = turn >= 0 && p.refuses(e, s, hand&^e.Combinations[turn].Combination.Cards)
	weakest := int8(daifugo.Ranks)
	for i := range e.Combinations {
		weakest = min(weakest, e.Combinations[i].Rank)
	}
	for i := range e.Combinations {
		v := &e.Combinations[i]
		v.Priority = v.fullPriority(s, e, weakest)
	}
	e.revolve(turn)
}

// Value returns the value of a combination on the current field, and the number
// of ranks above it that others can hold.
func (*CompletePlayer) Value(t *daifugo.Table, hand daifugo.Set, r daifugo.Combination) (value int16, hiRanks int8) {
	s := fullScaleOf(t, hand)
	return s.value(r)
}

// A hand of manyCombinations combinations or more keeps its weakest ones for later:
// their priority is lower by keptBack.
const (
	manyCombinations = 5
	keptBack         = 7
)

// fullPriority returns the priority of a combination where no revolution is
// possible. weakest is the lowest rank of the hand's combinations.
func (v *CombinationValue) fullPriority(s *fullScale, e *Evaluation, weakest int8) int16 {
	cuts := s.rules.CutsByEight(v.Combination)
	switch {
	case v.Combination.JokersOnly():
		return 3
	case cuts && (e.CanFinish || v.Combination.Kind == daifugo.Sequence):
		return 9
	case v.Flows() && !cuts:
		return 110 - v.Value
	case e.CanFinish:
		return 2
	}
	priority := 40 + 2*(13-int16(v.Rank))
	if cuts {
		priority += 8
	} else {
		priority += 4 * int16(v.Same)
	}
	if len(e.Combinations) >= manyCombinations && v.Rank == weakest {
		priority -= keptBack
	}
	return priority
}

// refuses reports whether the hand is better off without the revolution that
// leaves the hand next.
func (p *CompletePlayer) refuses(e *Evaluation, s *fullScale, next daifugo.Set) bool {
	for i := range e.Combinations {
		if v := &e.Combinations[i]; v.Combination.Size <= 2 && v.Value > 90 && !v.Combination.JokersOnly() {
			return true
		}
	}
	p.turned = *s
	p.turned.reversed = !s.reversed
	p.divide(&p.next, &p.turned, next)
	return e.Value < p.next.Value
}

// divide divides a hand and computes all values except priorities.
func (p *CompletePlayer) divide(e *Evaluation, s *fullScale, hand daifugo.Set) {
	e.parts = Partition(e.parts[:0], hand, s.reversed, s.sequences)
	e.value(s, hand)
	if hand&daifugo.Jokers == 0 {
		return
	}
	for _, r := range p.joined(hand, e.parts, s.sequences) {
		p.trial.parts = append(p.trial.parts[:0], r)
		p.trial.parts = Partition(p.trial.parts, hand&^r.Cards, s.reversed, s.sequences)
		p.trial.value(s, hand)
		if p.trial.better(e) {
			*e, p.trial = p.trial, *e
		}
	}
}

// better reports whether a division is better than another: one that can finish,
// then the one of lower hand value.
func (e *Evaluation) better(other *Evaluation) bool {
	if e.CanFinish != other.CanFinish {
		return e.CanFinish
	}
	return e.Value < other.Value
}

// joined returns the combinations in which a joker takes up singles of a
// division: a pair with one single, a sequence with several.
func (p *CompletePlayer) joined(hand daifugo.Set, parts []daifugo.Combination, sequences bool) []daifugo.Combination {
	joins, joker, singles := p.joins[:0], (hand & daifugo.Jokers).First(), daifugo.Set(0)
	for _, r := range parts {
		if r.Kind == daifugo.Single && !r.JokersOnly() {
			singles |= r.Cards
			joins = append(joins, daifugo.GroupOf(r.Cards|joker, r.Low, r.Suits|(r.Suits+1)))
		}
	}
	if sequences {
		joins = daifugo.SequencesOf(joins, singles|joker)
	}
	p.joins = joins
	return joins
}
