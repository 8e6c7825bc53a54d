package holdem

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// A Combo is the two hole cards of a player, the lower code first.
type Combo [2]cards.Card

// A Range is the combos that a player may hold, with their weights. A Range from
// ParseRange has each combo once, sorted by the higher code and then by the lower,
// and none of weight 0.
type Range []Holding

// ParseRange is ParseRangeFor with two players.
func ParseRange(text string, jokers int) (Range, error) { return ParseRangeFor(text, jokers, 2) }

// ParseRangeFor reads range notation for a deck with 0…MaxJokers jokers: parts
// joined by commas, semicolons, blanks or line ends, each of them
//
//	AsKh       two cards in the notation of cards.Parse; Jk is any joker of the deck.
//	           Alone, they may have a comma between them: As, Kh
//	AA         a pair: 6 combos; also A-A, 10-10
//	AKs AKo    suited, offsuit: 4 and 12 combos; AK is both, KA the same
//	QQ+ ATs+   that and better: QQ KK AA; ATs AJs AQs AKs
//	77-22      every pair between, in either order
//	A5s-A2s    every lower card between, in either order
//	T9s-54s    every hand with the same gap between; AK-87s has its suits at the end
//	A? Ax Axs  with any second card, the pair too
//	15% top15% the best hands by Order for so many players, as near to 15 % of all
//	           as whole classes come
//	random *   any two cards, jokers included; also any, XX, ATC and 100%
//	AKs:0.5    any of these with a weight from 0 to 1, as PioSOLVER and most solvers
//	           write it; 0 takes hands out. Also AKs@0.5, AKs(0.5), AKs:50%, 0.5(AKs, AQs)
//	           and 50%(ATs+)
//	!AKs       takes hands out
//	[50]QQ+, AKs[/50]
//	           parts with a weight in percent, as Flopzilla and GTO+ write it
//
// 10 is T; letters may be of either case and any width. Only exact hands and any two
// cards include jokers. If several parts name a combo, the last part counts:
// "22+:0.5, AA". Weights are kept to six decimal places. The error is a *fault.Fault
// of the field "range".
func ParseRangeFor(text string, jokers, players int) (Range, error) {
	text = cards.Plain(text)
	x := rangeReader{jokers: jokers, two: players == 2}
	all := []string{text}
	if hand, err := cards.ParseHand(nil, text); err != nil || len(hand) != 2 {
		all = parts(text)
	}
	if len(all) == 0 {
		return nil, rangeFault("is no range", 0, "", "is 0 cards, but a hand has two")
	}
	for i, part := range all {
		wrong := x.read(part)
		if wrong == "" && x.group && i == len(all)-1 {
			wrong = wrongGroup
		}
		if wrong != "" {
			return nil, rangeFault("is no range", i, cards.Trim(part), wrong)
		}
	}
	return x.r.sorted(), nil
}

// parts cuts a text at the separators of range notation, except within brackets.
func parts(text string) (all []string) {
	start, depth := 0, 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) {
			switch text[i] {
			case '(':
				depth++
			case ')':
				depth--
			}
			if depth > 0 || strings.IndexByte(",;\t\r\n", text[i]) < 0 {
				continue
			}
		}
		if piece := cards.Trim(text[start:i]); piece != "" {
			all = appendWords(all, piece)
		}
		start = i + 1
	}
	return all
}

// appendWords cuts a piece at its blanks. A piece of two cards stays whole, and so
// does a blank next to a joining sign.
func appendWords(all []string, piece string) []string {
	hands, _, _ := takeWeight(piece)
	if hand, err := cards.ParseHand(nil, hands); err == nil && len(hand) == 2 {
		return append(all, piece)
	}
	var word []byte
	depth, blank := 0, false
	for i := range len(piece) {
		c := piece[i]
		if c == ' ' && depth == 0 {
			blank = true
			continue
		}
		if blank && strings.IndexByte("-:@(!", word[len(word)-1]) < 0 && strings.IndexByte("-:@(+", c) < 0 && !cards.Alike(string(word), "top") {
			all, word = append(all, string(word)), nil
		}
		switch blank = false; c {
		case '(':
			depth++
		case ')':
			depth--
		}
		word = append(word, c)
	}
	return append(all, string(word))
}

// RangeOf returns the range of two known cards. A joker of any code stands for every
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
	return fault.Refuse(fault.BadCard, "range", what+fault.Tell(": part #: \"", int64(part+1))+text+"\" "+wrong)
}

// anyTwo are the names of any two cards.
var anyTwo = [...]string{"random", "*", "any", "XX", "ATC", "100%"}

