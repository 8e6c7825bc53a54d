package holdem

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Combo is the two hole cards of a player, the lower code first.
type Combo [2]cards.Card

// A Range is the combos that a player may hold, each as likely as its weight says.
// As ParseRange returns it, it has each once, sorted by the higher code and then by
// the lower, and none of weight 0.
type Range []Holding

// ParseRange reads range notation for a deck with 0…MaxJokers jokers: parts
// joined by commas, each of them
//
//	AsKh       two cards in the notation of cards.Parse; Jk is any joker of the deck.
//	           Alone, they may have a comma between them: As, Kh
//	AA         a pair: 6 combos
//	AKs AKo    suited, offsuit: 4 and 12 combos; AK is both
//	QQ+ ATs+   that and better: QQ KK AA; ATs AJs AQs AKs
//	77-22      every pair between, in either order
//	A5s-A2s    every lower card between, in either order
//	random *   any two cards, jokers included
//	AKs:0.5    any of these with a weight from 0 to 1, as PioSOLVER and most solvers
//	           write it; 0 takes hands out
//	[50]QQ+, AKs[/50]
//	           parts with a weight in percent, as Flopzilla and GTO+ write it
//
// The higher rank comes first; 10 is T, and letters may be of either case. Only
// exact hands and random have jokers. Of a combo that several parts name the last
// one holds: "22+:0.5, AA". Weights are kept to six decimal places of 1. The error is a
// *fault.Fault of the field "range".
func ParseRange(text string, jokers int) (Range, error) {
	x := rangeReader{jokers: jokers}
	hand, err := cards.ParseHand(nil, text)
	whole := err == nil && len(hand) == 2
	for i, more := 0, true; more; i++ {
		part := text
		if more = false; !whole {
			part, text, more = cards.Cut(text, ',')
		}
		wrong := x.read(part)
		if wrong == "" && x.group && !more {
			wrong = wrongGroup
		}
		if wrong != "" {
			return nil, rangeFault("is no range", i, cards.Trim(part), wrong)
		}
	}
	return x.r.sorted(), nil
}

// RangeOf is the range of two cards that are known, by any joker's code every
// joker of the deck. The error is a *fault.Fault of the field "range".
func RangeOf(hole [2]cards.Card, jokers int) (Range, error) {
	r, wrong := Range(nil), notAHand
	if hole[0] != cards.None && hole[1] != cards.None {
		r, wrong = appendExact(nil, hole[:], jokers)
	}
	if wrong != "" {
		return nil, rangeFault("is no pair of cards", 0, hole[0].String()+hole[1].String(), wrong)
	}
	return r.sorted(), nil
}

func rangeFault(what string, part int, text, wrong string) *fault.Fault {
	text, _ = fault.Cut(text, 16)
	return fault.Refuse(fault.BadCard, "range", what+": part "+strconv.Itoa(part+1)+": \""+text+"\" "+wrong)
}

// appendPart reads one part of a range, or says what is wrong with it.
func appendPart(r Range, part string, jokers int) (Range, string) {
	if part == "random" || part == "*" {
		return appendAny(r, jokers), ""
	}
	if hand, err := cards.ParseHand(nil, part); err == nil {
		return appendExact(r, hand, jokers)
	}
	from, to, reason := readSpan(part)
	if reason == "" && from.high == from.low {
		for rank := from.high; rank <= to.high; rank++ {
			r = holeClass{high: rank, low: rank}.appendTo(r)
		}
		return r, ""
	}
	for low := from.low; reason == "" && low <= to.low; low++ {
		r = holeClass{high: from.high, low: low, suits: from.suits}.appendTo(r)
	}
	return r, reason
}

func appendAny(r Range, jokers int) Range {
	deck := poker.Deck(jokers)
	for i, a := range deck {
		for _, b := range deck[:i] {
			r = r.with(a, b)
		}
	}
	return r
}

// appendExact adds two cards, with every joker of the deck for Jk.
func appendExact(r Range, hand []cards.Card, jokers int) (Range, string) {
	if len(hand) != 2 {
		return r, "is " + strconv.Itoa(len(hand)) + " cards, but a hand has two"
	}
	a, b := hand[0], hand[1]
	switch {
	case a.IsJoker() && b.IsJoker() && jokers < 2, (a.IsJoker() || b.IsJoker()) && jokers == 0:
		return r, "needs more jokers than the deck's " + strconv.Itoa(jokers)
	case a.IsJoker() && b.IsJoker():
		return r.with(poker.Jokers[0], poker.Jokers[1]), ""
	case a == b:
		return r, "is one card twice"
	case b.IsJoker():
		a, b = b, a
	}
	if !a.IsJoker() {
		return r.with(a, b), ""
	}
	for _, j := range poker.Jokers[:jokers] {
		r = r.with(j, b)
	}
	return r, ""
}

// A holeClass is the combos of two ranks, high ≥ low, and perhaps of one or of two
// suits only.
type holeClass struct {
	high, low cards.Rank
	suits     byte // 's', 'o', or 0 for both
}

func (c holeClass) appendTo(r Range) Range {
	for a := range cards.Suit(cards.Suits) {
		for b := range cards.Suit(cards.Suits) {
			if c.high == c.low && a >= b || a == b && c.suits == 'o' || a != b && c.suits == 's' {
				continue
			}
			r = r.with(cards.New(c.high, a), cards.New(c.low, b))
		}
	}
	return r
}

const notAHand = `is not two cards (AsKh), a class of hands (AA, AKs, AKo, AK, QQ+, ATs+, 77-22, A5s-A2s) or random`

// readSpan reads a class, a class with + or two classes with - between them,
// as the lowest and the highest class, which agree in the high card and the
// suits unless they are pairs.
func readSpan(part string) (from, to holeClass, reason string) {
	first, second, isSpan := cards.Cut(part, '-')
	text, isOpen := strings.CutSuffix(first, "+")
	if from, reason = readClass(text); reason != "" {
		return from, to, reason
	}
	to = from
	switch {
	case isSpan && isOpen:
		return from, to, "has both + and -"
	case isSpan:
		to, reason = readClass(second)
	case isOpen && from.high == from.low:
		to.high, to.low = cards.Ace, cards.Ace
	case isOpen:
		to.low = from.high - 1
	}
	pairs := from.high == from.low && to.high == to.low
	if reason == "" && !pairs && (from.high != to.high || from.suits != to.suits || to.low == to.high || from.low == from.high) {
		reason = "joins hands that differ in more than the lower card"
	}
	if to.low < from.low {
		from, to = to, from
	}
	return from, to, reason
}

func readClass(text string) (c holeClass, reason string) {
	var n, m int
	c.high, n = cards.NextRank(text)
	c.low, m = cards.NextRank(text[n:])
	if text = text[n+m:]; n == 0 || m == 0 || len(text) > 1 {
		return c, notAHand
	}
	if text != "" {
		c.suits = text[0] | ('s' - 'S') // either case
	}
	switch {
	case c.suits != 0 && c.suits != 's' && c.suits != 'o':
		return c, notAHand
	case c.high < c.low:
		return c, "names the lower rank first"
	case c.high == c.low && c.suits != 0:
		return c, "is a pair, which is neither suited nor offsuit"
	}
	return c, ""
}

func comboOf(a, b cards.Card) Combo { return Combo{min(a, b), max(a, b)} }

// with adds two cards.
func (r Range) with(a, b cards.Card) Range { return append(r, Holding{comboOf(a, b), Whole}) }
