package belief

import "github.com/tefuda/tefuda/core/daifugo"

// forget removes the events of some seats. After a gift of unknown cards nobody
// can know from which hand they moved.
func forget(dst []event, from int, seats daifugo.Seats) []event {
	kept := dst[:from]
	for _, e := range dst[from:] {
		if !seats.Has(e.table.Turn) {
			kept = append(kept, e)
		}
	}
	return kept
}

// passOn updates the known cards by the gifts made during the game (7渡し). Where
// the cards are hidden, it clears what was known about giver and receiver.
func passOn(v *daifugo.View, fixed, banned *[aside + 1]daifugo.Set) {
	if !v.Rules.Has(daifugo.SevenPass) {
		return
	}
	if len(v.Moves) == 0 && v.Played != 0 {
		*fixed, *banned = [aside + 1]daifugo.Set{}, [aside + 1]daifugo.Set{}
	}
	unseen := v.Unseen(v.Hand) & daifugo.Naturals
	for i := range v.Moves {
		m := &v.Moves[i]
		from, to, cards := m.Seat, m.Combination.To, m.Combination.Cards
		if m.Combination.Kind != daifugo.Give || from < 0 || from >= aside || to < 0 || to >= aside {
			continue
		}
		banned[to] &^= cards
		switch {
		case cards == 0:
			fixed[from], banned[to] = 0, 0
		case from == v.Seat:
			fixed[to] |= cards & unseen
		default:
			fixed[from] &^= cards
		}
	}
}
