package calculation

import "github.com/tefuda/tefuda/core/dice"

// Playout plays s to its end by the policy of these weights, as State.Playout
// does by the tuned ones: a card that can go to a foundation goes there, the
// one and the way that the weights prefer, and else to the waste pile that
// they prefer.
func (w *Weights) Playout(s *State, dice *dice.Dice) int {
	for {
		if s.card == 0 && s.left > 0 {
			s.Turn(dice)
		}
		m, ok := w.Choose(s)
		if !ok {
			return int(s.rest)
		}
		s.play(m)
	}
}

// Choose returns the move of the policy, when the next card is turned; false
// when the game is over.
func (w *Weights) Choose(s *State) (m Move, ok bool) {
	if m, ok = w.choosePlay(s); ok || s.card == 0 {
		return m, ok
	}
	return Move{Kind: CardToWaste, Pile: w.choosePile(s), Rank: s.card}, true
}

// choosePlay returns the best move to a foundation, if there is one.
func (w *Weights) choosePlay(s *State) (best Move, ok bool) {
	if s.visible()&s.wantedRanks() == 0 {
		return best, false
	}
	var all [MaxMoves]Move
	n := s.plays(&all)
	if n == 1 {
		return all[0], true
	}
	most := int32(-1 << 31)
	for i := range n {
		var at places
		sum := int32(0)
		for k := range s.playFeatures(&at, all[i]) {
			sum += int32(w[at[k]])
		}
		if sum > most {
			best, most = all[i], sum
		}
	}
	return best, true
}

// choosePile returns the best waste pile for the visible card.
func (w *Weights) choosePile(s *State) (best uint8) {
	var v view
	s.view(&v)
	most := int32(-1 << 31)
	for k := range s.piles {
		var sum int32
		if t := s.tops[k]; t != 0 {
			sum = w.onPile(s, t, &v)
		} else {
			sum = w.onEmpty(s, &v)
		}
		if sum > most {
			best, most = k, sum
		}
	}
	return best
}

func (w *Weights) onEmpty(s *State, v *view) int32 {
	sum := int32(w[v.atEmpty()])
	if s.card == king {
		sum += int32(w[atEmptyKing])
	}
	return sum
}

// onPile adds up the weights of atPile.
func (w *Weights) onPile(s *State, top node, v *view) (sum int32) {
	var at places
	n := s.atPile(&at, top, v)
	for _, i := range at[:n] {
		sum += int32(w[i])
	}
	return sum
}
