package holdem

import (
	"math/bits"
	"slices"
	"strconv"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/search"
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
	visit      func(weight int64) bool
	steps      int // combos tried by a walk
	deepest    int // players dealt to at most
}

// A renaming maps every card of the deck to one.
type renaming [cards.Codes]cards.Card

// maxSteps bounds a walk: the number of combos tried, some 50 ms' worth.
const maxSteps = 1 << 24

// add adds a player.
func (h *holeCards) add(r Range) {
	sets := make([]cards.Set, len(r))
	for i, c := range r {
		sets[i] = cards.SetOf(c[0], c[1])
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
	jokers := [][poker.MaxJokers]cards.Card{poker.Jokers, {poker.Jokers[1], poker.Jokers[0]}}
	if !left.Has(poker.Jokers[0]) || !left.Has(poker.Jokers[1]) {
		jokers = jokers[:1]
	}
	for _, jokers := range jokers {
		for i := range 24 {
			r := renamingOf(i, jokers)
			if r.image(board) == board && r.image(left) == left && h.keptBy(&r, left.Len()) {
				h.symmetries = append(h.symmetries, r)
			}
		}
	}
}

// renamingOf returns the i-th of the 24 renamings of suits, the identity
// first, with new codes for the two jokers.
func renamingOf(i int, jokers [poker.MaxJokers]cards.Card) (r renaming) {
	free := []cards.Suit{0, 1, 2, 3}
	for s := range cards.Suit(cards.Suits) {
		at := i % len(free)
		i /= len(free)
		to := free[at]
		free = slices.Delete(free, at, at+1)
		for rank := cards.Two; rank <= cards.Ace; rank++ {
			r[cards.New(rank, s)] = cards.New(rank, to)
		}
	}
	r[poker.Jokers[0]], r[poker.Jokers[1]] = jokers[0], jokers[1]
	return r
}

func (r *renaming) image(s cards.Set) (image cards.Set) {
	for ; s != 0; s &= s - 1 {
		image |= 1 << (r[bits.TrailingZeros64(uint64(s))] & 63)
	}
	return image
}

// keptBy tells whether every range holds the image of each of its combos. One
// of any two cards left does, since those are kept.
func (h *holeCards) keptBy(r *renaming, left int) bool {
	for _, sets := range h.sets {
		if len(sets) == int(poker.Binomial[left][2]) {
			continue
		}
		for _, s := range sets {
			if _, held := slices.BinarySearch(sets, r.image(s)); !held {
				return false
			}
		}
	}
	return true
}

// classes counts the classes up to a limit. complete tells that there are no
// more than were counted.
func (h *holeCards) classes(limit int64) (n int64, complete bool) {
	complete = h.walk(func(int64) bool {
		n++
		return n <= limit
	})
	return n, complete
}

// walk visits one deal of every class, in an order that depends on nothing
// else, until visit returns false or it took maxSteps. The indices of the
// combos are in h.chosen; weight is the number of deals in the class.
func (h *holeCards) walk(visit func(weight int64) bool) (complete bool) {
	h.visit, h.steps, h.deepest = visit, 0, 0
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
		return h.visit(weight)
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
func (h *holeCards) impossible(complete bool) *search.Fault {
	player, reason := h.order[h.deepest], "has no hand left beside the other players'"
	if !complete {
		reason = "overlaps the other players so much that no deal was found in " + strconv.Itoa(maxSteps) + " steps"
	}
	return wrongCard("players", player, reason)
}
