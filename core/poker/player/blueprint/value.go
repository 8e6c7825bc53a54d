package blueprint

import (
	"math"

	"github.com/tefuda/tefuda/core/poker/game"
)

// versus is the result of one hand against each other on the boards measured last.
type versus struct {
	hand      int
	won, both [Hands]int16 // half boards won, and boards
}

// add compares the hands on the board ranked last.
func (s *versus) add(strengths *[Hands]uint16) {
	own := strengths[s.hand]
	if own == Never {
		return
	}
	for h, x := range strengths {
		if x == Never {
			continue
		}
		s.both[h]++
		switch {
		case own > x:
			s.won[h] += 2
		case own == x:
			s.won[h]++
		}
	}
}

// shares are the hand's shares of the pot against each other hand, without more
// bets. They are exact except before the flop, where they are those of the kinds,
// and on a flop, where they are sampled.
func (l *Line) shares(hand int) []float64 {
	shares, k := make([]float64, Hands), l.book
	for h := range shares {
		if l.round == 0 {
			a, b := k.kinds[hand], k.kinds[h]
			shares[h] = float64(k.odds.wins[a][b]) / float64(k.odds.pairs[a][b])
		} else if n := k.versus.both[h]; n > 0 {
			shares[h] = float64(k.versus.won[h]) / float64(2*n)
		}
	}
	return shares
}

// A scorer values actions: both players follow the strategy in this round, and
// later win their hands' shares of the pot.
type scorer struct {
	*Line
	me     int8
	own    int32 // bucket
	shares []float64
	put    float64     // chips that the action costs
	chip   float64     // chips of the tree's unit after the action
	after  *Node       // the node after the action
	most   float64     // chips that can be lost
	parts  [][]float64 // weights after each move
}

// value returns the value of a node compared with folding now, against weights of
// the other player's hands. It is multiplied by the sum of the weights.
func (s *scorer) value(at int32, weights []float64, moves int) (value float64) {
	n, you := &s.Nodes[at], 1-s.me
	mine := min(s.put+float64(s.chip*float64(n.Paid[s.me]-s.after.Paid[s.me])), s.most)
	mass := 0.0
	for _, w := range weights {
		mass += w
	}
	switch {
	case n.Player == AtFold && n.Paid[s.me] < n.Paid[you]:
		return -mine * mass
	case n.Player == AtFold:
		return (float64(s.pot) + float64(s.chip*float64(n.Paid[you]-s.after.Paid[you]))) * mass
	case n.Player == AtShowdown || n.Round != s.round:
		return s.leaf(mine, mass, weights)
	}
	var some [MaxActions]float64
	if n.Player == s.me {
		for i, p := range s.Chances(at, s.own, &some) {
			if p > 0 {
				value += float64(p * s.value(n.First+int32(i), weights, moves+1))
			}
		}
		return value
	}
	var chance [MaxActions][kinds]float64
	for b := range Buckets[n.Round] {
		for i, p := range s.Chances(at, b, &some) {
			chance[i][b] = p
		}
	}
	for moves >= len(s.parts) {
		s.parts = append(s.parts, make([]float64, Hands))
	}
	buckets, part := s.Buckets(), s.parts[moves]
	for i := range n.N {
		for h, w := range weights {
			part[h] = float64(w * chance[i][buckets[h]])
		}
		value += s.value(n.First+int32(i), part, moves+1)
	}
	return value
}

// leaf is the value at the end of a round or of the hand, where both have paid the
// same.
func (s *scorer) leaf(mine, mass float64, weights []float64) float64 {
	won := 0.0
	for h, w := range weights {
		won += float64(w * s.shares[h])
	}
	pot := float64(s.pot) + float64(2*mine) + float64(s.bets[s.me]-s.bets[1-s.me])
	share := won / max(mass, 1e-300)
	left := s.most - mine
	if s.Betting.Stack == 0 {
		left = min(left, float64(limits*s.big))
	}
	if left > 0 {
		share = realised(share, left/pot, s.round, s.me == 0)
	}
	return (float64(share*pot) - mine) * mass
}

// realised is the share of the pot that a hand wins after a round if more bets are
// possible. Better hands win more than their share, as bets follow. Others win
// less, though at least 0, as they can fold. It was fitted to hands of the strategy
// against itself.
func realised(share, deep float64, round int8, last bool) float64 {
	side := float64(position * min(deep, 1))
	if !last {
		side = -side
	}
	return max(share+float64(slopes[round]*math.Sqrt(deep)*(share-even))+side, 0)
}

const (
	limits   = 6    // big blinds bet later with fixed limits
	even     = 0.57 // share at which a hand wins just its share
	position = 0.03 // of the pot, won by the player who acts last and lost by the other
)

// slopes are how much more the better hands win, by the round before.
var slopes = [3]float64{1, 1, 0.2}

// Pushes is the largest stack, in big blinds, with which the button only moves
// all-in or folds.
const Pushes = 12

// score sets the values of a node's options for a hand.
func (l *Line) score(a *Advice, legal *game.Legal, me int8, hand int) {
	most := l.least()
	s := &scorer{Line: l, me: me, own: int32(l.Buckets()[hand]), shares: l.shares(hand), most: float64(most - l.bets[me])}
	theirs := l.Weights[1-me]
	mass := 0.0
	for _, w := range theirs {
		mass += w
	}
	for i := range a.Options {
		o := &a.Options[i]
		to := l.bets[me] + legal.Call
		switch o.Action.Kind {
		case game.Fold:
			continue
		case game.Bet, game.Raise:
			to = min(o.Action.Amount, most)
			if to == most && l.round == 0 {
				g := l.allIn(to, me)
				k := l.book.kinds[hand]
				o.Value, o.Folds = g.Values[0][k], g.folds(k)
				continue
			}
		}
		s.put, s.after = float64(to-l.bets[me]), &l.Nodes[o.to]
		pot := l.pot + to - l.bets[me] + to - l.bets[1-me]
		s.chip = float64(pot) / float64(2*max(s.after.Paid[0], s.after.Paid[1]))
		o.Value = s.value(o.to, theirs, 0) / mass
	}
}

// least is the most that both players can bet in this round: the smaller of their
// bets plus stacks.
func (l *Line) least() int64 {
	big := other(&l.Setup, l.Button)
	return min(l.bets[0]+l.Players[l.Button].Stack, l.bets[1]+l.Players[big].Stack)
}

// allIn solves the game in which a player moves all-in up to a bet, or folds.
func (l *Line) allIn(to int64, me int8) *AllIn {
	you := 1 - me
	g := l.book.AllIn(float64(l.pot), float64(to-l.bets[me]), float64(to-l.bets[you]))
	l.kindly(l.Weights[me], &g.Reach[0])
	l.kindly(l.Weights[you], &g.Reach[1])
	if last := l.book.solved; last != nil && last.like(g) {
		return last // most hands of a table repeat the same game
	}
	g.Solve(sweeps)
	l.book.solved = g
	return g
}

// sweeps: 50 already come within a thousandth of a big blind of the equilibrium.
const sweeps = 60

// kindly computes the mean weight of each kind, over the hands that are possible.
func (l *Line) kindly(weights []float64, means *Range) {
	var n Range
	clear(means[:])
	for h, w := range weights {
		if w > 0 {
			k := l.book.kinds[h]
			n[k]++
			means[k] += (w - means[k]) / n[k]
		}
	}
}
