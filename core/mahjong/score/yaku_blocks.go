package score

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/mahjong"
)

// Sets of kinds, bit k for kind k.
const (
	suitKinds     uint64 = 1<<9 - 1                                      // of characters; shifted by 9 and 18 the others
	honourKinds   uint64 = 0x7F << 27                                    // 字牌
	terminalKinds uint64 = 0x101 | 0x101<<9 | 0x101<<18                  // 老頭牌
	orphanKinds   uint64 = terminalKinds | honourKinds                   // 幺九牌
	dragonKinds   uint64 = 7 << 31                                       // 三元牌
	windKinds     uint64 = 15 << 27                                      // 四風牌
	greenKinds    uint64 = 1<<19 | 1<<20 | 1<<21 | 1<<23 | 1<<25 | 1<<32 // 2s 3s 4s 6s 8s and the green dragon
	outsideRuns   uint64 = 0x41 | 0x41<<9 | 0x41<<18                     // runs, by lowest tile, with a terminal
	straightRuns  uint64 = 1 | 1<<9 | 1<<18                              // the lowest runs of the suits
)

// A blockView sums up the blocks of a reading for the yaku.
type blockView struct {
	runs     uint64 // lowest kinds of the runs
	triplets uint64 // kinds of the triplets and kans
	twice    int    // number of pairs of equal runs, each run in one pair at most
	count    int    // triplets and kans
	kans     int
	closed   int // triplets and kans not called
}

func (s *scorer) view() (v blockView) {
	once := uint64(0)
	for i := range s.blocks {
		b := &s.blocks[i]
		bit := uint64(1) << b.first
		if b.shape == runShape {
			if once&bit != 0 {
				v.twice++
			}
			once ^= bit
			v.runs |= bit
			continue
		}
		v.triplets |= bit
		v.count++
		if !b.open {
			v.closed++
		}
		if b.shape == kanShape {
			v.kans++
		}
	}
	return v
}

// blockYaku returns the yaku that depend on the blocks, not on the winning tile.
func (s *scorer) blockYaku(v *blockView) yakuSet {
	set := s.runYaku(v) | s.tripletYaku(v)
	if set |= s.honourYaku(v); v.runs != 0 && s.outside(v) {
		if s.kinds&honourKinds != 0 {
			set |= 1 << YakuChanta
		} else {
			set |= 1 << YakuJunchan
		}
	}
	return set
}

// outside reports whether every block and the pair have a terminal or honour.
func (s *scorer) outside(v *blockView) bool {
	return v.runs&^outsideRuns == 0 && (v.triplets|1<<s.pair)&^orphanKinds == 0
}

func (s *scorer) runYaku(v *blockView) (set yakuSet) {
	if v.runs == 0 {
		return 0
	}
	if v.runs&(v.runs>>9)&(v.runs>>18)&suitKinds != 0 {
		set |= 1 << YakuSanshokuDoujun
	}
	if v.runs&(v.runs>>3)&(v.runs>>6)&straightRuns != 0 {
		set |= 1 << YakuIttsu
	}
	if s.closed && v.twice == 1 {
		set |= 1 << YakuIipeiko
	}
	if s.closed && v.twice == 2 {
		set |= 1 << YakuRyanpeiko
	}
	return set
}

func (s *scorer) tripletYaku(v *blockView) (set yakuSet) {
	if v.count == 4 {
		set |= 1 << YakuToitoi
	}
	if v.triplets&(v.triplets>>9)&(v.triplets>>18)&suitKinds != 0 {
		set |= 1 << YakuSanshokuDoukou
	}
	switch v.kans {
	case 3:
		set |= 1 << YakuSankantsu
	case 4:
		set |= 1 << YakuSuukantsu
	}
	return set
}

func (s *scorer) honourYaku(v *blockView) yakuSet {
	t := v.triplets
	if t&honourKinds == 0 {
		return 0
	}
	set := yakuSet(t>>mahjong.Haku&7) << YakuHaku
	set |= yakuSet(t>>s.roundWind&1)<<YakuRoundWind | yakuSet(t>>s.seatWind&1)<<YakuSeatWind
	pair := uint64(1) << s.pair
	switch bits.OnesCount64(t & dragonKinds) {
	case 3:
		set |= 1 << YakuDaisangen
	case 2:
		if pair&dragonKinds != 0 {
			set |= 1 << YakuShousangen
		}
	}
	switch bits.OnesCount64(t & windKinds) {
	case 4:
		set |= 1 << YakuDaisuushii
	case 3:
		if pair&windKinds != 0 {
			set |= 1 << YakuShousuushii
		}
	}
	return set
}

// placeYaku returns the yaku that depend on the block or pair that the winning tile
// completed. place is the index of that block, or pairPlace.
func (s *scorer) placeYaku(v *blockView, place int8) yakuSet {
	closed := v.closed
	if !s.tsumo && place != pairPlace && s.blocks[place].shape == tripletShape {
		closed-- // a triplet completed by ron counts as called
	}
	switch {
	case closed == 4 && place == pairPlace:
		return 1 << YakuSuuankouTanki
	case closed == 4:
		return 1 << YakuSuuankou
	case closed == 3:
		return 1 << YakuSanankou
	case v.count == 0 && s.isPinfu(place):
		return 1 << YakuPinfu
	}
	return 0
}

// isPinfu reports whether a hand of four runs is closed, with a pair that
// gives no fu, and was won on a two-sided wait.
func (s *scorer) isPinfu(place int8) bool {
	return s.closed && place != pairPlace && s.pairFu() == 0 && waitOf(s.blocks[place].first, s.target) == FuNone
}
