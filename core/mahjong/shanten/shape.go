package shanten

import "github.com/tefuda/tefuda/core/mahjong"

// A Shape is the concealed kinds of a hand, for searches over hands: to add or remove a
// tile is cheap. It is a plain value; ShapeOf makes one. Red fives count as plain ones.
type Shape struct {
	tables      *shantenTables
	weights     *[mahjong.Kinds]int32 // amount that a tile of each kind adds to the code of its suit, 0 if the set has none
	kinds       [mahjong.Kinds]int8
	class       [4]uint8 // class of each suit's counts
	code        [4]int32 // index of each suit's counts in the table of classes
	sets        int8     // 4 less the melds, 0…4
	size        int8     // concealed tiles
	different   int8     // kinds held
	pairs       int8     // kinds held twice or more
	orphans     int8     // terminals and honours held, by kind
	orphanPairs int8     // terminals and honours held twice or more, by kind
}

// ShapeOfKinds returns the shape of concealed tiles with a number of melds. The error
// is a *fault.Fault, for counts or melds that are not 0…4.
//
//go:noinline
func ShapeOfKinds(kinds *[mahjong.Kinds]int8, melds int) (Shape, error) {
	if err := mahjong.CheckKinds(kinds, melds); err != nil {
		return Shape{}, err
	}
	m, p, b, z, nines := words(kinds)
	s := Shape{tables: tables(), weights: &codeWeight, kinds: *kinds, sets: int8(4 - melds)}
	cm, cp, cs, cz := codes(m, p, b, z, nines)
	s.code = [4]int32{int32(cm), int32(cp), int32(cs), int32(cz)}
	for i := range s.code {
		s.class[i] = s.tables.class[s.code[i]]
	}
	for _, c := range kinds {
		s.size += c
	}
	different, pairs := count(m, p, b, z, nines)
	s.different, s.pairs = int8(different), int8(pairs)
	different, pairs = countOrphans(m, p, b, z, nines)
	s.orphans, s.orphanPairs = int8(different), int8(pairs)
	return s, nil
}

// ShapeOf returns the shape of h's concealed tiles. The error is a *fault.Fault.
func ShapeOf(h *mahjong.Hand) (Shape, error) {
	if err := h.CheckCounts(); err != nil {
		return Shape{}, err
	}
	kinds := h.Kinds34()
	return ShapeOfKinds(&kinds, int(h.MeldCount))
}

// In makes s a hand of the set with these reds. Three players have no runs of characters,
// so 1m and 9m are read like two honours.
func (s *Shape) In(reds mahjong.Reds) {
	if reds.Three() {
		s.weights = &threeWeight
		s.code[0] = honourBase + int32(s.kinds[0])*threeWeight[0] + int32(s.kinds[8])*threeWeight[8]
		s.class[0] = s.tables.class[s.code[0]]
	}
}

// Count returns how many of a kind 0…33 are concealed.
func (s *Shape) Count(kind mahjong.Tile) int { return int(s.kinds[kind]) }

// Size returns the number of concealed tiles.
func (s *Shape) Size() int { return int(s.size) }

// Melds returns the number of melds.
func (s *Shape) Melds() int { return 4 - int(s.sets) }

// Add adds a tile of a kind 0…33. It reports false, and adds none, if the hand has four.
func (s *Shape) Add(kind mahjong.Tile) bool {
	n := s.kinds[kind]
	if n >= mahjong.Copies {
		return false
	}
	if n <= 1 {
		s.tally(kind, n, 1)
	}
	s.change(kind, 1)
	return true
}

// Remove removes a tile of a kind 0…33. It reports false if the hand has none.
func (s *Shape) Remove(kind mahjong.Tile) bool {
	n := s.kinds[kind]
	if n <= 0 {
		return false
	}
	if n <= 2 {
		s.tally(kind, n-1, -1)
	}
	s.change(kind, -1)
	return true
}

func (s *Shape) change(kind mahjong.Tile, by int8) {
	suit := kind / 9
	s.kinds[kind] += by
	s.size += by
	s.code[suit] += int32(by) * s.weights[kind]
	s.class[suit] = s.tables.class[s.code[suit]]
}

// tally counts the first (n = 0) or second (n = 1) tile of a kind, in (by = 1) or out
// (by = -1).
func (s *Shape) tally(kind mahjong.Tile, n, by int8) {
	orphan := by & orphanMask[kind]
	if n == 0 {
		s.different += by
		s.orphans += orphan
		return
	}
	s.pairs += by
	s.orphanPairs += orphan
}

// orphanMask is -1 for terminals and honours.
var orphanMask = func() (m [mahjong.Kinds]int8) {
	for k := range mahjong.Tile(mahjong.Kinds) {
		if k.IsHonour() || k.IsTerminal() {
			m[k] = -1
		}
	}
	return m
}()

// Call makes a meld of tiles of the hand, given by their kinds 0…33, and removes them. It
// reports false, and changes nothing, if the hand lacks a tile or has four melds.
func (s *Shape) Call(kinds ...mahjong.Tile) bool {
	after := *s
	for _, k := range kinds {
		if !after.Remove(k) {
			return false
		}
	}
	if after.sets == 0 {
		return false
	}
	after.sets--
	*s = after
	return true
}

// Shanten returns the shanten numbers.
func (s *Shape) Shanten() Numbers {
	sum := &s.tables.sum
	n := Numbers{s.tables.general[s.sets][sum[sum[s.class[0]][s.class[1]]][sum[s.class[2]][s.class[3]]]], Impossible, Impossible}
	if s.sets == 4 {
		n.SevenPairs = sevenPairs(int(s.different), int(s.pairs))
		n.Orphans = thirteenOrphans(int(s.orphans), int(s.orphanPairs))
	}
	return n
}

// Min returns the least of the shanten numbers.
func (s *Shape) Min() int { return s.Shanten().Min() }
