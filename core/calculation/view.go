package calculation

import "math/bits"

// A view is what the weights want to know of a position besides the pile.
type view struct {
	soonest [Ranks + 1]uint8 // steps of every rank to its soonest foundation
	soon    int              // of the visible card
	need    [Foundations]need
	needs   int    // of them: the foundations that still need the card
	urgent  uint32 // ranks needed within 3 steps
	inStock uint32 // ranks in the stock
	empties int    // empty piles
}

// A need is that of a foundation for the visible card.
type need struct {
	foundation uint8
	steps      int
	before     uint32 // the ranks that come before it
}

func (s *State) view() (v view) {
	v.soonest = soonestAt[0][s.count[0]][s.count[1]]
	for r, x := range &soonestAt[1][s.count[2]][s.count[3]] {
		v.soonest[r] = min(v.soonest[r], x)
	}
	v.soon = int(v.soonest[s.card])
	for d, n := range s.count {
		v.urgent |= urgentAt[d][n]
		if x := stepsAt[d][n][s.card]; x != never {
			i := v.needs
			for ; i > 0 && v.need[i-1].steps > int(x); i-- {
				v.need[i] = v.need[i-1]
			}
			v.need[i] = need{uint8(d), int(x), beforeAt[d][n][s.card]}
			v.needs++
		}
	}
	for r := Rank(1); r <= king; r++ {
		if s.bag>>(4*r)&15 != 0 {
			v.inStock |= 1 << r
		}
	}
	for _, t := range s.tops[:s.piles] {
		if t == 0 {
			v.empties++
		}
	}
	return v
}

// soonestOf returns the soonest steps of a set of ranks.
func (v *view) soonestOf(set uint32) int {
	least := uint8(never)
	for ; set != 0; set &= set - 1 {
		least = min(least, v.soonest[bits.TrailingZeros32(set)])
	}
	return int(least)
}

// visible returns the set of the ranks that can move.
func (s *State) visible() uint32 {
	set := uint32(1) << s.card
	for _, t := range s.tops[:s.piles] {
		set |= 1 << t.rank()
	}
	return set
}
