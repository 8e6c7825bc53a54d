package holdem

import "github.com/tefuda/tefuda/core/cards"

// Order ranks starting hands: the larger, the better. For two players with a whole
// deck it is the equity against any hand. Otherwise it is Chen's formula, which
// takes into account that high pairs and flushes are worth more against more
// players. Equal hands are ordered by their ranks.
func Order(a, b cards.Card, two bool) uint32 {
	if !two {
		return chen(a, b)
	}
	high, low := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	row, column := cards.Ace-high, cards.Ace-low
	if a.Suit() != b.Suit() {
		row, column = column, row
	}
	return uint32(headsUp[13*row+column])<<8 | uint32(high)<<4 | uint32(low)
}

// order is Order of the cards of a class.
func (c Class) order(two bool) uint32 {
	suit := cards.Suit(1)
	if c.Suited {
		suit = 0
	}
	return Order(cards.New(c.High, 0), cards.New(c.Low, suit), two)
}

// appendTop adds the best classes by Order, until their share of all combos is
// nearest to part.
func appendTop(r Range, part Weight, two bool) Range {
	for place := range Classes {
		c := ClassAt(place)
		better := 0
		for other := range Classes {
			if o := ClassAt(other); o.order(two) > c.order(two) {
				better += o.Size()
			}
		}
		if uint64(2*better+c.Size())*uint64(Whole) <= 2*uint64(part)*Combos {
			r = appendClass(r, c, Whole)
		}
	}
	return r
}

// headsUp is the equity of each starting hand against any hand, in 1/256 of the pot,
// from a million deals each: pairs on the diagonal from aces down, suited hands
// above it.
const headsUp = "" +
	"\xda\xab\xa9\xa7\xa5\xa1\x9f\x9c\x99\x99\x97\x95\x93" +
	"\xa7\xd3\xa2\xa0\x9e\x9a\x95\x93\x91\x8f\x8d\x8a\x88" +
	"\xa5\x9e\xcd\x9a\x98\x94\x8f\x8b\x89\x87\x85\x83\x80" +
	"\xa3\x9b\x95\xc6\x93\x8e\x8b\x86\x82\x80\x7e\x7c\x79" +
	"\xa0\x99\x93\x8d\xc0\x8a\x86\x82\x7d\x79\x77\x75\x73" +
	"\x9c\x94\x8e\x88\x84\xb8\x82\x7e\x7a\x75\x70\x6f\x6c" +
	"\x99\x8f\x89\x84\x7f\x7b\xb1\x7b\x77\x72\x6d\x69\x67" +
	"\x97\x8d\x84\x7f\x7b\x76\x73\xaa\x74\x70\x6b\x67\x62" +
	"\x93\x8b\x82\x7b\x76\x72\x6f\x6c\xa2\x6e\x6a\x65\x60" +
	"\x94\x88\x80\x79\x71\x6d\x6a\x68\x66\x9a\x6a\x66\x61" +
	"\x91\x86\x7e\x76\x6f\x68\x65\x63\x61\x62\x92\x63\x5e" +
	"\x8f\x84\x7b\x74\x6d\x67\x60\x5e\x5c\x5d\x5a\x89\x5c" +
	"\x8c\x81\x79\x71\x6b\x64\x5e\x58\x57\x58\x55\x53\x81"

// chen is W. Chen's formula for two cards in half points, followed by the ranks of
// the cards in the lower bits.
func chen(a, b cards.Card) uint32 {
	high, low := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	points := int(high + 1)
	switch {
	case high == cards.Ace:
		points = 20
	case high >= cards.Ten+1: // jack 6 points, queen 7, king 8
		points = 2 * int(high-cards.Ten+5)
	}
	gap := int(high) - int(low) - 1
	if high == low {
		points = max(2*points, 10)
	} else {
		points -= 2 * [...]int{0, 1, 2, 4, 5}[min(gap, 4)]
		if gap <= 1 && high < cards.Ten+2 {
			points += 2
		}
		if a.Suit() == b.Suit() {
			points += 4
		}
	}
	return uint32(points+20)<<8 | uint32(high)<<4 | uint32(low)
}
