package daifugo

// A SeedPlayer is the article's player. It divides the hand into roles and
// weighs them by three values; see Evaluate. Under rules that the article
// lacks it knows what is legal but no more: a joker is a single that nothing
// beats.
//
// The zero SeedPlayer is the article's program. Its text differs in one point.
// A player keeps room to work in, so it serves one call at a time.
type SeedPlayer struct {
	// Strict turns the order of ranks only if the hand value improves, as the
	// text says; the program does so too if it stays the same.
	Strict bool
	// Flip measures the hand that is left after a revolution in the new order
	// of ranks; the program does so in the old one.
	Flip bool

	now, next Evaluation
	roles     []Role
}

// Evaluate divides a hand into roles by Partition and gives each its values,
// as the leader's. e is overwritten; its slice is reused.
func (p *SeedPlayer) Evaluate(e *Evaluation, t *Table, hand Set) {
	s := t.seedScale(hand)
	s.measure(e, hand)
	e.Refuses = false
	r := firstRevolution(t, e.Roles)
	if r >= 0 {
		e.Refuses = p.refuses(e, t, &s, hand&^e.Roles[r].Role.Cards)
	}
	for i := range e.Roles {
		v := &e.Roles[i]
		v.Priority = v.priority(e.CanFinish)
		if r < 0 || e.Refuses {
			continue
		}
		if v.Flows() && v.Role.Kind != Sequence {
			v.Priority = 91
		}
	}
	if r >= 0 && e.Refuses {
		e.Roles[r].Priority = 1
	} else if r >= 0 {
		e.Roles[r].Priority = 90
	}
}

// measure divides a hand and gives all values but priorities.
func (s *seedScale) measure(e *Evaluation, hand Set) {
	e.Roles, e.Value = e.Roles[:0], 0
	e.parts = Partition(e.parts[:0], hand, s.reversed, s.sequences)
	for _, r := range e.parts {
		v := RoleValue{Role: r, Rank: s.rank(r)}
		v.Value, v.HiRanks = s.value(r)
		v.Points = v.points()
		v.Same = int8(same(e.parts, r, hand))
		e.Value += int16(v.Points)
		e.Roles = append(e.Roles, v)
	}
	e.CanFinish = len(e.Roles)-e.flowing() <= 1
}

// points returns what a role adds to the hand value.
func (v *RoleValue) points() int8 {
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
func same(roles []Role, r Role, hand Set) (n int) {
	if r.Kind == Sequence {
		return max(windowsIn(hand&Naturals, int(r.Size)), 1)
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
func firstRevolution(t *Table, roles []RoleValue) int {
	for i := range roles {
		if t.IsRevolution(roles[i].Role) {
			return i
		}
	}
	return -1
}

// refuses reports whether the hand is better off without the revolution that
// leaves it next.
func (p *SeedPlayer) refuses(e *Evaluation, t *Table, s *seedScale, next Set) bool {
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
