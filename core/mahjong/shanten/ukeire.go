package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// An Ukeire is the useful tiles of a hand of 13 tiles, 受け入れ.
type Ukeire struct {
	Shanten int             // of the 13 tiles, the least of all forms
	Kinds   mahjong.KindSet // the kinds that lower it by one, unseen or not
	Total   int             // number of unseen tiles of these kinds
}

// Useful returns the kinds that lower the least shanten number when drawn, 有効牌. A kind
// with four concealed tiles is never among them. It takes 34 look-ups.
func (s *Shape) Useful() (useful mahjong.KindSet) {
	now, t := int8(s.Min()), s.tables
	general := &t.general[s.sets]
	sevenPairs, orphans := s.extraForms(now)
	for suit := range mahjong.Tile(4) {
		others := &t.sum[s.others(suit)]
		for k := 9 * suit; k < min(9*suit+9, mahjong.Kinds); k++ {
			if s.weights[k] == 0 {
				continue
			}
			class := t.class[s.code[suit]+s.weights[k]*int32(1-s.kinds[k]>>2)]
			if general[others[class]] < now || s.helps(k, sevenPairs, orphans) {
				useful |= 1 << k
			}
		}
	}
	return useful
}

// others returns the class of the three other suits together.
func (s *Shape) others(suit mahjong.Tile) uint8 {
	sum := &s.tables.sum
	a, b, c := s.class[(suit+1)&3], s.class[(suit+2)&3], s.class[(suit+3)&3]
	return sum[sum[a][b]][c]
}

// extraForms returns how often a useful kind may be held, for seven pairs and for thirteen
// orphans: bit n for n times. It is 0 for a form further away than now. The bits of
// orphans hold for terminals and honours only.
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

func (s *Shape) helps(kind mahjong.Tile, pairs, orphans uint8) bool {
	return (pairs|orphans&uint8(orphanMask[kind]))>>uint8(s.kinds[kind])&1 != 0
}

// Ukeire returns the least shanten number, the useful kinds and the number of their unseen
// tiles.
func (s *Shape) Ukeire(unseen *mahjong.Unseen) Ukeire {
	kinds := s.Useful()
	return Ukeire{s.Min(), kinds, unseen.Total(kinds)}
}
