package daifugo

// Advance makes the move of the player to move, which must be legal, as far
// as it can be seen: all of the table.
func (t *Table) Advance(r Role) {
	if r.Kind == Pass {
		t.pass()
	} else {
		t.lay(r)
	}
}

// pass notes a pass.
func (t *Table) pass() {
	t.Passed |= 1 << t.Turn
	t.Passes++
	if !t.stalled() {
		t.advance(0)
	}
}

// lay puts a role on the field and lets it act.
func (t *Table) lay(r Role) {
	seat := t.Turn
	cut := t.Cuts(r)
	foul := t.Counts[seat] == r.Size && t.Forbids(r)
	t.lock(r)
	t.turnRanks(r)
	if t.Rules.Has(SixReverse) && r.Has(Six) {
		t.Backward = !t.Backward
	}
	t.Field, t.Owner, t.Passes, t.Opening = r, seat, 0, false
	t.Played |= r.Cards
	t.Counts[seat] -= r.Size
	if !t.Rules.Has(PermanentPass) {
		t.Passed = 0
	}
	if t.Counts[seat] == 0 {
		t.finish(seat, foul)
	}
	switch {
	case t.Active == 0:
	case cut:
		t.Clear()
	default:
		t.advance(t.skips(r))
	}
}

// cuts reports whether a role clears the field at once.
func (t *Table) Cuts(r Role) bool {
	return t.Rules.Has(EightCut) && r.Has(Eight) || t.IsReturn(r)
}

// returns reports whether a role is the Three of spades on a joker alone.
func (t *Table) IsReturn(r Role) bool {
	return r.Cards == SpadeThree && t.returnable(r.Cards)
}

// skips returns how many players a role passes over.
func (t *Table) skips(r Role) int {
	if !t.Rules.Has(FiveSkip) {
		return 0
	}
	return r.CountOf(Five)
}

// lock notes the locks that a role begins on the field that it beats.
func (t *Table) lock(r Role) {
	if t.Field.Suits == 0 || r.Suits == 0 {
		return
	}
	if t.Rules.Has(SuitLock) && r.Suits == t.Field.Suits {
		t.Lock = r.Suits
	}
	if t.Rules.Has(RankLock) && t.follows(r) && (t.Lock != 0 || !t.Rules.Has(SuitLock)) {
		t.RankLocked = true
	}
}

// follows reports whether a role is of the rank right above the field's.
func (t *Table) follows(r Role) bool {
	if t.Reversed() {
		return r.High == t.Field.Low-1
	}
	return r.Low == t.Field.High+1
}

// turnRanks turns the order of ranks if a role does so.
func (t *Table) turnRanks(r Role) {
	if t.IsRevolution(r) {
		t.Revolution = !t.Revolution
	}
	if t.Rules.Has(ElevenBack) && r.Has(Jack) {
		t.Back = true
	}
}

// IsRevolution reports whether a role turns the order of ranks for the rest
// of the game.
func (t *Table) IsRevolution(r Role) bool {
	size := r.Size
	if size < 4 {
		return false
	}
	if !t.Rules.Has(JokerRevolution) {
		size = int8((r.Cards & Naturals).Len())
	}
	return size >= 4 && r.Kind == Group && t.Rules.Has(Revolution) ||
		size >= 5 && r.Kind == Sequence && t.Rules.Has(SequenceRevolution)
}

// forbidden reports whether a last role costs its player the place.
func (t *Table) Forbids(r Role) bool {
	strongest := Two
	if t.Reversed() {
		strongest = Three
	}
	return t.Rules.Has(ForbiddenFinish) && (r.Cards&Jokers != 0 || r.Has(strongest) || t.Cuts(r))
}
