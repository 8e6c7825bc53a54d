package article

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/daifugo"
)

// A fullScale computes values in the complete form, which knows the joker, the
// 8-cut and any number of players. It counts how many players are missing from
// five, as kou's form does: with fewer players each holds more of the unseen
// cards.
type fullScale struct {
	articleScale
	jokerOut bool // another player can hold a joker
	rules    daifugo.Rules
	returns  bool // another player can hold the Three of spades against a joker alone
}

func fullScaleOf(t *daifugo.Table, hand daifugo.Set) fullScale {
	unseen, s := t.Unseen(hand), articleScaleOf(t, hand)
	s.lost = max(5-s.left, 0)
	return fullScale{s, unseen&daifugo.Jokers != 0, t.Rules,
		t.Rules.Has(daifugo.SpadeReturn) && unseen&daifugo.SpadeThree != 0}
}

// certain is the bonus of a combination with an 8 that clears the field for sure.
const certain = 100

// value returns the value of a combination, 1…200, and the number of ranks above
// it.
func (s *fullScale) value(r daifugo.Combination) (value int16, hiRanks int8) {
	if r.JokersOnly() {
		if s.returns && r.Size == 1 {
			return 1, 1
		}
		return 100, 0
	}
	higher := s.higher(r)
	n := ranksIn(higher)
	cost := 0
	switch r.Kind {
	case daifugo.Single:
		if cost = 30 * n; s.jokerOut {
			cost++
		}
	case daifugo.Group:
		cost = s.costOfGroups(higher, int(r.Size))
	default:
		cost = s.costOfSequences(r)
	}
	value = int16(max(100-cost, 1))
	if s.rules.CutsByEight(r) {
		value += certain
	}
	return value, int8(n)
}

// costOfGroups returns how much the ranks above lower a group's value.
func (s *fullScale) costOfGroups(higher daifugo.Set, size int) (cost int) {
	for ; higher != 0; higher &^= daifugo.BelowRank(higher.Lowest() + 1) {
		m := bits.OnesCount8(uint8(higher.At(higher.Lowest())))
		switch {
		case m >= size && s.left == 2:
			cost += 30
		case m >= size:
			cost += groupCost(m - size + s.lost)
		case m == size-1 && s.jokerOut:
			cost++
		}
	}
	return cost
}

// costOfSequences returns how much the possible sequences above lower a
// sequence's value.
func (s *fullScale) costOfSequences(r daifugo.Combination) (cost int) {
	size := int(r.Size)
	first, last := int(r.High)+2, daifugo.Ranks+2-size
	if s.reversed {
		first, last = 0, int(r.Low)+1-size
	}
	for suit := range 4 {
		row := s.unseen >> suit & daifugo.OneSuit << 4
		for at := first; at <= last; at++ {
			cost += s.costOfWindow(size - (row & ((daifugo.Columns & (1<<(4*size) - 1)) << (4 * at))).Len())
		}
	}
	return cost
}

// costOfWindow returns how much one possible sequence lowers the value; missing
// is the number of its cards that are not unseen.
func (s *fullScale) costOfWindow(missing int) int {
	switch {
	case missing > 1 || missing == 1 && !s.jokerOut:
		return 0
	case s.left == 2:
		return 15
	case missing == 1:
		return 1
	}
	return s.lost + 1
}

// points returns what a combination adds to the hand value: -2 for each joker
// played alone, 0 for more than 3 cards.
func (s *fullScale) points(v *CombinationValue) int8 {
	switch {
	case v.Combination.JokersOnly():
		return -2 * v.Combination.Size
	case v.Combination.Size > 3:
		return 0
	}
	return s.articleScale.points(v)
}
