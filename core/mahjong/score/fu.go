package score

import "github.com/tefuda/tefuda/core/mahjong"

// A FuKind is a reason for fu, 符.
type FuKind uint8

// The reasons for fu, in the order of Result.FuParts.
const (
	FuNone           FuKind = iota
	FuBase                  // 副底, 20
	FuSevenPairs            // 七対子, 25 in all
	FuMenzenRon             // 門前加符, 10 for ron with a closed hand
	FuTsumo                 // ツモ符, 2 unless pinfu
	FuOpenTriplet           // 明刻, 2, or 4 for terminals and honours; a triplet completed by ron is open
	FuClosedTriplet         // 暗刻, 4 or 8 likewise
	FuOpenKan               // 明槓, 8 or 16
	FuClosedKan             // 暗槓, 16 or 32
	FuDragonPair            // 役牌の雀頭, 2
	FuRoundWindPair         // 場風の雀頭, 2
	FuSeatWindPair          // 自風の雀頭, 2
	FuDoubleWindPair        // 連風牌の雀頭, 4 or 2 by Rules.DoubleWindPairFu
	FuKanchan               // 嵌張待ち, 2
	FuPenchan               // 辺張待ち, 2
	FuTanki                 // 単騎待ち, 2
	FuOpenPinfu             // 喰い平和形, 10: an open hand won by ron has at least 30
	FuRounding              // 切り上げ, up to the next ten
)

var fuKeys = [...]string{
	FuNone:           "-",
	FuBase:           "base",
	FuSevenPairs:     "seven-pairs",
	FuMenzenRon:      "menzen-ron",
	FuTsumo:          "tsumo",
	FuOpenTriplet:    "open-triplet",
	FuClosedTriplet:  "closed-triplet",
	FuOpenKan:        "open-kan",
	FuClosedKan:      "closed-kan",
	FuDragonPair:     "dragon-pair",
	FuRoundWindPair:  "round-wind-pair",
	FuSeatWindPair:   "seat-wind-pair",
	FuDoubleWindPair: "double-wind-pair",
	FuKanchan:        "kanchan",
	FuPenchan:        "penchan",
	FuTanki:          "tanki",
	FuOpenPinfu:      "open-pinfu",
	FuRounding:       "rounding",
}

// String returns the key of k for front ends, such as "closed-triplet", or "-" if k is
// invalid.
func (k FuKind) String() string {
	if int(k) >= len(fuKeys) {
		k = FuNone
	}
	return fuKeys[k]
}

// Tiles returns the number of tiles that k concerns: 3 for a triplet, 4 for a kan, 2 for a
// pair, 1 for a wait, else 0.
func (k FuKind) Tiles() int {
	switch {
	case k >= FuOpenTriplet && k <= FuClosedTriplet:
		return 3
	case k >= FuOpenKan && k <= FuClosedKan:
		return 4
	case k >= FuDragonPair && k <= FuDoubleWindPair:
		return 2
	case k >= FuKanchan && k <= FuTanki:
		return 1
	}
	return 0
}

// A FuPart is one reason for fu of a hand.
type FuPart struct {
	Kind FuKind
	Tile mahjong.Tile // kind of the triplet, kan or pair, or of the tile that completed the wait; else NoTile
	Fu   int16
}

// A fuTally sums up fu and, if list is set, collects their parts.
type fuTally struct {
	sum   int32
	list  bool
	parts []FuPart
}

func (t *fuTally) add(k FuKind, tile mahjong.Tile, fu int32) {
	t.sum += fu
	if t.list && fu != 0 {
		t.parts = append(t.parts, FuPart{k, tile, int16(fu)})
	}
}

// countFu adds up the fu of a reading, which must have its form, blocks, place and yaku.
func (s *scorer) countFu(r *reading, t *fuTally) {
	if r.form == formPairs {
		t.add(FuSevenPairs, mahjong.NoTile, 25)
		return
	}
	t.add(FuBase, mahjong.NoTile, 20)
	if s.closed && !s.tsumo {
		t.add(FuMenzenRon, mahjong.NoTile, 10)
	}
	if s.tsumo && r.yaku&(1<<YakuPinfu) == 0 {
		t.add(FuTsumo, mahjong.NoTile, 2)
	}
	for i := range r.blocks {
		if r.blocks[i].shape != runShape {
			s.addBlockFu(&r.blocks[i], int8(i) == r.place, t)
		}
	}
	t.add(s.pairFuKind(), r.pair, s.pairFu())
	s.addWaitFu(r, t)
	if !s.closed && !s.tsumo && t.sum == 20 {
		t.add(FuOpenPinfu, mahjong.NoTile, 10)
	}
	t.add(FuRounding, mahjong.NoTile, (10-t.sum%10)%10)
}

// addBlockFu adds the fu of a triplet or kan. won: the winning tile completed it.
func (s *scorer) addBlockFu(b *block, won bool, t *fuTally) {
	kind, fu := FuOpenTriplet, int32(2)
	if b.shape == kanShape {
		kind, fu = FuOpenKan, 8
	}
	if !b.open && (s.tsumo || !won) {
		kind, fu = kind+1, 2*fu
	}
	if orphanKinds>>b.first&1 != 0 {
		fu *= 2
	}
	t.add(kind, b.first, fu)
}

func (s *scorer) addWaitFu(r *reading, t *fuTally) {
	wait := FuTanki
	if r.place != pairPlace {
		b := &r.blocks[r.place]
		if b.shape != runShape {
			return
		}
		wait = waitOf(b.first, s.target)
	}
	if wait != FuNone {
		t.add(wait, s.target, 2)
	}
}

// waitOf returns the wait of a tile that completed the run from kind first: FuNone for a
// two-sided one, 両面.
func waitOf(first, tile mahjong.Tile) FuKind {
	switch {
	case tile == first+1:
		return FuKanchan
	case tile == first && first%9 == 6, tile == first+2 && first%9 == 0:
		return FuPenchan
	}
	return FuNone
}

func (s *scorer) pairFuKind() FuKind {
	switch {
	case s.pair >= mahjong.Haku && s.pair <= mahjong.Chun:
		return FuDragonPair
	case s.pair == s.roundWind && s.pair == s.seatWind:
		return FuDoubleWindPair
	case s.pair == s.roundWind:
		return FuRoundWindPair
	case s.pair == s.seatWind:
		return FuSeatWindPair
	}
	return FuNone
}

func (s *scorer) pairFu() int32 {
	switch s.pairFuKind() {
	case FuNone:
		return 0
	case FuDoubleWindPair:
		return int32(s.rules.DoubleWindPairFu)
	}
	return 2
}
