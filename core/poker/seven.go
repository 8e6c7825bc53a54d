package poker

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// A Strength is the rank of a value among all values of a table, from 0 up. It
// orders hands as values do, in 16 bits.
type Strength uint16

// A Table7 evaluates the best five of at most seven cards with three look-ups, plus
// some steps for the few hands where a flush is possible. Build it with
// Rules.Table7; it is read-only afterwards. It holds 0.4 MB, and all tables share
// another 64 KB.
type Table7 struct {
	rules Rules
	// strengths has the strength of each multiset of ranks, without suits, at its
	// slot (placeOf).
	strengths [places]Strength
	// suits[j][m] is the strength of the best five from the ranks m of one suit
	// (bit 0 is the Two) and j jokers, if there are five.
	suits [3][1 << 13]Strength
	// values has the value of each strength.
	values [1 << 14]Value
	count  int // number of values
}

// Table7 builds a Table7 of the rules in some milliseconds. The best five of six or
// seven cards are the best after leaving one card out, so the strengths follow from
// those of smaller multisets: half a million look-ups.
func (r Rules) Table7() *Table7 {
	words := multisets()
	sevenCards.once.Do(func() { sevenCards.build(words) })
	tb := &Table7{rules: r}
	tb.rank()
	for _, w := range words[fiveMultisets:] {
		tb.strengths[placeOf(w)] = tb.bestWithoutOne(w)
	}
	for jokers := range tb.suits {
		if r.Ranking.Low() { // a flush is never better than its ranks
			break
		}
		for m := range uint16(1 << 13) {
			if n := bits.OnesCount16(m); n <= MaxCards && n+jokers >= MaxHand {
				tb.suits[jokers][m] = tb.bestInSuit(m, jokers)
			}
		}
	}
	return tb
}

//go:noinline
func (tb *Table7) bestWithoutOne(w uint64) (best Strength) {
	for left := w; left != 0; {
		one := uint64(1) << (bits.TrailingZeros64(left) / 3 * 3) // one card of the next symbol
		best = max(best, tb.strengths[placeOf(w-one)])
		left &^= 7 * one
	}
	return best
}

// bestInSuit returns the strength of the best five from some ranks of one suit and
// jokers. A joker is never the card to leave out.
//
//go:noinline
func (tb *Table7) bestInSuit(ranks uint16, jokers int) (best Strength) {
	if bits.OnesCount16(ranks)+jokers == MaxHand {
		t := tally{oneSuit: true, jokers: jokers}
		for ; ranks != 0; ranks &= ranks - 1 {
			t.of[1+bits.TrailingZeros16(ranks)] = 1
			t.naturals++
		}
		return tb.strengthOf(tb.rules.value(&t))
	}
	for left := ranks; left != 0; left &= left - 1 {
		best = max(best, tb.suits[jokers][ranks&^(left&-left)])
	}
	return best
}

// Value returns the value of up to MaxCards codes; cards.None counts as no
// card. The codes must be valid.
func (tb *Table7) Value(hand []cards.Card) Value { return tb.lookup(sum(hand), hand) }

// Values evaluates len(dst) hands of n codes each, 1 ≤ n ≤ MaxCards, which follow
// one another in codes. An invalid code gives a *fault.Fault with its index in
// codes, and leaves dst in an unspecified state.
func (tb *Table7) Values(dst []Value, codes []cards.Card, n int) error {
	codes = codes[:len(dst)*n]
	all, done := uint64(0), 0
	if n == MaxCards {
		done = len(dst) &^ (block - 1)
		all = tb.sevens(dst[:done], codes)
	}
	for i := done; i < len(dst); i++ {
		h := codes[i*n : i*n+n]
		w := sum(h)
		all |= w
		dst[i] = tb.lookup(w, h)
	}
	if all>>wrongShift == 0 {
		return nil
	}
	return firstInvalid(codes)
}

// block is the number of hands between two checks of the remaining length. This is
// a tenth faster in TinyGo's WebAssembly than one at a time.
const block = 4

