package daifugo

import "math/rand/v2"

// RandomMove returns one of the legal moves, all equally likely, but never a
// leader's pass. buffer is working memory, see CombinationRoom. The game must not be
// over.
func (s *State) RandomMove(buffer []Combination, r *rand.Rand) Combination {
	if s.Rules.Has(TwoDecks) {
		return s.AnyOfPile(s.Pile(s.Turn), buffer, r)
	}
	return s.AnyMove(s.Hands[s.Turn], buffer, r)
}

// Playout plays the game to its end with RandomMove. If too many passes end it,
// the free ranks are drawn by lot.
func (s *State) Playout(buffer []Combination, r *rand.Rand) {
	for !s.Over() {
		s.Play(s.RandomMove(buffer, r))
	}
	s.DrawPlaces(r)
}

// CombinationRoom is a capacity for nearly every hand's combinations: a buffer of this
// size rarely grows.
const CombinationRoom = 256

// AnyMove is RandomMove for a hand. It does not list the singles, which are most
// of the moves.
func (t *Table) AnyMove(hand Set, buffer []Combination, r *rand.Rand) Combination {
	if t.Choice != NoChoice {
		moves := t.MovesOf(buffer[:0], hand)
		return moves[r.IntN(len(moves))]
	}
	if t.Field.Kind == Single && !t.Rules.Has(Sandstorm) {
		return pick(t.singleAnswers(hand), nil, true, r)
	}
	g := generator{t: t, dst: buffer[:0], hand: hand, jokers: hand & Jokers}
	if t.Opening || t.Field.Kind != Pass {
		return pick(0, t.LegalCombinations(buffer[:0], hand), t.Field.Kind != Pass, r)
	}
	g.hand &= Naturals
	g.combinations()
	return pick(g.hand|g.loneJoker(), g.dst, false, r)
}

// AnyOfPile is AnyMove for a hand that may have a card twice.
func (t *Table) AnyOfPile(hand Pile, buffer []Combination, r *rand.Rand) Combination {
	moves := t.MovesOfPile(buffer[:0], hand)
	if t.Choice == NoChoice && t.Field.Kind == Pass && len(moves) > 1 && moves[len(moves)-1].Kind == Pass {
		moves = moves[:len(moves)-1]
	}
	return moves[r.IntN(len(moves))]
}

// singleAnswers returns the cards of a hand that beat a single.
func (t *Table) singleAnswers(hand Set) Set {
	if t.Field.JokersOnly() {
		if t.returnable(hand) {
			return SpadeThree
		}
		return 0
	}
	return hand&t.above() | (hand & Jokers).First()
}

// pick draws a single, one of the other combinations, or a pass if pass is true.
func pick(singles Set, others []Combination, pass bool, r *rand.Rand) Combination {
	n := singles.Len()
	all := n + len(others)
	if pass {
		all++
	}
	if all == 1 && pass {
		return Combination{}
	}
	i := r.IntN(all)
	switch {
	case i < n:
		for ; i > 0; i-- {
			singles &= singles - 1
		}
		return single(singles.First())
	case i < n+len(others):
		return others[i-n]
	}
	return Combination{}
}

// RandomCards returns n random cards of a hand, all if there are fewer.
//
//go:noinline
func RandomCards(hand Set, n int8, r *rand.Rand) (cards Set) {
	for ; n > 0 && cards != hand; n-- {
		left := hand &^ cards
		for range r.IntN(left.Len()) {
			left &= left - 1
		}
		cards |= left.First()
	}
	return cards
}
