package belief

import "github.com/tefuda/tefuda/core/daifugo"

// CheckHistory returns a *fault.Fault if the gifts or moves of a view do not fit
// it.
func CheckHistory(v *daifugo.View) error {
	for i := range v.Gifts {
		g := &v.Gifts[i]
		if g.From < 0 || g.From >= v.Rules.Players || g.To < 0 || g.To >= v.Rules.Players || g.From == g.To {
			return daifugo.Refuse("gifts", i, "must be from one player to another")
		}
	}
	fixed, _ := known(v)
	given := daifugo.Set(0)
	for seat := range v.Rules.Players {
		if fixed[seat].Len() > int(v.Counts[seat]) || fixed[seat]&given != 0 {
			return daifugo.Refuse("gifts", daifugo.Whole, "give a player more cards than they have, or one card twice")
		}
		given |= fixed[seat]
	}
	return v.Replay(nil)
}

// events appends the moves of the other players who are still in. A player's
// moves before a hidden exchange of cards (7-pass) are left out: their hand then
// cannot be known. It appends nothing if the view has no moves or they do not fit
// it.
func events(dst []event, v *daifugo.View) []event {
	from := len(dst)
	err := v.Replay(func(t *daifugo.Table, m daifugo.Combination) {
		switch {
		case m.Kind == daifugo.Give && (m.Cards == 0 || m.Cards&daifugo.Jokers != 0):
			dst = forget(dst, from, 1<<t.Turn|1<<m.To)
		case m.Kind == daifugo.Give:
			dst = append(dst, event{table: *t, combination: m})
		case t.Turn != v.Seat && v.Active.Has(t.Turn) && m.Kind != daifugo.Name:
			dst = append(dst, event{table: *t, combination: m.Canonical()})
		}
	})
	if err != nil {
		return dst[:from]
	}
	date(dst[from:])
	return dst
}

// date records, for every event, the cards that its player has since played or
// received. So a hand of today can be turned back into the hand of that moment.
func date(seen []event) {
	var played, got [daifugo.MaxPlayers]daifugo.Set
	for i := len(seen) - 1; i >= 0; i-- {
		e := &seen[i]
		seat, cards := e.table.Turn, e.combination.Cards
		played[seat] |= cards
		if e.combination.Kind == daifugo.Give {
			got[seat] &^= cards
			played[e.combination.To] &^= cards
			got[e.combination.To] |= cards
		}
		e.played, e.got = played[seat], got[seat]
	}
}

// known returns, for each hand, cards that the exchange shows to be in it and
// cards that it shows not to be.
func known(v *daifugo.View) (fixed, banned [aside + 1]daifugo.Set) {
	unseen := v.Unseen(v.Hand)
	for i := range v.Gifts {
		g := &v.Gifts[i]
		if g.From == v.Seat && v.Counts[g.To] > 0 {
			fixed[g.To] |= g.Cards&unseen&daifugo.Naturals | jokersWith(v, g)
		}
	}
	for i := range len(v.Gifts) / 2 {
		g := &v.Gifts[i]
		if g.To == v.Seat && g.Cards != 0 {
			banned[g.From] = Stronger(g.Cards) &^ fixed[g.From]
		}
	}
	passOn(v, &fixed, &banned)
	return fixed, banned
}

// jokersWith returns the unseen jokers that a gift's receiver surely has: as many
// as were given, less those played since.
func jokersWith(v *daifugo.View, g *daifugo.Gift) daifugo.Set {
	given, played := (g.Cards & daifugo.Jokers).Len(), (v.Played & daifugo.Jokers).Len()
	left := v.Unseen(v.Hand) & daifugo.Jokers
	if given <= played || left == 0 {
		return 0
	}
	return left.FirstOf(given - played)
}

// Stronger returns the cards that a tribute would have taken before the weakest
// natural card of given. It is empty if given has only jokers.
func Stronger(given daifugo.Set) (taken daifugo.Set) {
	for rest := daifugo.Naturals; given&daifugo.Naturals&^taken != 0; {
		c := daifugo.Strongest(rest)
		taken |= c
		rest &^= c
	}
	if taken != 0 {
		taken |= daifugo.Jokers
	}
	return taken &^ given
}

// tributes appends the tributes between other players, and returns the cards that
// each player has played. It appends none if the moves do not show all cards
// played.
func tributes(dst []daifugo.Gift, v *daifugo.View) (gifts []daifugo.Gift, played [aside + 1]daifugo.Set) {
	all := daifugo.Set(0)
	for _, m := range v.Moves {
		if m.Combination.Kind == daifugo.Give {
			return dst, played
		}
		if m.Seat >= 0 && m.Seat < daifugo.MaxPlayers && m.Combination.Kind != daifugo.Name {
			played[m.Seat] |= m.Combination.Cards
			all |= m.Combination.Cards
		}
	}
	if all != v.Played {
		return dst, played
	}
	for i := range len(v.Gifts) / 2 {
		if g := v.Gifts[i]; g.From != v.Seat && g.To != v.Seat {
			dst = append(dst, g)
		}
	}
	return dst, played
}
