package daifugo

// checkHistory returns a *PositionError if gifts or moves do not fit the view.
func (v *View) checkHistory() error {
	for i := range v.Gifts {
		g := &v.Gifts[i]
		if g.From < 0 || g.From >= v.Rules.Players || g.To < 0 || g.To >= v.Rules.Players || g.From == g.To {
			return &PositionError{"gifts", i, "must be from one player to another"}
		}
	}
	fixed, _ := v.certain()
	given := Set(0)
	for seat := range v.Rules.Players {
		if fixed[seat].Len() > int(v.Counts[seat]) || fixed[seat]&given != 0 {
			return &PositionError{"gifts", -1, "give a player more cards than he has, or one card twice"}
		}
		given |= fixed[seat]
	}
	_, err := v.events(nil)
	return err
}

// events appends the moves of other players who are still in. There are none
// if moves are left out. The error is a *PositionError.
func (v *View) events(dst []event) ([]event, error) {
	t, err := v.opening()
	if err != nil || len(v.Moves) == 0 {
		return dst, err
	}
	for i, m := range v.Moves {
		if t.Turn != m.Seat || !t.admits(m.Role) {
			return dst, &PositionError{"moves", i, "is not legal there"}
		}
		if m.Seat != v.Seat && v.Active.Has(m.Seat) {
			dst = append(dst, event{table: t, role: m.Role.Canonical()})
		}
		t.Advance(m.Role)
	}
	if t.Turn != v.Turn || t.Played.Len() != v.Played.Len() || t.Played&Naturals != v.Played&Naturals || t.Field.Canonical() != v.Field.Canonical() {
		return dst, &PositionError{"moves", -1, "do not lead to this position"}
	}
	var laid [MaxPlayers]Set
	for i := len(dst) - 1; i >= 0; i-- {
		seat := dst[i].table.Turn
		laid[seat] |= dst[i].role.Cards
		dst[i].laid = laid[seat]
	}
	return dst, nil
}

// admits reports whether the player to move, of whose hand only the number of
// cards is known, can make a move.
func (t *Table) admits(r Role) bool {
	if r.Kind == Pass {
		return r == (Role{}) && t.CanPass()
	}
	legal := false
	if !t.Over() && r.Cards&Naturals&t.Played == 0 && r.Size <= t.Counts[t.Turn] {
		_, legal = t.allows(r)
	}
	return legal && (r.Cards&Jokers).Len()+(t.Played&Jokers).Len() <= int(t.Rules.Jokers)
}

// opening returns the table before the first of the view's moves.
func (v *View) opening() (Table, error) {
	t := Table{Rules: v.Rules, Class: v.Class, Active: 1<<v.Rules.Players - 1, Counts: v.Counts}
	for i, m := range v.Moves {
		if m.Seat < 0 || m.Seat >= v.Rules.Players || m.Role.Size < 0 || int(t.Counts[m.Seat])+int(m.Role.Size) > 54 {
			return t, &PositionError{"moves", i, "is not a player's"}
		}
		t.Counts[m.Seat] += m.Role.Size
	}
	if len(v.Moves) > 0 {
		t.Turn = v.Moves[0].Seat
		t.Owner = t.Turn
		t.Opening = v.Rules.Has(DiamondStart) && v.Moves[0].Role.Cards&diamondThree != 0
	}
	return t, nil
}

// certain returns what the exchange tells of each hand: cards that are in it
// for certain, and cards that are not.
func (v *View) certain() (fixed, banned [aside + 1]Set) {
	unseen := v.Unseen(v.Hand)
	for i := range v.Gifts {
		g := &v.Gifts[i]
		if g.From == v.Seat && v.Counts[g.To] > 0 {
			fixed[g.To] |= g.Cards&unseen&Naturals | v.jokersWith(g)
		}
	}
	for i := range len(v.Gifts) / 2 {
		g := &v.Gifts[i]
		if g.To == v.Seat && g.Cards != 0 {
			banned[g.From] = stronger(g.Cards) &^ fixed[g.From]
		}
	}
	return fixed, banned
}

// jokersWith returns the unseen jokers that a gift's receiver has for certain:
// those given less those that were played since.
func (v *View) jokersWith(g *Gift) Set {
	given, played := (g.Cards & Jokers).Len(), (v.Played & Jokers).Len()
	left := v.Unseen(v.Hand) & Jokers
	if given <= played || left == 0 {
		return 0
	}
	if given-played >= left.Len() {
		return left
	}
	return left.First()
}

// stronger returns the cards that a tribute would have taken before the
// weakest of some cards, where they are not all jokers.
func stronger(given Set) (taken Set) {
	for rest := Naturals; given&Naturals&^taken != 0; {
		c := strongest(rest)
		taken |= c
		rest &^= c
	}
	if taken != 0 {
		taken |= Jokers
	}
	return taken &^ given
}

// tributes appends the tributes between other players, and returns what each
// player has laid; none if the moves do not tell.
func (v *View) tributes(dst []Gift) (gifts []Gift, laid [aside + 1]Set) {
	all := Set(0)
	for _, m := range v.Moves {
		if m.Seat >= 0 && m.Seat < MaxPlayers {
			laid[m.Seat] |= m.Role.Cards
			all |= m.Role.Cards
		}
	}
	if all != v.Played {
		return dst, laid
	}
	for i := range len(v.Gifts) / 2 {
		if g := v.Gifts[i]; g.From != v.Seat && g.To != v.Seat {
			dst = append(dst, g)
		}
	}
	return dst, laid
}
