package mahjong

// spare returns the kinds of tile that can be thrown from a hand whose least
// shanten number is n so that it stays n.
func (s *Shape) spare(n int) (kinds KindSet) {
	general := &s.tables.general[s.sets]
	now := s.Shanten()
	for suit := range Tile(4) {
		others := &s.tables.sum[s.others(suit)]
		for k := 9 * suit; k < min(9*suit+9, Kinds); k++ {
			if s.kinds[k] == 0 {
				continue
			}
			class := s.tables.class[s.code[suit]-codeWeight[k]]
			if int(general[others[class]]) <= n || s.sets == 4 && s.spared(k, n, now) {
				kinds |= 1 << k
			}
		}
	}
	return kinds
}

// spared reports whether seven pairs or thirteen orphans are n away without
// a tile of kind k.
func (s *Shape) spared(k Tile, n int, now Shanten) bool {
	if int(min(now.SevenPairs, now.Orphans)) > n {
		return false
	}
	after := *s
	after.Remove(k)
	m := after.Shanten()
	return int(min(m.SevenPairs, m.Orphans)) <= n
}

// without returns the general shanten number of the hand once two of its tiles
// of one suit, kinds a and b, are laid open with a third.
func (s *Shape) without(a, b Tile) int {
	suit := a / 9
	class := s.tables.class[s.code[suit]-codeWeight[a]-codeWeight[b]]
	return int(s.tables.general[s.sets-1][s.tables.sum[s.others(suit)][class]])
}
