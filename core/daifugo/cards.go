package daifugo

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/cards"
)

// A Set is a set of cards in 56 bits: bit rank·4 + suit for a natural card, bits
// 52 to 55 for jokers. Within a rank the suits are s, d, c, h from the lowest
// bit:
//
//	bit   55 ... 52  51 ... 48  47 ... 44       7 ... 4   3 ... 0
//	      J4 ... J1  2h2c2d2s   AhAcAdAs  ...  4h4c4d4s  3h3c3d3s
//	rank   (jokers)     12         11              1         0
//
// So for natural cards s>>4 moves each card down one rank in its suit, and s &
// s>>4 & s>>8 is the lowest card of each run of three.
type Set uint64

// Naturals are the 52 cards without jokers, Jokers all possible jokers.
const (
	Naturals Set = 1<<52 - 1
	Jokers   Set = (1<<MaxJokers - 1) << 52
)

// MaxJokers is the number of jokers that a deck can have.
const MaxJokers = 4

// deckSize is the most cards that a deck can have.
const deckSize = 52 + MaxJokers

// The ranks, from 0 for Three to 12 for Two.
const (
	Three int8 = 0
	Four  int8 = 1
	Five  int8 = 2
	Six   int8 = 3
	Seven int8 = 4
	Eight int8 = 5
	Nine  int8 = 6
	Ten   int8 = 7
	Jack  int8 = 8
	Queen int8 = 9
	King  int8 = 10
	Ace   int8 = 11
	Two   int8 = 12
)

// Ranks is the number of ranks.
const Ranks = 13

// A Suits is a set of suits: bit 0 spades, 1 diamonds, 2 clubs, 3 hearts. With one
// deck, bits 4 to 7 are the fifth to eighth card of a group, for which only jokers
// can stand. With two decks they are the second cards of the suits.
type Suits uint8

// The suits, and all of them.
const (
	Spades   Suits = 1
	Diamonds Suits = 2
	Clubs    Suits = 4
	Hearts   Suits = 8
	AllSuits Suits = 15
)

// Cards that rules name.
const (
	SpadeThree   Set = 1
	DiamondThree Set = 2
)

const (
	rankLetters = "3456789TJQKA2"
	suitLetters = "sdch"
)

// Deck returns the 52 cards and the first 0…MaxJokers jokers.
func Deck(jokers int) Set { return Naturals | Jokers&(1<<(52+jokers)-1) }

// CardOf returns the card of a rank 0…12 and a suit 0…3.
func CardOf(rank int8, suit int) Set { return 1 << (uint8(rank)*4 + uint8(suit)) }

// Len returns the number of cards.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// At returns which suits of a rank 0…12 are in s.
func (s Set) At(rank int8) Suits { return Suits(s>>(uint8(rank)*4)) & AllSuits }

// First returns the lowest card of a set that is not empty.
func (s Set) First() Set { return s & -s }

// FirstOf returns the n lowest cards, all if there are no more.
func (s Set) FirstOf(n int) (low Set) {
	for ; n > 0; n-- {
		low |= s & -s
		s &= s - 1
	}
	return low
}

// WithJokersOf returns s with its jokers replaced by as many of a hand, the first
// ones. It returns s unchanged if the hand has fewer.
func (s Set) WithJokersOf(hand Set) Set {
	n := (s & Jokers).Len()
	if n == 0 || n > (hand&Jokers).Len() {
		return s
	}
	return s&Naturals | (hand & Jokers).FirstOf(n)
}

// Index returns the bit number of the lowest card of a set that is not empty.
func (s Set) Index() int { return bits.TrailingZeros64(uint64(s)) }

// Lowest returns the rank of the lowest natural card, 13 if there is none.
func (s Set) Lowest() int8 { return int8((s&Naturals | 1<<52).Index() >> 2) }

// Highest returns the rank of the highest natural card, -1 if there is none.
func (s Set) Highest() int8 {
	return int8((bits.Len64(uint64(s&Naturals))+3)>>2) - 1
}

// String returns the cards of s from weak to strong, jokers last, in the
// notation of ParseSet and with spaces between them.
func (s Set) String() string {
	text := make([]byte, 0, 3*deckSize)
	for ; s != 0; s &= s - 1 {
		if len(text) > 0 {
			text = append(text, ' ')
		}
		text = append(text, cardText(s.Index())...)
	}
	return string(text)
}

// cardText returns the notation of the card with a bit number.
func cardText(bit int) string {
	if bit >= 52 {
		return "Jk"
	}
	return rankLetters[bit>>2:bit>>2+1] + suitLetters[bit&3:bit&3+1]
}

// ParseSet reads different cards in the notation of cards.Next, "Jk" for a
// joker, with or without spaces or commas between them. No text is no cards.
// The first joker becomes bit 52, the next bit 53, and so on. The error is a
// *fault.Fault of "cards".
func ParseSet(text string) (Set, error) {
	var s Set
	for i := 0; ; i++ {
		text = cards.Skip(text)
		if text == "" {
			return s, nil
		}
		c, n, reason := nextCard(text, s)
		if reason != "" {
			return s, badText("cards", i, cards.Word(text, 4), reason)
		}
		s, text = s|c, text[n:]
	}
}

// ParsePile is ParseSet for the cards of these rules: with TwoDecks a text may
// have a card twice.
//
//go:noinline
func (r Rules) ParsePile(text string) (p Pile, err error) {
	for i := 0; ; i++ {
		text = cards.Skip(text)
		if text == "" {
			return p, nil
		}
		n, reason := r.addCard(&p, text)
		if reason != "" {
			return p, badText("cards", i, cards.Word(text, 4), reason)
		}
		text = text[n:]
	}
}

// addCard adds to a pile the card with which a text starts. It returns the
// number of bytes of the card, or what is wrong with it.
//
//go:noinline
func (r Rules) addCard(p *Pile, text string) (bytes int, reason string) {
	before := p.Cards
	if r.Has(TwoDecks) {
		before = p.Twins | before&Jokers
	}
	c, n, reason := nextCard(text, before)
	if reason == thereTwice && r.Has(TwoDecks) {
		reason = "is there three times"
	}
	if reason == "" {
		*p = p.With(Pile{Cards: c})
	}
	return n, reason
}

const thereTwice = "is there twice"

// nextCard returns the card at the start of a text and how many bytes it takes,
// or what is wrong with it. before are the cards already read.
func nextCard(text string, before Set) (c Set, bytes int, reason string) {
	card, n := cards.Next(text)
	switch {
	case n == 0:
		return 0, 0, "is not a card " + cards.Notation
	case card == cards.Joker:
		if c = Jokers &^ before; c == 0 {
			return 0, 0, "is a fifth joker"
		}
		return c.First(), n, ""
	}
	if c = CardOf(rankOf(card.Rank()), suitOf(card.Suit())); before&c != 0 {
		return 0, 0, thereTwice
	}
	return c, n, ""
}

// rankOf converts a rank of package cards, which count from 1 for Two to 13 for
// Ace.
func rankOf(r cards.Rank) int8 { return int8(r+11) % Ranks }

// suitOf converts a suit of package cards, whose order is spades, clubs, hearts,
// diamonds.
func suitOf(s cards.Suit) int { return int("\x00\x02\x03\x01"[s&3]) }
