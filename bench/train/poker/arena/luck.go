package main

import (
	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// luck estimates the chips that the board's cards brought a seat in a hand for two.
// Each time cards were dealt, it adds the pot at that time, times the change of the
// seat's equity against the other hand. Its expectation is 0 whatever the players do.
// So a seat's win minus its luck has the same mean and less noise (M. White,
// M. Bowling, "Learning a Value Analysis Tool for Agent Evaluation", 2009,
// https://webdocs.cs.ualberta.ca/~bowling/papers/09ijcai-mivat.pdf). If all chips
// were in, that difference is the all-in equity.
type luck struct {
	table *poker.Table7
	dice  dice.Dice
	pots  [3]float64 // when flop, turn and river were dealt, 0 if they were not
	known int        // cards of the board
}

// see records the pot if cards were dealt since the last action.
func (l *luck) see(h *game.Hand) {
	if len(h.Board) == l.known {
		return
	}
	paid := [2]int64{}
	for i := range paid {
		p := &h.Players[i]
		paid[i] = p.Paid + p.Ante
	}
	for ; l.known < len(h.Board); l.known++ {
		l.pots[max(l.known-2, 0)] = 2 * float64(min(paid[0], paid[1]))
	}
}

// of returns the luck of a seat in chips.
func (l *luck) of(h *game.Hand, seat int8) (chips float64) {
	mine, theirs := h.Holds(seat), h.Holds(1-seat)
	before := 0.0
	for i, n := range [...]int{0, 3, 4, 5} {
		if n > len(h.Board) {
			break
		}
		now := l.equity(mine, theirs, h.Board[:n])
		if i > 0 {
			chips += l.pots[i-1] * (now - before)
		}
		before = now
	}
	return chips
}

// runs is the number of boards sampled for the equity before the flop.
const runs = 600

// equity returns the share of the pot that a hand wins from another, over all ways to
// complete the board. Before the flop it samples some.
func (l *luck) equity(mine, theirs, board []cards.Card) float64 {
	used := cards.SetOf(append(append(mine[:2:2], theirs...), board...)...)
	var left []cards.Card
	for _, c := range poker.Deck(0) {
		if !used.Has(c) {
			left = append(left, c)
		}
	}
	won, n := 0.0, 0
	full := append(make([]cards.Card, 0, 5), board...)
	switch len(board) {
	case 5:
		return l.wins(mine, theirs, full)
	case 4:
		for _, c := range left {
			won += l.wins(mine, theirs, append(full, c))
			n++
		}
	case 3:
		for i, c := range left {
			for _, e := range left[:i] {
				won += l.wins(mine, theirs, append(full, c, e))
				n++
			}
		}
	default:
		for ; n < runs; n++ {
			for i := range 5 {
				k := i + int(l.dice.Under(uint32(len(left)-i)))
				left[i], left[k] = left[k], left[i]
			}
			won += l.wins(mine, theirs, left[:5])
		}
	}
	return won / float64(n)
}

// wins returns 1 for a win, ½ for a tie, 0 for a loss.
func (l *luck) wins(mine, theirs, board []cards.Card) float64 {
	base := poker.SumOf(board...)
	a, b := l.table.Strength(base.With(mine[0]).With(mine[1])), l.table.Strength(base.With(theirs[0]).With(theirs[1]))
	switch {
	case a > b:
		return 1
	case a == b:
		return 0.5
	}
	return 0
}
