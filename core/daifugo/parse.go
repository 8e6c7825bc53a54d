package daifugo

import (
	"strings"
	"unicode"
)

// ParseRole reads a role in the notation of Role.String: natural cards, and
// jokers with what they stand for, in any order: "5s Jk=5h", "3h 5h Jk=4h",
// "Jk=-h 3h 4h", "Kc Ac 2c Jk=+c", "5s 5d 5c 5h Jk=5x". "Jk" alone is a joker
// on its own; "pass" and no text are a pass. The first joker becomes bit 52,
// the second bit 53. The error is a *search.Fault of
// "role".
//
// Choices are written with what is done: "give 3s Jk", "give ??" of a card that
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
	for i, rest := 0, text; rest != ""; i++ {
		end := strings.IndexFunc(rest, unicode.IsSpace)
		if end < 0 {
			end = len(rest)
		}
		w := rest[:end]
		if reason := p.add(w); reason != "" {
			return Role{}, badText("role", i, quoted(w), reason)
		}
		rest = strings.TrimSpace(rest[end:])
	}
	r, ok := p.role()
	if !ok {
		return Role{}, badText("role", 0, cutText(text), "is not a role"+p.advice())
	}
	return r, nil
}

// cutText shortens a role that an error quotes.
func cutText(text string) string {
	if len(text) > 60 {
		return text[:60]
	}
	return text
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

// add takes a word, or says what is wrong with it.
func (p *roleParser) add(word string) string {
	name, place, assigned := strings.Cut(word, "=")
	c, reason := nextCard(name, p.cards)
	switch {
	case reason != "":
		return reason
	case len(name) != 2:
		return "is not a card (rank 23456789TJQKA and suit shdc, or Jk)"
	case assigned && c&Jokers == 0:
		return "is no joker and cannot stand for another card"
	}
	p.cards |= c
	if c&Jokers != 0 && !assigned {
		p.bare++
		return ""
	}
	if !assigned {
		place = name
	}
	return p.put(place)
}

// put takes a place: a rank or - or +, and a suit or x.
func (p *roleParser) put(place string) string {
	if len(place) != 2 {
		return "does not say what the joker stands for, like Jk=5h"
	}
	rank := int8(strings.IndexByte(placeLetters, place[0])) - 1
	suit := strings.IndexByte(suitLetters+"x", place[1])
	if rank < belowThree || suit < 0 {
		return "does not say what the joker stands for, like Jk=5h"
	}
	at := &p.places[rank+1]
	if suit == 4 && *at&16 != 0 {
		suit = 5
	}
	if *at>>suit&1 != 0 {
		return "stands for a card that the role has"
	}
	*at |= 1 << suit
	p.suits |= 1 << suit
	if p.placed == 0 {
		p.low, p.high = rank, rank
	}
	p.low, p.high = min(p.low, rank), max(p.high, rank)
	p.placed++
	return ""
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
