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
