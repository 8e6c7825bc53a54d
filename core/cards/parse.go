package cards

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Next reads the card that a text begins with, as people write them, and how
// many bytes it takes: a rank 23456789TJQKA or 10 and a suit shdc or ♠♥♦♣, in
// letters of either case; a suit's sign may stand first, ♠A. Jk is the (black)
// joker. Of what is no card it takes none.
func Next(s string) (c Card, bytes int) {
	if len(s) >= 2 && s[0]|lower == 'j' && s[1]|lower == 'k' {
		return Joker, 2
	}
	rank, n := NextRank(s)
	suit, m := NextSuit(s[n:])
	if n == 0 && m > 1 {
		rank, n = NextRank(s[m:])
	}
	if n == 0 || m == 0 {
		return None, 0
	}
	return New(rank, suit), n + m
}

// lower is the bit by which small letters differ from capital ones.
const lower = 0x20

// NextRank reads a rank as Next does.
func NextRank(s string) (r Rank, bytes int) {
	if strings.HasPrefix(s, "10") {
		return Ten, 2
	}
	if s == "" {
		return 0, 0
	}
	letter := s[0]
	if letter >= 'a' {
		letter &^= lower
	}
	r = Rank(strings.IndexByte(rankLetters[1:], letter) + 1)
	return r, int(min(r, 1))
}

// NextSuit reads a suit as Next does, filled or outlined.
func NextSuit(s string) (suit Suit, bytes int) {
	// ♠♡♢♣♤♥♦♧ are eight characters in this order; U+FE0E and U+FE0F say how to draw the one before.
	if len(s) >= 3 && s[:2] == "\xe2\x99" && s[2]&^7 == 0xa0 {
		bytes = 3
		if strings.HasPrefix(s[3:], "\ufe0e") || strings.HasPrefix(s[3:], "\ufe0f") {
			bytes = 6
		}
		return Suit("\x00\x02\x03\x01"[s[2]&3]), bytes
	}
	if s == "" {
		return 0, 0
	}
	i := strings.IndexByte(suitLetters, s[0]|lower)
	return Suit(max(i, 0)), min(i, 0) + 1
}

// Skip leaves out what may stand between cards: spaces, commas and line ends.
//
//go:noinline
func Skip(s string) string {
	for n := separator(s); n > 0; n = separator(s) {
		s = s[n:]
	}
	return s
}

// separator is how many bytes a space or comma takes that a text begins with.
// Japanese writing has its own.
func separator(s string) int {
	if len(s) >= 3 && (s[:3] == "\u3000" || s[:3] == "\u3001" || s[:3] == "\uff0c") {
		return 3
	}
	if s != "" && strings.IndexByte(" ,\t\r\n", s[0]) >= 0 {
		return 1
	}
	return 0
}

// Word is the first word of a text, cut to a few characters: what a fault quotes.
//
//go:noinline
func Word(s string, characters int) string {
	for i := range s {
		if characters == 0 || separator(s[i:]) > 0 {
			return s[:i]
		}
		characters--
	}
	return s
}

// NextOfTwo is Next for decks of two jokers that are told apart: Jr is the red
// one.
func NextOfTwo(s string) (c Card, bytes int) {
	if len(s) >= 2 && s[0]|lower == 'j' && s[1]|lower == 'r' {
		return Red, 2
	}
	return Next(s)
}

// Parse reads one card, all of the text, in NextOfTwo's notation. The error is a
// *fault.Fault of the field "card".
func Parse(s string) (Card, error) {
	if c, n := NextOfTwo(s); n > 0 && n == len(s) {
		return c, nil
	}
	short, more := fault.Cut(s, 20)
	if more {
		short += "…"
	}
	return None, fault.Refuse(fault.BadCard, "card", "must be a card "+Notation+", not \""+short+"\"")
}

// ParseHand reads cards in NextOfTwo's notation, with or without spaces or commas
// between them, and appends them to dst. No text, or only what stands between
// cards, is no cards. The error is a *fault.Fault of the field "hand".
func ParseHand(dst []Card, s string) ([]Card, error) {
	for n := 1; ; n++ {
		if s = Skip(s); s == "" {
			return dst, nil
		}
		c, bytes := NextOfTwo(s)
		if bytes == 0 {
			return dst, fault.Refuse(fault.BadCard, "hand",
				"has a fault at card "+strconv.Itoa(n)+": \""+Word(s, 2)+"\" is not a card "+Notation)
		}
		dst, s = append(dst, c), s[bytes:]
	}
}

// Notation is how to write a card, for faults.
const Notation = "(rank 23456789TJQKA and suit shdc, or Jk)"
