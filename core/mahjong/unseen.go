package mahjong

import "math/bits"

// A KindSet is a set of kinds 0…33, a bit each.
type KindSet uint64

// Has reports whether a kind 0…33 is in s.
func (s KindSet) Has(kind Tile) bool { return s>>(uint8(kind)&63)&1 != 0 }

// Len returns the number of kinds in s.
func (s KindSet) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the lowest kind in s, or NoTile.
func (s KindSet) First() Tile {
	if s == 0 {
		return NoTile
	}
	return Tile(bits.TrailingZeros64(uint64(s)))
}

// Unseen counts the tiles that a player does not see, the red fives apart as
// in Hand.Counts: those in the wall and in the other hands.
type Unseen [Tiles]int8

// Of returns how many of a kind 0…33 are unseen, red ones included.
func (u *Unseen) Of(kind Tile) int {
	if red := kind.Red(); red != NoTile {
		return int(u[kind] + u[red])
	}
	return int(u[kind])
}

// Total returns how many tiles of some kinds are unseen.
func (u *Unseen) Total(kinds KindSet) (n int) {
	for ; kinds != 0; kinds &= kinds - 1 {
		n += u.Of(kinds.First())
	}
	return n
}

// Reds are the numbers of red fives among the four fives of characters,
// circles and bamboos, 0…4 each.
type Reds [3]int8

// OneRed returns the usual set: one red five a suit.
func OneRed() Reds { return Reds{1, 1, 1} }

// Set returns the 136 tiles.
func (r Reds) Set() (u Unseen) {
	for k := range Kinds {
		u[k] = Copies
	}
	for s, n := range r {
		u[9*s+4], u[Kinds+s] = Copies-n, n
	}
	return u
}

// UnseenBy returns what the owner of h does not see of a full set with so many
// red fives, when nothing else lies open. A number below zero says that h holds
// more of a tile than there are.
func UnseenBy(h *Hand, reds Reds) (u Unseen) {
	u = reds.Set()
	for k, n := range &h.Counts {
		u[k] -= n
	}
	for _, m := range h.melds() {
		for _, k := range m.tiles() {
			u[k]--
		}
	}
	return u
}
