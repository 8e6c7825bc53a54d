package player

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/mnk"
	"github.com/tefuda/tefuda/core/mnk/lines"
	"github.com/tefuda/tefuda/core/mnk/positions"
)

// MaxLevel is the level of the full search. The levels below imitate people who
// see less and sometimes overlook what they could see, whatever the budget:
//
//	1  plays anywhere at random, but sometimes sees that a line can be
//	   completed or must be stopped
//	2  completes a line and stops the opponent's; else plays one of the eight
//	   squares that open the most lines, at random
//	3  also makes open fours and double threats, answers open threes, and
//	   chooses among the best three squares
//	4  searches two moves ahead, with the forced sequences of fours
//	5  is the full search, without lapses
//
// Where stones fall, levels 2 to 4 never overlook a line to complete or to stop.
// Level 2 does nothing else and plays one of the four columns that open the
// most lines. Level 3 also sees what a stone lets the opponent play on top of
// it, and moves that threaten twice. Level 4 searches four moves ahead.
//
// The seed decides what is random. lapses sets how often a level overlooks
// something.
const MaxLevel = 5

// lapses is the expected number of lapses of each level in gameMoves moves. A
// small board counts fewer moves, a third of its squares but at least three.
// Level 1 counts three moves, except where stones fall. Because the numbers are
// the same on every board, neighbouring levels differ on each.
var lapses = [MaxLevel]float64{1: 2.2, 2: 1.4, 3: 1.0, 4: 0.62}

// gameMoves is the number of moves of a player that decide a game, as lapses
// counts them.
const gameMoves = 5

// lapsed reports whether a level overlooks everything this time.
func (r *root) lapsed(rng *rand.Rand) bool {
	moves := max(3, min(gameMoves, float64(r.Size)/3))
	if r.options.Level == 1 && r.rule != mnk.Gravity {
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
		depth := 2
		if r.rule == mnk.Gravity {
			depth = 4
		}
		if most := r.options.MaxDepth; most == 0 || most > depth {
			r.options.MaxDepth = depth
		}
		r.deepen()
	}
}

// byChance reports whether the level chooses at random, without a search.
func (r *root) byChance() bool { return r.options.Level > 0 && r.options.Level < MaxLevel-1 }

// advance moves the candidate at an index to the front.
func (r *root) advance(best int) {
	c := r.candidates[best]
	copy(r.candidates[1:best+1], r.candidates[:best])
	r.candidates[0] = c
}

// blunder plays as if nothing were urgent. Where stones fall, it still sees
// lines.
func (r *root) blunder(rng *rand.Rand) {
	if r.rule == mnk.Gravity && r.options.Level > 1 {
		r.react(rng, among[3])
		return
	}
	choice := r.topRanked(blunders[r.options.Level])
	r.advance(choice[rng.IntN(len(choice))])
}

// fallen is the number of squares among which level 2 chooses where stones
// fall.
const fallen = 4

// among is the number of squares from which a level chooses if nothing is
// urgent. blunders is the number if it overlooks an urgent move.
var (
	among    = [MaxLevel]int{1: lines.MaxSquares, 2: 8, 3: 3}
	blunders = [MaxLevel]int{1: lines.MaxSquares, 2: 12, 3: 12, 4: 12}
)

// pick chooses by static threats. Under gravity or misère it chooses by static
// values, except at level 1 and, under gravity, at level 2.
func (r *root) pick(rng *rand.Rand) {
	switch level := r.options.Level; {
	case !r.Threatless() || level == 1:
		r.react(rng, among[level])
	case r.rule == mnk.Gravity && level == 2:
		r.react(rng, fallen)
	default: // among the best values, without squares that lose at once
		n := 1
		for n < min(len(r.candidates), among[level]) && !r.candidates[n].loses() && r.candidates[0].raw < positions.Limit {
			n++
		}
		r.advance(rng.IntN(n))
	}
}

// react plays the most urgent move. If nothing is urgent, it plays one of the n
// squares of the highest rank.
func (r *root) react(rng *rand.Rand, n int) {
	choice, best := []int(nil), 0
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
		choice = r.topRanked(n)
	}
	r.advance(choice[rng.IntN(len(choice))])
}

// urgency grades what levels 1 to 3 see at a square: 4 the most urgent, 0
// nothing.
func (r *root) urgency(square int16) int {
	me, you := int(r.Side), int(r.You())
	switch {
	case r.completes(me, square):
		return 4
	case r.completes(you, square):
		return 3
	case r.options.Level < 3 || r.Threatless():
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

// topRanked returns the indices of the n candidates of the highest static rank,
// the highest first.
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
