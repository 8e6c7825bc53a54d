package article

import "github.com/tefuda/tefuda/core/daifugo"

// An Player is the article's player. It divides the hand into roles and
// weighs them by three values; see Evaluate. Under rules that the article
// lacks it knows what is legal but no more: a joker is a single that nothing
// beats.
//
// The zero Player is the article's program. Its text differs in one point.
// A player keeps room to work in, so it serves one call at a time.
type Player struct {
	// Strict turns the order of ranks only if the hand value improves, as the
	// text says; the program does so too if it stays the same.
	Strict bool
	// Flip measures the hand that is left after a revolution in the new order
	// of ranks; the program does so in the old one.
	Flip bool

	now, next Evaluation
	roles     []daifugo.Role
}

// Evaluate divides a hand into roles by Partition and gives each its values,
// as the leader's: 11-back is over then. e is overwritten; its slice is reused.
func (p *Player) Evaluate(e *Evaluation, t *daifugo.Table, hand daifugo.Set) {
	s := articleScaleOf(t, hand)
	s.reversed = t.Revolution
	s.measure(e, hand)
	turn := firstRevolution(t, e.Roles)
	e.Refuses = turn >= 0 && p.refuses(e, &s, hand&^e.Roles[turn].Role.Cards)
	for i := range e.Roles {
		v := &e.Roles[i]
		v.Priority = v.priority(e.CanFinish)
	}
	e.revolve(turn)
}

// Value returns the role value of a role on the field as it is, and the number
// of ranks above it that others can hold.
func (*Player) Value(t *daifugo.Table, hand daifugo.Set, r daifugo.Role) (value int16, hiRanks int8) {
	s := articleScaleOf(t, hand)
	return s.value(r)
}

// revolve changes priorities where a role of an index can turn the order of
// ranks; with a negative one there is none.
func (e *Evaluation) revolve(turn int) {
	for i := range e.Roles {
		v := &e.Roles[i]
		switch {
		case turn < 0:
		case i == turn && e.Refuses:
			v.Priority = 1
		case i == turn:
			v.Priority = 90
		case !e.Refuses && v.Flows() && v.Role.Kind != daifugo.Sequence:
			v.Priority = 91
		}
	}
}

// measure divides a hand and gives all values but priorities.
func (s *articleScale) measure(e *Evaluation, hand daifugo.Set) {
	e.parts = Partition(e.parts[:0], hand, s.reversed, s.sequences)
	e.weigh(s, hand)
}

// points returns what a role adds to the hand value.
func (*articleScale) points(v *RoleValue) int8 {
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
	return -v.Role.Size
}

// same returns the number of roles of a role's size: of a sequence all in the
// hand, overlapping ones counted each; else the singles or groups among the
// roles of the hand. Itself is included.
func same(roles []daifugo.Role, r daifugo.Role, hand daifugo.Set) (n int) {
	if r.Kind == daifugo.Sequence {
		return max(windowsIn(hand&daifugo.Naturals, int(r.Size)), 1)
	}
	for i := range roles {
		if roles[i].Kind == r.Kind && roles[i].Size == r.Size {
			n++
		}
	}
	return n
}

// priority returns the priority of a role where no revolution is in question.
func (v *RoleValue) priority(canFinish bool) int16 {
	switch {
	case v.Flows():
		return 110 - v.Value
	case canFinish:
		return 2
	}
	return 40 + (13-int16(v.Rank))*2 + int16(v.Same)*4
}

// firstRevolution returns the index of the first role that turns the order of
// ranks, -1 if none does.
func firstRevolution(t *daifugo.Table, roles []RoleValue) int {
	for i := range roles {
		if t.IsRevolution(roles[i].Role) {
			return i
		}
	}
	return -1
}

// refuses reports whether the hand is better off without the revolution that
// leaves it next.
func (p *Player) refuses(e *Evaluation, s *articleScale, next daifugo.Set) bool {
	for i := range e.Roles {
		if v := &e.Roles[i]; v.Role.Size <= 2 && v.Value > 90 {
			return true
		}
	}
	after := *s
	after.reversed = s.reversed != p.Flip
	after.measure(&p.next, next)
	return e.Value < p.next.Value || p.Strict && e.Value == p.next.Value
}
