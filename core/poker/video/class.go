package video

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
)

// A RankSet is a set of ranks, bit r for rank r. As a condition the empty set
// allows any rank.
type RankSet uint16

// Has reports whether the set holds r.
func (s RankSet) Has(r cards.Rank) bool { return s>>r&1 != 0 }

// A WildSet is a set of numbers of wild cards, bit n for n. As a condition the
// empty set allows any number.
type WildSet uint8

// The wild cards that a class requires.
const (
	AnyWilds  WildSet = 0
	NoWilds   WildSet = 1 << 0
	SomeWilds WildSet = 1<<1 | 1<<2 | 1<<3 | 1<<4
	FourWilds WildSet = 1 << 4
)

// A Class is a kind of final hand that a pay table can pay for: a category with
// further conditions.
//
// Its key is the category after "natural-" (no wild cards) or "wild-" (one or
// more). After a colon come the ranks of the leading group, after a slash those of
// the kicker: "straight", "natural-royal", "pair:J-A" (jacks or better),
// "four:2-4A/K". "four-deuces" is five of a kind with four wild cards. If deuces
// are wild, a deuce can be the kicker of a natural four: "natural-four:A/2-4"
// includes the aces with a deuce, which are five of a kind as well.
type Class struct {
	Category poker.Category
	Wilds    WildSet
	Ranks    RankSet // ranks of the largest group, else of the highest card (5 for the wheel)
	Kickers  RankSet // ranks of the card next to four of a kind or two pair
}

const (
	fourDeuces  = "four-deuces"
	natural     = "natural-"
	wild        = "wild-"
	rankLetters = "?23456789TJQKA"
)

// parseClass reads a class in its notation, or returns what is wrong with it.
func parseClass(text string) (c Class, wrong string) {
	name, ranks, hasRanks := cards.Cut(text, ':')
	ranks, kickers, hasKickers := cards.Cut(ranks, '/')
	if name == fourDeuces {
		c.Category, c.Wilds = poker.FiveOfAKind, FourWilds
	} else {
		name, c.Wilds = cutWilds(name)
		for c.Category = poker.HighCard; c.Category.String() != name; c.Category++ {
			if c.Category == poker.FiveOfAKind {
				return c, "is no class"
			}
		}
	}
	var ok1, ok2 bool
	c.Ranks, ok1 = parseRanks(ranks)
	c.Kickers, ok2 = parseRanks(kickers)
	switch {
	case hasRanks && !(ok1 && (ranks != "" || hasKickers)), hasKickers && !(ok2 && kickers != ""):
		return c, "has a fault in its ranks (letters of 23456789TJQKA, or 2-4)"
	case hasKickers && c.Category != poker.FourOfAKind && c.Category != poker.TwoPair:
		return c, "has a kicker, which only four and two-pair have"
	}
	return c, ""
}

func cutWilds(name string) (string, WildSet) {
	if rest, ok := strings.CutPrefix(name, natural); ok {
		return rest, NoWilds
	}
	if rest, ok := strings.CutPrefix(name, wild); ok {
		return rest, SomeWilds
	}
	return name, AnyWilds
}

// parseRanks reads letters and ascending ranges of letters, each rank once.
func parseRanks(s string) (set RankSet, ok bool) {
	for len(s) > 0 {
		low := strings.IndexByte(rankLetters[1:], s[0]) + 1
		high, n := low, 1
		if len(s) >= 3 && s[1] == '-' {
			high, n = strings.IndexByte(rankLetters[1:], s[2])+1, 3
		}
		if low == 0 || high < low || n == 3 && high == low {
			return 0, false
		}
		run := RankSet(2)<<high - RankSet(1)<<low
		if set&run != 0 {
			return 0, false
		}
		set |= run
		s = s[n:]
	}
	return set, true
}

// String returns the ranks in ascending order, three or more in a row as a range.
func (s RankSet) String() string {
	var b strings.Builder
	for r := cards.Two; r <= cards.Ace; r++ {
		if !s.Has(r) {
			continue
		}
		end := r
		for end < cards.Ace && s.Has(end+1) {
			end++
		}
		b.WriteByte(rankLetters[r])
		if end-r >= 2 {
			b.WriteByte('-')
			b.WriteByte(rankLetters[end])
			r = end
		}
	}
	return b.String()
}

// String returns the notation of c.
func (c Class) String() string {
	s := c.Category.String()
	switch c.Wilds {
	case NoWilds:
		s = natural + s
	case SomeWilds:
		s = wild + s
	case FourWilds:
		s = fourDeuces
	}
	if c.Ranks != 0 || c.Kickers != 0 {
		s += ":" + c.Ranks.String()
	}
	if c.Kickers != 0 {
		s += "/" + c.Kickers.String()
	}
	return s
}

// fits reports whether a hand belongs to the class. v is its value with wild cards
// replaced; the number of its wild cards, deuces or jokers, is given.
func (c *Class) fits(v poker.Value, wilds uint8, deuces bool) bool {
	if deuces && wilds == 1 && v.Category() == poker.FiveOfAKind && c.Category == poker.FourOfAKind && c.Wilds == NoWilds {
		return (c.Ranks == 0 || c.Ranks.Has(v.Rank(1))) && c.Kickers.Has(cards.Two)
	}
	kicker := v.Rank(2)
	if c.Category == poker.TwoPair {
		kicker = v.Rank(3)
	}
	return c.Category == v.Category() &&
		(c.Wilds == AnyWilds || c.Wilds>>wilds&1 != 0) &&
		(c.Ranks == 0 || c.Ranks.Has(v.Rank(1))) &&
		(c.Kickers == 0 || c.Kickers.Has(kicker))
}
