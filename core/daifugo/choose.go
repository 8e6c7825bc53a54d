package daifugo

// options appends what a hand may choose, but for a pass: by the number of
// cards, then from weak to strong.
func (t *Table) options(dst []Role, hand Set) []Role {
	switch t.Choice {
	case Giving:
		return parts(dst, Role{Kind: Give, To: t.Receiver()}, hand, 1, t.Owed)
	case Discarding:
		return parts(dst, Role{Kind: Discard}, hand, 1, t.Owed)
	case Naming:
		return parts(dst, Role{Kind: Name}, OneSuit, 15, t.Owed)
	case Dropping:
		if cards := hand & t.Named; cards != 0 {
			dst = append(dst, Role{Kind: Discard, Cards: cards, Size: int8(cards.Len())})
		}
		return dst
	}
	g := generator{t: t, dst: dst, jokers: hand & Jokers}
	g.lowest(hand, Four, 2)
	return g.dst
}

// parts appends r with each choice of 1 to most of some cards; a card stands
// for as many as width. Of two jokers the first is taken first.
func parts(dst []Role, r Role, cards, width Set, most int8) []Role {
	for n := int8(1); n <= most; n++ {
		dst = partsOf(dst, r, cards, width, n)
	}
	return dst
}

// partsOf appends r with each choice of n more of some cards.
func partsOf(dst []Role, r Role, cards, width Set, n int8) []Role {
	for ; cards.Len() >= int(n); cards &= cards - 1 {
		with := r
		with.Cards |= cards.First() * width
		with.Size++
		if n > 1 {
			dst = partsOf(dst, with, cards&(cards-1), width, n-1)
		} else {
			dst = append(dst, with)
		}
		if cards&Jokers == Jokers && cards&Naturals == 0 && n == 1 {
			return dst
		}
	}
	return dst
}

// lowest adds the groups of n cards of a rank whose jokers stand for the lowest
// suits.
func (g *generator) lowest(hand Set, rank int8, n int) {
	suits := hand.At(rank)
	for part := suits; part != 0; part = (part - 1) & suits {
		k := n - Seats(part).Len()
		if k >= 0 && k <= g.jokers.Len() {
			g.dst = append(g.dst, GroupOf(Set(part)<<(uint8(rank)*4)|g.some(k), rank, filled(part, k)))
		}
	}
}

// allowsChoice is allows of a choice, from what all can see.
func (t *Table) allowsChoice(r Role) (illegality, bool) {
	switch t.Choice {
	case Stopping:
		return notFours, r.wellFormed() && r.Kind == Group && r.Low == Four && r.Size == 2 && r.lowestSuits()
	case Dropping:
		if r.Kind == Discard {
			return notAllDropped, r.isChoice(r.Cards.Len()) && r.Size > 0 && r.Cards&^t.Named == 0
		}
	case Giving:
		if r.Kind == Give && r.To == t.Receiver() {
			return t.fewEnough(r, r.Cards.Len())
		}
	case Discarding:
		if r.Kind == Discard {
			return t.fewEnough(r, r.Cards.Len())
		}
	case Naming:
		if r.Kind == Name && r.Cards == r.Cards&OneSuit*15 {
			return t.fewEnough(r, (r.Cards & OneSuit).Len())
		}
	}
	return notTheChoice, false
}

// fewEnough reports whether a choice of n cards or ranks is well formed and not
// too large. A Give may lack its cards.
func (t *Table) fewEnough(r Role, n int) (illegality, bool) {
	hidden := r.Kind == Give && n == 0
	if hidden {
		n = int(r.Size)
	}
	if !r.isChoice(n) || n <= 0 {
		return notTheChoice, false
	}
	return tooManyChosen, r.Size <= t.Owed
}

// isChoice reports whether a role has a size, and nothing that choices have
// not.
func (r Role) isChoice(n int) bool {
	return int(r.Size) == n && r.Low == 0 && r.High == 0 && r.Suits == 0 && (r.To == 0 || r.Kind == Give)
}

// choosesFrom is what allowsChoice cannot see: whether a choice fits the hand
// that it is made of.
func (t *Table) choosesFrom(r Role, hand Set) (illegality, bool) {
	switch {
	case t.Choice == Dropping && r.Kind == Pass && hand&t.Named != 0:
		return mustDrop, false
	case t.Choice == Dropping && r.Cards != hand&t.Named:
		return notAllDropped, false
	case r.Kind == Give && r.Cards == 0:
		return unknownCards, false
	}
	return 0, true
}

// seesChoice reports whether a viewer can know a choice, own or not, as it is
// told.
func (v *View) seesChoice(r Role, own bool) (illegality, bool) {
	switch {
	case own:
		return v.choosesFrom(r, v.Hand)
	case r.Kind != Give:
	case r.To == v.Seat && r.Cards == 0:
		return unknownCards, false
	case r.To != v.Seat && r.Cards != 0:
		return hiddenCards, false
	}
	return 0, true
}

// seenBy returns moves without the cards that others gave each other.
func seenBy(seat int8, moves []Move) []Move {
	own := true
	for i := range moves {
		own = own && !moves[i].hidesFrom(seat)
	}
	if own {
		return moves
	}
	seen := append([]Move(nil), moves...)
	for i := range seen {
		if seen[i].hidesFrom(seat) {
			seen[i].Role.Cards = 0
		}
	}
	return seen
}

// hidesFrom reports whether a seat may not know the cards of a move.
func (m *Move) hidesFrom(seat int8) bool {
	return m.Role.Kind == Give && m.Seat != seat && m.Role.To != seat
}
