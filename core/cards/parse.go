package cards

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/search"
)

// Parse reads one card: rank 23456789TJQKA followed by suit shdc, or Jk for
// the (black) joker, Jr for the red one. Letters are case-sensitive. The error is a *search.Fault
// of the field "card".
func Parse(s string) (Card, error) {
	if len(s) == 2 {
		if c, ok := pair(s[0], s[1]); ok {
			return c, nil
		}
	}
	short, more := search.Cut(s, 20)
	if more {
		short += "…"
	}
	return None, &search.Fault{Code: search.BadCard, Field: "card", Index: -1, Reason: "must be a card " + notation + ", not \"" + short + "\""}
}

// ParseHand reads cards in Parse's notation, with or without spaces between
// them, and appends them to dst. No text, or only spaces, is no cards. The
// error is a *search.Fault of the field "hand".
func ParseHand(dst []Card, s string) ([]Card, error) {
	for n := 0; ; n++ {
		s = strings.TrimLeft(s, " ")
		if s == "" {
			return dst, nil
		}
		if len(s) >= 2 {
			if c, ok := pair(s[0], s[1]); ok {
				dst, s = append(dst, c), s[2:]
				continue
			}
		}
		word, _, _ := strings.Cut(s, " ")
		word, _ = search.Cut(word, 2)
		return dst, &search.Fault{Code: search.BadCard, Field: "hand", Index: -1,
			Reason: "has a fault at card " + strconv.Itoa(n+1) + ": \"" + word + "\" is not a card " + notation}
	}
}

const notation = "(rank 23456789TJQKA and suit shdc, or Jk)"

func pair(rank, suit byte) (Card, bool) {
	if rank == 'J' && suit == 'k' {
		return Joker, true
	}
	if rank == 'J' && suit == 'r' {
		return Red, true
	}
	r := strings.IndexByte(rankLetters[1:], rank)
	s := strings.IndexByte(suitLetters, suit)
	if r < 0 || s < 0 {
		return None, false
	}
	return New(Rank(r+1), Suit(s)), true
}
