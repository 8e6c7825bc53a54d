package poker

import "github.com/tefuda/tefuda/core/cards"

// A Table evaluates hands of at most five cards by two look-ups, for work by
// the million. It holds 128 KB and shares another 64 KB with all tables.
// Build one with Rules.Table; it is read-only afterwards.
type Table struct {
	// values[2·i] is the value of the multiset of ranks with index i when
	// its suits make no flush, values[2·i+1] when they do.
	values [Places]Value
}

// Table builds the look-up form of the rules: 23,256 evaluations, a few
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

// Values evaluates len(dst) hands of n codes each, 1 ≤ n ≤ MaxHand, laid one
// after another in codes. An invalid code gives a *fault.Fault with its place
// in codes, and leaves dst in an unspecified state.
func (tb *Table) Values(dst []Value, codes []cards.Card, n int) error {
	all, rest := uint64(0), codes[:len(dst)*n]
	if n == MaxHand {
		// Written so that both compilers see that nothing needs checking.
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

// At returns the value at the place of a Key, or after it.
func (tb *Table) At(place uint32) Value { return tb.values[place%Places] }

func (tb *Table) lookup(word uint64) Value {
	i := fiveCards.at(uint32(word))
	if (word+flushBias)&flushMask != 0 {
		i++
	}
	return tb.values[i%uint32(len(tb.values))]
}

// A card's word adds up over a hand: twice the rank's weight in the low half, a
// count of four bits for each suit above it, and a high bit that only invalid
// codes set. Jokers count in every suit. Adding three to each count makes
// five cards of a suit, and no fewer, reach the count's top bit.
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
