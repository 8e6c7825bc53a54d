package holdem

import (
	"math/bits"
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// holeCards enumerates the ways to deal the players' hole cards. A renaming of
// suits (or of the two jokers) is a symmetry if it maps the board, the dead cards
// and every player's range to themselves. Deals that a symmetry maps to each
// other form a class, and one deal of each class is enough.
type holeCards struct {
	ranges     []Range
	sets       [][]cards.Set // the combos of the ranges as sets, ascending
	order      []int         // the players, the shortest range first
	symmetries []renaming    // a group, the identity first
	chosen     [MaxPlayers]int
	visitor    visitor
	steps      int // combos tried by the current walk
	deepest    int // the largest number of players dealt to so far
}

// A renaming permutes the suits, and may swap the two jokers.
type renaming struct {
	to   [cards.Suits]uint8
	swap bool
}

// A visitor receives one deal of each class, with the number of deals in the
// class. It returns false to stop the walk. It is not an interface, because
// TinyGo would then describe all types that an Equity is made of.
type visitor func(weight int64) bool

// maxSteps bounds the combos that a walk tries, about 50 ms of work.
const maxSteps = 1 << 24

// product returns the product of the chosen combos' weights, as parts of 1.
func (h *holeCards) product() float64 {
	product := 1.0
	for p, r := range h.ranges {
		product *= float64(r[h.chosen[p]].Weight) / float64(Whole)
	}
	return product
}

// weighted reports whether any combo has a weight other than Whole.
func (h *holeCards) weighted() bool {
	for _, r := range h.ranges {
		if r[0].Weight != Whole || !r.Uniform() {
			return true
		}
	}
	return false
}

// add adds a player's range.
//
//go:noinline
func (h *holeCards) add(r Range) {
	sets := make([]cards.Set, len(r))
	for i, c := range r {
		sets[i] = cards.SetOf(c.Combo[:]...)
	}
	at := len(h.order)
	for at > 0 && len(h.ranges[h.order[at-1]]) > len(r) {
		at--
	}
	h.order = slices.Insert(h.order, at, len(h.ranges))
	h.ranges = append(h.ranges, r)
	h.sets = append(h.sets, sets)
}

// findSymmetries finds the renamings that change nothing. left is all cards that
// are neither dead nor on the board.
func (h *holeCards) findSymmetries(board, left cards.Set) {
	for i := range 2 {
		if i == 1 && left&jokerSet != jokerSet {
			return
		}
		for code := range uint8(255) { // the identity first
			r := renaming{[cards.Suits]uint8{code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3}, i == 1}
			if r.isPermutation() && r.image(board) == board && r.image(left) == left && h.keptBy(&r, left.Len()) {
				h.symmetries = append(h.symmetries, r)
			}
		}
	}
}

// The codes of one suit in a cards.Set, and the codes of the two jokers.
const (
	suitCodes = cards.Codes / cards.Suits
	ranksSet  = cards.Set(1<<suitCodes - 2)
	jokerSet  = cards.Set(1 | 1<<(2*suitCodes))
)

func (r *renaming) isPermutation() bool {
	return 1<<r.to[0]|1<<r.to[1]|1<<r.to[2]|1<<r.to[3] == 1<<cards.Suits-1
}

func (r *renaming) image(s cards.Set) cards.Set {
	image := s & jokerSet
	if r.swap {
		image = image>>(2*suitCodes) | image&1<<(2*suitCodes)
	}
	for i, to := range &r.to {
		image |= s >> (suitCodes * i) & ranksSet << (suitCodes * to)
	}
	return image
}

// keptBy reports whether every range holds the image of each of its combos, with
// the same weight. A uniform range of any two cards left always does, since the
// renaming keeps that set of cards.
//
//go:noinline
func (h *holeCards) keptBy(r *renaming, left int) bool {
	for p, sets := range h.sets {
		of := h.ranges[p]
		if len(sets) == int(poker.Binomial[left][2]) && of.Uniform() {
			continue
		}
		for i, s := range sets {
			if image, held := slices.BinarySearch(sets, r.image(s)); !held || of[image].Weight != of[i].Weight {
				return false
			}
		}
	}
	return true
}

// A classCounter counts up to a limit.
type classCounter struct{ n, limit int64 }

func (c *classCounter) visit(int64) bool {
	c.n++
	return c.n <= c.limit
}

// classes counts the classes up to a limit. complete is whether all were counted.
func (h *holeCards) classes(limit int64) (n int64, complete bool) {
	c := &classCounter{limit: limit}
	complete = h.walk(c.visit)
	return c.n, complete
}

// walk visits one deal of every class, in a fixed order, until the visitor stops
// it or maxSteps are taken. h.chosen has the indices of the combos; weight is the
// number of deals in the class.
//
//go:noinline
func (h *holeCards) walk(v visitor) (complete bool) {
	h.visitor, h.steps, h.deepest = v, 0, 0
	return h.deal(0, 0, 1<<len(h.symmetries)-1, 1)
}

// deal chooses combos for the players from the depth-th on, out of the cards not
// used. symmetries are those that leave all combos chosen so far unchanged. They map
// some combos to each other, an orbit; deal takes only the smallest combo of each.
// By the orbit-stabilizer theorem the size of the orbit is the number of
// symmetries divided by the number that also leave the new combo unchanged.
func (h *holeCards) deal(depth int, used cards.Set, symmetries uint64, weight int64) bool {
	h.deepest = max(h.deepest, depth)
	if depth == len(h.order) {
		return h.visitor(weight)
	}
	player := h.order[depth]
	for i, s := range h.sets[player] {
		if h.steps++; h.steps > maxSteps {
			return false
		}
		if s&used != 0 {
			continue
		}
		kept, smallest := symmetries, true
		if symmetries != 1 {
			kept, smallest = h.stabilizer(s, symmetries)
		}
		if !smallest {
			continue
		}
		h.chosen[player] = i
		orbit := int64(bits.OnesCount64(symmetries) / bits.OnesCount64(kept))
		if !h.deal(depth+1, used|s, kept, weight*orbit) {
			return false
		}
	}
	return true
}

// stabilizer returns the symmetries that fix a combo, and whether none maps it to
// a smaller one.
func (h *holeCards) stabilizer(s cards.Set, symmetries uint64) (kept uint64, smallest bool) {
	for left := symmetries; left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		image := h.symmetries[i].image(s)
		if image < s {
			return 0, false
		}
		if image == s {
			kept |= 1 << i
		}
	}
	return kept, true
}

// impossible is the fault after a walk that found no deal: it names the player
// who could not be dealt to.
func (h *holeCards) impossible(complete bool) *fault.Fault {
	player, reason := h.order[h.deepest], "has no hand left besides the other players'"
	if !complete {
		reason = fault.Tell("overlaps the other players so much that no deal was found in # steps", maxSteps)
	}
	return wrongCard("players", player, reason)
}
