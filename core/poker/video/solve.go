package video

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
)

// A Solution is the exact result of a game under perfect play. Its unit is
// the combination: a deal and one of Draws equally likely draws, Draws being
// the least common multiple of the numbers of draws that the holds of 0…5
// cards have. So published analyses count, too.
type Solution struct {
	Deals  int64   // five-card hands of the deck
	Draws  int64   // combinations a deal counts for
	Combos int64   // Deals·Draws: 19,933,230,517,200 for 52 cards
	PaySum int64   // pay summed over all combinations
	Return float64 // PaySum/Combos for one unit staked
	// Lines counts the combinations that end on each line of the pay table,
	// and after its last those that get nothing. Where two holds are worth
	// the same, the choice between them (see Hold) moves some of these
	// counts, never PaySum.
	Lines []int64
	// Holds counts the deals of which so many cards are best held.
	Holds [poker.MaxHand + 1]int64
}

// Deals returns the number of five-card hands of the deck.
func (g *Game) Deals() int64 { return int64(poker.Binomial[g.size][poker.MaxHand]) }

// Solve plays all hands perfectly. progress may be nil; it counts deals, and
// its budget is not heeded: a part of the deals tells nothing about the game.
//
// It counts the final hands of every set of at most four cards in the whole
// deck, then finds those of a hold by inclusion and exclusion: out of the
// final hands with the cards held, the ones without each discard. Both go by
// classes of holdings (see holding).
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

// reportDeals is the number of deals between two looks at the clock, some
// hundred microseconds' worth.
const reportDeals = 1 << 15

// A solver holds what Solve knows of the sets of at most four cards, and
// what it has counted so far.
type solver struct {
	g      *Game
	scale  [poker.MaxHand + 1]int64 // combinations to a draw, by cards held
	width  int                      // lines, nothing included
	base   [poker.MaxHand]int32     // where the sets of a size begin in class
	class  []uint16                 // of every set of cards, by its number
	counts []int32                  // final hands of each class by line, width a class
	pays   []int64                  // pay sum of each class
	use    []int64                  // combinations that include each class's counts
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

// drawsOf returns the number of draws when so many cards are held.
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

// add counts a class of sets of at most four cards.
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

// A hold is a set of the cards of a hand in the order of their slots, bit 0
// the lowest. pat holds them all.
const (
	holdSets = 1 << poker.MaxHand
	pat      = holdSets - 1
)

// play plays the best hold of all hands of a class.
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

// classes finds the class of every proper subset of a hand; 0 is that of the empty one.
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

// solution sums up. The sums may pass 2⁶³ on the way, not at the end, and
// so come out right.
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
