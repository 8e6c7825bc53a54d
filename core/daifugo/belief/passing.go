package belief

import "github.com/tefuda/tefuda/core/daifugo"

// forget takes the events of some seats away: after a gift whose cards are not known
// nobody can tell what hand they were made with.
func forget(dst []event, from int, seats daifugo.Seats) []event {
	kept := dst[:from]
	for _, e := range dst[from:] {
		if !seats.Has(e.table.Turn) {
			kept = append(kept, e)
		}
	}
	return kept
}

// passOn changes what is known of hands by what was given in the game
// (7渡し). Where that is not told, nothing is known of who gave and got cards.
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
		from, to, cards := m.Seat, m.Role.To, m.Role.Cards
		if m.Role.Kind != daifugo.Give || from < 0 || from >= aside || to < 0 || to >= aside {
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
