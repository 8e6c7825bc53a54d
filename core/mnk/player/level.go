package player

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// MaxLevel is the level of the full search. The levels below play as people
// do who see less and now and then overlook what they could see, whatever the
// budget:
//
//	1  plays anywhere, by chance, but now and then sees that a line can be
//	   completed or must be stopped
//	2  completes a line and stops the opponent's; else plays one of the eight
//	   squares that open the most lines, by chance
//	3  also makes open fours and double threats, answers open threes, and
//	   chooses among the best three squares
//	4  searches two moves ahead, with the forced sequences of fours
//	5  is the full search, without lapses
//
// Chance is the seed's. How often a level overlooks something is told by
// lapses.
const MaxLevel = 5

// lapses are how many lapses a level from 2 on has in seven moves or, on
// a small board, of a third of the squares: the same on every board, so that
// neighbours differ on each. Those of level 1 are of three moves anywhere.
var lapses = [MaxLevel]float64{1: 2.2, 2: 1.4, 3: 1.0, 4: 0.62}

// gameMoves is the length of the part of a player's game that decides, as lapses
// counts it.
const gameMoves = 5

// lapsed tells whether a level overlooks everything this time.
func (r *root) lapsed(rng *rand.Rand) bool {
	moves := max(3, min(gameMoves, float64(r.Size)/3))
	if r.options.Level == 1 {
		moves = 3
	}
	return rng.Float64() < lapses[r.options.Level]/moves
}

// weaken chooses as a level below MaxLevel does, and puts the move first.
func (r *root) weaken(seed uint32) {
	rng := dice.NewRand(seed)
	switch {
	case r.lapsed(rng):
		r.finished = true
		r.blunder(rng)
	case r.byChance():
		r.finished = true
		r.pick(rng)
	default:
		if r.options.MaxDepth != 1 {
			r.options.MaxDepth = 2
		}
		r.deepen()
	}
}

// byChance tells whether the level leaves the choice to chance.
func (r *root) byChance() bool { return r.options.Level > 0 && r.options.Level < MaxLevel-1 }

// advance makes the candidate at an index the first.
func (r *root) advance(best int) {
	c := r.candidates[best]
	copy(r.candidates[1:best+1], r.candidates[:best])
	r.candidates[0] = c
}

// blunder plays as if nothing were urgent.
func (r *root) blunder(rng *rand.Rand) {
	choice := r.topRanked(blunders[r.options.Level])
	r.advance(choice[rng.IntN(len(choice))])
}

// among is how many squares a level chooses from where nothing is urgent,
// blunders how many where it overlooks what is.
var (
	among    = [MaxLevel]int{1: lines.MaxSquares, 2: 8, 3: 3}
	blunders = [MaxLevel]int{1: lines.MaxSquares, 2: 12, 3: 12, 4: 12}
)

// pick chooses by static threats.
func (r *root) pick(rng *rand.Rand) {
	choice, best := []int(nil), 0
	if r.Other() && r.options.Level > 1 { // among the best as they look, of which none loses at once
		n := 1
		for n < min(len(r.candidates), among[r.options.Level]) && !r.candidates[n].loses() && r.candidates[0].raw < positions.Limit {
			n++
		}
		r.advance(rng.IntN(n))
		return
	}
	for i := range r.candidates {
		urgency := r.urgency(r.candidates[i].number)
		if urgency > best {
			choice, best = choice[:0], urgency
		}
		if urgency == best {
			choice = append(choice, i)
		}
	}
	if best == 0 {
		choice = r.topRanked(among[r.options.Level])
	}
	r.advance(choice[rng.IntN(len(choice))])
}

// urgency grades what a level of 1 to 3 sees at a square, 0 for nothing.
func (r *root) urgency(square int16) int {
	me, you := int(r.Side), int(r.You())
	switch {
	case r.completes(me, square):
		return 4
	case r.completes(you, square):
		return 3
	case r.options.Level < 3:
		return 0
	}
	if _, n := r.then(me, square); n > 1 {
		return 2
	}
	if r.doubles(you) {
		stops, n := r.stops(you)
		for _, stop := range stops[:n] {
			if stop == square {
				return 1
			}
		}
	}
	return 0
}

// topRanked returns the candidates of the highest static rank.
func (r *root) topRanked(n int) (out []int) {
	taken := make([]bool, len(r.candidates))
	for len(out) < min(n, len(taken)) {
		best := -1
		for i := range r.candidates {
			if !taken[i] && (best < 0 || r.before(&r.candidates[i], &r.candidates[best])) {
				best = i
			}
		}
		taken[best] = true
		out = append(out, best)
	}
	return out
}
