package poker

import "github.com/tefuda/tefuda/core/cards"

// A Table evaluates hands of at most five cards with two look-ups, for millions
// of hands. It holds 128 KB, and all tables share another 64 KB. Build it with
// Rules.Table; it is read-only afterwards.
type Table struct {
	// values[2·i] is the value of the multiset of ranks with index i if its
	// suits make no flush, values[2·i+1] if they do.
	values [Places]Value
}

// Table builds a Table of the rules, with 23,256 evaluations in a few
// milliseconds.
func (r Rules) Table() *Table {
	fiveCards.once.Do(fiveCards.build)
	tb := new(Table)
	fiveCards.each(func(k Key, t *tally) {
		i := k.Place()
		t.oneSuit = false
		tb.values[i] = r.value(t)
		t.oneSuit = true
		tb.values[i+1] = r.value(t)
	})
	return tb
}

// Value returns the value of five codes; cards.None counts as no card. The
// codes must be valid.
func (tb *Table) Value(hand *[MaxHand]cards.Card) Value {
	w := &codeWords
	return tb.lookup(w[uint8(hand[0])] + w[uint8(hand[1])] + w[uint8(hand[2])] + w[uint8(hand[3])] + w[uint8(hand[4])])
}

// Values evaluates len(dst) hands of n codes each, 1 ≤ n ≤ MaxHand, which
// follow one another in codes. An invalid code gives a *fault.Fault with its
// index in codes, and leaves dst in an unspecified state.
func (tb *Table) Values(dst []Value, codes []cards.Card, n int) error {
	all, rest := uint64(0), codes[:len(dst)*n]
	if n == MaxHand {
		// Written so that both compilers drop the bounds checks.
		for i := 0; i < len(dst) && len(rest) >= MaxHand; i++ {
			h, t := (*[MaxHand]cards.Card)(rest), &codeWords
			w := t[uint8(h[0])] + t[uint8(h[1])] + t[uint8(h[2])] + t[uint8(h[3])] + t[uint8(h[4])]
			all |= w
			dst[i] = tb.lookup(w)
			rest = rest[MaxHand:]
		}
	} else {
		for i := range dst {
			w := uint64(0)
			for _, c := range rest[i*n : i*n+n] {
				w += codeWords[uint8(c)]
			}
			all |= w
			dst[i] = tb.lookup(w)
		}
	}
	if all>>badShift == 0 {
		return nil
	}
	return firstInvalid(codes[:len(dst)*n])
}

func firstInvalid(codes []cards.Card) error {
	for i, c := range codes {
		if !c.Valid() {
			return badCode(i, c)
		}
	}
	return nil
}

// At returns the value at a Key.Place, or for one suit at the slot after it.
func (tb *Table) At(place uint32) Value { return tb.values[place%Places] }

func (tb *Table) lookup(word uint64) Value {
	i := fiveCards.at(uint32(word))
	if (word+flushBias)&flushMask != 0 {
		i++
	}
	return tb.values[i%uint32(len(tb.values))]
}

// The sum of the words of a hand's cards has three parts: twice the sum of
// their keys in the low half, above it the number of cards of each suit in four
// bits each, and a high bit that only invalid codes set. Jokers count in every
// suit. After flushBias, three for each suit, is added, exactly the suits with
// five cards reach the top bit of their count.
const (
	suitShift = 32
	badShift  = 56
	flushBias = uint64(0x3333) << suitShift
	flushMask = uint64(0x8888) << suitShift
)

var codeWords = func() (w [256]uint64) {
	for i := range w {
		c := cards.Card(int8(i))
		switch {
		case !c.Valid():
			w[i] = 1 << badShift
		case c == cards.None:
		case c.IsJoker():
			w[i] = 2*uint64(JokerKey) | 0x1111<<suitShift
		default:
			w[i] = 2*uint64(RankKeys[c.Rank()]) | 1<<(suitShift+4*uint(c.Suit()))
		}
	}
	return w
}()
