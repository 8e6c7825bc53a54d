package poker

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// A Ranking is an order of hands. In all of them the higher Value wins; Rules.AsHigh
// converts it to a category and ranks.
//
//	Short deck follows the rules of the Triton series and J. Kim, "PokerKit" (IEEE
//	Transactions on Games, 2023, https://arxiv.org/abs/2308.07327). The lows are
//	those of D. Sklansky et al., as Wikipedia's "Lowball (poker)" lists them.
type Ranking uint8

// The rankings.
const (
	High Ranking = iota
	// ShortDeck is for the deck without Two to Five: a flush beats a full house, and
	// A-6-7-8-9 is the lowest straight.
	ShortDeck
	// AceFive is a low ranking. Aces are low, straights and flushes do not count, and
	// the best hand is 5-4-3-2-A.
	AceFive
	// EightOrBetter is AceFive for hands of five different ranks up to Eight. All
	// other hands have the value 0.
	EightOrBetter
	// DeuceSeven is a low ranking, the reverse of High: aces are high, straights and
	// flushes count. The best hand is 7-5-4-3-2.
	DeuceSeven
	// Badugi is a low ranking for up to four cards of different suits and ranks. More
	// such cards beat fewer, and aces are low. It has no jokers and no tables.
	Badugi
)

// Ranked returns the rules of a ranking. For High they are Standard.
func Ranked(r Ranking) Rules {
	if r == High {
		return Standard
	}
	return Rules{Wheel: true, DoubleAceFlush: true, Ranking: r}
}

// Low reports whether the lowest hand is the best one.
func (r Ranking) Low() bool { return r >= AceFive }

// shortLowest is the lowest rank of a short deck.
const shortLowest = cards.Five + 1

// ShortDeckCards returns the 36 cards of a short deck, from the Sixes up.
func ShortDeckCards() []cards.Card {
	return Deck(0)[cards.Suits*int(shortLowest-cards.Two):]
}

// Check returns the *fault.Fault of a card that is invalid or not in the deck of the
// ranking, else nil.
func (r Rules) Check(some []cards.Card) error {
	for i, c := range some {
		if !c.Valid() {
			return badCode(i, c)
		}
		deck := ""
		switch {
		case r.Ranking == ShortDeck && c != cards.None && c.Rank() < shortLowest:
			deck = "a short deck"
		case r.Ranking == Badugi && c.IsJoker():
			deck = "badugi"
		default:
			continue
		}
		return &fault.Fault{Code: fault.BadCard, Field: "hand", Index: i, Reason: "is " + c.String() + ", which " + deck + " does not have"}
	}
	return nil
}

// exchanged swaps the categories of flush and full house, as short deck ranks them.
func exchanged(v Value) Value {
	if c := v.Category(); c == Flush || c == FullHouse {
		return v ^ Value(Flush^FullHouse)<<20
	}
	return v
}

// overLow is the sum of a low's value and the value of the same hand under High.
const overLow = Value(FiveOfAKind+1) << 20

// AsHigh converts a value under r to the form of High, for Category and Rank. A low of
// five different ranks has the category LowHand, with the highest rank first and aces
// where the ranking has them. A hand that does not qualify has NoLow. At badugi the
// cards that count have BadugiHand.
func (r Rules) AsHigh(v Value) Value {
	switch {
	case r.Ranking == ShortDeck:
		return exchanged(v)
	case !r.Ranking.Low():
		return v
	case v == 0 && r.Ranking == EightOrBetter:
		return pack(NoLow)
	case v == 0:
		return 0
	case r.Ranking == Badugi:
		return badugiAsHigh(v)
	}
	v = overLow - v
	if v.Category() == HighCard {
		v ^= Value(HighCard^LowHand) << 20
	}
	if r.Ranking != DeuceSeven {
		v = acesBack(v)
	}
	return v
}

// acesBack reverses acesLow in a value.
func acesBack(v Value) Value {
	back := v &^ (1<<20 - 1)
	for place := 1; place <= MaxHand; place++ {
		rank := v.Rank(place)
		if rank > 0 {
			rank = (rank+cards.Ace-2)%cards.Ace + 1
		}
		back |= Value(rank) << (20 - 4*place)
	}
	return back
}

// acesLow sets low to t with aces as rank 1 and all other ranks one higher.
func (t *tally) acesLow(low *tally) {
	t.copyTo(low)
	copy(low.of[2:], t.of[1:cards.Ace])
	low.of[1] = t.of[cards.Ace]
}

// copyTo copies of as a slice: TinyGo compiles an assignment number by number.
//
//go:noinline
func (t *tally) copyTo(to *tally) {
	to.naturals, to.jokers, to.oneSuit, to.suit = t.naturals, t.jokers, t.oneSuit, t.suit
	copy(to.of[:], t.of[:])
}

// low returns the best low value of a tally. Each joker becomes a rank that the tally
// does not hold, the rank from or a higher one. low replaces the jokers in t by these ranks.
//
//go:noinline
func (r Rules) low(t *tally, from cards.Rank) (best Value) {
	if t.jokers == 0 {
		return r.natural(t)
	}
	var u, resolved tally
	t.copyTo(&resolved)
	for rank := from; rank <= cards.Ace; rank++ {
		if t.of[rank] > 0 {
			continue
		}
		t.copyTo(&u)
		u.of[rank], u.oneSuit = 1, false
		u.naturals++
		u.jokers--
		if v := r.low(&u, rank+1); v > best {
			best = v
			u.copyTo(&resolved)
		}
	}
	resolved.copyTo(t)
	return best
}

// natural is the value of a low without jokers.
func (r Rules) natural(t *tally) Value {
	if t.naturals == 0 {
		return 0
	}
	if r.Ranking == DeuceSeven {
		return overLow - Rules{}.high(t)
	}
	var low tally
	t.acesLow(&low)
	low.oneSuit = false
	v := Rules{}.high(&low)
	if v.Category() == Straight { // its ranks are packed like those of a high card
		v ^= Value(Straight^HighCard) << 20
	}
	if r.Ranking == EightOrBetter && (t.naturals < MaxHand || v >= pack(HighCard, 9)) {
		return 0
	}
	return overLow - v
}
