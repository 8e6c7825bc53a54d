// Package score tells whether a hand is complete and what it pays: yaku (役), fu
// (符), dora, limits, and who pays what.
//
// A complete hand is read in every way that four blocks and a pair, seven pairs
// or thirteen orphans allow, with every block that the winning tile can have
// completed, and the way that is worth most counts. The rules are those of the
// large online rooms; what differs between rooms is an option, Rules. The yaku,
// the fu and the payments are checked against a slow scorer that follows the
// rulebook's lists, and against recorded wins.
package score

import "github.com/tefuda/tefuda/core/mahjong"

// Rules are what scoring depends on where rules differ.
type Rules struct {
	Kuitan           bool         // 喰い断: tanyao with an open hand
	Reds             mahjong.Reds // 赤ドラ: red fives of each suit in the set
	Kiriage          bool         // 切り上げ満貫: 4 han 30 fu and 3 han 60 fu are mangan
	CountedYakuman   bool         // 数え役満: 13 han are a yakuman, not sanbaiman
	DoubleYakuman    bool         // ダブル役満: kokushi-13, suuankou-tanki, daisuushii and junsei-chuuren count twice
	CombinedYakuman  bool         // 役満の複合: all yakuman add up; else the greatest alone counts, a double one as two
	DoubleWindPairFu int8         // 連風牌の雀頭: fu of a pair of the round wind that is the seat wind too, 2 or 4
	Renhou           Renhou       // 人和: what ron before the first draw of one's own is worth
	Pao              bool         // 包: who gave the last dragon or wind to melds of all pays for daisangen, daisuushii
	PaoKans          bool         // 四槓子の包: who gave the last of four kans, laid open with that tile, pays for suukantsu
	PaoWhole         bool         // 包 of several yakuman: who is liable pays for all of them, not for that one alone
	PaoHonba         bool         // 包の積み棒: who is liable pays the honba of a ron, not who discarded
	TsumoLoss        bool         // ツモ損: of three players nobody pays the fourth's part of a tsumo; else the others halve it
}

// Renhou says what a ron before the first draw of one's own is worth, 人和.
type Renhou int8

// The rules for renhou.
const (
	RenhouNone    Renhou = iota // nothing
	RenhouMangan                // a mangan instead of what the hand is worth, if that is less
	RenhouYakuman               // a yakuman
)

// DefaultRules returns the rules of the program Majiang, by which the recorded
// scores that this package is tested with were made.
func DefaultRules() Rules {
	return Rules{
		Kuitan: true, Reds: mahjong.OneRed(), CountedYakuman: true, DoubleYakuman: true,
		CombinedYakuman: true, DoubleWindPairFu: 4, Pao: true, TsumoLoss: true,
	}
}

// WinFlags are circumstances of a win, as bits.
type WinFlags uint16

// The circumstances of a win.
const (
	WinRiichi       WinFlags = 1 << iota // 立直
	WinDoubleRiichi                      // 両立直: riichi with the first discard; WinRiichi may be set too
	WinIppatsu                           // 一発: within the uninterrupted turn after riichi
	WinRinshan                           // 嶺上開花: tsumo of the tile drawn for a kan
	WinChankan                           // 槍槓: ron of the tile added to a pon
	WinHaitei                            // 海底: tsumo of the last tile
	WinHoutei                            // 河底: ron of the last discard
	WinTenhou                            // 天和: the dealer's first draw
	WinChiihou                           // 地和: another's first draw, before any call
	WinRenhou                            // 人和: ron before one's first draw and any call, if the rules know it
)

// A Win is how a hand was completed, and what stands on the table. Three players
// sit by their winds, and the fourth chair is the north's: of east's the left one,
// of south's across, of west's the right one.
type Win struct {
	Tile      mahjong.Tile // the tile won by ron; not looked at for tsumo, where it is the Hand's Drawn
	From      int8         // 0 for tsumo, else whose tile it was: 1 right (下家), 2 across (対面), 3 left (上家)
	RoundWind int8         // 場風: 0 east … 3 north
	SeatWind  int8         // 自風 of the winner: 0 east, the dealer (親), … 3 north
	Flags     WinFlags
	Dora      []mahjong.Tile // indicators, ドラ表示牌, up to five
	Ura       []mahjong.Tile // 裏ドラ表示牌, up to five; they count for riichi only
	Honba     int32          // 本場, 0…MaxHonba
	Sticks    int32          // riichi sticks on the table, 供託, 0…MaxSticks
	Norths    int8           // 抜き北 of three players: norths set aside, a dora each, 0…4
}

