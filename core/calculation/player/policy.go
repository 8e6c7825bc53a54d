package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

// Playout plays s to its end by the policy with these weights, and returns the
// number of cards left over. A card that can go to a foundation does. The weights
// choose which card and which foundation, and otherwise which waste pile.
func (w *Weights) Playout(s *calculation.State, dice *dice.Dice) int {
	for {
		if s.Card() == 0 && s.Left() > 0 {
			s.Turn(dice)
		}
		m, ok := w.Choose(s)
		if !ok {
			return s.Rest()
		}
		s.Play(m)
	}
}

// Choose returns the policy's move after the next card is turned; false if the
// game is over.
func (w *Weights) Choose(s *calculation.State) (m calculation.Move, ok bool) {
	if m, ok = w.choosePlay(s); ok || s.Card() == 0 {
		return m, ok
	}
	return calculation.Move{Kind: calculation.CardToWaste, Pile: w.choosePile(s), Rank: s.Card()}, true
}

// choosePlay returns the best move to a foundation, if there is one.
func (w *Weights) choosePlay(s *calculation.State) (best calculation.Move, ok bool) {
	if s.Visible()&s.WantedRanks() == 0 {
		return best, false
	}
	var all [calculation.MaxMoves]calculation.Move
	n := s.FoundationMoves(&all)
	if n == 1 {
		return all[0], true
	}
	most := int32(-1 << 31)
	for i := range n {
		var at places
		sum := int32(0)
		for k := range playFeatures(s, &at, all[i]) {
			sum += int32(w[at[k]])
		}
		if sum > most {
			best, most = all[i], sum
		}
	}
	return best, true
}

// choosePile returns the best waste pile for the visible card.
func (w *Weights) choosePile(s *calculation.State) (best uint8) {
	var v view
	v.of(s)
	most := int32(-1 << 31)
	for k := range uint8(s.Piles()) {
		var sum int32
		if t := s.Stack(k); t != 0 {
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

func (w *Weights) onEmpty(s *calculation.State, v *view) int32 {
	sum := int32(w[v.atEmpty()])
	if s.Card() == calculation.Ranks {
		sum += int32(w[atEmptyKing])
	}
	return sum
}

// onPile sums the weights of atPile.
func (w *Weights) onPile(s *calculation.State, top calculation.Stack, v *view) (sum int32) {
	var at places
	n := atPile(s, &at, top, v)
	for _, i := range at[:n] {
		sum += int32(w[i])
	}
	return sum
}

// knownRollout returns the fewest cards that the rollout policy leaves over if it
// knows a fixed stock. Card by card it first tries where the other waste piles
// lead, and takes the best. rest is the policy's own result. It makes about
// `playouts` playouts: fewer if one wins, and up to one per pile more. Thoughtful
// players win many games that the policy loses, but they do not see the stock:
// their chance is between the two results.
func knownRollout(s *calculation.State, rest, playouts int) int {
	var at, room calculation.State
	at.Set(s)
	best := rest
	for playouts > 0 && best > 0 {
		if at.Card() == 0 && at.Left() > 0 {
			at.Turn(nil)
		}
		m, ok := tuned.Choose(&at)
		if !ok {
			break
		}
		if m.Kind == calculation.CardToWaste {
			playouts -= tryOthers(&at, &m.Pile, &best, &room)
		}
		at.Play(m)
	}
	return best
}

// tryOthers tries the waste piles other than *pile, the policy's choice, and
// returns how many playouts that took. A pile that leaves fewer cards over than
// *least replaces both. room is its buffer.
func tryOthers(s *calculation.State, pile *uint8, least *int, room *calculation.State) (playouts int) {
	taken := *pile
	for k := uint8(0); int(k) < s.Piles() && *least > 0; k++ {
		if k == taken || isSpare(s, k) {
			continue
		}
		room.Set(s)
		room.Lay(k)
		if rest := rollOut(room); rest < *least {
			*least, *pile = rest, k
		}
		playouts++
	}
	return playouts
}

// rollOut plays s, whose stock must be fixed, to its end by the rollout policy
// and returns how many cards are left over.
func rollOut(s *calculation.State) int {
	return tuned.Playout(s, nil) // a fixed stock takes no dice
}
