package article

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/daifugo"
)

// Flows is the value from which a combination is likely to clear the field
// (場を流せそう).
const Flows = 86

// A CombinationValue is a combination with its values.
type CombinationValue struct {
	Combination daifugo.Combination
	Value       int16 // value of the combination (役評価値), 1…100, or up to 200 in the complete form
	Priority    int16 // priority as a lead (優先評価値); the highest is led
	Rank        int8  // strength in the order of ranks, 0…12 (役ランク)
	HiRanks     int8  // number of stronger ranks that others can hold
	Same        int8  // combinations of as many cards in the hand, as Priority counts them
	Points      int8  // the combination's part of the hand value
}

// Flows reports whether the combination is likely to clear the field.
func (v *CombinationValue) Flows() bool { return v.Value >= Flows }

// An Evaluation is a hand divided into combinations, with their values.
type Evaluation struct {
	Combinations []CombinationValue
	Value        int16 // hand value (手札評価値), lower is better
	CanFinish    bool  // all combinations except one are likely to clear the field (あがれそう)
	// Refuses reports, if a combination is a revolution, that the hand is better
	// off without playing it.
	Refuses bool

	parts []daifugo.Combination
}

// Best returns the combination to lead: the one of highest priority, of equal
// ones the one of lowest rank, then the first. There must be one.
func (e *Evaluation) Best() daifugo.Combination {
	best := &e.Combinations[0]
	for i := range e.Combinations {
		v := &e.Combinations[i]
		if v.Priority > best.Priority || v.Priority == best.Priority && v.Rank < best.Rank {
			best = v
		}
	}
	return best.Combination
}

// Flowing returns the number of combinations that are likely to clear the field.
func (e *Evaluation) Flowing() (n int) {
	for i := range e.Combinations {
		if e.Combinations[i].Flows() {
			n++
		}
	}
	return n
}

// A scale computes the values of combinations.
type scale interface {
	rank(daifugo.Combination) int8
	value(daifugo.Combination) (value int16, hiRanks int8)
	points(*CombinationValue) int8 // the combination's part of the hand value
}

// value computes all values except priorities of the combinations in e.parts.
func (e *Evaluation) value(s scale, hand daifugo.Set) {
	e.Combinations, e.Value = e.Combinations[:0], 0
	for _, r := range e.parts {
		e.Combinations = append(e.Combinations, CombinationValue{Combination: r, Rank: s.rank(r), Same: int8(same(e.parts, r, hand))})
		v := &e.Combinations[len(e.Combinations)-1]
		v.Value, v.HiRanks = s.value(r)
		v.Points = s.points(v)
		e.Value += int16(v.Points)
	}
	e.CanFinish = len(e.Combinations)-e.Flowing() <= 1
}

// An articleScale computes values as nullsuke's player does.
type articleScale struct {
	unseen    daifugo.Set // natural cards that others can hold
	reversed  bool
	sequences bool // sequences are allowed
	lost      int  // players who are out
	left      int  // players who are in
}

func articleScaleOf(t *daifugo.Table, hand daifugo.Set) articleScale {
	left := t.Active.Len()
	return articleScale{t.Unseen(hand) & daifugo.Naturals, t.Reversed(), t.Rules.Has(daifugo.Sequences), int(t.Rules.Players) - left, left}
}

// Rank returns the strength of a combination's rank: 0…12, and 13 for jokers
// alone. reversed means that Three is the strongest rank.
func Rank(r daifugo.Combination, reversed bool) int8 {
	if reversed && !r.JokersOnly() {
		return daifugo.Ranks - 1 - r.Low
	}
	return r.High
}

func (s *articleScale) rank(r daifugo.Combination) int8 { return Rank(r, s.reversed) }

// higher returns the unseen cards of ranks above a combination.
func (s *articleScale) higher(r daifugo.Combination) daifugo.Set {
	switch {
	case r.JokersOnly():
		return 0
	case s.reversed:
		return s.unseen & daifugo.BelowRank(r.Low)
	}
	return s.unseen &^ daifugo.BelowRank(r.High+1)
}

// value returns the value of a combination and the number of ranks above it.
func (s *articleScale) value(r daifugo.Combination) (value int16, hiRanks int8) {
	higher := s.higher(r)
	n := ranksIn(higher)
	switch {
	case r.Kind == daifugo.Single:
		value = int16(100 - 30*n)
	case r.Kind == daifugo.Group:
		value = int16(100 - s.groupsAbove(higher, int(r.Size)))
	default:
		value = int16(100 - windowsIn(higher, int(r.Size))*(s.lost+1))
	}
	return max(value, 1), int8(n)
}

// groupsAbove returns how much the ranks above lower the value of a group of a
// size.
func (s *articleScale) groupsAbove(higher daifugo.Set, size int) (cost int) {
	for ; higher != 0; higher &^= daifugo.BelowRank(higher.Lowest() + 1) {
		if m := bits.OnesCount8(uint8(higher.At(higher.Lowest()))); m >= size {
			cost += groupCost(m - size + s.lost)
		}
	}
	return cost
}

// groupCost returns how much one rank above lowers a group's value, by nullsuke's
// table. s is the number of that rank's cards beyond those needed, plus the
// number of players who are out.
func groupCost(s int) int {
	switch {
	case s <= 0:
		return 4
	case s == 1:
		return 9
	case s == 2:
		return 15
	}
	return 24
}

// ranksIn returns the number of different ranks among natural cards.
func ranksIn(cards daifugo.Set) int { return cards.WithAtLeast(1).Len() }

// windowsIn returns the number of sequences of a size among natural cards,
// overlapping ones included.
func windowsIn(cards daifugo.Set, size int) int {
	run := cards
	for n := 1; n < size; n++ {
		run &= cards >> (4 * n)
	}
	return run.Len()
}
