package mahjong

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
)

// CheckKinds returns the *fault.Fault of the first count, or of the number of melds, that
// is not 0…4; else nil.
func CheckKinds(kinds *[Kinds]int8, melds int) error {
	if uint(melds) > 4 {
		return countFault("melds", -1, melds, 4)
	}
	if bad := wrongCount("counts", kinds[:]); bad != nil {
		return bad
	}
	return nil
}

// CheckCounts returns the *fault.Fault of the first of h.Counts that is not 0…4, or nil.
func (h *Hand) CheckCounts() error {
	if bad := wrongCount("counts", h.Counts[:]); bad != nil {
		return bad
	}
	return nil
}

// wrongCount returns the fault of the first count that is not 0…4, or nil.
func wrongCount(field string, counts []int8) *fault.Fault {
	for i, c := range counts {
		if c < 0 || c > Copies {
			return countFault(field, i, int(c), Copies)
		}
	}
	return nil
}

// Wrong returns the fault of the first number that is not 0…4, or nil. NoFives is valid
// for the characters.
func (r Reds) Wrong() *fault.Fault {
	if r.Three() {
		r = r.Shown()
	}
	return wrongCount("reds", r[:])
}

// WrongNumber returns the fault of a number n that must be want, in words. index is that of
// the number in the field, or -1.
func WrongNumber(field string, index, n int, want string) *fault.Fault {
	return &fault.Fault{Code: fault.BadRange, Field: field, Index: index, Reason: "is " + strconv.Itoa(n) + ", must be " + want}
}

func countFault(field string, index, count, most int) *fault.Fault {
	return WrongNumber(field, index, count, "0…"+strconv.Itoa(most))
}

// WrongHand makes the fault of a hand. what names the wrong part, reason says what is
// wrong with it.
func WrongHand(what, reason string) *fault.Fault {
	return fault.Refuse(fault.BadHand, "hand", "is wrong: "+what+" "+reason)
}

// WrongSize returns the fault of a hand whose Size is not one of sizes, or nil. want is the
// sizes in words, such as "13 or 14".
func (h *Hand) WrongSize(want string, sizes ...int) *fault.Fault {
	n := h.Size()
	for _, size := range sizes {
		if n == size {
			return nil
		}
	}
	return sizeFault(n, want)
}

func sizeFault(n int, want string) *fault.Fault {
	return fault.Refuse(fault.BadHand, "hand", "must have "+want+" tiles, a meld counted as three, not "+strconv.Itoa(n))
}

// Wrong checks a hand that no parser made. It returns the fault, or nil: more of a tile
// than the set has, a meld that is not as MeldOf makes it, more than 14 tiles, or a drawn
// tile that is not in the hand.
func (h *Hand) Wrong(reds Reds) *fault.Fault {
	if bad := reds.Wrong(); bad != nil {
		return bad
	}
	if h.MeldCount < 0 || h.MeldCount > 4 {
		return countFault("melds", -1, int(h.MeldCount), 4)
	}
	if bad := wrongCount("counts", h.Counts[:]); bad != nil {
		return bad
	}
	for i := range h.MeldCount {
		if why := h.Melds[i].check(); why != "" {
			return &fault.Fault{Code: fault.BadTile, Field: "melds", Index: int(i), Reason: NotMeld + why}
		}
	}
	set := reds.Set()
	left := UnseenBy(h, reds)
	for k, n := range &left {
		if n < 0 {
			return countFault("counts", k, int(set[k]-n), int(set[k]))
		}
	}
	if n := h.Size(); n > 14 {
		return sizeFault(n, "up to 14")
	}
	if h.Drawn != NoTile && (!h.Drawn.Valid() || h.Counts[h.Drawn] == 0) {
		return fault.Refuse(fault.BadHand, "drawn", "is "+h.Drawn.String()+" ("+strconv.Itoa(int(h.Drawn))+"), which is not in the hand")
	}
	return nil
}
