package daifugo

import "math/rand/v2"

// RandomMove returns one of the legal moves, each as likely as any other, but
// no pass of a leader. buffer is room to work in, see RoleRoom. The game must
// not be over.
func (s *State) RandomMove(buffer []Role, r *rand.Rand) Role {
	return s.random(s.Hands[s.Turn], buffer, r)
}

// Playout plays the game to its end with RandomMove, and draws the places that
// too many passes left open.
func (s *State) Playout(buffer []Role, r *rand.Rand) {
	for !s.Over() {
		s.Play(s.RandomMove(buffer, r))
	}
	s.DrawPlaces(r)
}

// RoleRoom is room for the roles of nearly every hand, a capacity with which a
// buffer rarely grows.
const RoleRoom = 256

// random picks a move without listing the singles, which are most of them.
func (t *Table) random(hand Set, buffer []Role, r *rand.Rand) Role {
	g := generator{t: t, dst: buffer[:0], hand: hand & t.above(), jokers: hand & Jokers}
	singles := Set(0)
	switch {
	case t.Opening:
		moves := t.LegalRoles(buffer[:0], hand)
		return moves[r.IntN(len(moves))]
	case t.Field.Kind <= Single:
		singles = g.hand | g.loneJoker()
		if t.Field.Kind == Pass {
			g.combinations()
		} else if t.returnable(hand) {
			singles = spadeThree
		}
	default:
		g.dst = t.LegalRoles(g.dst, hand)
	}
	return pick(singles, g.dst, t.Field.Kind != Pass, r)
}

// pick draws a single, one of the other roles, or a pass.
func pick(singles Set, others []Role, pass bool, r *rand.Rand) Role {
	n := singles.Len()
	all := n + len(others)
	if pass {
		all++
	}
	i := 0
	if all > 1 {
		i = r.IntN(all)
	}
	switch {
	case i < n:
		for ; i > 0; i-- {
			singles &= singles - 1
		}
		return single(singles.First())
	case i < n+len(others):
		return others[i-n]
	}
	return Role{}
}
