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

// A DrawnError says that the drawn tile is not among the concealed ones.
type DrawnError struct{ Tile Tile }

func (e *DrawnError) Error() string {
	return "the drawn tile " + e.Tile.String() + " (" + strconv.Itoa(int(e.Tile)) + ") is not in the hand"
}

// Check returns what is wrong with a hand that was not read by one of the
// parsers: a *CountError if there is more of a tile than in the set with so
// many reds, a *MeldError, a *SizeError for more than 14 tiles, a *DrawnError.
func (h *Hand) Check(reds Reds) error {
	if err := reds.check(); err != nil {
		return err
	}
	if h.MeldCount < 0 || h.MeldCount > 4 {
		return &CountError{"melds", -1, int(h.MeldCount), 4}
	}
	if err := wrongCount("counts", h.Counts[:], 0); err != nil {
		return err
	}
	for _, m := range h.melds() {
		if why := m.check(); why != "" {
			return &MeldError{why}
		}
	}
	set := reds.set()
	for k, n := range UnseenBy(h, reds) {
		if n < 0 {
			return &CountError{"counts", k, int(set[k] - n), int(set[k])}
		}
	}
	if h.Size() > 14 {
		return &SizeError{h.Size(), "up to 14"}
	}
	if h.Drawn != NoTile && (!h.Drawn.Valid() || h.Counts[h.Drawn] == 0) {
		return &DrawnError{h.Drawn}
	}
	return nil
}
