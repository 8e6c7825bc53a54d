package mahjong

import "math/bits"

// A KindSet is a set of kinds 0…33, bit k for kind k.
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

// Unseen counts the tiles that a player does not see, in the wall and in the other hands.
// Red fives are apart, as in Hand.Counts.
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

// Reds determine the tiles of the set: the numbers of red fives among the four fives of
// characters, circles and bamboos, 0…4 each. With NoFives for the characters it is the set
// of three players, 三麻.
type Reds [3]int8

// NoFives stands for the red fives of characters where the set has none of 2m…8m.
const NoFives = -1

// Three reports whether the set is that of three players, without 2m…8m.
func (r Reds) Three() bool { return r[0] == NoFives }

// Of returns the set of 3 or 4 players with these red fives.
func (r Reds) Of(players int8) Reds {
	if r[0] = max(r[0], 0); players == 3 {
		r[0] = NoFives
	}
	return r
}

// Shown returns the numbers of red fives, 0 where there are no fives.
func (r Reds) Shown() Reds { return r.Of(4) }

// Has reports whether the set has the tile: three players have none of 2m…8m.
func (r Reds) Has(t Tile) bool { return !r.Three() || t <= 0 || t >= 8 && t != Red5m }

// OneRed returns the usual set: one red five in each suit.
func OneRed() Reds { return Reds{1, 1, 1} }

// DoraOf returns the kind that indicator t makes dora, or NoTile if t is not a tile. It is
// the next kind of the suit, with 1 after 9, east after north, and white after the red
// dragon. With three players 9m follows 1m.
func (r Reds) DoraOf(t Tile) Tile {
	switch k := t.Kind(); {
	case !t.Valid():
		return NoTile
	case k == North:
		return East
	case k == Chun:
		return Haku
	case k == 0 && r.Three():
		return 8
	case k < East && k%9 == 8:
		return k - 8
	default:
		return k + 1
	}
}

// Set returns the 136 tiles, or the 108 of three players.
func (r Reds) Set() (u Unseen) {
	for k := range Tile(Kinds) {
		if r.Has(k) {
			u[k] = Copies
		}
	}
	for s, n := range r.Shown() {
		u[9*s+4] -= n
		u[Kinds+s] = n
	}
	return u
}

// UnseenBy returns the set less the tiles and melds of h. A negative number means that h
// has more of a tile than the set.
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
