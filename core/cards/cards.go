// Package cards has the cards of poker, natural cards and jokers, as one small
// integer type with one notation.
//
// The numbering is that of zzz (see package poker). Each suit has 14 codes:
// first a joker, then Two to Ace. So c/14 is the suit and c%14 the rank.
package cards

import "strconv"

// A Card is one card code, -1…55.
//
//	-1            no card
//	c%14 == 0     joker (0 black, 28 red; 14 and 42 are jokers too)
//	otherwise     suit c/14 (0 spades, 1 clubs, 2 hearts, 3 diamonds),
//	              rank c%14 (1 = Two … 12 = King, 13 = Ace)
type Card int8

// Codes with a name of their own.
const (
	None  Card = -1
	Joker Card = 0
	Red   Card = 28 // the second joker
)

// Codes is the number of card codes from 0 up: four suits of 14.
const Codes = 56

// A Rank is 1 (Two) … 13 (Ace), or 0 for a joker.
type Rank uint8

// Ranks that rules name.
const (
	Two  Rank = 1
	Five Rank = 4
	Ten  Rank = 9
	Ace  Rank = 13
)

// A Suit is 0 spades, 1 clubs, 2 hearts, 3 diamonds.
type Suit uint8

// String returns the letter of r, 23456789TJQKA, or "-" if it is not 1…13.
//
//go:noinline
func (r Rank) String() string {
	if r > Ace {
		r = 0
	}
	return rankLetters[r : r+1]
}

// Suits is the number of suits.
const Suits = 4

const (
	rankLetters = "-23456789TJQKA"
	suitLetters = "schd"
)

// New returns the card of a rank 1…13 and a suit 0…3.
func New(r Rank, s Suit) Card { return Card(14*uint8(s) + uint8(r)) }

// Valid reports whether c is one of the codes -1…55.
func (c Card) Valid() bool { return c >= None && c < Codes }

// IsJoker reports whether c is a joker of any colour.
func (c Card) IsJoker() bool { return c >= 0 && c%14 == 0 }

// Rank returns the rank of a natural card, 0 for a joker. c must not be None.
func (c Card) Rank() Rank { return Rank(c % 14) }

// Suit returns the suit of a natural card. c must not be None or a joker.
func (c Card) Suit() Suit { return Suit(c / 14) }

// String returns the notation of c: rank 23456789TJQKA and suit shdc ("As"),
// "Jk" for any joker, "-" for no card.
//
//go:noinline
func (c Card) String() string {
	switch {
	case !c.Valid():
		return "Card(" + strconv.Itoa(int(c)) + ")"
	case c == None:
		return "-"
	}
	return faces[2*c : 2*c+2]
}

// faces has the notation of every code, two bytes each, in the order of the
// codes.
const faces = "Jk2s3s4s5s6s7s8s9sTsJsQsKsAs" + "Jk2c3c4c5c6c7c8c9cTcJcQcKcAc" + "Jk2h3h4h5h6h7h8h9hThJhQhKhAh" + "Jk2d3d4d5d6d7d8d9dTdJdQdKdAd"
