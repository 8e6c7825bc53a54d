package daifugo

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// ParseRole reads a role in the notation of Role.String: natural cards, and
// jokers with what they stand for, in any order: "5s Jk=5h", "3h 5h Jk=4h",
// "Jk=-h 3h 4h", "Kc Ac 2c Jk=+c", "5s 5d 5c 5h Jk=5x"; cards as ParseSet reads
// them. "Jk" alone is a joker on its own; "pass" and no text are a pass. The
// first joker becomes bit 52, the second bit 53. The error is a *fault.Fault
// of "role".
//
// Choices are written with what is done: "give 3s Jk", "give ?" of a card that
// is not known, "discard 3s 4d", "name 5 K".
func ParseRole(text string) (Role, error) {
	if text = strings.TrimSpace(text); text == "" || text == "pass" {
		return Role{}, nil
	}
	if verb, what, ok := strings.Cut(text, " "); ok {
		for kind := Give; kind <= Name; kind++ {
			if kindNames[kind] == verb {
				return parseChoice(kind, what)
			}
		}
	}
	var p roleParser
	for i, rest := 0, cards.Skip(text); rest != ""; i++ {
		n, reason := p.add(rest)
		if reason != "" {
			return Role{}, badText("role", i, cards.Word(rest, 4), reason)
		}
		rest = cards.Skip(rest[n:])
	}
	r, ok := p.role()
	if !ok {
		text, _ = fault.Cut(text, 60)
		return Role{}, badText("role", 0, text, "is not a role"+p.advice())
	}
	return r, nil
}

// A roleParser collects the cards of a role and the places that they take.
type roleParser struct {
	cards     Set
	places    [Ranks + 2]Suits // by rank, from below Three
	low, high int8
	suits     Suits
	bare      int // jokers that stand for nothing
	placed    int // other cards
}

// add takes the card that a text begins with, with what it stands for, and
// returns how many bytes these are, or says what is wrong with them.
func (p *roleParser) add(text string) (bytes int, reason string) {
	c, n, reason := nextCard(text, p.cards)
	if reason != "" {
		return 0, reason
	}
	p.cards |= c
	switch assigned := strings.HasPrefix(text[n:], "="); {
	case assigned && c&Jokers == 0:
		return 0, "is no joker and cannot stand for another card"
	case assigned:
		m, reason := p.put(text[n+1:])
		return n + 1 + m, reason
	case c&Jokers != 0:
		p.bare++
		return n, ""
	}
	_, reason = p.put(text)
	return n, reason
}

// put takes the place that a text begins with: a rank or - or +, and a suit or
// x.
func (p *roleParser) put(text string) (bytes int, reason string) {
	rank, suit, n := nextPlace(text)
	if n == 0 {
		return 0, "does not say what the joker stands for, like Jk=5h"
	}
	at := &p.places[rank+1]
	if suit == 4 && *at&16 != 0 {
		suit = 5
	}
	if *at>>suit&1 != 0 {
		return 0, "stands for a card that the role has"
	}
	*at |= 1 << suit
	p.suits |= 1 << suit
	if p.placed == 0 {
		p.low, p.high = rank, rank
	}
	p.low, p.high = min(p.low, rank), max(p.high, rank)
	p.placed++
	return n, ""
}

// nextPlace reads a place as a card, or with -, + or x; no bytes are none.
func nextPlace(text string) (rank int8, suit, bytes int) {
	if c, n := cards.Next(text); n > 0 && c != cards.Joker {
		return rankOf(c.Rank()), suitOf(c.Suit()), n
	}
	r, n := cards.NextRank(text)
	rank = rankOf(r)
	if n == 0 && text != "" && (text[0] == '-' || text[0] == '+') {
		rank, n = belowThree, 1
		if text[0] == '+' {
			rank = aboveTwo
		}
	}
	s, m := cards.NextSuit(text[n:])
	suit = suitOf(s)
	if m == 0 && len(text) > n && text[n]|0x20 == 'x' {
		suit, m = 4, 1
	}
	if n == 0 || m == 0 {
		return 0, 0, 0
	}
	return rank, suit, n + m
}

// advice says how a role of jokers that stand for nothing beside other cards
// is written.
func (p *roleParser) advice() string {
	if p.bare == 0 || p.placed == 0 {
		return ""
	}
	return writings(p.cards)
}

// role returns the role of what was added.
func (p *roleParser) role() (Role, bool) {
	var r Role
	switch {
	case p.bare > 0 && p.placed > 0:
		return r, false
	case p.bare > 0:
		r = JokersAlone(p.cards)
	case p.low == p.high:
		r = GroupOf(p.cards, p.low, p.suits)
	default:
		r = SequenceOf(p.cards, p.low, p.high, p.suits)
	}
	return r, r.wellFormed()
}
