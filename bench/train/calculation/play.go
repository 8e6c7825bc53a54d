package main

import (
	"github.com/tefuda/tefuda/core/calculation"
	"github.com/tefuda/tefuda/core/calculation/player"
	"github.com/tefuda/tefuda/core/dice"
)

// game plays a game and records its decisions. Half of the games follow the best
// move, as the search that uses the playouts will. The others follow the policy,
// because playouts consist mostly of positions that the policy reaches.
func (t *tuner) game(v variant, round int) int {
	w := t.policy()
	s, err := calculation.New(v.lead, v.piles)
	if err != nil {
		panic(err)
	}
	follow := t.dice.Under(2) == 0 || round == 0
	for {
		if s.Card() == 0 && s.Left() > 0 {
			s.Turn(&t.dice)
		}
		moves := policyMoves(&s)
		if len(moves) == 0 {
			break
		}
		best := t.decide(&s, moves, &w, round)
		if !follow {
			best, _ = w.Choose(&s)
		}
		if err := s.Apply(best); err != nil {
			panic(err)
		}
	}
	if s.Won() {
		return 1
	}
	return 0
}

// decide returns the best move, and records the decision if there is more than
// one move.
func (t *tuner) decide(s *calculation.State, moves []calculation.Move, w *player.Weights, round int) calculation.Move {
	if len(moves) == 1 {
		return moves[0]
	}
	d := decision{values: t.value(s, moves, w, round)}
	best, most := moves[0], float32(-1)
	for i, m := range moves {
		d.features = append(d.features, player.Features(nil, s, m))
		if d.values[i] > most {
			best, most = m, d.values[i]
		}
	}
	t.decisions = append(t.decisions, d)
	return best
}

// policyMoves returns the moves among which the policy chooses: those to
// foundations if there are any, else the waste piles, with one empty pile for
// all.
func policyMoves(s *calculation.State) (moves []calculation.Move) {
	all, empty := s.LegalMoves(nil), false
	for _, m := range all {
		switch {
		case m.Kind != calculation.CardToWaste:
		case all[0].Kind != calculation.CardToWaste:
			continue
		case len(s.Pile(nil, int(m.Pile))) == 0:
			if empty {
				continue
			}
			empty = true
		}
		moves = append(moves, m)
	}
	return moves
}

// value returns the mean of 1/(1+cards left over) after each move, from playouts
// on common orders of the stock. In the first round there is no policy yet.
func (t *tuner) value(s *calculation.State, moves []calculation.Move, w *player.Weights, round int) []float32 {
	values := make([]float32, len(moves))
	for range t.playouts {
		order := *s
		order.Shuffle(&t.dice)
		for i, m := range moves {
			g := order
			if err := g.Apply(m); err != nil {
				panic(err)
			}
			rest := 0
			if round == 0 {
				rest = player.Playout(&g, player.Eager, &t.dice)
			} else {
				rest = w.Playout(&g, new(dice.Dice))
			}
			values[i] += 1 / float32(1+rest) / float32(t.playouts)
		}
	}
	return values
}
