package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// Spare returns the kinds of tile that can be thrown from a hand whose least
// shanten number is n so that it stays n.
func (s *Shape) Spare(n int) (kinds mahjong.KindSet) {
	general := &s.tables.general[s.sets]
	now := s.Shanten()
	for suit := range mahjong.Tile(4) {
		others := &s.tables.sum[s.others(suit)]
		for k := 9 * suit; k < min(9*suit+9, mahjong.Kinds); k++ {
			if s.kinds[k] == 0 {
				continue
			}
			class := s.tables.class[s.code[suit]-s.weights[k]]
			if int(general[others[class]]) <= n || s.sets == 4 && s.spared(k, n, now) {
				kinds |= 1 << k
			}
		}
	}
	return kinds
}

// spared reports whether seven pairs or thirteen orphans are n away without
// a tile of kind k.
func (s *Shape) spared(k mahjong.Tile, n int, now Numbers) bool {
	if int(min(now.SevenPairs, now.Orphans)) > n {
		return false
	}
	after := *s
	after.Remove(k)
	m := after.Shanten()
	return int(min(m.SevenPairs, m.Orphans)) <= n
}

// WithSet returns the general shanten number of the hand once two of its tiles
// of one suit, kinds a and b, are laid open with a third.
func (s *Shape) WithSet(a, b mahjong.Tile) int {
	suit := a / 9
	class := s.tables.class[s.code[suit]-s.weights[a]-s.weights[b]]
	return int(s.tables.general[s.sets-1][s.tables.sum[s.others(suit)][class]])
}

// WithoutOrphans returns the general shanten number of the hand without its
// terminals and honours.
func (s *Shape) WithoutOrphans() int {
	var class [4]uint8
	for suit := range mahjong.Tile(3) {
		low, high := 9*suit, 9*suit+8
		class[suit] = s.tables.class[s.code[suit]-int32(s.kinds[low])*s.weights[low]-int32(s.kinds[high])*s.weights[high]]
	}
	class[3] = s.tables.class[honourBase]
	return s.generalOf(&class)
}

// OneSuit returns the general shanten number of the hand without the tiles of
// the two other suits.
func (s *Shape) OneSuit(suit int) int {
	class := s.class
	for other := range 3 {
		if other != suit {
			class[other] = s.tables.class[0]
		}
	}
	return s.generalOf(&class)
}

// generalOf returns the general shanten number with other tiles of classes of
// suits.
func (s *Shape) generalOf(class *[4]uint8) int {
	sum := &s.tables.sum
	return int(s.tables.general[s.sets][sum[sum[class[0]][class[1]]][sum[class[2]][class[3]]]])
}

// OpenSet counts one set more as laid open, whose tiles are not in the hand any
// more; CloseSet takes that back.
func (s *Shape) OpenSet() { s.sets-- }

// CloseSet takes back the last OpenSet.
func (s *Shape) CloseSet() { s.sets++ }

// Codes returns the counts of each suit as a number to the base of 5, the
// honours last: below 5^9 and 5^7.
func (s *Shape) Codes() (m, p, b, z uint32) {
	return uint32(s.code[0]), uint32(s.code[1]), uint32(s.code[2]), uint32(s.code[3] - honourBase)
}

// Isolated reports whether a kind that is held has no second, and of a number no
// neighbour within two, 孤立牌.
func (s *Shape) Isolated(k mahjong.Tile) bool {
	if s.kinds[k] != 1 {
		return false
	}
	if k.IsHonour() {
		return true
	}
	for o := max(k-2, k/9*9); o <= min(k+2, k/9*9+8); o++ {
		if o != k && s.kinds[o] > 0 {
			return false
		}
	}
	return true
}