// append reads one part of a range without its weight, or returns what is wrong with it.
func (x *rangeReader) append(r Range, part string) (Range, string) {
	for _, name := range &anyTwo {
		if cards.Alike(part, name) {
			return appendAny(r, x.jokers), ""
		}
	}
	if hand, err := cards.ParseHand(nil, part); err == nil {
		return appendExact(r, hand, x.jokers)
	}
	if text, ok := strings.CutSuffix(part, "%"); ok {
		if len(text) > 3 && cards.Alike(text[:3], "top") {
			text = cards.Trim(text[3:])
		}
		share, ok := readWeight(text, percentPlaces)
		if !ok {
			return r, notAHand
		}
		return appendTop(r, share, x.two), ""
	}
	from, to, reason := readSpan(part)
	if reason != "" {
		return r, reason
	}
	for c := from; ; c.low++ {
		if r = c.appendTo(r); c == to {
			return r, ""
		}
		if from.high != to.high {
			c.high++
		}
	}
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

// appendExact adds two cards; Jk adds a combo for every joker of the deck.
func appendExact(r Range, hand []cards.Card, jokers int) (Range, string) {
	if len(hand) != 2 {
		return r, fault.Tell("is # cards, but a hand has two", int64(len(hand)))
	}
	a, b := hand[0], hand[1]
	switch {
	case a.IsJoker() && b.IsJoker() && jokers < 2, (a.IsJoker() || b.IsJoker()) && jokers == 0:
		return r, fault.Tell("needs more jokers than the deck's #", int64(jokers))
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

// A holeClass is the combos of two ranks, high ≥ low: all of them, or the suited or
// offsuit ones.
type holeClass struct {
	high, low cards.Rank // low is 0 for any
	suits     byte       // 's', 'o', or 0 for both
}

func (c holeClass) appendTo(r Range) Range {
	if c.low == 0 {
		for low := cards.Two; low <= cards.Ace; low++ {
			if low == c.high && c.suits != 0 {
				continue
			}
			r = holeClass{max(c.high, low), min(c.high, low), c.suits}.appendTo(r)
		}
		return r
	}
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

const notAHand = `is not two cards (AsKh), a class of hands (AA, AKs, AKo, AK, QQ+, ATs+, 77-22, A5s-A2s, T9s-54s, A?), a part (15%) or random`

// readSpan reads a class, a class with +, or two classes with - between them. It
// returns the lowest and the highest class. Both have the same suits, and the same
// high card or the same gap.
func readSpan(part string) (from, to holeClass, reason string) {
	first, second, isSpan := cards.Cut(part, '-')
	if _, n := cards.NextRank(first); isSpan && n > 0 && n == len(first) {
		first, isSpan = first+second, false // 10-10
	}
	text, isOpen := strings.CutSuffix(first, "+")
	if from, reason = readClass(text); reason != "" {
		return from, to, reason
	}
	to = from
	switch {
	case isSpan && isOpen:
		return from, to, "has both + and -"
	case isSpan:
		if to, reason = readClass(second); from.suits == 0 && from.high != from.low {
			from.suits = to.suits
		}
	case from.low == 0 && !isOpen:
		return from, to, ""
	case isOpen && from.high == from.low:
		to.high, to.low = cards.Ace, cards.Ace
	case isOpen:
		to.low = from.high - 1
	}
	alike := from.high-from.low == to.high-to.low || from.high == to.high && from.low < from.high && to.low < to.high
	if reason == "" && (!alike || from.suits != to.suits || from.low == 0 || to.low == 0) {
		reason = "joins hands that differ in more than the lower card, or the gap between the cards"
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
	if m == 0 && n < len(text) && strings.IndexByte("?xX*", text[n]) >= 0 {
		m = 1
	}
	if text = text[n+m:]; n == 0 || m == 0 || len(text) > 1 {
		return c, notAHand
	}
	if text != "" {
		c.suits = text[0] | ('s' - 'S') // either case
	}
	c.high, c.low = max(c.high, c.low), min(c.high, c.low)
	switch {
	case c.suits != 0 && c.suits != 's' && c.suits != 'o':
		return c, notAHand
	case c.high == c.low && c.suits != 0:
		return c, "is a pair, which is neither suited nor offsuit"
	}
	return c, ""
}

func comboOf(a, b cards.Card) Combo { return Combo{min(a, b), max(a, b)} }

// with adds the combo of two cards.
func (r Range) with(a, b cards.Card) Range { return append(r, Holding{comboOf(a, b), Whole}) }
