package daifugo

// ObserveReturn brings a view up to date with the return of an index of Gifts,
// which nobody may have made before. Cards are for the viewer to know who
// gives or gets them; of another's return there are none. The error is a
// *fault.Fault of "move", and v is unchanged.
func (v *View) ObserveReturn(index int, cards Set) error {
	g := &v.Gifts[index]
	from, to := g.From == v.Seat, g.To == v.Seat
	have := v.Hand
	if to {
		have = v.Unseen(v.Hand)
	}
	switch {
	case !from && !to && cards != 0:
		return giving(cards).illegal(hiddenCards)
	case !from && !to:
	case cards&^have != 0:
		return giving(cards).illegal(notInHand)
	case cards == 0:
		return Role{Kind: Give, Size: g.Count}.illegal(unknownCards)
	case cards.Len() != int(g.Count):
		return giving(cards).illegal(notTheChoice)
	}
	g.Cards = cards
	if from {
		v.Hand &^= cards
	} else {
		v.Hand |= cards
	}
	v.Opening = v.opens()
	v.Counts[g.From] -= g.Count
	v.Counts[g.To] += g.Count
	return nil
}

// Leader returns who leads the first role after the exchange, as far as the
// viewer can tell: with LoserLeads last game's last, else the holder of the
// Three of diamonds if they hold it or gave it away. It is -1 if they cannot.
func (v *View) Leader() int8 {
	for seat, place := range v.Class {
		if v.Rules.Has(LoserLeads) && place == v.Rules.Players {
			return int8(seat)
		}
	}
	if v.Hand&DiamondThree != 0 {
		return v.Seat
	}
	for i := len(v.Gifts) / 2; i < len(v.Gifts); i++ {
		if g := &v.Gifts[i]; g.From == v.Seat && g.Cards&DiamondThree != 0 {
			return g.To
		}
	}
	return -1
}

// Start makes a view that of the first position of the game after the
// exchange, which a seat leads.
func (v *View) Start(leader int8) {
	counts := v.Counts
	v.Table = Table{Rules: v.Rules, Class: v.Class, Active: 1<<v.Rules.Players - 1, Counts: counts, Turn: leader, Owner: leader}
	v.Opening = v.opens()
}

// opens reports whether the first role must have the Three of diamonds.
func (v *View) opens() bool {
	return v.Rules.Has(DiamondStart) && (!v.Rules.Has(LoserLeads) || v.Class[0] == 0)
}