// What Of accepts on the table: more than any game comes to.
const (
	MaxHonba  = 1000
	MaxSticks = 1000
)

// A YakuHan is a yaku of a hand and what it gives: han, or a number of yakuman.
type YakuHan struct {
	Yaku    Yaku
	Tile    mahjong.Tile // of round-wind and seat-wind which wind, else NoTile
	Han     int8         // 0 for a yakuman
	Yakuman int8         // 1 or 2 for a yakuman
}

// A Result is what a complete hand is worth, read in the way that is worth most.
type Result struct {
	Yaku     []YakuHan // in the order of the constants; for a yakuman no others; empty if there is no yaku
	Han      int32     // dora included; 0 for a yakuman or without yaku
	Fu       int32     // 0 for a yakuman
	FuParts  []FuPart  // what Fu is the sum of
	Yakuman  int32     // how many times yakuman; 0 for the counted one
	Limit    Limit
	Base     int32    // base points, 基本点
	Points   int32    // what the winner gets, honba and sticks apart; 0 without yaku
	Payments [4]int32 // gain of the winner, of the player right of it, across, left; they sum to 1000 Sticks
}

// Of returns what a hand is worth that w completes: a hand of 14 tiles
// (three for each meld) won by tsumo, its Drawn the winning tile, or one of 13
// won by ron. Of the ways to read it that of most base points is taken, then
// a real yakuman before a counted one, then that of most han, fu and yaku. A
// complete hand without yaku has Limit NoYaku and is worth nothing, with no error. Without an error the input was
// consistent; the error is a *fault.Fault, and the hand being incomplete is one.
func Of(h *mahjong.Hand, w *Win, r *Rules) (Result, error) {
	if bad := checkWin(h, w, r); bad != nil {
		return Result{}, bad
	}
	var s scorer
	s.judge(h, w, r)
	if s.best.form == formNone {
		return Result{}, mahjong.WrongHand(h.String(), "is not complete with "+s.target.String())
	}
	return s.result(h), nil
}

// Points returns the Points of the Result of Of: what the winner gets,
// honba and sticks apart; 0 if the hand is not complete or has no yaku. It
// does not allocate, and does not check what Of checks: of input that Of
// rejects the value means nothing.
func Points(h *mahjong.Hand, w *Win, r *Rules) int32 {
	var s scorer
	s.judge(h, w, r)
	return s.worth(s.best.base)
}

func (s *scorer) result(h *mahjong.Hand) Result {
	b := &s.best
	t := fuTally{list: true}
	if b.fu != 0 {
		s.pair = b.pair
		s.countFu(b, &t)
	}
	res := Result{
		Yaku: s.list(b.yaku), Han: b.han, Fu: b.fu, FuParts: t.parts, Yakuman: b.mult,
		Limit: s.rules.limit(b.han, b.fu, b.mult), Base: b.base, Points: s.worth(b.base),
	}
	res.Payments = s.payments(h, b)
	return res
}

// list returns the yaku of a set with what each is worth.
func (s *scorer) list(set yakuSet) []YakuHan {
	var list []YakuHan
	for y := range Yaku(YakuCount) {
		if set>>y&1 == 0 {
			continue
		}
		item := YakuHan{Yaku: y, Tile: mahjong.NoTile}
		switch {
		case y == YakuRenhou && s.rules.Renhou == RenhouMangan:
			item.Han = manganHan
		case y.IsYakuman():
			item.Yakuman = int8(s.rules.worthOf(y))
		case y.IsDora():
			item.Han = int8(s.dora[y-YakuDora])
		default:
			item.Han = int8(yakuSet(1 << y).worth(s.closed))
		}
		switch y {
		case YakuRoundWind:
			item.Tile = s.roundWind
		case YakuSeatWind:
			item.Tile = s.seatWind
		}
		list = append(list, item)
	}
	return list
}
