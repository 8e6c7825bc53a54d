package article

import "github.com/tefuda/tefuda/core/daifugo"

// Choose returns a move of the hand to move.
func (p *CompletePlayer) Choose(t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	p.combinations = t.LegalCombinations(p.combinations[:0], hand)
	if len(p.combinations) == 0 {
		return daifugo.Combination{}
	}
	p.Evaluate(&p.now, t, hand)
	if t.Field.Kind == daifugo.Pass {
		return p.now.lead(t).From(hand)
	}
	p.scale = fullScaleOf(t, hand)
	p.turned = p.scale
	p.turned.reversed = t.Revolution
	best, found := CombinationValue{}, false
	for _, r := range p.combinations {
		if r.Cards == hand && t.Forbids(r) {
			continue
		}
		v, take := p.consider(hand, r)
		if take && (!found || v.before(&best)) {
			best, found = v, true
		}
	}
	return best.Combination
}

// consider returns a combination, with the hand value that it leaves in Points,
// and whether it is worth playing. It is if the hand can finish then or is no
// worse, or is worse by one and the combination is likely to clear the field.
// kou's form leaves this open; of the rules tried this one won most. The rest of
// the hand is valued as led on an empty field, by p.turned.
func (p *CompletePlayer) consider(hand daifugo.Set, r daifugo.Combination) (CombinationValue, bool) {
	p.divide(&p.next, &p.turned, hand&^r.Cards)
	v := CombinationValue{Combination: r, Rank: p.scale.rank(r), Points: int8(p.next.Value)}
	v.Value, _ = p.scale.value(r)
	loss := p.next.Value - p.now.Value
	return v, p.next.CanFinish || loss <= 0 || loss == 1 && v.Flows()
}

// Return returns n of the cards in from: those whose loss leaves the best hand.
// It is empty if there are fewer than n.
func (p *CompletePlayer) Return(rules daifugo.Rules, hand, from daifugo.Set, n int8) daifugo.Set {
	t := daifugo.Table{Rules: rules, Active: 1<<rules.Players - 1}
	p.gifts = daifugo.Returns(p.gifts[:0], from, n)
	best := daifugo.Set(0)
	for i, gift := range p.gifts {
		p.scale = fullScaleOf(&t, hand&^gift)
		p.divide(&p.next, &p.scale, hand&^gift)
		if i == 0 || p.next.Value < p.now.Value {
			best, p.now, p.next = gift, p.next, p.now
		}
	}
	return best
}
