package policy

import "github.com/tefuda/tefuda/core/daifugo"

// scoreOf returns the score of a move after look. legal is the number of legal
// combinations.
func (d *decision) scoreOf(r daifugo.Combination, legal int) int32 {
	d.score, d.picked = 0, d.picked[:0]
	if r.Kind == daifugo.Pass {
		d.pass(legal)
	} else {
		d.lay(r)
	}
	return d.score
}

// pass adds the features of a pass.
func (d *decision) pass(legal int) {
	own := 0
	if d.t.Owner == d.t.Turn {
		own = 1
	}
	d.add(waitAt + own*4 + d.waiting)
	if d.follow == 0 {
		return
	}
	f := d.t.Field
	strength := d.strengthOf(f)
	d.add(passAt + (shape(f)*strengths+strength)*3 + d.size)
	d.add(fewAt + d.fewest*4 + min(legal-1, 3))
	_, loose := d.count(d.hand)
	d.add(sparseAt + d.players*5 + loose)
	d.add(rushAt + (loose*strengths+strength)*2 + int(min(f.Size, 2)-1))
	d.notePairs(keepAt+(shape(f)*strengths+strength)*cells, 0)
	if d.t.Lock != 0 {
		d.add(lockedAt)
	}
}

// lay adds the features of a combination.
func (d *decision) lay(r daifugo.Combination) {
	strength, form := d.strengthOf(r), shape(r)
	left := d.hand &^ r.Cards
	if left == 0 {
		d.finish(r)
	} else {
		d.shed(r, left)
	}
	d.add(layAt + ((d.fewest*2+d.follow)*8+form)*strengths + strength)
	d.holds(r.Cards&daifugo.Naturals, left)
	d.notePairs(pairedAt+((d.follow*8+form)*strengths+strength)*cells, r.Cards)
	combinations, loose := d.count(left)
	sureness := max(d.sureness(strength), d.locked(r))
	d.add(combinationsAt + (combinations*3+sureness)*2 + d.follow)
	d.add(looseAt + (loose*3+sureness)*2 + d.follow)
	d.add(brokenAt + min((d.runs&^r.Cards&^left.Runs()).Len(), 7))
	d.add(needAt + (loose*strengths+strength)*2 + d.follow)
	d.add(crowdAt + (d.players*strengths+strength)*2 + d.follow)
	if d.follow != 0 {
		d.add(lastAt + d.waiting*strengths + strength)
		d.locks(r, left)
	} else {
		d.add(leadAt + combinations*8 + form)
	}
	d.special(r, left, form)
}

// finishing is the score of a combination that ends the hand. Nothing learned
// exceeds it.
const finishing = 1 << 16

// finish scores a combination that ends the hand: the best move unless the rules
// forbid it.
func (d *decision) finish(r daifugo.Combination) {
	if d.t.Forbids(r) {
		d.score -= finishing
	} else {
		d.score += finishing
	}
}

// sureness returns 0 if a combination may be beaten, 1 if only by a joker, 2 if
// not at all.
func (d *decision) sureness(strength int) int {
	switch {
	case strength == sure || d.follow != 0 && d.waiting == 0 && d.t.Rules.Has(daifugo.PermanentPass):
		return 2
	case strength == 0:
		return 1
	}
	return 0
}

// locked adds the feature of the unseen cards that beat a single under a suit
// lock, and returns 1 if there are none.
func (d *decision) locked(r daifugo.Combination) int {
	by := 0
	switch {
	case d.follow == 0 || r.Kind != daifugo.Single || r.Suits == 0 || !d.t.Rules.Has(daifugo.SuitLock):
		return 0
	case d.t.Lock == 0 && r.Suits != d.t.Field.Suits:
		return 0
	case d.t.Lock == 0:
		by = 1
	}
	above := d.unseen & (daifugo.OneSuit * daifugo.Set(r.Suits&daifugo.AllSuits))
	if d.reversed {
		above &= daifugo.BelowRank(r.Low)
	} else {
		above &^= daifugo.BelowRank(r.High + 1)
	}
	n := above.Len()
	d.add(suitAt + min(n, 8)*2 + by)
	if n == 0 {
		return 1
	}
	return 0
}

