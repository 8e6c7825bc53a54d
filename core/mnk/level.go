package mnk

import (
	"math/rand/v2"

	"github.com/tefuda/tefuda/core/search"
)

// MaxLevel is the level of the full search. The levels below play as people
// do who see less, whatever the budget; each sees all that the one below does:
//
//	1  plays any of the squares considered, by chance
//	2  completes a line and stops the opponent's; else plays one of the
//	   eight squares that open the most lines, by chance
//	3  also makes open fours and double threats, answers open threes, and
//	   chooses among the best three squares
//	4  searches two moves ahead, with the forced sequences of fours
//	5  is the full search
//
// Chance is the seed's.
const MaxLevel = 5

// weaken chooses as a level below MaxLevel does, and puts the move first.
func (r *root) weaken(seed uint32) {
	if !r.byChance() {
		if r.options.MaxDepth != 1 {
			r.options.MaxDepth = 2
		}
		r.deepen()
		return
	}
	rng := search.NewRand(seed)
	r.finished = true
	if r.options.Level == 1 {
		r.advance(rng.IntN(len(r.candidates)))
		return
	}
	r.pick(rng)
}

// byChance tells whether the level leaves the choice to chance.
func (r *root) byChance() bool { return r.options.Level > 0 && r.options.Level < MaxLevel-1 }

// advance makes the candidate at an index the first.
func (r *root) advance(best int) {
	c := r.candidates[best]
	copy(r.candidates[1:best+1], r.candidates[:best])
	r.candidates[0] = c
}

// pick chooses by static threats.
func (r *root) pick(rng *rand.Rand) {
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
	among := 3
	if r.options.Level == 2 {
		among = 8
	}
	if best == 0 {
		choice = r.topRanked(among)
	}
	r.advance(choice[rng.IntN(len(choice))])
}

// urgency grades what a level of 2 or 3 sees at a square, 0 for nothing.
func (r *root) urgency(square int16) int {
	me, you := int(r.side), int(r.side^1)
	switch {
	case r.fives[me].count[square] > 0:
		return 4
	case r.fives[you].count[square] > 0:
		return 3
	case r.options.Level < 3:
		return 0
	}
	if _, n := r.completions(me, square); n > 1 {
		return 2
	}
	if r.doubleThreat(you, -1) >= 0 {
		stops, n := r.defences(you)
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
