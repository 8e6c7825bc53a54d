package cards

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Next reads the card at the start of a text, and returns its length in bytes. If
// the text does not start with a card it returns None and 0.
//
// A card is a rank 23456789TJQKA or 10 with a suit shdc or ♠♥♦♣. The suit may be
// first or last: As, ♠A, SA. Letters may be of either case and width. With a
// suit's sign B is the jack and D the queen, as in German. A playing-card
// character is a card, 🂡. Jk and Joker are the black joker.
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

// Alike reports whether two texts are equal if the case of letters is ignored.
// strings.EqualFold would bring tables of all scripts.
func Alike(a, b string) bool {
	for i := range len(a) {
		if len(a) != len(b) || a[i] != b[i] && (a[i]|lower != b[i]|lower || a[i]|lower < 'a' || a[i]|lower > 'z') {
			return false
		}
	}
	return len(a) == len(b)
}

// german reads B for Bube (jack) or D for Dame (queen). In English D is a suit.
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

// nextFace reads a playing-card character, U+1F0A1 … U+1F0DF. There are sixteen a
// suit from the ace on, with a knight between jack and queen and the jokers at
// the end.
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

// faceSuits are the suits in the order of playing-card characters.
var faceSuits = [...]Suit{0, 2, 3, 1}

// shape returns the length in bytes of a variation selector, U+FE0E or U+FE0F, at
// the start of a text, else 0.
func shape(s string) int {
	if strings.HasPrefix(s, "\ufe0e") || strings.HasPrefix(s, "\ufe0f") {
		return 3
	}
	return 0
}

// letter returns the ASCII form of the first letter or sign of a text, and its
// length in bytes. It converts full-width letters, and all kinds of spaces,
// dashes and commas. It returns 0 for other characters.
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

// Plain converts letters, spaces, dashes and commas of any width to ASCII.
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

// sign is the first byte of a suit's sign in UTF-8.
const sign = 0xe2

// lower is the bit that differs between small and capital letters.
const lower = 0x20

// NextRank reads the rank at the start of a text, in the notation of Next.
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

// NextSuit reads the suit at the start of a text, in the notation of Next. Signs
// may be filled or outlined.
func NextSuit(s string) (suit Suit, bytes int) {
	// ♠♡♢♣♤♥♦♧ are eight characters in this order. U+FE0E and U+FE0F select how
	// the one before is drawn.
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

// Skip removes separators of cards from the start of a text: spaces, commas,
// semicolons, slashes, dashes, brackets and line ends.
//
//go:noinline
func Skip(s string) string {
	for n := separator(s); n > 0; n = separator(s) {
		s = s[n:]
	}
	return s
}

// separator returns the length in bytes of a separator of any width at the start
// of a text, else 0.
func separator(s string) int {
	if c, n := letter(s); n > 0 && strings.IndexByte(between, c) >= 0 {
		return n
	}
	return 0
}

// between are the separators of cards.
const between = " ,;/|()[]-\t\r\n"

// Word returns the first word of a text, cut to a number of characters, for a fault.
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

// NextOfTwo is Next for decks with two different jokers: Jr is the red one.
func NextOfTwo(s string) (c Card, bytes int) {
	if len(s) >= 2 && s[0]|lower == 'j' && s[1]|lower == 'r' {
		return Red, 2
	}
	return Next(s)
}

// Parse reads a text that is one card, in NextOfTwo's notation. The error is a
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

// ParseHand reads cards in NextOfTwo's notation, with or without separators, and
// appends them to dst. A text without cards is an empty hand. The error is a
// *fault.Fault of the field "hand".
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

// Notation describes the notation of a card, for faults.
const Notation = "(rank 23456789TJQKA and suit shdc, or Jk)"
