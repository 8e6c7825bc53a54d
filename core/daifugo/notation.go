package daifugo

import (
	"strings"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
)

// ParseCombination reads a combination in the notation of Combination.String: natural cards, and
// jokers with what they stand for, in any order: "5s Jk=5h", "3h 5h Jk=4h",
// "Jk=-h 3h 4h", "Kc Ac 2c Jk=+c", "5s 5d 5c 5h Jk=5x". Cards are read as by
// ParseSet. "Jk" alone is a joker on its own; "pass" and empty text are a pass.
// The first joker becomes bit 52, the second bit 53. The error is a *fault.Fault
// of "combination".
//
// Choices begin with what is done: "give 3s Jk", "give ?" for a hidden card,
// "discard 3s 4d", "name 5 K".
func ParseCombination(text string) (Combination, error) { return Rules{}.ParseCombination(text) }

// ParseCombination is ParseCombination for the cards of some rules: with TwoDecks a
// card may be there twice, "3s 3s", and "Jk=3s" stand for the second one.
func (r Rules) ParseCombination(text string) (Combination, error) {
	if text = strings.TrimSpace(text); text == "" || text == "pass" {
		return Combination{}, nil
	}
	if verb, what, ok := strings.Cut(text, " "); ok {
		for kind := Give; kind <= Name; kind++ {
			if kindNames[kind] == verb {
				return r.parseChoice(kind, what)
			}
		}
	}
	p := combinationParser{rules: r}
	for i, rest := 0, cards.Skip(text); rest != ""; i++ {
		n, reason := p.add(rest)
		if reason != "" {
			return Combination{}, badText("combination", i, cards.Word(rest, 4), reason)
		}
		rest = cards.Skip(rest[n:])
	}
	m, ok := p.combination()
	if !ok {
		text, _ = fault.Cut(text, 60)
		return Combination{}, badText("combination", 0, text, "is not a combination"+p.advice())
	}
	return m, nil
}

// A combinationParser collects the cards of a combination and the cards that they stand for.
type combinationParser struct {
	rules     Rules
	cards     Pile
	places    [Ranks + 2]Suits // suits stood for, by rank from below Three
	low, high int8
	suits     Suits
	bare      int // jokers without "="
	placed    int // other cards
}

// add reads the card at the start of a text, and for a joker the card for which
// it stands. It returns their number of bytes, or what is wrong with them.
func (p *combinationParser) add(text string) (bytes int, reason string) {
	jokers := p.cards.Cards & Jokers
	n, reason := p.rules.addCard(&p.cards, text)
	if reason != "" {
		return 0, reason
	}
	joker := p.cards.Cards&Jokers != jokers
	switch assigned := strings.HasPrefix(text[n:], "="); {
	case assigned && !joker:
		return 0, "is no joker and cannot stand for another card"
	case assigned:
		m, reason := p.put(text[n+1:])
		return n + 1 + m, reason
	case joker:
		p.bare++
		return n, ""
	}
	_, reason = p.put(text)
	return n, reason
}

