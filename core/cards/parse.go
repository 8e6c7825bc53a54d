package cards

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Next reads the card that a text begins with, as people write them, and how
// many bytes it takes: a rank 23456789TJQKA or 10 and a suit shdc or ♠♥♦♣, in
// letters of either case and width; the suit may stand first, ♠A or SA. With a
// suit's sign B is the jack and D the queen, as in German. A playing-card
// character is one, 🂡. Jk and Joker are the (black) joker. Of what is no card it
// takes none.
func Next(s string) (c Card, bytes int) {
	if len(s) >= 2 && s[0]|lower == 'j' && s[1]|lower == 'k' {
		return Joker, 2
	}
	if len(s) >= 4 && s[0] == 0xf0 {
		return nextFace(s)
	}
	if len(s) >= 5 && Alike(s[:5], "joker") {
		return Joker, 5
	}
	rank, n := NextRank(s)
	suit, m := NextSuit(s[n:])
	if n == 0 && m > 0 {
		if rank, n = NextRank(s[m:]); n == 0 && s[0] == sign {
			rank, n = german(s[m:])
		}
	}
	if n == 0 {
		if rank, n = german(s); n > 0 && n < len(s) && s[n] == sign {
			suit, m = NextSuit(s[n:])
		} else {
			m = 0
		}
	}
	if n == 0 || m == 0 {
		return None, 0
	}
	return New(rank, suit), n + m
}

// Alike reports whether two texts are the same but for the case of their letters.
// strings.EqualFold has tables of all scripts.
func Alike(a, b string) bool {
	for i := range len(a) {
		if len(a) != len(b) || a[i] != b[i] && (a[i]|lower != b[i]|lower || a[i]|lower < 'a' || a[i]|lower > 'z') {
			return false
		}
	}
	return len(a) == len(b)
}

// german reads the letter of Bube or Dame, which is one of a suit elsewhere.
func german(s string) (r Rank, bytes int) {
	c, n := letter(s)
	switch c {
	case 'B':
		return Ten + 1, n
	case 'D':
		return Ten + 2, n
	}
	return 0, 0
}

// nextFace reads a playing-card character, U+1F0A1 … U+1F0DF: sixteen a suit from the ace on, with a knight between jack and
// queen and the jokers at the end.
func nextFace(s string) (c Card, bytes int) {
	code := int(s[2])<<6&0xff | int(s[3])&0x3f
	if s[1] != 0x9f || s[2] != 0x82 && s[2] != 0x83 || code < 0xa0 || code > 0xdf {
		return None, 0
	}
	bytes = 4 + shape(s[4:])
	switch at := code & 15; {
	case code == 0xbf:
		return Red, bytes
	case at == 15 && code != 0xaf:
		return Joker, bytes
	case at == 0 || at == 12 || at == 15:
		return None, 0
	case at == 1:
		return New(Ace, faceSuits[code>>4-10]), bytes
	case at > 12:
		at--
		fallthrough
	default:
		return New(Rank(at-1), faceSuits[code>>4-10]), bytes
	}
}

// faceSuits are the suits of playing-card characters in their order.
var faceSuits = [...]Suit{0, 2, 3, 1}

// shape is how many bytes what says how to draw the character before takes, U+FE0E or U+FE0F.
func shape(s string) int {
	if strings.HasPrefix(s, "\ufe0e") || strings.HasPrefix(s, "\ufe0f") {
		return 3
	}
	return 0
}

// letter is the letter or sign that a text begins with as ASCII has it, and how many bytes it takes: of full width, a space of
// any kind, a dash or a comma of any kind. It is 0 for other characters.
func letter(s string) (c byte, bytes int) {
	switch {
	case s == "":
		return 0, 0
	case s[0] < 0x80:
		return s[0], 1
	case len(s) >= 2 && s[:2] == "\u00a0":
		return ' ', 2
	case len(s) < 3:
	case s[0] == 0xef && s[1] == 0xbc && s[2] > 0x80:
		return s[2] - 0x60, 3
	case s[0] == 0xef && s[1] == 0xbd && s[2] < 0x9f:
		return s[2] - 0x20, 3
	case s[:3] == "\u3000" || s[:3] == "\u202f" || s[:2] == "\xe2\x80" && s[2] < 0x8b:
		return ' ', 3
	case s[:2] == "\xe2\x80" && s[2] >= 0x90 && s[2] < 0x96 || s[:3] == "\u2212":
		return '-', 3
	case s[:3] == "\u3001":
		return ',', 3
	}
	return 0, 0
}

// Plain writes a text with letters, spaces, dashes and commas of any width as ASCII has them.
func Plain(s string) string {
	at := 0
	for at < len(s) && s[at] < 0x80 {
		at++
	}
	if at == len(s) {
		return s
	}
	out := append(make([]byte, 0, len(s)), s[:at]...)
	for at < len(s) {
		if c, n := letter(s[at:]); n > 0 {
			out, at = append(out, c), at+n
			continue
		}
		out, at = append(out, s[at]), at+1
	}
	return string(out)
}

// sign is the first byte of a suit's sign.
const sign = 0xe2

// lower is the bit by which small letters differ from capital ones.
const lower = 0x20

// NextRank reads a rank as Next does.
func NextRank(s string) (r Rank, bytes int) {
	c, n := letter(s)
	if c == '1' {
		if zero, m := letter(s[n:]); zero == '0' {
			return Ten, n + m
		}
	}
	if c >= 'a' {
		c &^= lower
	}
	if r = Rank(strings.IndexByte(rankLetters[1:], c) + 1); r == 0 {
		n = 0
	}
	return r, n
}

// NextSuit reads a suit as Next does, filled or outlined.
func NextSuit(s string) (suit Suit, bytes int) {
	// ♠♡♢♣♤♥♦♧ are eight characters in this order; U+FE0E and U+FE0F say how to draw the one before.
	if len(s) >= 3 && s[:2] == "\xe2\x99" && s[2]&^7 == 0xa0 {
		bytes = 3 + shape(s[3:])
		return Suit("\x00\x02\x03\x01"[s[2]&3]), bytes
	}
	c, n := letter(s)
	i := strings.IndexByte(suitLetters, c|lower)
	if i < 0 {
		n = 0
	}
	return Suit(max(i, 0)), n
}

// Skip leaves out what may stand between cards: spaces, commas, semicolons,
// slashes, dashes, brackets and line ends.
//
//go:noinline
func Skip(s string) string {
	for n := separator(s); n > 0; n = separator(s) {
		s = s[n:]
	}
	return s
}

// separator is how many bytes a character takes that may stand between cards, of
// any width.
func separator(s string) int {
	if c, n := letter(s); n > 0 && strings.IndexByte(between, c) >= 0 {
		return n
	}
	return 0
}

// between are the characters that may stand between cards.
const between = " ,;/|()[]-\t\r\n"

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
