package lines

import (
	"github.com/tefuda/tefuda/core/mnk"
)

// A class is the state of a line: which colours can still complete it, and with
// how many stones. A line is closed to a colour by a stone of the other and, by
// ExactLine, by its own stone right next to an end of the line.
//
//	0       1 … 26            27 … 52           53
//	free    1 + black stones  22 + white stones dead
const (
	free  = 0                 // empty and open to both
	black = 1                 // plus the number of stones, if only black can complete it
	white = mnk.MaxSide + 2   // plus the number of stones, if only white can
	dead  = 2*mnk.MaxSide + 3 // closed to both
	// classes is the size of tables by class: a power of two, so that a masked
	// index needs no check.
	classes = 64
)

// A step is the change that a colour's stone makes to a line of a class.
type step struct {
	order          int64 // change of Order for each of its squares
	gained, lost   int32 // how much the colour's value rises, and the other colour's value falls
	opened, closed int32 // the same for the potential
	next           uint8 // class
	raised, spoilt uint8 // closeness that the colour reaches, and closeness that the other colour loses
}

// The closeness of a colour to completing a line.
const (
	far = iota
	whole
	oneShort
	twoShort
)

// closeness returns the closeness of a line of k squares with a number of
// stones.
func closeness(stones, k int) uint8 {
	if missing := k - stones; missing < twoShort {
		return uint8(whole + missing)
	}
	return far
}

// steps tabulates, by colour and class, the effects of a stone: on a square of
// the line (on), and right next to its end (adjoining). The latter closes the
// line to the stone's colour.
type steps struct {
	on, adjoining [2][classes]step
	own           [2][classes]uint8 // number of a colour's stones on a line, or closed if it cannot complete the line
}

// closed stands for a line that a colour cannot complete. It is greater than
// any number of stones.
const closed = 32

// newSteps computes the steps for lines of k.
func newSteps(k int, w *weights) *steps {
	s := &steps{}
	for colour := range 2 {
		for class := range classes {
			s.own[colour][class] = closed
		}
		for stones := range k + 1 {
			s.own[colour][of(colour, stones)] = uint8(stones)
		}
		s.own[colour][free] = 0
	}
	for me := range 2 {
		for class := range classes {
			s.on[me][class] = s.playOn(uint8(class), me, k, w)
			s.adjoining[me][class] = s.playAdjoining(uint8(class), me, k, w)
		}
	}
	return s
}

// of returns the class of a line that only a colour can complete.
func of(colour, stones int) uint8 {
	return uint8([2]int{black, white}[colour] + stones)
}

func (s *steps) playOn(class uint8, me, k int, w *weights) step {
	out := step{next: dead}
	if own := int(s.own[me][class]); own < k {
		out.next = of(me, own+1)
		out.gained, out.opened, out.order = w.step[own], 1<<own, w.orderStep[me][own]
		out.raised = closeness(own+1, k)
	}
	if other := int(s.own[me^1][class]); other <= k {
		out.lost, out.closed = w.value[other], 1<<other
		out.order -= w.order[me^1][other]
		out.spoilt = closeness(other, k)
	}
	return out
}

func (s *steps) playAdjoining(class uint8, me, k int, w *weights) step {
	own := int(s.own[me][class])
	if own > k {
		return step{next: class}
	}
	out := step{next: dead, gained: -w.value[own], opened: -(1 << own), order: -w.order[me][own]}
	if class == free {
		out.next = of(me^1, 0)
	}
	return out
}
