package score

import (
	"math/bits"

	"github.com/tefuda/tefuda/core/mahjong"
)

// flagYaku has the yaku of each win flag.
var flagYaku = [flagCount]Yaku{
	YakuRiichi, YakuDoubleRiichi, YakuIppatsu, YakuRinshan, YakuChankan, YakuHaitei, YakuHoutei, YakuTenhou, YakuChiihou, YakuRenhou,
	YakuOpenRiichi, YakuOpenRiichiDealIn, YakuTsubamegaeshi, YakuKanburi,
}

// circumstances returns the yaku that come from how the hand was won.
func (s *scorer) circumstances() (set yakuSet) {
	for f := s.win.Flags & (WinTsubamegaeshi - 1); f != 0; f &= f - 1 {
		set |= 1 << flagYaku[bits.TrailingZeros16(uint16(f))]
	}
	if set>>YakuDoubleRiichi&1 != 0 {
		set &^= 1 << YakuRiichi
	}
	if s.rules.Renhou != RenhouYakuman {
		set &^= 1 << YakuRenhou
	}
	if s.closed && s.tsumo {
		set |= 1 << YakuTsumo
	}
	return set
}

// composition returns the yaku that depend only on the kinds of the hand.
func (s *scorer) composition() (set yakuSet) {
	all := s.kinds
	switch {
	case all&orphanKinds == 0:
		if s.closed || s.rules.Kuitan {
			set |= 1 << YakuTanyao
		}
	case all&^honourKinds == 0:
		set |= 1 << YakuTsuuiisou
	case all&^terminalKinds == 0:
		set |= 1 << YakuChinroutou
	case all&^orphanKinds == 0:
		set |= 1 << YakuHonroutou
	}
	if all&^greenKinds == 0 {
		set |= 1 << YakuRyuuiisou
	}
	return set | s.oneSuit()
}

// oneSuit returns the yaku of hands of one suit, with or without honours.
func (s *scorer) oneSuit() yakuSet {
	suit := bits.TrailingZeros64(s.kinds) / 9
	switch rest := s.kinds &^ (suitKinds << (9 * suit)); {
	case suit == 3 || rest&^honourKinds != 0:
		return 0
	case rest != 0:
		return 1 << YakuHonitsu
	}
	return 1<<YakuChinitsu | s.chuuren(mahjong.Tile(9*suit))
}

// chuuren returns the nine gates if the suit from kind first has 1112345678999 and one more
// tile. It is the pure yakuman if that tile is the winning one: then all nine would win.
func (s *scorer) chuuren(first mahjong.Tile) yakuSet {
	if s.melds > 0 {
		return 0
	}
	for i := range mahjong.Tile(9) {
		if need := nineGates[i]; s.counts[first+i] < need {
			return 0
		}
	}
	if i := s.target - first; s.counts[s.target] > nineGates[i] {
		return 1 << YakuJunseiChuuren
	}
	return 1 << YakuChuuren
}

var nineGates = [9]int8{3, 1, 1, 1, 1, 1, 1, 1, 3}
