package prove

import "github.com/tefuda/tefuda/core/daifugo"

// A Finisher finds moves that certainly bring the best place that is free: by a
// proof, or in an end game whose hands are known.
type Finisher struct {
	Prover  Prover
	Endgame Endgame

	roles []daifugo.Role
}

// FewNodes bounds the positions of all moves of a decision, for each of the two.
const FewNodes = 500

// Move returns the first such move of a hand whose turn it is, if one is found
// within so many positions for each of the two.
func (f *Finisher) Move(t *daifugo.Table, hand daifugo.Set, nodes int) (daifugo.Role, bool) {
	f.roles = t.LegalRoles(f.roles[:0], hand)
	f.Prover.Restart(nodes)
	for _, r := range f.roles {
		if f.Prover.Proves(t, hand, r) > 0 {
			return r, true
		}
	}
	s, open := OpenHands(t, hand)
	if !open {
		return daifugo.Role{}, false
	}
	if t.CanPass() {
		f.roles = append(f.roles, daifugo.Role{})
	}
	f.Endgame.Restart(nodes)
	for _, r := range f.roles {
		if f.Endgame.After(&s, r) == Better {
			return r, true
		}
	}
	return daifugo.Role{}, false
}
