package main

import (
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
)

// luck estimates the chips that the board's cards brought a seat in a hand. Each time
// cards were dealt, it adds the pot at that time, times the change of the seat's share
// of it among the hands still in. Its expectation is 0 whatever the players do.
// So a seat's win minus its luck has the same mean and less noise (M. White,
// M. Bowling, "Learning a Value Analysis Tool for Agent Evaluation", 2009,
// https://webdocs.cs.ualberta.ca/~bowling/papers/09ijcai-mivat.pdf). If all chips
// were in, that difference is the all-in equity.
type luck struct {
	table *poker.Table7
	dice  dice.Dice
	pots  [3]float64 // when flop, turn and river were dealt, 0 if they were not
	live  [3][]int8  // the seats still in then
	known int        // cards of the board
}

// see records the pot if cards were dealt since the last action.
func (l *luck) see(h *game.Hand) {
	if len(h.Board) == l.known {
		return
	}
	pot, live := 0.0, []int8(nil)
	for i := range h.Seats {
		p := &h.Players[i]
		pot += float64(p.Paid + p.Ante)
		if p.In && !p.Folded {
			live = append(live, i)
		}
	}
	for ; l.known < len(h.Board); l.known++ {
		l.pots[max(l.known-2, 0)], l.live[max(l.known-2, 0)] = pot, live
	}
}

// of returns the luck of a seat in chips.
func (l *luck) of(h *game.Hand, seat int8) (chips float64) {
	used := cards.Set(0)
	for i := range h.Seats {
		used |= cards.SetOf(h.Holds(i)...)
	}
	for i, n := range [...]int{3, 4, 5} {
		if n > len(h.Board) {
			break
		}
		var hands [][]cards.Card
		for _, other := range l.live[i] {
			if hand := h.Holds(other); other == seat {
				hands = append([][]cards.Card{hand}, hands...)
			} else {
				hands = append(hands, hand)
			}
		}
		if slices.Contains(l.live[i], seat) && len(hands) > 1 {
			before := [...]int{0, 3, 4}[i]
			chips += l.pots[i] * (l.equity(hands, h.Board[:n], used) - l.equity(hands, h.Board[:before], used))
		}
	}
	return chips
}

// runs is the number of boards sampled for the equity before the flop.
const runs = 600

// equity returns the share of the pot that the first hand wins, 0 to 1: the mean over
// all ways to complete the board from the unused cards. Before the flop it samples
// them.
func (l *luck) equity(hands [][]cards.Card, board []cards.Card, used cards.Set) float64 {
	used |= cards.SetOf(board...)
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
		return l.wins(hands, full)
	case 4:
		for _, c := range left {
			won += l.wins(hands, append(full, c))
			n++
		}
	case 3:
		for i, c := range left {
			for _, e := range left[:i] {
				won += l.wins(hands, append(full, c, e))
				n++
			}
		}
	default:
		for ; n < runs; n++ {
			for i := range 5 {
				k := i + int(l.dice.Under(uint32(len(left)-i)))
				left[i], left[k] = left[k], left[i]
			}
			won += l.wins(hands, left[:5])
		}
	}
	return won / float64(n)
}

// wins returns 1 for a win, a part for a tie, 0 for a loss of the first hand.
func (l *luck) wins(hands [][]cards.Card, board []cards.Card) float64 {
	base, mine, tied := poker.SumOf(board...), uint32(0), 1
	for i, hand := range hands {
		s := uint32(l.table.Strength(base.With(hand[0]).With(hand[1])))
		switch {
		case i == 0:
			mine = s
		case s > mine:
			return 0
		case s == mine:
			tied++
		}
	}
	return 1 / float64(tied)
}
