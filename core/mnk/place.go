package mnk

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/fault"
)

// Place returns the notation of a square on a board with that number of rows: a
// letter for the column, I included, and a number for the row from below, as
// "h8". All moves are written like this. Moves that are no stones are words:
// "pass", "resign", "time", "draw", and by opening rules "swap", "stay", "two
// more", "offer 3" and "offer g6".
func Place(s Square, rows int) string {
	if fifth, offered := s.Offered(); offered {
		return offer + Place(fifth, rows)
	}
	switch s.Row {
	case -1:
		return spoken[s.Column]
	case -2:
		return offer + strconv.Itoa(s.Column)
	}
	return string(rune('a'+s.Column)) + strconv.Itoa(rows-s.Row)
}

// ParsePlace is the inverse of Place on a board of a valid size. It also reads
// capital letters. A word is a move of seat 0. The error is a *fault.Fault of
// the field "move".
func ParsePlace(text string, columns, rows int) (s Square, err error) {
	for i, word := range &spoken {
		if word == text {
			return Square{-1, i}, nil
		}
	}
	if rest, ok := strings.CutPrefix(text, offer); ok {
		for n := 1; n <= yamaguchiFifths; n++ {
			if rest == strconv.Itoa(n) {
				return Declare(n), nil
			}
		}
		if s, err = ParsePlace(rest, columns, rows); err == nil && s.Row < 0 {
			err = noPlace(rest)
		}
		return Offer(s), err
	}
	column, number := -1, 0
	for i := range len(text) {
		switch b := text[i]; {
		case i == 0 && b|0x20 >= 'a' && b|0x20 <= 'z':
			column = int(b|0x20) - 'a'
		case i > 0 && i < 4 && b >= '0' && b <= '9' && (i > 1 || b > '0'):
			number = 10*number + int(b-'0')
		default:
			return s, noPlace(text)
		}
	}
	switch {
	case column < 0 || number == 0:
		return s, noPlace(text)
	case column >= columns || number > rows:
		return s, fault.Refuse(fault.BadMove, "move", "is not on the board")
	}
	return Square{rows - number, column}, nil
}

// offer begins the text of Declare and Offer.
const offer = "offer "

func noPlace(text string) error {
	short, more := fault.Cut(text, 20)
	if more {
		short += "…"
	}
	return fault.Refuse(fault.BadMove, "move", "is not a place like \"h8\": \""+short+"\"")
}
