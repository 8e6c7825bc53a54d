package holdem

import (
	"math/bits"
	"slices"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/poker"
)

// holeCards are the ways to deal the players their hole cards. Those that a
// renaming of suits (or of the two jokers) makes equal are a class, if it
// maps the board, the dead cards and every player's range to themselves:
// every class needs to be counted only once.
type holeCards struct {
	ranges     []Range
	sets       [][]cards.Set // the combos of the ranges as sets, ascending
	order      []int         // the players, the shortest range first
	symmetries []renaming    // a group, the identity first
	chosen     [MaxPlayers]int
	visitor    visitor
	steps      int // combos tried by a walk
	deepest    int // players dealt to at most
}

// A renaming gives every suit another name, and perhaps changes the two jokers
// about.
type renaming struct {
	to   [cards.Suits]uint8
	swap bool
}

// A visitor gets the classes of deals, one deal of each. It returns false to
// see no more. It is no interface, for which TinyGo would describe all types that
// an equity is made of.
type visitor func(weight int64) bool

// maxSteps bounds a walk: the number of combos tried, some 50 ms' worth.
const maxSteps = 1 << 24

// weigh returns the product of the weights of the combos chosen, as parts of 1.
func (h *holeCards) weigh() float64 {
	product := 1.0
	for p, r := range h.ranges {
		product *= float64(r[h.chosen[p]].Weight) / float64(Whole)
	}
	return product
}

// weighted tells whether any combo has another weight than Whole.
func (h *holeCards) weighted() bool {
	for _, r := range h.ranges {
		if r[0].Weight != Whole || !r.Uniform() {
			return true
		}
	}
	return false
}

// add adds a player.
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

// findSymmetries keeps the renamings that change nothing. The dead cards are
// those that are neither left nor on the board.
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

// The codes of one suit in a cards.Set, and those of the two jokers.
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
	for i, to := range r.to {
		image |= s >> (suitCodes * i) & ranksSet << (suitCodes * to)
	}
	return image
}

// keptBy tells whether every range holds the image of each of its combos, by the
// same weight. One of any two cards left does, since those are kept.
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

// classes counts the classes up to a limit. complete tells that there are no
// more than were counted.
func (h *holeCards) classes(limit int64) (n int64, complete bool) {
	c := &classCounter{limit: limit}
	complete = h.walk(c.visit)
	return c.n, complete
}

// walk visits one deal of every class, in an order that depends on nothing
// else, until the visitor has enough or it took maxSteps. The indices of the
// combos are in h.chosen; weight is the number of deals in the class.
//
//go:noinline
func (h *holeCards) walk(v visitor) (complete bool) {
	h.visitor, h.steps, h.deepest = v, 0, 0
	return h.deal(0, 0, 1<<len(h.symmetries)-1, 1)
}

// deal chooses combos for the players from the depth-th on, beside the used
// cards. Of those that the remaining symmetries, those that change none of
// the combos so far, map to each other it takes the smallest; by the orbit-
// stabilizer theorem its orbit is as large as the number of symmetries is
// divided by its choice.
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

// stabilizer returns which of the symmetries leave a combo as it is, and
// whether none makes it smaller.
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

// impossible says for whom no hand was found after a walk that found no deal.
func (h *holeCards) impossible(complete bool) *fault.Fault {
	player, reason := h.order[h.deepest], "has no hand left beside the other players'"
	if !complete {
		reason = fault.Tell("overlaps the other players so much that no deal was found in # steps", maxSteps)
	}
	return wrongCard("players", player, reason)
}
