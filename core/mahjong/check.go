package mahjong

import "strconv"

// A CountError says which number is out of its range.
type CountError struct {
	Field string // what is counted
	Index int    // the place in the field, or -1 if it is a number
	Count int    // the number found
	Most  int    // the greatest that it may be; the least is 0
}

func (e *CountError) Error() string {
	field := e.Field
	if e.Index >= 0 {
		field += "[" + strconv.Itoa(e.Index) + "]"
	}
	return field + " is " + strconv.Itoa(e.Count) + ", must be 0…" + strconv.Itoa(e.Most)
}

// A LengthError says that a list has another length than it must have.
type LengthError struct {
	Field        string
	Length, Want int
}

func (e *LengthError) Error() string {
	return e.Field + " has " + strconv.Itoa(e.Length) + " numbers, must have " + strconv.Itoa(e.Want)
}

// A SizeError says that a hand, melds of three included, has another number of
// tiles than it must have.
type SizeError struct {
	Size int
	Want string // "13", "14", "13 or 14"
}

func (e *SizeError) Error() string {
	return "the hand has " + strconv.Itoa(e.Size) + " tiles, a meld counted as three; must be " + e.Want
}

// CheckKinds returns a *CountError if one of 34 counts is not 0…4.
func CheckKinds(field string, kinds *[Kinds]int8) error { return wrongCount(field, kinds[:], 0) }

// wrongCount returns the error of the first count that is not 0…4, whose place
// is counted from first.
func wrongCount(field string, counts []int8, first int) error {
	for i, c := range counts {
		if c < 0 || c > maxCopies {
			return &CountError{field, first + i, int(c), maxCopies}
		}
	}
	return nil
}
