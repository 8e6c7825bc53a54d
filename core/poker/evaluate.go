package poker

import "github.com/tefuda/tefuda/core/cards"

// allJokers is the category of a hand of j jokers alone, which stand for aces.
var allJokers = [MaxHand + 1]Category{NoHand, HighCard, OnePair, ThreeOfAKind, FourOfAKind, FiveOfAKind}

// value evaluates a tally by the ranking.
func (r Rules) value(t *tally) Value {
	switch r.Ranking {
	case High:
		return r.high(t)
	case ShortDeck:
		return exchanged(r.high(t))
	}
	var u tally
	t.copyTo(&u)
	return r.low(&u, cards.Two)
}

// high tests the categories from the best down. Every test relies on the
// failure of those before it, which keeps each to a single line.
func (r Rules) high(t *tally) Value {
	if t.naturals == 0 {
		if t.jokers == 0 {
			return 0
		}
		return pack(allJokers[t.jokers], cards.Ace)
	}
	top, most := t.largest()
	kind := most + t.jokers
	five := t.size() == MaxHand
	ranks := t.distinct(cards.Two, cards.Ace)
	straight := Value(0)
	if five && most == 1 {
		straight = r.straight(t)
	}
	switch {
	case kind == 5:
		return pack(FiveOfAKind, top)
	case straight != 0 && t.oneSuit && straight.Rank(1) == cards.Ace:
		return pack(RoyalFlush) | straight
	case straight != 0 && t.oneSuit:
		return pack(StraightFlush) | straight
	case kind == 4:
		return t.grouped(FourOfAKind, top)
	case five && ranks == 2:
		return t.grouped(FullHouse, top)
	case five && t.oneSuit:
		return r.flush(t)
	case straight != 0:
		return pack(Straight) | straight
	case kind == 3:
		return t.grouped(ThreeOfAKind, top)
	case most == 2 && t.naturals-ranks == 2:
		return t.twoPair(top)
	case kind == 2:
		return t.grouped(OnePair, top)
	}
	return t.grouped(HighCard, top)
}

// straight returns the packed ranks of the highest straight from the ranks and
// jokers, or 0. It needs five cards or more.
func (r Rules) straight(t *tally) Value {
	for high := cards.Ace; high > cards.Five; high-- {
		if t.distinct(high-4, high)+t.jokers >= MaxHand {
			return pack(NoHand, high, high-1, high-2, high-3, high-4)
		}
	}
	low := cards.Two
	if r.Ranking == ShortDeck {
		low = shortLowest
	}
	if r.Wheel && t.distinct(low, low+3)+t.distinct(cards.Ace, cards.Ace)+t.jokers >= MaxHand {
		return pack(NoHand, low+3, low+2, low+1, low)
	}
	return 0
}

// distinct counts the different natural ranks from low to high.
func (t *tally) distinct(low, high cards.Rank) (n int) {
	for _, c := range t.of[low : high+1] {
		if c > 0 {
			n++
		}
	}
	return n
}

// grouped packs a group's rank and then the other ranks downwards.
func (t *tally) grouped(c Category, top cards.Rank) Value {
	v, at := pack(c, top), 1
	for r := cards.Ace; r >= cards.Two; r-- {
		if t.of[r] > 0 && r != top {
			v |= Value(r) << (16 - 4*uint(at))
			at++
		}
	}
	return v
}

// twoPair packs the higher pair, the lower pair and the kicker.
func (t *tally) twoPair(high cards.Rank) Value {
	var low, kicker cards.Rank
	for r := cards.Two; r <= cards.Ace; r++ {
		switch {
		case t.of[r] == 2 && r != high:
			low = r
		case t.of[r] == 1:
			kicker = r
		}
	}
	return pack(TwoPair, high, low, kicker)
}

// flush packs all five ranks, including repeats. Jokers stand for the ranks
// that the Rules give them.
func (r Rules) flush(t *tally) Value {
	jokers := t.jokers
	v, at := pack(Flush), 0
	for x := cards.Ace; x >= cards.Two; x-- {
		n := int(t.of[x])
		switch {
		case r.DoubleAceFlush:
			n += jokers
			jokers = 0
		case n == 0 && jokers > 0:
			n = 1
			jokers--
		}
		for ; n > 0; n-- {
			v |= Value(x) << (16 - 4*uint(at))
			at++
		}
	}
	return v
}
