package calculation

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/dice"
)

// A Policy is a way to play without looking ahead.
type Policy uint8

// The policies of playouts. Random is the article's simpleplayout: any legal
// move, each as likely, equal moves counted separately. Eager plays to a
// foundation whenever it can and lays its card on any waste pile. Tuned, the
// rollout policy of the search, plays to the foundations, too, and lays its
// card by tuned weights.
const (
	Random Policy = iota
	Eager
	Tuned
)

// Playout plays s to its end and returns the number of cards left over: 0 is
// a win. A hidden stock is drawn from by chance. It allocates nothing.
func (s *State) Playout(p Policy, dice *dice.Dice) int {
	switch p {
	case Random:
		s.playRandom(dice)
	case Eager:
		s.playEager(dice)
	default:
		tuned.Playout(s, dice)
	}
	return int(s.rest)
}

// playRandom is the loop of the article.
func (s *State) playRandom(dice *dice.Dice) {
	for {
		if s.card == 0 && s.left > 0 {
			s.Turn(dice)
		}
		fromWaste := s.wasteMoves()
		all := fromWaste
		if s.card != 0 {
			all += uint32(bits.OnesCount32(s.wanted(s.card))) + uint32(s.piles)
		}
		if all == 0 {
			return
		}
		i := uint32(0)
		if all > 1 {
			i = dice.Under(all)
		}
		if i < fromWaste {
			s.raiseTop(i)
		} else {
			s.playCard(i - fromWaste)
		}
	}
}

// wasteMoves counts the moves from waste piles to foundations.
func (s *State) wasteMoves() (n uint32) {
	for _, t := range s.tops[:s.piles] {
		n += uint32(bits.OnesCount32(s.wanted(t.rank())))
	}
	return n
}

// raiseTop makes the i-th move from a waste pile to a foundation.
func (s *State) raiseTop(i uint32) {
	for k := range s.piles {
		w := s.wanted(s.tops[k].rank())
		if n := uint32(bits.OnesCount32(w)); i >= n {
			i -= n
			continue
		}
		s.pop(k)
		s.raise(nth(w, i))
		return
	}
}

// playCard makes the i-th move of the visible card.
func (s *State) playCard(i uint32) {
	w := s.wanted(s.card)
	if n := uint32(bits.OnesCount32(w)); i >= n {
		s.lay(uint8(i - n))
		return
	}
	s.card = 0
	s.raise(nth(w, i))
}

// nth returns the i-th foundation of a set.
func nth(set, i uint32) uint8 {
	for ; i > 0; i-- {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros32(set))
}

func (s *State) playEager(dice *dice.Dice) {
	for {
		if s.card == 0 && s.left > 0 {
			s.Turn(dice)
		}
		fromWaste, fromCard := s.wasteMoves(), uint32(bits.OnesCount32(s.wanted(s.card)))
		switch {
		case fromWaste+fromCard > 0:
			if i := dice.Under(fromWaste + fromCard); i < fromWaste {
				s.raiseTop(i)
			} else {
				s.playCard(i - fromWaste)
			}
		case s.card != 0:
			s.lay(uint8(dice.Under(uint32(s.piles))))
		default:
			return
		}
	}
}
