package article

import "github.com/tefuda/tefuda/core/daifugo"

// A Player is nullsuke's player. It divides the hand into combinations and scores
// them by three values; see Evaluate. Under rules that nullsuke does not cover it
// only plays legally: a joker is a single that nothing beats.
//
// The zero Player is nullsuke's program. His text differs in one point, see
// Strict. A Player reuses its buffers, so it serves one call at a time.
type Player struct {
	// Strict plays a revolution only if the hand value improves, as nullsuke's
	// text says. His program also plays it if the value stays the same.
	Strict bool
	// Flip values the hand that is left after a revolution in the new order of
	// ranks. The program uses the old order.
	Flip bool

	now, next    Evaluation
	combinations []daifugo.Combination
}

// Evaluate divides a hand into combinations by Partition and gives each its
// values, as if the player led: an 11-back is over then. e is overwritten; its
// slice is reused.
func (p *Player) Evaluate(e *Evaluation, t *daifugo.Table, hand daifugo.Set) {
	s := articleScaleOf(t, hand)
	s.reversed = t.Revolution
	s.measure(e, hand)
	turn := firstRevolution(t, e.Combinations)
	e.Refuses = turn >= 0 && p.refuses(e, &s, hand&^e.Combinations[turn].Combination.Cards)
	for i := range e.Combinations {
		v := &e.Combinations[i]
		v.Priority = v.priority(e.CanFinish)
	}
	e.revolve(turn)
}

// Value returns the value of a combination on the current field, and the number
// of ranks above it that others can hold.
func (*Player) Value(t *daifugo.Table, hand daifugo.Set, r daifugo.Combination) (value int16, hiRanks int8) {
	s := articleScaleOf(t, hand)
	return s.value(r)
}

// revolve changes the priorities where the combination with index turn is a
// revolution; a negative index means that there is none.
func (e *Evaluation) revolve(turn int) {
	for i := range e.Combinations {
		v := &e.Combinations[i]
		switch {
		case turn < 0:
		case i == turn && e.Refuses:
			v.Priority = 1
		case i == turn:
			v.Priority = 90
		case !e.Refuses && v.Flows() && v.Combination.Kind != daifugo.Sequence:
			v.Priority = 91
		}
	}
}

// measure divides a hand and computes all values except priorities.
func (s *articleScale) measure(e *Evaluation, hand daifugo.Set) {
	e.parts = Partition(e.parts[:0], hand, s.reversed, s.sequences)
	e.value(s, hand)
}

// points returns what a combination adds to the hand value; lower is better.
func (*articleScale) points(v *CombinationValue) int8 {
	switch {
	case v.Value <= 30:
		return 2
	case v.Value <= 60:
		return 1
	case v.Value <= 90:
		return 0
	case v.HiRanks > 0:
		return -1
	}
	return -v.Combination.Size
}

// same returns the number of combinations of r's size. For a sequence it counts
// all in the hand, overlapping ones too; else the singles or groups among the
// combinations of the hand. r itself is included.
func same(combinations []daifugo.Combination, r daifugo.Combination, hand daifugo.Set) (n int) {
	if r.Kind == daifugo.Sequence {
		return max(windowsIn(hand&daifugo.Naturals, int(r.Size)), 1)
	}
	for i := range combinations {
		if combinations[i].Kind == r.Kind && combinations[i].Size == r.Size {
			n++
		}
	}
	return n
}

// priority returns the priority of a combination where no revolution is possible.
func (v *CombinationValue) priority(canFinish bool) int16 {
	switch {
	case v.Flows():
		return 110 - v.Value
	case canFinish:
		return 2
	}
	return 40 + (13-int16(v.Rank))*2 + int16(v.Same)*4
}

// firstRevolution returns the index of the first combination that is a
// revolution, -1 if none is.
func firstRevolution(t *daifugo.Table, combinations []CombinationValue) int {
	for i := range combinations {
		if t.IsRevolution(combinations[i].Combination) {
			return i
		}
	}
	return -1
}

// refuses reports whether the hand is better off without the revolution that
// leaves the hand next.
func (p *Player) refuses(e *Evaluation, s *articleScale, next daifugo.Set) bool {
	for i := range e.Combinations {
		if v := &e.Combinations[i]; v.Combination.Size <= 2 && v.Value > 90 {
			return true
		}
	}
	after := *s
	after.reversed = s.reversed != p.Flip
	after.measure(&p.next, next)
	return e.Value < p.next.Value || p.Strict && e.Value == p.next.Value
}