// holds exchanges the features of the ranks that lose cards: their old count for
// their new one.
func (d *decision) holds(cards, left daifugo.Set) {
	for cards != 0 {
		rank := cards.Lowest()
		before, after := d.hand.At(rank), left.At(rank)
		d.remove(d.hold(rank, daifugo.Seats(before).Len()))
		if n := daifugo.Seats(after).Len(); n > 0 {
			d.add(d.hold(rank, n))
		}
		cards &^= daifugo.BelowRank(rank + 1)
	}
}

//go:inline
func (d *decision) hold(rank int8, n int) int {
	return holdAt + (d.size*4+n-1)*strengths + d.strength(rank, n)
}

// count returns two classes of a hand: the number of its combinations, 0…7, and
// of those that may be beaten, 0…4.
//
//go:inline
func (d *decision) count(hand daifugo.Set) (combinations, loose int) {
	runs := hand.Runs()
	rest := hand & daifugo.Naturals &^ runs
	one, two, three := rest.WithAtLeast(1), rest.WithAtLeast(2), rest.WithAtLeast(3)
	combinations = one.Len() + suitsIn(runs)
	loose = (one &^ two &^ d.strong[0]).Len() + (two &^ three &^ d.strong[1]).Len() + (three &^ d.strong[2]).Len()
	jokers := (hand & daifugo.Jokers).Len()
	return min(combinations+jokers, 7), min(max(loose-jokers, 0), 4)
}

// suitsIn returns the number of suits of some cards. It folds the ranks onto each
// other.
func suitsIn(cards daifugo.Set) int {
	cards |= cards >> 32
	cards |= cards >> 16
	cards |= cards >> 8
	cards |= cards >> 4
	return (cards & 15).Len()
}

// locks adds the feature of a combination that begins a lock.
func (d *decision) locks(r daifugo.Combination, left daifugo.Set) {
	if !d.t.Rules.Has(daifugo.SuitLock) || d.t.Lock != 0 || r.Suits == 0 || r.Suits != d.t.Field.Suits {
		return
	}
	at := lockAt + int(r.Kind-daifugo.Single)*2
	if HoldsStrongest(left, d.unseen, r.Suits, d.reversed) {
		at++
	}
	d.add(at)
}

// HoldsStrongest reports whether a hand has a card of some suits that is stronger
// than all unseen cards of these suits. reversed means that Three is the
// strongest rank.
func HoldsStrongest(hand, unseen daifugo.Set, suits daifugo.Suits, reversed bool) bool {
	suit := daifugo.OneSuit * daifugo.Set(suits&daifugo.AllSuits)
	own, others := hand&suit, unseen&suit
	if reversed {
		return own.Lowest() < others.Lowest()
	}
	return own.Highest() > others.Highest()
}

// special adds the features of jokers, revolutions and the Three of spades.
func (d *decision) special(r daifugo.Combination, left daifugo.Set, form int) {
	switch {
	case r.JokersOnly():
		if d.unseen&daifugo.SpadeThree != 0 && d.t.Rules.Has(daifugo.SpadeReturn) {
			d.add(exposedAt)
		}
	case r.Cards&daifugo.Jokers != 0:
		d.add(jokerAt + form*3 + d.size)
	case d.t.IsReturn(r):
		d.add(returnAt)
	}
	if d.t.IsRevolution(r) {
		middle := daifugo.BelowRank(daifugo.Jack - 1)
		balance := (left & middle).Len() - (left & daifugo.Naturals &^ middle).Len()
		if d.reversed {
			balance = -balance
		}
		d.add(turnAt + max(min(balance, 4), -4) + 4)
	}
}
