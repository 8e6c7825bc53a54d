package cards

import (
	"strconv"
	"strings"
)

// A NotationError says which part of a text is not a card.
type NotationError struct {
	Index int    // place among the cards read, from 0
	Text  string // the offending part, cut to a few characters
}

func (e *NotationError) Error() string {
	return "card " + strconv.Itoa(e.Index+1) + ": \"" + e.Text +
		"\" is not a card (rank 23456789TJQKA and suit shdc, or Jk)"
}

// Parse reads one card: rank 23456789TJQKA followed by suit shdc, or Jk for
// the (black) joker. Letters are case-sensitive. The error is a
// *NotationError.
func Parse(s string) (Card, error) {
	if len(s) == 2 {
		if c, ok := pair(s[0], s[1]); ok {
			return c, nil
		}
	}
	return None, &NotationError{Text: cut(s, 8)}
}

// ParseHand reads cards in Parse's notation, with or without spaces between
// them, and appends them to dst. No text, or only spaces, is no cards. The
// error is a *NotationError.
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
		return dst, &NotationError{Index: n, Text: cut(word, 2)}
	}
}

func pair(rank, suit byte) (Card, bool) {
	if rank == 'J' && suit == 'k' {
		return Joker, true
	}
	r := strings.IndexByte(rankLetters[1:], rank)
	s := strings.IndexByte(suitLetters, suit)
	if r < 0 || s < 0 {
		return None, false
	}
	return New(Rank(r+1), Suit(s)), true
}

// cut shortens what an error quotes to n characters, never half of one.
func cut(s string, n int) string {
	for i := range s {
		if n == 0 {
			return s[:i]
		}
		n--
	}
	return s
}
