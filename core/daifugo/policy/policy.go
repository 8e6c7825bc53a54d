package policy

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
)

// A Policy is a learned player: a move's score is the sum of the weights of its
// features, and a move is the likelier the higher it scores, doubling every
// 256. It keeps room to work in, so it serves one call at a time.
//
// Weights are integers, so that every platform plays the same moves.
type Policy struct {
	// Visit, if there is one, gets the features of each of several moves when
	// they are scored: i, or ^i for one that counts −1. Learning asks for them.
	Visit func(move int, features []int16)

	d       decision
	roles   []daifugo.Role
	scores  []int32
	weights []uint64
	chances []float64
	gifts   []daifugo.Set
	returns *[returnFeatures]int16
}

// New returns the learned policy.
func New() *Policy { return Of(&Learned) }

// Weights are the weights of a policy, a feature each: those of the last
// PairFeatures of a move in Pair, in units of PairUnit.
type Weights struct {
	Move   [features]int16
	Pair   [PairFeatures]int8
	Return [ReturnFeatures]int16
}

// Of returns a policy of some weights, which it shares.
func Of(w *Weights) *Policy {
	p := &Policy{roles: make([]daifugo.Role, 0, daifugo.RoleRoom), returns: &w.Return}
	p.d.weights, p.d.beside = &w.Move, &w.Pair
	return p
}

// moves lists the moves of a hand whose turn it is in p.roles, and scores
// them. A leader's pass is none.
func (p *Policy) moves(t *daifugo.Table, hand daifugo.Set) {
	if t.Choice != daifugo.NoChoice {
		p.choices(t, hand)
		return
	}
	p.roles = t.LegalRoles(p.roles[:0], hand)
	if t.Field.Kind != daifugo.Pass || len(p.roles) == 0 {
		p.roles = append(p.roles, daifugo.Role{})
	}
	if len(p.roles) > 1 {
		p.score(t, hand, p.roles)
	}
}

// score fills p.scores.
func (p *Policy) score(t *daifugo.Table, hand daifugo.Set, moves []daifugo.Role) {
	p.d.look(t, hand)
	for len(p.scores) < len(moves) {
		p.scores = append(p.scores, 0)
	}
	p.scores = p.scores[:len(moves)]
	p.d.keep = p.Visit != nil
	for i, m := range moves {
		if p.scores[i] = p.d.weigh(m, len(moves)-1); p.d.keep {
			p.Visit(i, p.d.picked)
		}
	}
}

// Choose returns the likeliest move of a hand whose turn it is, of equal ones
// the first of LegalRoles.
func (p *Policy) Choose(t *daifugo.Table, hand daifugo.Set) daifugo.Role {
	p.moves(t, hand)
	if len(p.roles) == 1 {
		return p.roles[0]
	}
	return p.roles[highestScore(p.scores)]
}

// Draw returns a move of a hand whose turn it is, each with its likelihood.
func (p *Policy) Draw(t *daifugo.Table, hand daifugo.Set, r *rand.Rand) daifugo.Role {
	p.moves(t, hand)
	if len(p.roles) == 1 {
		return p.roles[0]
	}
	sum := p.spread() // before p.weights is read: it makes them
	return p.roles[drawWeighted(p.weights, sum, r)]
}

// spread turns p.scores into p.weights and returns their sum.
func (p *Policy) spread() uint64 {
	for len(p.weights) < len(p.scores) {
		p.weights = append(p.weights, 0)
	}
	p.weights = p.weights[:len(p.scores)]
	return weighScores(p.scores, p.weights)
}

// Moves returns the moves of a hand whose turn it is and how likely each is,
// in the order of LegalRoles with a pass last. Both slices are the policy's
// own, until its next call. A leader's pass is none of them unless nothing else
// is.
func (p *Policy) Moves(t *daifugo.Table, hand daifugo.Set) ([]daifugo.Role, []float64) {
	p.moves(t, hand)
	p.chances = p.chances[:0]
	if len(p.roles) == 1 {
		p.chances = append(p.chances, 1)
		return p.roles, p.chances
	}
	sum := float64(p.spread())
	for _, w := range p.weights {
		p.chances = append(p.chances, float64(w)/sum)
	}
	return p.roles, p.chances
}

// Playout plays a game to its end by drawn moves, and draws the places that
// too many passes left open.
func (p *Policy) Playout(s *daifugo.State, r *rand.Rand) {
	for !s.Over() {
		s.Play(p.Draw(&s.Table, s.Hands[s.Turn], r))
	}
	s.DrawPlaces(r)
}

// Chance returns how likely a move is, in its canonical form, of a hand whose
// turn it is, and of how many moves it is one; a move that is none of several
// has no chance.
func (p *Policy) Chance(t *daifugo.Table, hand daifugo.Set, move daifugo.Role) (chance float64, of int) {
	p.moves(t, hand)
	if len(p.roles) == 1 {
		return 1, 1
	}
	return p.chance(move), len(p.roles)
}

// chance returns how likely one of the moves just listed is.
func (p *Policy) chance(move daifugo.Role) float64 {
	sum := p.spread()
	for i, m := range p.roles {
		if m.Canonical() == move {
			return float64(p.weights[i]) / float64(sum)
		}
	}
	return 0
}

// Behind returns by how much each move of a hand whose turn it is scores less
// than the likeliest, in the order of Moves: 0 or less, ScoreUnit for a bit. The
// slice is the policy's own, until its next call.
func (p *Policy) Behind(t *daifugo.Table, hand daifugo.Set) []int32 {
	p.moves(t, hand)
	if len(p.roles) == 1 {
		p.scores = append(p.scores[:0], 0)
	}
	best := p.scores[highestScore(p.scores)]
	for i := range p.scores {
		p.scores[i] -= best
	}
	return p.scores
}

// Loose returns how many roles of a hand whose turn it is others may beat, 4 for
// more.
func (p *Policy) Loose(t *daifugo.Table, hand daifugo.Set) int {
	p.d.look(t, hand)
	_, loose := p.d.count(hand)
	return loose
}
