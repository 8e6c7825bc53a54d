// Package fault has the one error type of all games: what is wrong with an argument.
package fault

import "strconv"

// The kinds of fault, as JavaScript has them in InputError.code.
const (
	BadRange  = "range"  // a number or word that is not allowed
	BadLength = "length" // too many or too few elements
	BadCard   = "card"   // not a card, or one that cannot be there
	BadBoard  = "board"  // not a board, or one that play cannot produce
	BadGame   = "game"   // not a game, or a position that play cannot produce
	BadMove   = "move"   // not a move, or not a legal one
	BadTile   = "tile"   // not a tile, or one of which there are no more
	BadHand   = "hand"   // not a hand that the function can take
)

// A Fault is what is wrong with an argument: the one error type of all games.
type Fault struct {
	Code   string // its kind
	Field  string // the argument, or the part of it: "hand", "rules.players"
	Index  int    // of the element that is wrong, -1 where it is the whole
	Reason string // the rest of a sentence that begins with the field: "must be 1 to 6, not 7"
}

// Refuse is the fault of a whole argument.
//
//go:noinline
func Refuse(code, field, reason string) *Fault {
	return &Fault{Code: code, Field: field, Index: -1, Reason: reason}
}

// Tell is a sentence with the next number in the place of each "#". A call is less code than
// putting it together there.
//
//go:noinline
func Tell(sentence string, numbers ...int64) string {
	text := make([]byte, 0, len(sentence)+20*len(numbers))
	for i, n := 0, 0; i < len(sentence); i++ {
		if sentence[i] == '#' {
			text = strconv.AppendInt(text, numbers[n], 10)
			n++
		} else {
			text = append(text, sentence[i])
		}
	}
	return string(text)
}

// Cut returns the first n characters of what a fault quotes, and whether there
// were more.
//
//go:noinline
func Cut(s string, n int) (short string, more bool) {
	for i := range s {
		if n == 0 {
			return s[:i], true
		}
		n--
	}
	return s, false
}

// Path is the field, with the index of the element.
func (f *Fault) Path() string {
	if f.Index < 0 {
		return f.Field
	}
	return f.Field + "[" + strconv.Itoa(f.Index) + "]"
}

// Error is the sentence.
func (f *Fault) Error() string { return f.Path() + " " + f.Reason }
