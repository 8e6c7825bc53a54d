// Package fault has the one error type of all games: a wrong argument.
package fault

import "strconv"

// The kinds of fault. In JavaScript they are InputError.code.
const (
	BadRange  = "range"  // a number or word that is not allowed
	BadLength = "length" // too many or too few elements
	BadCard   = "card"   // not a card, or a card that cannot be there
	BadBoard  = "board"  // not a board, or a board that play cannot produce
	BadGame   = "game"   // not a game, or a position that play cannot produce
	BadMove   = "move"   // not a move, or not a legal one
	BadTile   = "tile"   // not a tile, or more of a tile than there are
	BadHand   = "hand"   // not a hand that the function accepts
)

// A Fault describes a wrong argument. It is the one error type of all games.
type Fault struct {
	Code   string // its kind
	Field  string // the argument or a part of it: "hand", "rules.players"
	Index  int    // index of the wrong element, -1 for the whole field
	Reason string // the rest of a sentence that starts with the path: "must be 1 to 6, not 7"
}

// Refuse returns the fault of a whole argument.
//
//go:noinline
func Refuse(code, field, reason string) *Fault {
	return &Fault{Code: code, Field: field, Index: -1, Reason: reason}
}

// Tell returns a sentence in which each "#" is replaced by the next number. Calling it takes
// less code than building the text in place.
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

// Cut returns the first n characters of a text that a fault quotes, and whether there were
// more.
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

// Path returns the field, with the index of the element if there is one.
func (f *Fault) Path() string {
	if f.Index < 0 {
		return f.Field
	}
	return f.Field + "[" + strconv.Itoa(f.Index) + "]"
}

// Error returns the sentence: path and reason.
func (f *Fault) Error() string { return f.Path() + " " + f.Reason }
