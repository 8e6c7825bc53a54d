package levels

import "github.com/tefuda/tefuda/core/daifugo"

// plain returns a move that needs no thought, if there is one. It goes out; or it
// clears the field at once, so that the rest can be led as one combination; or it
// is the Three of spades on a joker. None of these moves is a foul. If playing
// the whole hand is a foul, plain returns another move instead, where there is
// one.
//
//go:noinline
func (p *Player) plain(t *daifugo.Table, hand daifugo.Set) (move daifugo.Combination, found bool) {
	p.combinations = t.LegalCombinations(p.combinations[:0], hand)
	wins, fouls := false, false
	for _, r := range p.combinations {
		switch {
		case r.Cards == hand:
			if !t.Forbids(r) {
				return r, true
			}
			fouls = true
		case wins:
		case t.Cuts(r) && p.leadsAll(t, hand&^r.Cards, r):
			move, found, wins = r, true, true
		case t.IsReturn(r):
			move, found = r, true
		}
	}
	if fouls && !found {
		return p.noFoul(t, hand)
	}
	return move, found
}

// noFoul returns a move that does not play the whole hand: a pass, else a part of
// the hand, if possible one after which the rest can go out. p.combinations must
// be the legal combinations.
func (p *Player) noFoul(t *daifugo.Table, hand daifugo.Set) (move daifugo.Combination, found bool) {
	if t.CanPass() {
		return move, true
	}
	for _, r := range p.combinations {
		if r.Cards == hand {
			continue
		}
		p.after.Copy(t)
		p.after.Advance(r)
		p.after.EmptyField()
		if move, found = r, true; p.goesOut(hand &^ r.Cards) {
			break
		}
	}
	return move, found
}

// leadsAll reports whether, right after a combination that clears the field, the
// rest of the hand can be led as one combination without a foul.
func (p *Player) leadsAll(t *daifugo.Table, rest daifugo.Set, r daifugo.Combination) bool {
	if !fitsTogether(rest & daifugo.Naturals) {
		return false
	}
	after := &p.after
	after.Copy(t)
	after.Advance(r)
	return after.Turn == t.Turn && after.Choice == daifugo.NoChoice && after.Field.Kind == daifugo.Pass && p.goesOut(rest)
}

// goesOut reports whether cards can be played as one combination at the table
// p.after without a foul.
func (p *Player) goesOut(cards daifugo.Set) bool {
	p.rest = p.after.LegalCombinations(p.rest[:0], cards)
	for _, last := range p.rest {
		if last.Cards == cards && !p.after.Forbids(last) {
			return true
		}
	}
	return false
}

// fitsTogether reports whether natural cards are all of one rank or all of one
// suit, as in a combination.
func fitsTogether(cards daifugo.Set) bool {
	if cards.Lowest() >= cards.Highest() {
		return true
	}
	for suit := range 4 {
		if cards&^(daifugo.OneSuit<<suit) == 0 {
			return true
		}
	}
	return false
}
