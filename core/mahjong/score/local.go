package score

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/mahjong"
)

// A LocalSet is a set of local yaku, ローカル役, which only some tables play. Bit i stands for
// LocalYaku(i). The set is separate from yakuSet because all yaku do not fit into 64
// bits.
type LocalSet uint32

// LocalCount is the number of local yaku.
const LocalCount = int(YakuCount - firstLocal)

// LocalYaku returns the local yaku with index i.
func LocalYaku(i int) Yaku { return firstLocal + Yaku(i) }

const (
	localYakuman      LocalSet = (1<<LocalCount - 1) &^ (1<<(YakuDaisharin-firstLocal) - 1)
	localShiisanpuuta LocalSet = 1 << (YakuShiisanpuuta - firstLocal)

	// localCharacters are the local yaku of characters, 萬子, of which three players
	// have too few.
	localCharacters LocalSet = 1<<(YakuDaisuurin-firstLocal) | 1<<(YakuHyakumangoku-firstLocal)
)

// instead lists for a local yaku the plain yaku that it replaces.
var instead = [...]struct {
	local Yaku
	plain yakuSet
}{
	{YakuIsshokusanjun, 1<<YakuIipeiko | 1<<YakuRyanpeiko},
	{YakuIipinmooyue, 1 << YakuHaitei},
	{YakuChuupinraoyui, 1 << YakuHoutei},
	{YakuDaichisei, 1 << YakuTsuuiisou},
}

// put adds a local yaku to the set if there is true.
func (l *LocalSet) put(y Yaku, there bool) {
	if there {
		*l |= 1 << (y - firstLocal)
	}
}

// Tiles and sets of kinds that define local yaku.
const (
	onePin     mahjong.Tile = 9
	ninePin    mahjong.Tile = 17
	peacock    uint64       = 1<<18 | 1<<22 | 1<<24 | 1<<26 | 1<<mahjong.Chun // 1s 5s 7s 9s and the red dragon
	eastNorth  uint64       = 1<<mahjong.East | 1<<mahjong.North
	twoToEight uint64       = 0xFE
)

// localComposition returns the local yaku that depend only on the tiles of the hand and on
// how it was won. It must come before the blocks are extracted.
func (s *scorer) localComposition(h *mahjong.Hand) (set LocalSet) {
	f := s.win.Flags
	set.put(YakuTsubamegaeshi, f&WinTsubamegaeshi != 0)
	set.put(YakuKanburi, f&WinKanburi != 0)
	set.put(YakuIipinmooyue, f&WinHaitei != 0 && s.target == onePin)
	set.put(YakuChuupinraoyui, f&WinHoutei != 0 && s.target == ninePin)
	set.put(YakuIshinouenimosannen, f&WinDoubleRiichi != 0 && f&(WinHaitei|WinHoutei) != 0)
	if s.melds == 0 && s.concealed == s.doubles { // with seven kinds this means seven pairs
		set.put(YakuDaisuurin, s.concealed == twoToEight)
		set.put(YakuDaisharin, s.concealed == twoToEight<<9)
		set.put(YakuDaichikurin, s.concealed == twoToEight<<18)
		set.put(YakuDaichisei, s.concealed == honourKinds)
	}
	set.put(YakuBenikujaku, s.kinds&^peacock == 0)
	set.put(YakuHyakumangoku, s.kinds&^suitKinds == 0 && s.characters(h) >= 100)
	for suit := range 3 {
		set.put(YakuTouhokushinkansen, s.kinds == suitKinds<<(9*suit)|eastNorth)
	}
	k := s.kinds
	set.put(YakuUumensai, k&suitKinds != 0 && k&(suitKinds<<9) != 0 && k&(suitKinds<<18) != 0 && k&windKinds != 0 && k&dragonKinds != 0)
	return set
}

// characters returns the sum of the numbers of a hand that has characters only.
func (s *scorer) characters(h *mahjong.Hand) int32 {
	sum := s.rankSums[0] + s.sizes[0]
	for i := range h.MeldCount {
		m := &h.Melds[i]
		for _, t := range m.Tiles[:m.Size()] {
			sum += int32(t.Kind()) + 1
		}
	}
	return sum
}

// addLocal adds the local yaku of a reading and removes the yaku that they replace.
func (s *scorer) addLocal(r *reading) {
	switch r.local = s.local; r.form {
	case formScattered:
		r.local = localShiisanpuuta
	case formBlocks:
		r.local |= s.localOfBlocks() & s.rules.Local
	default:
		r.local &^= 1 << (YakuUumensai - firstLocal)
	}
	for i := range instead {
		if in := &instead[i]; r.local>>(in.local-firstLocal)&1 != 0 {
			r.yaku &^= in.plain
		}
	}
}

// localOfBlocks returns the local yaku that depend on the blocks.
func (s *scorer) localOfBlocks() (set LocalSet) {
	v := s.view()
	equal := 0 // the greatest number of equal runs
	for i := range s.blocks {
		n := 0
		for j := range s.blocks {
			if s.blocks[j].shape == runShape && s.blocks[j].first == s.blocks[i].first && s.blocks[i].shape == runShape {
				n++
			}
		}
		equal = max(equal, n)
	}
	three := v.triplets & (v.triplets >> 1) & (v.triplets >> 2)
	set.put(YakuSanrenkou, three&startsOf3 != 0)
	set.put(YakuSuurenkou, three&(v.triplets>>3)&startsOf4 != 0)
	set.put(YakuIsshokusanjun, equal >= 3)
	set.put(YakuIsshokuyonjun, equal == 4)
	for i := range 3 {
		for j := range 3 {
			set.put(YakuSanshokutsuukan, i != j && v.runs>>(9*i)&(v.runs>>(9*j+3))&(v.runs>>(33-9*i-9*j))&1 != 0)
		}
	}
	set.put(YakuShiiaruraotai, s.melds == 4 && !s.closedKan())
	return set
}

// Kinds at which three, or four, consecutive kinds of a suit may start.
const (
	startsOf3 uint64 = 0x7F | 0x7F<<9 | 0x7F<<18
	startsOf4 uint64 = 0x3F | 0x3F<<9 | 0x3F<<18
)

// closedKan reports whether one of the melds is a closed kan.
func (s *scorer) closedKan() bool {
	for i := range s.melds {
		if !s.blocks[i].open {
			return true
		}
	}
	return false
}

// isScattered reports whether the hand has one pair, and no other two tiles that fit into
// one block.
func (s *scorer) isScattered() bool {
	c := s.concealed
	near := c&(c>>1)&(startsOf3|startsOf3<<1) | c&(c>>2)&startsOf3
	return s.melds == 0 && bits.OnesCount64(c) == 13 && near == 0
}
