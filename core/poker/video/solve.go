package video

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// A Solution is the exact result of a game under perfect play, counted in
// combinations. A combination is a deal and one of Draws equally likely draws.
// Draws is the least common multiple of the numbers of draws when 0…5 cards are
// held. Published analyses count the same way.
type Solution struct {
	Deals  int64   // number of five-card hands of the deck
	Draws  int64   // combinations for each deal
	Combos int64   // Deals·Draws: 19,933,230,517,200 for 52 cards
	PaySum int64   // sum of the pays over all combinations
	Return float64 // PaySum/Combos for one unit staked
	// Lines counts the combinations that end on each line of the pay table, and
	// last those that end on none. If two holds are equal, the choice between
	// them (see Hold) moves some of these counts, but never PaySum.
	Lines []int64
	// Holds counts the deals by the number of cards in the best hold.
	Holds [poker.MaxHand + 1]int64
}

// Deals returns the number of five-card hands of the deck.
func (g *Game) Deals() int64 { return int64(poker.Binomial[g.size][poker.MaxHand]) }

// Solve plays all hands perfectly. progress may be nil. It counts deals; its
// budget is ignored, because a part of the deals says nothing about the game.
//
// Solve counts the final hands of every set of at most four cards in the whole
// deck. The counts of a hold follow by inclusion and exclusion: the final hands
// with the cards held, less the hands with any of the discards. Both steps use classes
// of holdings (see holding).
func (g *Game) Solve(progress *search.Meter) Solution {
	s := newSolver(g)
	deals := int64(0) // not reported yet
	g.eachClass(poker.MaxHand, func(h *holding) {
		s.play(h)
		if deals += h.weight; progress != nil && deals >= reportDeals {
			progress.Done(deals)
			deals = 0
		}
	})
	if progress != nil {
		progress.Done(deals)
	}
	return s.solution()
}

// reportDeals is the number of deals between two looks at the clock, some hundred
// microseconds of work.
const reportDeals = 1 << 15

// A solver has the results for all sets of at most four cards, and the counts
// so far.
type solver struct {
	g      *Game
	scale  [poker.MaxHand + 1]int64 // combinations for each draw, by number of cards held
	width  int                      // number of lines, plus one for none
	base   [poker.MaxHand]int32     // first index in class for each size of set
	class  []uint16                 // class of every set of cards, by its number
	counts []int32                  // final hands of each class by line, width numbers a class
	pays   []int64                  // pay sum of each class
	use    []int64                  // number of combinations that include each class's counts
	Solution
}

func newSolver(g *Game) *solver {
	s := &solver{g: g, width: len(g.pays) + 1}
	s.Deals, s.Draws = g.Deals(), g.commonDraws()
	s.Lines = make([]int64, s.width)
	for held := range s.scale {
		s.scale[held] = s.Draws / g.drawsOf(held)
	}
	sets := int32(0)
	for size := range s.base {
		s.base[size] = sets
		sets += poker.Binomial[maxDeck][size]
	}
	s.class = make([]uint16, sets)
	for size := range s.base {
		g.eachClass(size, s.add)
	}
	s.use = make([]int64, len(s.pays))
	return s
}

// drawsOf returns the number of draws for a number of cards held.
//
//go:noinline
func (g *Game) drawsOf(held int) int64 {
	return int64(poker.Binomial[g.size-poker.MaxHand][poker.MaxHand-held])
}

// commonDraws returns the least common multiple of all drawsOf.
//
//go:noinline
func (g *Game) commonDraws() int64 {
	all := int64(1)
	for held := range poker.MaxHand {
		a, b := all, g.drawsOf(held)
		for b != 0 {
			a, b = b, a%b
		}
		all *= g.drawsOf(held) / a
	}
	return all
}

// add adds a class of sets of at most four cards.
func (s *solver) add(h *holding) {
	class := uint16(len(s.pays))
	h.eachImage(s.g.deck.Jokers, func(number int32) { s.class[s.base[h.n]+number] = class })
	var rest stub
	s.g.stub(&rest)
	for _, c := range h.cards[:h.n] {
		rest.take(s.g, c)
	}
	var counts lineCounts
	s.g.draws(h.cards[:h.n], &rest, &counts)
	s.counts = append(s.counts, counts[:s.width]...)
	s.pays = append(s.pays, s.g.paySum(&counts))
}

//go:noinline
func (g *Game) paySum(counts *lineCounts) (sum int64) {
	for i, line := range g.pays {
		sum += int64(counts[i]) * int64(line.Pay)
	}
	return sum
}

// A hold is a set of the cards of a hand in the order of their slots; bit 0 is the
// lowest. pat is the hold of all five.
const (
	holdSets = 1 << poker.MaxHand
	pat      = holdSets - 1
)

// play adds the best hold of all hands of a class.
func (s *solver) play(h *holding) {
	var class [pat]uint16
	s.classes(&h.cards, &class)
	line := s.g.lineOf(&h.cards)
	var sums [holdSets]int64
	s.sums(&class, line, &sums)
	best, worth := uint32(0), sums[0]*s.scale[0]
	for hold := uint32(1); hold < holdSets; hold++ {
		w := sums[hold] * s.scale[bits.OnesCount32(hold)]
		if w >= worth && prefer(w, worth, hold, best) < 0 {
			best, worth = hold, w
		}
	}
	held := bits.OnesCount32(best)
	use := h.weight * s.scale[held]
	s.Holds[held] += h.weight
	s.PaySum += h.weight * worth
	discards := pat &^ best
	for out := discards; ; out = (out - 1) & discards {
		sign := 1 - 2*int64(bits.OnesCount32(out)&1)
		if best|out == pat {
			s.Lines[line] += sign * use
		} else {
			s.use[class[best|out]] += sign * use
		}
		if out == 0 {
			return
		}
	}
}

// classes finds the class of every proper subset of a hand; class 0 is the
// empty set.
//
//go:inline
func (s *solver) classes(hand *[poker.MaxHand]slot, class *[pat]uint16) {
	var number [pat]int32
	for set := uint32(1); set < pat; set++ {
		top, size := bits.Len32(set)-1, bits.OnesCount32(set)
		number[set] = number[set&^(1<<top)] + poker.Binomial[hand[top]][size]
		class[set] = s.class[s.base[size]+number[set]]
	}
}

// sums returns the pay sum of every hold of a hand over its draws.
//
//go:inline
func (s *solver) sums(class *[pat]uint16, line uint8, sums *[holdSets]int64) {
	for set := range class {
		sums[set] = s.pays[class[set]]
	}
	if int(line) < len(s.g.pays) {
		sums[pat] = int64(s.g.pays[line].Pay)
	}
	for bit := 1; bit < holdSets; bit <<= 1 {
		for set := range sums {
			if set&bit == 0 {
				sums[set] -= sums[set|bit]
			}
		}
	}
}

// lineOf returns the line of five cards.
//
//go:inline
func (g *Game) lineOf(hand *[poker.MaxHand]slot) uint8 {
	h := g.held(hand[:])
	i := h.key.Place()
	if h.suits&(h.suits-1) == 0 {
		i++
	}
	return g.lines[i]
}

// solution computes the sums. They may exceed 2⁶³ on the way but not at the end, so
// that wrap-around gives the right result.
func (s *solver) solution() Solution {
	for class, use := range s.use {
		for i := range s.Lines {
			s.Lines[i] += use * int64(s.counts[class*s.width+i])
		}
	}
	s.Combos = s.Deals * s.Draws
	s.Return = s.g.perUnit(s.PaySum, s.Combos)
	return s.Solution
}
