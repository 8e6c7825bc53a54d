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

// UnseenBy returns what the owner of h does not see of a full set with so many
// red fives, when nothing else lies open. A number below zero says that h holds
// more of a tile than there are.
func UnseenBy(h *Hand, reds Reds) (u Unseen) {
	u = reds.set()
	for k, n := range h.Counts {
		u[k] -= n
	}
	for _, m := range h.melds() {
		for _, k := range m.tiles() {
			u[k]--
		}
	}
	return u
}

// An Ukeire is what brings a hand of 13 tiles nearer, 受け入れ.
type Ukeire struct {
	Shanten int     // of the 13 tiles, all forms considered
	Kinds   KindSet // the kinds that lower it by one, whether unseen or not
	Total   int     // how many tiles of these kinds are unseen
}

// Useful returns the kinds whose drawing lowers the least shanten number, 有効
// 牌. A kind held four times is never among them. It takes 34 look-ups.
func (s *Shape) Useful() (useful KindSet) {
	now, t := int8(s.Min()), s.tables
	general := &t.general[s.sets]
	sevenPairs, orphans := s.extraForms(now)
	for suit := range Tile(4) {
		others := &t.sum[s.others(suit)]
		for k := 9 * suit; k < min(9*suit+9, Kinds); k++ {
			class := t.class[s.code[suit]+codeWeight[k]*int32(1-s.kinds[k]>>2)]
			if general[others[class]] < now || s.helps(k, sevenPairs, orphans) {
				useful |= 1 << k
			}
		}
	}
	return useful
}

// others returns the class of the three other suits.
func (s *Shape) others(suit Tile) uint8 {
	sum := &s.tables.sum
	a, b, c := s.class[(suit+1)&3], s.class[(suit+2)&3], s.class[(suit+3)&3]
	return sum[sum[a][b]][c]
}

// extraForms returns for seven pairs and for thirteen orphans, if they are as
// near as now, what copies of a kind the next useful tile may be: bit n for
// a kind held n times. Of orphans only terminals and honours are meant.
func (s *Shape) extraForms(now int8) (pairs, orphans uint8) {
	n := s.Shanten()
	if n.SevenPairs == now {
		pairs = 1 << 1
		if s.different < 7 {
			pairs |= 1 << 0
		}
	}
	if n.Orphans == now {
		orphans = 1 << 0
		if s.orphanPairs == 0 {
			orphans |= 1 << 1
		}
	}
	return pairs, orphans
}

func (s *Shape) helps(kind Tile, pairs, orphans uint8) bool {
	return (pairs|orphans&uint8(orphanMask[kind]))>>uint8(s.kinds[kind])&1 != 0
}

// Ukeire returns the useful kinds and how many of them are unseen.
func (s *Shape) Ukeire(unseen *Unseen) Ukeire {
	kinds := s.Useful()
	return Ukeire{s.Min(), kinds, unseen.Total(kinds)}
}
