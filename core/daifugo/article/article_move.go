package article

import "github.com/tefuda/tefuda/core/daifugo"

// Choose returns nullsuke's move for the hand to move.
func (p *Player) Choose(t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	p.combinations = t.LegalCombinations(p.combinations[:0], hand)
	if len(p.combinations) == 0 {
		return daifugo.Combination{}
	}
	p.Evaluate(&p.now, t, hand)
	if t.Field.Kind == daifugo.Pass {
		return p.now.lead(t).From(hand)
	}
	f := follower{hand: hand, now: &p.now, next: &p.next, scale: articleScaleOf(t, hand)}
	f.then = f.scale
	f.then.reversed = t.Revolution
	best, found := CombinationValue{}, false
	for _, r := range p.combinations {
		v, take := f.consider(r)
		if take && (!found || v.before(&best)) {
			best, found = v, true
		}
	}
	return best.Combination
}

// lead returns the legal lead of highest priority; with Opening the combination
// that has the Three of diamonds.
func (e *Evaluation) lead(t *daifugo.Table) daifugo.Combination {
	for i := range e.Combinations {
		if r := e.Combinations[i].Combination; t.Opening && r.Cards&daifugo.DiamondThree != 0 {
			return r
		}
	}
	return e.Best()
}

// before reports whether v is the better answer to the field: the one that leaves
// the better hand value, then the weaker one.
func (v *CombinationValue) before(other *CombinationValue) bool {
	return v.Points < other.Points || v.Points == other.Points && v.Rank < other.Rank
}

// A follower scores answers to the field.
type follower struct {
	hand  daifugo.Set
	now   *Evaluation
	next  *Evaluation // for the hand that an answer leaves
	scale articleScale
	then  articleScale // for an empty field
}

// consider returns a combination, with the hand value that it leaves in Points,
// and whether it is worth playing.
func (f *follower) consider(r daifugo.Combination) (CombinationValue, bool) {
	f.then.measure(f.next, f.hand&^r.Cards)
	v := CombinationValue{Combination: r, Rank: f.scale.rank(r), Points: int8(f.next.Value)}
	v.Value, _ = f.scale.value(r)
	if r.Kind == daifugo.Sequence {
		return v, f.next.CanFinish || f.now.Value <= f.next.Value+1
	}
	return v, f.worth(&v)
}

// worth applies nullsuke's rules for singles and groups; the first that fits
// decides.
func (f *follower) worth(v *CombinationValue) bool {
	switch {
	case v.Flows() && (f.now.CanFinish || len(f.now.Combinations) < 4 || f.next.Flowing() > 0):
		return true
	case len(f.next.Combinations) == 1 && f.next.Combinations[0].Value <= 50:
		return false
	case f.next.CanFinish:
		return true
	case f.costly(v):
		return false
	}
	return f.next.Value <= f.now.Value
}

// costly reports whether a combination is a single K or A, the strongest ranks
// after Two, from a hand that is far from its end.
func (f *follower) costly(v *CombinationValue) bool {
	return v.Combination.Kind == daifugo.Single && (v.Rank == daifugo.King || v.Rank == daifugo.Ace) && len(f.next.Combinations) >= 4 && f.next.Value > 0
}
