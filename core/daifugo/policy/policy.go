package policy

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/daifugo"
)

// A Policy is a learned player. A move's score is the sum of the weights of its
// features, and 256 more (ScoreUnit) make a move twice as likely. Weights are
// integers, so that every platform plays the same moves. It reuses its buffers,
// so it serves one call at a time.
type Policy struct {
	// Visit, if not nil, gets the features of every scored move where there are
	// several moves. An entry is i, or ^i for a feature that counts −1. Training
	// uses it.
	Visit func(move int, features []int16)

	d            decision
	combinations []daifugo.Combination
	legal        []daifugo.Combination // work space of playTwoDecks
	shadow       daifugo.Table
	scores       []int32
	weights      []uint64
	chances      []float64
	gifts        []daifugo.Set
	returns      *[returnFeatures]int16
}

// New returns the learned policy.
func New() *Policy { return Of(&Learned) }

// Weights are the weights of a policy, one per feature. Move and Return are in
// 1/256 bit (see ScoreUnit). Pair is for the last PairFeatures features of a
// move, in PairUnit of these.
type Weights struct {
	Move   [features]int16
	Pair   [PairFeatures]int8
	Return [ReturnFeatures]int16
}

// Of returns a policy with the given weights. It keeps the pointer and does not
// copy them.
func Of(w *Weights) *Policy {
	p := &Policy{combinations: make([]daifugo.Combination, 0, daifugo.CombinationRoom), returns: &w.Return}
	p.d.weights, p.d.pairs = &w.Move, &w.Pair
	return p
}

// moves lists the moves of the hand to move in p.combinations and scores them. The
// leader's pass is listed only if nothing else is.
func (p *Policy) moves(t *daifugo.Table, hand daifugo.Set) {
	if t.Choice != daifugo.NoChoice {
		p.choices(t, hand)
		return
	}
	p.combinations = t.LegalCombinations(p.combinations[:0], hand)
	if t.Field.Kind != daifugo.Pass || len(p.combinations) == 0 {
		p.combinations = append(p.combinations, daifugo.Combination{})
	}
	if len(p.combinations) > 1 {
		p.score(t, hand, p.combinations)
	}
}

// score fills p.scores, in the order of moves.
func (p *Policy) score(t *daifugo.Table, hand daifugo.Set, moves []daifugo.Combination) {
	p.d.look(t, hand)
	for len(p.scores) < len(moves) {
		p.scores = append(p.scores, 0)
	}
	p.scores = p.scores[:len(moves)]
	p.d.keep = p.Visit != nil
	for i, m := range moves {
		if p.scores[i] = p.d.scoreOf(m, len(moves)-1); p.d.keep {
			p.Visit(i, p.d.picked)
		}
	}
}

// Choose returns the likeliest move of the hand to move; of equal ones the first
// in the order of LegalCombinations.
func (p *Policy) Choose(t *daifugo.Table, hand daifugo.Set) daifugo.Combination {
	p.moves(t, hand)
	if len(p.combinations) == 1 {
		return p.combinations[0]
	}
	return p.combinations[highestScore(p.scores)]
}

// Draw draws a move of the hand to move by the policy's probabilities.
func (p *Policy) Draw(t *daifugo.Table, hand daifugo.Set, r *rand.Rand) daifugo.Combination {
	p.moves(t, hand)
	if len(p.combinations) == 1 {
		return p.combinations[0]
	}
	sum := p.spread() // before p.weights is read: it makes them
	return p.combinations[drawWeighted(p.weights, sum, r)]
}

// spread turns p.scores into p.weights and returns their sum.
func (p *Policy) spread() uint64 {
	for len(p.weights) < len(p.scores) {
		p.weights = append(p.weights, 0)
	}
	p.weights = p.weights[:len(p.scores)]
	return likelihoods(p.scores, p.weights)
}

// Moves returns the moves of the hand to move and their probabilities, in the
// order of LegalCombinations with a pass last. The leader's pass is left out unless it
// is the only move. Both slices belong to the policy and are valid until its next
// call.
func (p *Policy) Moves(t *daifugo.Table, hand daifugo.Set) ([]daifugo.Combination, []float64) {
	p.moves(t, hand)
	p.chances = p.chances[:0]
	if len(p.combinations) == 1 {
		p.chances = append(p.chances, 1)
		return p.combinations, p.chances
	}
	sum := float64(p.spread())
	for _, w := range p.weights {
		p.chances = append(p.chances, float64(w)/sum)
	}
	return p.combinations, p.chances
}

// Playout plays a game to its end by drawn moves. If too many passes end it, the
// open ranks are drawn by lot.
func (p *Policy) Playout(s *daifugo.State, r *rand.Rand) {
	for !s.Over() {
		if s.Rules.Has(daifugo.TwoDecks) {
			p.playTwoDecks(s, r)
			continue
		}
		s.Play(p.Draw(&s.Table, s.Hands[s.Turn], r))
	}
	s.DrawPlaces(r)
}

// playTwoDecks draws a move in the position of daifugo.Table.OneDeck and plays
// the legal move most like it.
//
//go:noinline
func (p *Policy) playTwoDecks(s *daifugo.State, r *rand.Rand) {
	p.legal = s.LegalMoves(p.legal[:0])
	hand := s.OneDeck(&p.shadow, s.Pile(s.Turn))
	s.Play(s.Closest(p.legal, p.Draw(&p.shadow, hand, r)))
}

// Chance returns the probability of a move in its canonical form, for the hand to
// move, and the number of moves there are. A move that is not among several has
// probability 0.
func (p *Policy) Chance(t *daifugo.Table, hand daifugo.Set, move daifugo.Combination) (chance float64, of int) {
	p.moves(t, hand)
	if len(p.combinations) == 1 {
		return 1, 1
	}
	return p.chance(move), len(p.combinations)
}

// chance returns the probability of one of the moves just listed.
func (p *Policy) chance(move daifugo.Combination) float64 {
	sum := p.spread()
	for i, m := range p.combinations {
		if m.Canonical() == move {
			return float64(p.weights[i]) / float64(sum)
		}
	}
	return 0
}

// Behind returns each move's score minus the best one, in the order of Moves: 0
// or less, ScoreUnit per bit. The slice belongs to the policy and is valid until
// its next call.
func (p *Policy) Behind(t *daifugo.Table, hand daifugo.Set) []int32 {
	p.moves(t, hand)
	if len(p.combinations) == 1 {
		p.scores = append(p.scores[:0], 0)
	}
	best := p.scores[highestScore(p.scores)]
	for i := range p.scores {
		p.scores[i] -= best
	}
	return p.scores
}

// Loose returns how many combinations of the hand to move others may beat, 4 for
// four or more.
func (p *Policy) Loose(t *daifugo.Table, hand daifugo.Set) int {
	p.d.look(t, hand)
	_, loose := p.d.count(hand)
	return loose
}
