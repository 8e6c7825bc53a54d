package daifugo

// Replay goes through the view's moves from the first lead on. It calls visit,
// unless nil, with each move and the table before it. A view without moves has
// nothing to replay. The error is a *fault.Fault of "moves": a move was not
// legal, or the last does not lead to the view's position. visit may have been
// called by then.
func (v *View) Replay(visit func(before *Table, m Combination)) error {
	t, err := v.opening()
	if err != nil || len(v.Moves) == 0 {
		return err
	}
	for i, m := range v.Moves {
		if t.Turn != m.Seat || !t.admits(m.Combination) {
			return Refuse("moves", i, "is not legal there")
		}
		if visit != nil {
			visit(&t, m.Combination)
		}
		t.Advance(m.Combination)
	}
	if t.Turn != v.Turn || t.Choice != v.Choice || t.Played.Len() != v.Played.Len() || t.PlayedTwins != v.PlayedTwins || t.Played&Naturals != v.Played&Naturals || t.Field.Canonical() != v.Field.Canonical() {
		return Refuse("moves", Whole, "do not lead to this position")
	}
	return nil
}

// admits reports whether the player to move, whose number of cards alone is
// known, can make a move.
func (t *Table) admits(r Combination) bool {
	if r.Kind == Pass {
		return r == (Combination{}) && t.CanPass()
	}
	legal := false
	if !t.Over() && (r.Kind == Name || t.Rules.Pile().Without(t.PlayedPile()).Has(r.Pile().Of(Naturals)) && r.Size <= t.Counts[t.Turn]) {
		_, legal = t.allows(r)
	}
	return legal && (r.Cards&Jokers).Len()+(t.Played&Jokers).Len() <= int(t.Rules.Jokers)
}

// opening returns the table before the first of the view's moves.
func (v *View) opening() (Table, error) {
	t := Table{Rules: v.Rules, Class: v.Class, Active: 1<<v.Rules.Players - 1, Counts: v.Counts}
	for i := len(v.Moves) - 1; i >= 0; i-- {
		if m := &v.Moves[i]; !t.unmake(m) {
			return t, Refuse("moves", i, "is not a player's")
		}
	}
	if len(v.Moves) > 0 {
		t.Turn = v.Moves[0].Seat
		t.Owner = t.Turn
		t.Opening = v.Rules.Has(DiamondStart) && v.Moves[0].Combination.Cards&DiamondThree != 0
	}
	return t, nil
}

// unmake returns the cards of a move to its player, and reports whether the seats
// and numbers are possible.
func (t *Table) unmake(m *Move) bool {
	players, n := t.Rules.Players, int(m.Combination.Size)
	if m.Seat < 0 || m.Seat >= players || m.Combination.To < 0 || m.Combination.To >= players || n < 0 {
		return false
	}
	if m.Combination.Kind == Name {
		return true
	}
	had := int(t.Counts[m.Seat]) + n
	if had > deckSize+t.Rules.Pile().Twins.Len() {
		return false
	}
	t.Counts[m.Seat] = int8(had)
	if m.Combination.Kind == Give {
		t.Counts[m.Combination.To] -= int8(n)
	}
	return t.Counts[m.Combination.To] >= 0
}

// Begin returns the first position of the game that led to s by moves, all moves
// since the first lead. It ignores which jokers the moves name. The error is a
// *fault.Fault of "moves".
func (s *State) Begin(moves []Move) (first State, err error) {
	if err = s.BeginIn(&first, moves); err != nil {
		return State{}, err
	}
	return first, nil
}

// BeginIn is Begin with memory for the position: first. After an error the
// content of first has no meaning.
func (s *State) BeginIn(first *State, moves []Move) error {
	first.Hands, first.Twins = s.Hands, s.Twins
	all := Pile{}
	for seat := range s.Rules.Players {
		all = all.With(s.Pile(seat))
	}
	for i := len(moves) - 1; i >= 0; i-- {
		m := moves[i]
		if m.Combination.Kind == Name {
			continue
		}
		if m.Combination.Kind == Give {
			given := m.Combination.From(first.Hands[m.Combination.To]).Pile()
			first.setPile(m.Combination.To, first.Pile(m.Combination.To).Without(given))
			first.setPile(m.Seat, first.Pile(m.Seat).With(given))
			continue
		}
		cards := m.Combination.From(Jokers &^ all.Cards).Pile()
		if !s.Rules.Pile().Without(all).Has(cards.Of(Naturals)) || cards.Cards&all.Cards&Jokers != 0 {
			return Refuse("moves", i, "has a card that is laid twice, or in a hand")
		}
		first.setPile(m.Seat, first.Pile(m.Seat).With(cards))
		all = all.With(cards)
	}
	first.Start(s.Rules, s.Class)
	var at State
	at.Copy(first)
	for i, m := range moves {
		if at.Turn != m.Seat {
			return Refuse("moves", i, "is not of the seat in turn")
		}
		if _, err := at.Apply(m.Combination); err != nil {
			return Refuse("moves", i, "is not legal there")
		}
	}
	if at.Hands != s.Hands || at.Twins != s.Twins || at.PlayedTwins != s.PlayedTwins || at.Played.Len() != s.Played.Len() || at.Played&Naturals != s.Played&Naturals {
		return Refuse("moves", Whole, "do not lead to this position")
	}
	return nil
}
