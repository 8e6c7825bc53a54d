package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// Spare returns the kinds whose discard keeps the least shanten number of the hand, n.
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

// spared reports whether seven pairs or thirteen orphans have a shanten number of at most
// n after the discard of kind k.
func (s *Shape) spared(k mahjong.Tile, n int, now Numbers) bool {
	if int(min(now.SevenPairs, now.Orphans)) > n {
		return false
	}
	after := *s
	after.Remove(k)
	m := after.Shanten()
	return int(min(m.SevenPairs, m.Orphans)) <= n
}

// WithSet returns the general shanten number of the hand after it calls a tile with two of
// its tiles, of kinds a and b of one suit.
func (s *Shape) WithSet(a, b mahjong.Tile) int {
	suit := a / 9
	class := s.tables.class[s.code[suit]-s.weights[a]-s.weights[b]]
	return int(s.tables.general[s.sets-1][s.tables.sum[s.others(suit)][class]])
}

// WithoutOrphans returns the general shanten number of the hand less its terminals and
// honours.
func (s *Shape) WithoutOrphans() int {
	var class [4]uint8
	for suit := range mahjong.Tile(3) {
		low, high := 9*suit, 9*suit+8
		class[suit] = s.tables.class[s.code[suit]-int32(s.kinds[low])*s.weights[low]-int32(s.kinds[high])*s.weights[high]]
	}
	class[3] = s.tables.class[honourBase]
	return s.generalOf(&class)
}

// OneSuit returns the general shanten number of the hand's tiles of a suit 0…2 and its
// honours.
func (s *Shape) OneSuit(suit int) int {
	class := s.class
	for other := range 3 {
		if other != suit {
			class[other] = s.tables.class[0]
		}
	}
	return s.generalOf(&class)
}

// generalOf returns the general shanten number with other classes of the suits.
func (s *Shape) generalOf(class *[4]uint8) int {
	sum := &s.tables.sum
	return int(s.tables.general[s.sets][sum[sum[class[0]][class[1]]][sum[class[2]][class[3]]]])
}

// OpenSet counts one more meld, whose tiles must be out of the hand already. CloseSet
// undoes it.
func (s *Shape) OpenSet() { s.sets-- }

// CloseSet undoes the last OpenSet.
func (s *Shape) CloseSet() { s.sets++ }

// Codes returns the counts of each suit as a number to the base 5, the honours last: below
// 5^9, the honours below 5^7.
func (s *Shape) Codes() (m, p, b, z uint32) {
	return uint32(s.code[0]), uint32(s.code[1]), uint32(s.code[2]), uint32(s.code[3] - honourBase)
}

// Isolated reports whether the hand has a single tile of a kind, and for a number no tile
// at most two away, 孤立牌.
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
