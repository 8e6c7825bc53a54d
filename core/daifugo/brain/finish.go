package brain

import "github.com/tefuda/tefuda/core/daifugo"

// A finisher finds moves that certainly bring the best place that is free: by a
// proof, or in an end game whose hands are known.
type finisher struct {
	prover  prover
	endgame endgame
	roles   []daifugo.Role
}

// fewNodes bounds the positions of all moves of a decision, for each of the two.
const fewNodes = 500

// move returns the first such move of a hand whose turn it is, if one is found
// within so many positions for each of the two.
func (f *finisher) move(t *daifugo.Table, hand daifugo.Set, nodes int) (daifugo.Role, bool) {
	f.roles = t.LegalRoles(f.roles[:0], hand)
	f.prover.restart(nodes)
	for _, r := range f.roles {
		if f.prover.proves(t, hand, r) > 0 {
			return r, true
		}
	}
	s, open := openHands(t, hand)
	if !open {
		return daifugo.Role{}, false
	}
	if t.CanPass() {
		f.roles = append(f.roles, daifugo.Role{})
	}
	f.endgame.restart(nodes)
	for _, r := range f.roles {
		if f.endgame.after(&s, r) == better {
			return r, true
		}
	}
	return daifugo.Role{}, false
}