// put takes what a card stands for: a rank or - or +, and a suit or x.
func (p *combinationParser) put(text string) (bytes int, reason string) {
	rank, suit, n := nextPlace(text)
	if n == 0 {
		return 0, "does not say what the joker stands for, like Jk=5h"
	}
	at := &p.places[rank+1]
	if suit < 4 && *at>>suit&1 != 0 && p.rules.Has(TwoDecks) {
		suit += 4
	} else {
		for suit >= 4 && *at>>suit&1 != 0 {
			suit++
		}
	}
	if *at>>suit&1 != 0 {
		return 0, "stands for a card that the combination has"
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

// nextPlace reads a rank and suit, also with -, + or x. bytes is 0 if there is
// none.
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

// advice returns how a combination with bare jokers and other cards is written.
func (p *combinationParser) advice() string {
	if p.bare == 0 || p.placed == 0 {
		return ""
	}
	return p.rules.writings(p.cards)
}

// combination returns the combination of the cards added.
func (p *combinationParser) combination() (Combination, bool) {
	var r Combination
	switch {
	case p.bare > 0 && p.placed > 0:
		return r, false
	case p.bare > 0:
		r = JokersAlone(p.cards.Cards)
	case p.low == p.high:
		r = GroupOf(p.cards.Cards, p.low, p.suits)
	default:
		r = SequenceOf(p.cards.Cards, p.low, p.high, p.suits)
	}
	r.Twins = p.cards.marks()
	return r, r.wellFormed() && r.ofDecks(p.rules)
}

// unknownCard stands for a card of a Give that the viewer may not know.
const unknownCard = "?"

// parseChoice reads the cards or ranks of a choice.
func (rules Rules) parseChoice(kind Kind, text string) (r Combination, err error) {
	r.Kind = kind
	if kind == Name {
		err = r.parseRanks(text)
	} else if n := strings.Count(text, unknownCard); kind == Give && n > 0 && strings.Trim(text, "? ") == "" && !strings.Contains(text, "??") && len(text) < 2*deckSize {
		r.Size = int8(n)
	} else if p, fault := rules.ParsePile(text); fault == nil {
		r.Cards, r.Twins, r.Size = p.Cards, p.marks(), int8(p.Len())
	} else {
		err = fault
	}
	if err == nil && r.Size == 0 {
		err = badText("combination", 1, "", "is no card: pass to choose none")
	}
	if wrong, ok := err.(*fault.Fault); ok {
		wrong.Field = "combination"
		return Combination{}, wrong
	}
	return r, nil
}

// parseRanks reads different ranks.
func (r *Combination) parseRanks(text string) error {
	for text = cards.Skip(text); text != ""; text = cards.Skip(text) {
		rank, n := cards.NextRank(text)
		of := AllSuits.of(rankOf(rank))
		if n == 0 || r.Cards&of != 0 {
			return badText("combination", int(r.Size)+1, cards.Word(text, 4), "is not another rank of "+rankLetters)
		}
		r.Cards |= of
		r.Size++
		text = text[n:]
	}
	return nil
}

// of returns the cards of some suits in a rank.
func (s Suits) of(rank int8) Set { return Set(s) << (4 * uint8(rank)) }

// RanksOf returns the letters of the ranks that some natural cards have.
func RanksOf(cards Set) string {
	text := make([]byte, 0, Ranks)
	for rank := range int8(Ranks) {
		if cards.At(rank) != 0 {
			text = append(text, rankLetters[rank])
		}
	}
	return string(text)
}

// choiceText is String for a choice.
func (r Combination) choiceText() string {
	text := []byte(r.Kind.String())
	switch {
	case r.Kind == Name:
		for ranks := r.Cards & OneSuit; ranks != 0; ranks &^= ranks.First() {
			text = append(text, ' ', rankLetters[ranks.Index()>>2])
		}
	case r.Cards == 0:
		for range min(max(r.Size, 0), deckSize) {
			text = append(append(text, ' '), unknownCard...)
		}
	default:
		text = append(append(text, ' '), r.Pile().String()...)
	}
	return string(text)
}

// String returns a combination as its cards from weak to strong, with what a joker
// stands for: "5s Jk=5h", "3h Jk=4h 5h". "=-h" is below Three, "=+h" above Two,
// "=5x" a fifth or later card of a rank. "Jk" is a joker that stands for nothing,
// "pass" a pass. Choices are in the notation of ParseCombination. A combination whose fields do
// not fit each other is written as its cards.
func (r Combination) String() string {
	if r.Kind == Pass {
		return "pass"
	}
	if r.Kind >= Give {
		return r.choiceText()
	}
	if r.JokersOnly() || !r.wellFormed() {
		return r.Pile().String()
	}
	text := make([]byte, 0, 8*int(r.Size))
	letters, order := suitLetters+"xxxx", "\x00\x01\x02\x03\x04\x05\x06\x07"
	if r.Suits&15 != AllSuits || r.Suits&(r.Suits+1) != 0 || r.Twins != 0 {
		letters, order = suitLetters+suitLetters, "\x00\x04\x01\x05\x02\x06\x03\x07"
	}
	for rank := r.Low; rank <= r.High; rank++ {
		for i := range order {
			suit := int(order[i])
			if r.Suits>>suit&1 == 0 {
				continue
			}
			text = append(text, ' ')
			if !r.lays(rank, suit) {
				text = append(text, "Jk="...)
			}
			text = append(text, placeLetter(rank), letters[suit])
		}
	}
	return string(text[1:])
}

// lays reports whether r has the natural card of a rank and suit. Suits from 4
// on mean its second card.
func (r Combination) lays(rank int8, suit int) bool {
	cards := r.Cards
	if suit >= 4 {
		cards = r.Pile().Twins
	}
	return rank >= 0 && rank < Ranks && cards&CardOf(rank, suit&3) != 0
}

const placeLetters = "-" + rankLetters + "+"

// placeLetter returns the letter of a rank -1…13.
func placeLetter(rank int8) byte { return placeLetters[rank+1] }

// Written is a word of a combination's text: a card, and As what a joker stands for, ""
// if nothing.
type Written struct{ Card, As string }

// Read splits a text of Combination.String or Set.String into its words for display,
// without checking it. choice is the kind of a choice, else Pass. The words of
// Name are ranks; "?" is a card of a Give that the viewer may not know. A pass
// has no words.
func Read(text string) (choice Kind, words []Written) {
	if text == Pass.String() {
		return Pass, nil
	}
	for i, word := range strings.Fields(text) {
		if kind := choiceOf(word); i == 0 && kind != Pass {
			choice = kind
			continue
		}
		card, as, _ := strings.Cut(word, "=")
		words = append(words, Written{card, as})
	}
	return choice, words
}

// choiceOf returns the kind of choice that a word names, Pass if none.
func choiceOf(word string) Kind {
	for kind := Give; kind <= Name; kind++ {
		if kind.String() == word {
			return kind
		}
	}
	return Pass
}

// Spaced restores the space after the verb of a choice in a text of Combination.String
// that lost its spaces, as in links. ParseCombination reads the result.
func Spaced(text string) string {
	for kind := Give; kind <= Name; kind++ {
		if what, ok := strings.CutPrefix(text, kind.String()); ok {
			return kind.String() + " " + strings.TrimSpace(what)
		}
	}
	return text
}

// IsUnknown reports whether the word is a card that the viewer may not know.
func (w Written) IsUnknown() bool { return w.Card == unknownCard }

// RankLetters returns the letters of the ranks in combinations and choices, from Three
// to Two.
func RankLetters() string { return rankLetters }
