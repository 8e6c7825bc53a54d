package holdem

import (
	"slices"
	"strings"

	"github.com/tefuda/tefuda/core/cards"
)

// Combos is the number of two-card hands in a deck without jokers.
const Combos = 52 * 51 / 2

// A Class is one of the 169 starting hands: a pair, or two ranks that are suited
// or offsuit.
type Class struct {
	High, Low cards.Rank // Low ≤ High
	Suited    bool       // never of a pair
}

// Classes is the number of starting hands; side is the number of rows and of
// columns of their grid.
const (
	Classes = side * side
	side    = int(cards.Ace)
)

// ClassAt returns the class with an index of the grid, 0…168, row by row from AA:
// pairs on the diagonal, suited hands above it, offsuit hands below it.
//
//	AA  AKs AQs …
//	AKo KK  KQs …
//	AQo KQo QQ  …
func ClassAt(place int) Class {
	row, column := place/side, place%side
	high, low := cards.Ace-cards.Rank(min(row, column)), cards.Ace-cards.Rank(max(row, column))
	return Class{High: high, Low: low, Suited: row < column}
}

// OfGrid returns the range whose classes have these weights, in the order of
// ClassAt.
func OfGrid(weights []Weight) (r Range) {
	for place, weight := range weights {
		r = appendClass(r, ClassAt(place), weight)
	}
	return r.sorted()
}

// String returns the notation of c: "AA", "AKs", "AKo".
func (c Class) String() string {
	text := c.High.String() + c.Low.String()
	switch {
	case c.High == c.Low:
		return text
	case c.Suited:
		return text + "s"
	}
	return text + "o"
}

// Size returns how many combos c has: 6 of a pair, 4 suited, 12 offsuit.
func (c Class) Size() int {
	switch {
	case c.High == c.Low:
		return 6
	case c.Suited:
		return 4
	}
	return 12
}

// has reports whether a combo is of the class.
func (c Class) has(combo Combo) bool {
	a, b := combo[0], combo[1]
	if combo.hasJoker() {
		return false
	}
	high, low := max(a.Rank(), b.Rank()), min(a.Rank(), b.Rank())
	return high == c.High && low == c.Low && (high == low || c.Suited == (a.Suit() == b.Suit()))
}

// Count returns the number of combos of a class in r, and the sum of their weights.
func (r Range) Count(c Class) (n int, weight Weight) {
	for _, h := range r {
		if c.has(h.Combo) {
			n++
			weight += h.Weight
		}
	}
	return n, weight
}

// whole reports whether r has all combos of a class.
func (r Range) whole(c Class) bool {
	n, _ := r.Count(c)
	return n == c.Size()
}

// With returns r with all combos of a class at the given weight.
func (r Range) With(c Class, weight Weight) Range {
	return appendClass(r.Without(c), c, weight).sorted()
}

func appendClass(r Range, c Class, weight Weight) Range {
	suits := byte('o')
	if c.Suited {
		suits = 's'
	}
	r = holeClass{c.High, c.Low, suits}.appendTo(r)
	for i := len(r) - c.Size(); i < len(r); i++ {
		r[i].Weight = weight
	}
	return r
}

// Only returns the combos of a class that are in r.
func (r Range) Only(c Class) (only Range) {
	for _, h := range r {
		if c.has(h.Combo) {
			only = append(only, h)
		}
	}
	return only
}

// Without returns r without the combos of a class.
func (r Range) Without(c Class) Range {
	var left Range
	for _, h := range r {
		if !c.has(h.Combo) {
			left = append(left, h)
		}
	}
	return left
}

// String returns r in the notation of ParseRange, for a deck without jokers and as
// short as that notation allows. All combos are "random". Otherwise pairs, suited
// and offsuit hands follow from the best down, with neighbours joined: "QQ+,
// A5s-A2s, KTo". Combos of incomplete classes come last, as two cards: "AsKh".
// Hands of equal weight are grouped, the heaviest first: "QQ+, AKs:0.5, AQs:0.5".
func (r Range) String() string {
	var parts []string
	for _, weight := range r.Weights() {
		from := len(parts)
		if parts = r.of(weight).parts(parts); weight != Whole {
			for i := from; i < len(parts); i++ {
				parts[i] += ":" + weight.String()
			}
		}
	}
	return strings.Join(parts, ", ")
}

// parts appends the parts of a range without weights.
func (r Range) parts(parts []string) []string {
	if len(r) == Combos && !slices.ContainsFunc(r, Holding.hasJoker) {
		return append(parts, "random")
	}
	parts, rest := r.spans(parts, pairs())
	for _, suited := range []bool{true, false} {
		for high := cards.Ace; high > cards.Two; high-- {
			parts, rest = rest.spans(parts, under(high, suited))
		}
	}
	for _, h := range rest {
		parts = append(parts, h.Combo[1].String()+h.Combo[0].String())
	}
	return parts
}

func (c Combo) hasJoker() bool { return c[0].IsJoker() || c[1].IsJoker() }

// pairs returns the pairs from aces down.
func pairs() (all []Class) {
	for rank := cards.Ace; rank >= cards.Two; rank-- {
		all = append(all, Class{High: rank, Low: rank})
	}
	return all
}

// under returns the hands of a high card and each lower card, the best first.
func under(high cards.Rank, suited bool) (all []Class) {
	for low := high - 1; low >= cards.Two; low-- {
		all = append(all, Class{high, low, suited})
	}
	return all
}

// spans appends the notation of the classes of a column that are whole in r. It
// returns the rest of r.
func (r Range) spans(parts []string, column []Class) ([]string, Range) {
	rest := r
	for i := 0; i < len(column); i++ {
		from := i
		for ; i < len(column) && r.whole(column[i]); i++ {
			rest = rest.Without(column[i])
		}
		switch best, least := column[from], column[max(i-1, from)]; {
		case i == from:
		case best == least:
			parts = append(parts, best.String())
		case from == 0:
			parts = append(parts, least.String()+"+")
		default:
			parts = append(parts, best.String()+"-"+least.String())
		}
	}
	return parts, rest
}
