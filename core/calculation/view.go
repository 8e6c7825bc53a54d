package calculation

import "math/bits"

// A view is what the weights want to know of a position besides the pile.
type view struct {
	near    [2]uint64 // entries of soonestAt
	soon    int       // soonest steps of the visible card
	need    [Foundations]need
	needs   int    // of them: the foundations that still need the card
	urgent  uint32 // ranks needed within 3 steps
	empties int    // empty piles
	stage   int    // stock left, by 13 cards
}

// A need is that of a foundation for the visible card.
type need struct {
	steps      *[Ranks + 1]uint8 // of every rank
	before     uint32            // the ranks that come before the card
	later      int               // 12 less the steps of the card
	foundation uint8
}

// row returns the place in a row of weights of a pile's top and set of ranks.
func (n *need) row(top Rank, set, inStock uint32) int {
	gap := 26
	if after := n.steps[top]; after != never {
		gap = int(after) + n.later
	}
	buried := n.before & set
	return (gap*6+min(5, bits.OnesCount32(buried)))*3 + min(2, bits.OnesCount32(buried&^inStock))
}

// view fills in v, which must be zero.
func (s *State) view(v *view) {
	v.near = [2]uint64{soonestAt[0][s.count[0]][s.count[1]], soonestAt[1][s.count[2]][s.count[3]]}
	v.soon = v.soonest(s.card)
	v.stage = int(s.left) / Ranks
	for d, n := range s.count {
		v.urgent |= urgentAt[d][n]
		if x := stepsAt[d][n][s.card]; x != never {
			i, later := v.needs, 12-int(x)
			for ; i > 0 && v.need[i-1].later < later; i-- {
				v.need[i] = v.need[i-1]
			}
			v.need[i] = need{&stepsAt[d][n], beforeAt[d][n][s.card], later, uint8(d)}
			v.needs++
		}
	}
	for _, t := range s.tops[:s.piles] {
		if t == 0 {
			v.empties++
		}
	}
}

// atEmpty returns the place of the weight of an empty pile.
func (v *view) atEmpty() int { return atEmpty + (v.soon*7+v.empties)*stages + v.stage }

// places are those of the weights that speak for a move: a pile's are the most.
type places [Foundations + 5]uint16

// atPile fills in the places of the weights of a pile and returns their number.
func (s *State) atPile(at *places, top node, v *view) int {
	r, set := top.rank(), top.set()
	soon, like := v.soonest(r), 2
	if r == s.card {
		like = 0
	} else if set>>s.card&1 != 0 {
		like = 1
	}
	at[0] = uint16(atSoonest + (v.soon*14+soon)*14 + v.soonestOf(set))
	at[1] = uint16(atRanks + (int(s.card)*14+int(r))*stages + v.stage)
	at[2] = uint16(atBeneath + (soon*14+v.soonest(s.beneath(top).rank()))*3 + like)
	at[3] = uint16(atHeight + min(15, int(top.count()))*6 + min(5, bits.OnesCount32(set&v.urgent)))
	at[4] = uint16(atNeeds + (v.needs*7+bits.OnesCount32(set)/2)*stages + v.stage)
	for i := range v.needs {
		at[5+i] = uint16(atNeed + i*needRow + v.need[i].row(r, set, s.ranks))
	}
	return 5 + v.needs
}

// soonest returns how many cards the foundation that needs r soonest takes
// before it; never for no card.
func (v *view) soonest(r Rank) int {
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

// wantedRanks returns the set of the ranks that the foundations need next.
func (s *State) wantedRanks() uint32 {
	c := &s.count
	return (1<<rankAt[0][c[0]] | 1<<rankAt[1][c[1]] | 1<<rankAt[2][c[2]] | 1<<rankAt[3][c[3]]) &^ 1
}

// visible returns the set of the ranks that can move.
func (s *State) visible() uint32 {
	set := uint32(1) << s.card
	for _, t := range s.tops[:s.piles] {
		set |= 1 << t.rank()
	}
	return set
}
