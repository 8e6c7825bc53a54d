// Package score scores a hand: whether it is complete, its yaku (役), fu (符), dora and
// limit, and the payments.
//
// A complete hand has several readings: as four blocks and a pair, seven pairs or thirteen
// orphans, and by the block that the winning tile completed. Package score tries all, and
// the reading worth most counts. The rules are those of the large online rooms; Rules has
// what differs between them. The tests compare the yaku, fu and payments with a slow
// scorer that follows the rulebook's lists, and with recorded wins.
package score

import "github.com/tefuda/tefuda/core/mahjong"

// Rules are the rules of scoring that differ between rooms.
type Rules struct {
	Kuitan           bool         // 喰い断: tanyao with an open hand
	Reds             mahjong.Reds // 赤ドラ: red fives of each suit in the set
	Kiriage          bool         // 切り上げ満貫: 4 han 30 fu and 3 han 60 fu are mangan
	CountedYakuman   bool         // 数え役満: 13 han are a yakuman, not sanbaiman
	DoubleYakuman    bool         // ダブル役満: kokushi-13, suuankou-tanki, daisuushii and junsei-chuuren count twice
	CombinedYakuman  bool         // 役満の複合: all yakuman add up; else only the greatest counts, a double one as two
	DoubleWindPairFu int8         // 連風牌の雀頭: fu of a pair that is both round wind and seat wind, 2 or 4
	Renhou           Renhou       // 人和: worth of a ron before the winner's first draw
	Pao              bool         // 包: the player who gave the last dragon or wind of a completed set of melds pays for daisangen, daisuushii
	PaoKans          bool         // 四槓子の包: the player whose discard was called for the fourth kan pays for suukantsu
	PaoWhole         bool         // 包 of several yakuman: the liable player pays for all of them, not only for that one
	PaoHonba         bool         // 包の積み棒: the liable player pays the honba of a ron, not the discarder
	TsumoLoss        bool         // ツモ損: with three players nobody pays the fourth's part of a tsumo; else the two others halve it
	Local            LocalSet     // ローカル役: the local yaku that count
}

// Renhou is the rule for a ron before the winner's first draw, 人和.
type Renhou int8

// The rules for renhou.
const (
	RenhouNone    Renhou = iota // nothing
	RenhouMangan                // a mangan, if the hand is worth less
	RenhouYakuman               // a yakuman
)

// DefaultRules returns the rules of the program Majiang. The recorded scores of the tests
// follow them.
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
	WinRiichi           WinFlags = 1 << iota // 立直
	WinDoubleRiichi                          // 両立直: riichi with the first discard; WinRiichi may be set too
	WinIppatsu                               // 一発: within the uninterrupted turn after riichi
	WinRinshan                               // 嶺上開花: tsumo of the tile drawn for a kan
	WinChankan                               // 槍槓: ron of the tile added to a pon
	WinHaitei                                // 海底: tsumo of the last tile
	WinHoutei                                // 河底: ron of the last discard
	WinTenhou                                // 天和: the dealer's first draw
	WinChiihou                               // 地和: another's first draw, before any call
	WinRenhou                                // 人和: ron before the winner's first draw and any call, if the rules have it
	WinOpenRiichi                            // オープン立直: the riichi was declared with the hand shown
	WinOpenRiichiDealIn                      // オープン立直への放銃: ron of a player not in riichi, if the rules make that a yakuman
	WinTsubamegaeshi                         // 燕返し: ron of the discard that declares riichi
	WinKanburi                               // 槓振り: ron of the discard after a kan, or with three players after a north
)

// A Win is how a hand was completed, and the state of the table. With three players the
// empty chair is the north: left of east, across from south, right of west.
type Win struct {
	Tile      mahjong.Tile // the tile won by ron; ignored for tsumo, where it is Hand.Drawn
	From      int8         // 0 for tsumo, else the player of the tile: 1 right (下家), 2 across (対面), 3 left (上家)
	RoundWind int8         // 場風: 0 east … 3 north
	SeatWind  int8         // 自風 of the winner: 0 east, the dealer (親), … 3 north
	Flags     WinFlags
	Dora      []mahjong.Tile // indicators, ドラ表示牌, up to five
	Ura       []mahjong.Tile // 裏ドラ表示牌, up to five; they count for riichi only
	Honba     int32          // 本場, 0…MaxHonba
	Sticks    int32          // riichi sticks on the table, 供託, 0…MaxSticks
	Norths    int8           // 抜き北 of three players: norths set aside, a dora each, 0…4
}

// The limits of what Of accepts: more than any game reaches.
const (
	MaxHonba  = 1000
	MaxSticks = 1000
)

// A YakuHan is a yaku of a hand and its worth: han, or a number of yakuman.
type YakuHan struct {
	Yaku    Yaku
	Tile    mahjong.Tile // the wind of round-wind and seat-wind, else NoTile
	Han     int8         // 0 for a yakuman
	Yakuman int8         // 1 or 2 for a yakuman, else 0
}

// A Result is the worth of a complete hand, in its best reading.
type Result struct {
	Yaku     []YakuHan // in the order of the constants; with a yakuman only yakuman; empty without yaku
	Han      int32     // dora included; 0 for a yakuman or without yaku
	Fu       int32     // 0 for a yakuman
	FuParts  []FuPart  // the parts of Fu
	Yakuman  int32     // number of yakuman; 0 for a counted one
	Limit    Limit
	Base     int32    // base points, 基本点
	Points   int32    // points of the winner without honba and sticks; 0 without yaku
	Payments [4]int32 // gain of the winner, then of the players right of it, across, left; the sum is 1000 Sticks
}

// Of returns the worth of a hand that w completes. For tsumo the hand has 14 tiles, each
// meld counted as three, and Drawn is the winning tile; for ron it has 13. The best reading
// is that of most base points, then a real yakuman before a counted one, then of most han,
// fu and yaku. A complete hand without yaku has Limit NoYaku and 0 points, and no error.
// The error is a *fault.Fault: of inconsistent input, or of a hand that is not complete.
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

// Points returns Result.Points of Of: the points of the winner without honba and sticks, 0
// if the hand is not complete or has no yaku. It does not allocate. It does not check its
// input: for input that Of rejects, the result has no meaning.
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
		Yaku: s.list(b), Han: b.han, Fu: b.fu, FuParts: t.parts, Yakuman: b.mult,
		Limit: s.rules.limit(b.han, b.fu, b.mult), Base: b.base, Points: s.worth(b.base),
	}
	res.Payments = s.payments(h, b)
	return res
}

// list returns the yaku of a reading, each with its worth.
func (s *scorer) list(b *reading) []YakuHan {
	var list []YakuHan
	set, local := b.yaku, b.local
	for {
		y, ok := next(&set, &local)
		if !ok {
			return list
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
			item.Han = int8(y.worth(s.closed))
		}
		switch y {
		case YakuRoundWind:
			item.Tile = s.roundWind
		case YakuSeatWind:
			item.Tile = s.seatWind
		}
		list = append(list, item)
	}
}
