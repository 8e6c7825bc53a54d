package player

import (
	"github.com/tefuda/tefuda/core/calculation"
	"math/bits"
)

// A view is what the weights read of a position, except the pile.
type view struct {
	near    [2]uint64 // entries of soonestAt
	soon    int       // soonest steps of the visible card
	need    [calculation.Foundations]need
	needs   int    // number of entries of need: the foundations that still need the card
	urgent  uint32 // ranks needed within 3 steps
	empties int    // empty piles
	stage   int    // stock left, in units of 13 cards
}

// A need is one foundation's need for the visible card.
type need struct {
	steps      *[calculation.Ranks + 1]uint8 // steps to every rank
	before     uint32                        // ranks that come before the card
	later      int                           // 12 minus the steps to the card
	foundation uint8
}

// row returns the index in a row of weights for a pile's top and set of ranks.
func (n *need) row(top calculation.Rank, set, inStock uint32) int {
	gap := 26
	if after := n.steps[top]; after != never {
		gap = int(after) + n.later
	}
	buried := n.before & set
	return (gap*6+min(5, bits.OnesCount32(buried)))*3 + min(2, bits.OnesCount32(buried&^inStock))
}

// of fills in v, which must be zero, with the view of s.
func (v *view) of(s *calculation.State) {
	prepareViews()
	half := s.Series(0) / 2
	v.near = [2]uint64{soonestAt[half][s.Count(0)][s.Count(1)], soonestAt[half+1][s.Count(2)][s.Count(3)]}
	v.soon = v.soonest(s.Card())
	v.stage = s.Left() / calculation.Ranks
	for d := range calculation.Foundations {
		n, series := s.Count(d), s.Series(d)
		v.urgent |= urgentAt[series][n]
		if x := stepsAt[series][n][s.Card()]; x != never {
			i, later := v.needs, 12-int(x)
			for ; i > 0 && v.need[i-1].later < later; i-- {
				v.need[i] = v.need[i-1]
			}
			v.need[i] = need{&stepsAt[series][n], beforeAt[series][n][s.Card()], later, uint8(d)}
			v.needs++
		}
	}
	for k := range uint8(s.Piles()) {
		if s.Stack(k) == 0 {
			v.empties++
		}
	}
}

// atEmpty returns the index of the weight of an empty pile.
func (v *view) atEmpty() int { return atEmpty + (v.soon*7+v.empties)*stages + v.stage }

// places are the indices of a move's weights. A move to a pile has the most.
type places [calculation.Foundations + 5]uint16

// atPile fills in the indices of the weights of a pile and returns their number.
func atPile(s *calculation.State, at *places, top calculation.Stack, v *view) int {
	r, set := top.Rank(), top.Ranks()
	soon, like := v.soonest(r), 2
	if r == s.Card() {
		like = 0
	} else if set>>s.Card()&1 != 0 {
		like = 1
	}
	at[0] = uint16(atSoonest + (v.soon*14+soon)*14 + v.soonestOf(set))
	at[1] = uint16(atRanks + (int(s.Card())*14+int(r))*stages + v.stage)
	at[2] = uint16(atBeneath + (soon*14+v.soonest(s.Beneath(top).Rank()))*3 + like)
	at[3] = uint16(atHeight + min(15, top.Count())*6 + min(5, bits.OnesCount32(set&v.urgent)))
	at[4] = uint16(atNeeds + (v.needs*7+bits.OnesCount32(set)/2)*stages + v.stage)
	for i := range v.needs {
		at[5+i] = uint16(atNeed + i*needRow + v.need[i].row(r, set, s.StockRanks()))
	}
	return 5 + v.needs
}

// soonest returns the steps to r at the foundation that needs it soonest; never
// for no card.
func (v *view) soonest(r calculation.Rank) int {
	return int(min(v.near[0]>>(4*r)&15, v.near[1]>>(4*r)&15))
}

// soonestOf returns the soonest steps of a set of ranks.
func (v *view) soonestOf(set uint32) int {
	if near := set & v.urgent; near != 0 {
		set = near
	}
	least := uint64(never)
	for ; set != 0; set &= set - 1 {
		r := 4 * bits.TrailingZeros32(set)
		least = min(least, v.near[0]>>r&15, v.near[1]>>r&15)
	}
	return int(least)
}

// Tables by series, its number of cards and a rank. A foundation takes every
// rank once.
var (
	// stepsAt is how many cards the foundation takes before the rank, never if it
	// has it; beforeAt is the set of their ranks.
	stepsAt  [allSeries][calculation.Ranks + 1][calculation.Ranks + 1]uint8
	beforeAt [allSeries][calculation.Ranks + 1][calculation.Ranks + 1]uint32
	// urgentAt is the set of the next three ranks.
	urgentAt [allSeries][calculation.Ranks + 1]uint32
	// soonestAt is the minimum of stepsAt over series 0 and 1, over 2 and 3,
	// and so on, by their numbers of cards; 4 bits per rank.
	soonestAt [allSeries / 2][calculation.Ranks + 1][calculation.Ranks + 1]uint64
)

const allSeries = 2 * calculation.Foundations

// never is more steps than possible.
const never = calculation.Ranks

// prepareViews fills the tables for the first view. If an init function did,
// TinyGo would compute the values when it compiles, 4 KB compressed.
func prepareViews() {
	if soonestAt[0][0][0] != 0 {
		return
	}
	for d := range allSeries {
		for n := range calculation.Ranks + 1 {
			fillSteps(d, n)
		}
	}
	for half := range soonestAt {
		for n := range calculation.Ranks + 1 {
			for m := range calculation.Ranks + 1 {
				for r := range calculation.Ranks + 1 {
					soonestAt[half][n][m] |= uint64(min(stepsAt[2*half][n][r], stepsAt[2*half+1][m][r])) << (4 * r)
				}
			}
		}
	}
}

func fillSteps(d, n int) {
	for r := range calculation.Ranks + 1 {
		stepsAt[d][n][r] = never
	}
	set := uint32(0)
	for i := n; i < calculation.Ranks; i++ {
		r := calculation.RankAt(d, i)
		stepsAt[d][n][r] = uint8(i - n)
		beforeAt[d][n][r] = set
		set |= 1 << r
		if i < n+3 {
			urgentAt[d][n] = set
		}
	}
}
