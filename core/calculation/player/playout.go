package player

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/dice"
)

// A Policy is a way to play without looking ahead.
type Policy uint8

// The policies of playouts. Random is fuji's simpleplayout: any legal move with
// equal chance, where equal moves count separately. Eager plays to a foundation
// whenever it can and puts its card on any waste pile. Tuned, the rollout policy
// of the search, also plays to the foundations first, and chooses moves by tuned
// weights.
const (
	Random Policy = iota
	Eager
	Tuned
)

// Playout plays s to its end and returns the number of cards left over: 0 is a
// win. From a hidden stock it draws at random. It allocates nothing.
func Playout(s *calculation.State, p Policy, dice *dice.Dice) int {
	switch p {
	case Random:
		playRandom(s, dice)
	case Eager:
		playEager(s, dice)
	default:
		tuned.Playout(s, dice)
	}
	return s.Rest()
}

// playRandom is fuji's game loop.
func playRandom(s *calculation.State, dice *dice.Dice) {
	for {
		if s.Card() == 0 && s.Left() > 0 {
			s.Turn(dice)
		}
		fromWaste := wasteMoves(s)
		all := fromWaste
		if s.Card() != 0 {
			all += uint32(bits.OnesCount32(s.Wanted(s.Card()))) + uint32(s.Piles())
		}
		if all == 0 {
			return
		}
		i := uint32(0)
		if all > 1 {
			i = dice.Under(all)
		}
		if i < fromWaste {
			raiseTop(s, i)
		} else {
			playCard(s, i-fromWaste)
		}
	}
}

// wasteMoves counts the moves from waste piles to foundations.
func wasteMoves(s *calculation.State) (n uint32) {
	for k := range uint8(s.Piles()) {
		n += uint32(bits.OnesCount32(s.Wanted(s.Stack(k).Rank())))
	}
	return n
}

// raiseTop makes the i-th move from a waste pile to a foundation.
func raiseTop(s *calculation.State, i uint32) {
	for k := range uint8(s.Piles()) {
		w := s.Wanted(s.Stack(k).Rank())
		if n := uint32(bits.OnesCount32(w)); i >= n {
			i -= n
			continue
		}
		s.RaiseTop(k, nth(w, i))
		return
	}
}

// playCard makes the i-th move of the visible card.
func playCard(s *calculation.State, i uint32) {
	w := s.Wanted(s.Card())
	if n := uint32(bits.OnesCount32(w)); i >= n {
		s.Lay(uint8(i - n))
		return
	}
	s.RaiseCard(nth(w, i))
}

// nth returns the i-th foundation of a set.
func nth(set, i uint32) uint8 {
	for ; i > 0; i-- {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros32(set))
}

func playEager(s *calculation.State, dice *dice.Dice) {
	for {
		if s.Card() == 0 && s.Left() > 0 {
			s.Turn(dice)
		}
		fromWaste, fromCard := wasteMoves(s), uint32(bits.OnesCount32(s.Wanted(s.Card())))
		switch {
		case fromWaste+fromCard > 0:
			if i := dice.Under(fromWaste + fromCard); i < fromWaste {
				raiseTop(s, i)
			} else {
				playCard(s, i-fromWaste)
			}
		case s.Card() != 0:
			s.Lay(uint8(dice.Under(uint32(s.Piles()))))
		default:
			return
		}
	}
}