// sevens evaluates hands of seven cards, a whole number of blocks. It returns the
// union of the bits of their words.
func (tb *Table7) sevens(dst []Value, codes []cards.Card) (all uint64) {
	for len(dst) >= block && len(codes) >= block*MaxCards {
		hands, values := (*[block * MaxCards]cards.Card)(codes), (*[block]Value)(dst)
		for i := range block {
			h, t := (*[MaxCards]cards.Card)(hands[MaxCards*i:]), &cardWords
			w := t[uint8(h[0])] + t[uint8(h[1])] + t[uint8(h[2])] + t[uint8(h[3])] + t[uint8(h[4])] + t[uint8(h[5])] + t[uint8(h[6])]
			all |= w
			v := tb.values[tb.strengths[placeOf(w)]%Strength(len(tb.values))]
			if (w+suitBias)&suitFull != 0 {
				v = tb.flush(v, w, h[:])
			}
			values[i] = v
		}
		dst, codes = dst[block:], codes[block*MaxCards:]
	}
	return all
}

//go:inline
func sum(hand []cards.Card) (w uint64) {
	for _, c := range hand {
		w += cardWords[uint8(c)]
	}
	return w
}

//go:inline
func (tb *Table7) lookup(w uint64, hand []cards.Card) Value {
	v := tb.values[tb.strengths[placeOf(w)]%Strength(len(tb.values))]
	if (w+suitBias)&suitFull != 0 {
		v = tb.flush(v, w, hand)
	}
	return v
}

// flush returns the better of best and the best flush, for a hand with five cards
// of one suit. best is the value without regard to suits. With an invalid code it
// returns best. Hands from one deck with up to two jokers are looked up. noinline
// keeps lookup inlinable.
//
//go:noinline
func (tb *Table7) flush(best Value, w uint64, hand []cards.Card) Value {
	if w>>wrongShift != 0 {
		return best
	}
	switch tb.rules.Ranking {
	case DeuceSeven:
		v, _ := tb.rules.Evaluate(hand)
		return v
	case AceFive, EightOrBetter:
		return best
	}
	var ranks uint64
	for _, c := range hand {
		ranks |= suitRanks[uint8(c)]
	}
	jokers := int(w >> (3 * (symbolCount - 1)) & 7)
	for s := range cards.Suit(cards.Suits) {
		n := int(w>>(countsShift+4*uint(s))&15) - jokers
		held := uint16(ranks >> (16 * s))
		switch {
		case n+jokers < MaxHand:
		case jokers < len(tb.suits) && bits.OnesCount16(held) == n:
			best = max(best, tb.values[tb.suits[jokers][held]%Strength(len(tb.values))])
		default:
			best = max(best, tb.suited(hand, s))
		}
	}
	return best
}

// suited evaluates by the rules the best five of one suit with the jokers.
func (tb *Table7) suited(hand []cards.Card, s cards.Suit) Value {
	var t tally
	repeats := false
	for _, c := range hand {
		switch {
		case c == cards.None:
		case c.IsJoker():
			t.jokers++
		case c.Suit() == s:
			repeats = repeats || t.of[c.Rank()] > 0
			t.add(c)
		}
	}
	if repeats && t.jokers > 0 && !tb.rules.DoubleAceFlush {
		// A joker can be worth less than a repeated rank, and then stays unused.
		v, _ := tb.rules.Evaluate(hand)
		return v
	}
	return tb.rules.suited(&t)
}

// suited returns the value of the best five from five or more cards of one suit,
// with at most two jokers unless DoubleAceFlush. It changes t.
func (r Rules) suited(t *tally) Value {
	if v := r.straight(t); v != 0 {
		if v.Rank(1) == cards.Ace {
			return pack(RoyalFlush) | v
		}
		return pack(StraightFlush) | v
	}
	t.jokers = min(t.jokers, MaxHand)
	t.keepHighest(MaxHand - t.jokers)
	if r.Ranking == ShortDeck {
		return exchanged(r.flush(t))
	}
	return r.flush(t)
}

// keepHighest removes all naturals except the n highest.
func (t *tally) keepHighest(n int) {
	t.naturals = min(n, t.naturals)
	for r := cards.Ace; r >= cards.Two; r-- {
		t.of[r] = min(t.of[r], uint8(n))
		n -= int(t.of[r])
	}
}
