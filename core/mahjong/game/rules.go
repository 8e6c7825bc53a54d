package game

import (
	"strconv"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A Switch is a rule that is on or off, as a bit of Rules.On. Switches has the names.
type Switch uint32

// The switches.
const (
	NineTerminals     Switch = 1 << iota // 九種九牌: nine kinds of terminals and honours at the first draw may end the round
	FourWinds                            // 四風連打: four equal winds as the first four discards end the round
	FourKans                             // 四開槓: the discard after the fourth kan ends the round unless one player has all four
	FourRiichi                           // 四家立直: the fourth riichi ends the round
	NagashiMangan                        // 流し満貫: a river of terminals and honours only, none of them called, pays a mangan at the draw
	Ippatsu                              // 一発: a win before one's next discard after riichi, and before any call, is a yaku
	UraDora                              // 裏ドラ: the indicators below the dora indicators count after riichi
	KanDora                              // カンドラ: each kan turns up an indicator
	KanUra                               // カン裏: the ura dora below kan dora count too
	LateKanDora                          // カンドラ後乗せ: an open or added kan's indicator is turned up with the discard or the next kan, not with the draw
	RiichiOnLastTurn                     // ツモ番なしリーチ: riichi with fewer tiles left than players
	RiichiInDebt                         // riichi with fewer than 1000 points
	Bust                                 // トビ終了: the game ends with somebody below zero
	LastDealerStops                      // オーラス止め: in the last round a dealer who would stay, and leads with the target, ends the game
	SticksToFirst                        // 供託: riichi sticks left at the end go to the first player
	KokushiClosedKan                     // 暗槓への国士無双: thirteen orphans may rob a closed kan
	NorthDora                            // 抜きドラ: three players set norths aside as dora
	SplitTies                            // 同点分け: players with equal points share their uma and oka; else the lower seat ranks before
	WholeScores                          // 五捨六入: scores are rounded to whole thousands, five hundred towards zero; the first player's score makes the sum 0
	HalfUp                               // 四捨五入: WholeScores rounds five hundred up, as at Tenhou and Majiang
	HalfAway                             // 絶対値の四捨五入: WholeScores rounds five hundred away from zero
	SplitSticks                          // 供託の山分け: several winners share the riichi sticks, the first in turn has the rest; else all are the first's
	HonbaToAll                           // 積み棒をそれぞれに: several winners are paid the honba each; else the first in turn alone
	OpenRedChips                         // 鳴き祝儀: the red fives of an open hand bring chips, too
	OpenRiichi                           // オープン立直: riichi may be declared with the whole concealed hand shown, for one han more
	OpenRiichiYakuman                    // オープン立直への放銃は役満: a player not in riichi who deals in to an open riichi pays a yakuman
)

// Kuikae is the rule for discards after a call, 喰い替え.
type Kuikae int8

// The rules for kuikae: what the caller may discard.
const (
	KuikaeNone Kuikae = iota // neither the tile called nor the other end of the run
	KuikaeSuji               // スジ喰い替え: the other end, not the tile called
	KuikaeFree               // 現物喰い替え: everything
)

// Renchan is the rule for when the dealer stays, 連荘.
type Renchan int8

// The rules for the dealer to stay.
const (
	RenchanNever  Renchan = iota // 連荘なし
	RenchanWin                   // 和了連荘
	RenchanTenpai                // テンパイ連荘: after a win, or tenpai at the draw
	RenchanDraw                  // ノーテン連荘: after a win, or any draw
)

// Extension is the rule for what follows the last round if nobody has the target, 延長戦,
// such as west rounds after an east-south game.
type Extension int8

// The rules for extensions.
const (
	ExtensionNone    Extension = iota // the game ends
	ExtensionSudden                   // サドンデス: up to one wind more, until somebody has the target
	ExtensionRenchan                  // the same, but a dealer who stays plays on
	ExtensionWind                     // one whole wind more
)

// RiichiKan is the rule for closed kans after riichi, リーチ後の暗槓.
type RiichiKan int8

// The rules for closed kans after riichi. The kan must use the tile just drawn.
const (
	RiichiKanNever RiichiKan = iota
	RiichiKanShape           // if the waits stay, and its tiles are a triplet in every reading of every complete hand
	RiichiKanWaits           // if the waits stay
)

// Rules are the rules of a game. Preset returns well-known sets.
type Rules struct {
	Score     score.Rules
	On        Switch
	Players   int8      // 4, or 3 (三麻): without 2m…8m and without chi
	Winds     int8      // 場数: 1 east-only (東風戦), 2 east-south (半荘), 4 all winds; 0 a single round, played again until somebody wins
	Points    int32     // 配給原点: points of each player at the start
	Target    int32     // points that the first player needs for the game to end with its last round
	Return    int32     // 原点: points that scores are counted from; the first player gets each player's difference to Points, オカ
	Uma       [4]int8   // 順位点 by final rank, in thousands
	MaxRons   int8      // 1 頭ハネ, 2 ダブロン (a third ends the round: 三家和), 3 トリロン
	Kuikae    Kuikae    // 喰い替え: 0 none, 1 the other end of the run may be discarded, 2 everything
	Renchan   Renchan   // 連荘: the dealer stays 0 never, 1 after a win, 2 also tenpai at the draw, 3 after any draw; without effect where Winds is 0
	Extension Extension // 延長戦: if nobody has the target 0 the game ends, 1 one wind more until somebody has, 2 the same, but a dealer who stays plays on, 3 a whole wind
	RiichiKan RiichiKan // リーチ後の暗槓: closed kans after riichi 0 never, 1 if the tiles are a triplet in every reading, 2 if the waits stay
	NotenPool int32     // 不聴罰符: points that the players who are not tenpai pay together

	// 祝儀: each player who pays for a win also gives the winner chips: the discarder alone after a
	// ron, each of the others after a tsumo (docs/mahjong-rooms.md).
	ChipPoints       int32 // 祝儀の点数: points that a chip is worth in the final scores; it does not change ranks
	ChipIppatsu      int32 // 一発祝儀: chips for ippatsu
	ChipRed          int32 // 赤祝儀: chips for each red five of the hand
	ChipUra          int32 // 裏祝儀: chips for each ura dora
	ChipYakuman      int32 // 役満祝儀: chips for each yakuman won by ron, not for a counted one
	ChipYakumanDrawn int32 // 役満祝儀: chips from each of the others for each yakuman won by tsumo
}

// Has reports whether a switch is on.
func (r *Rules) Has(s Switch) bool { return r.On&s != 0 }

// tiles returns the number of tiles in the set.
func (r *Rules) tiles() int {
	if r.Players == 3 {
		return 108
	}
	return 136
}

// Check returns the *fault.Fault of the first invalid rule.
func (r *Rules) Check() error {
	bad := score.CheckTable(&score.Win{}, &r.Score)
	if bad == nil {
		bad = r.checkNumbers()
	}
	if bad == nil && r.On>>len(Switches) != 0 {
		bad = mahjong.WrongNumber("rules.on", -1, int(r.On), "the sum of switches")
	}
	if bad == nil {
		bad = r.checkPairs()
	}
	if reds := r.Score.Reds; bad == nil && reds != reds.Of(r.Players) {
		bad = mahjong.WrongNumber("rules.redFives", 0, int(reds[0]), "0 for three players")
	}
	if bad != nil {
		return bad
	}
	return nil
}

// checkPairs refuses rules that contradict each other.
func (r *Rules) checkPairs() *fault.Fault {
	switch {
	case r.Has(HalfUp) && r.Has(HalfAway):
		return fault.Refuse(fault.BadRange, "rules.halfAway", "contradicts rules.halfUp: five hundred is rounded one way")
	case r.Has(HalfUp) && !r.Has(WholeScores):
		return fault.Refuse(fault.BadRange, "rules.halfUp", "goes with rules.wholeScores only")
	case r.Has(HalfAway) && !r.Has(WholeScores):
		return fault.Refuse(fault.BadRange, "rules.halfAway", "goes with rules.wholeScores only")
	case r.Has(OpenRiichiYakuman) && !r.Has(OpenRiichi):
		return fault.Refuse(fault.BadRange, "rules.openRiichiYakuman", "goes with rules.openRiichi only")
	case r.Has(SplitSticks) && r.MaxRons == 1:
		return fault.Refuse(fault.BadRange, "rules.splitSticks", "contradicts rules.maxRons 1: one player wins at a time")
	case r.Has(HonbaToAll) && r.MaxRons == 1:
		return fault.Refuse(fault.BadRange, "rules.honbaToAll", "contradicts rules.maxRons 1: one player wins at a time")
	}
	return nil
}

func (r *Rules) checkNumbers() *fault.Fault {
	for i := range Numbers {
		b := &bounds[i]
		if n := r.Number(i); n < b[0] || n > b[1] || n%b[2] != 0 {
			want := strconv.Itoa(int(b[0])) + "…" + strconv.Itoa(int(b[1]))
			if b[2] != 1 {
				want += ", a multiple of " + strconv.Itoa(int(b[2]))
			}
			return mahjong.WrongNumber("rules."+Numbers[i], -1, int(n), want)
		}
	}
	if r.Winds == 3 {
		return mahjong.WrongNumber("rules.winds", -1, 3, "0, 1, 2 or 4")
	}
	if r.Players == 4 && r.NotenPool%600 != 0 {
		return mahjong.WrongNumber("rules.notenPool", -1, int(r.NotenPool), "a multiple of 600 for four players")
	}
	return r.checkUma()
}

// mostUma is in thousands, and keeps sums within the type.
const mostUma = 100

func (r *Rules) checkUma() *fault.Fault {
	sum := 0
	for i, u := range &r.Uma {
		if u < -mostUma || u > mostUma {
			return mahjong.WrongNumber("rules.uma", i, int(u), "within ±100")
		}
		sum += int(u)
	}
	if sum != 0 || r.Players == 3 && r.Uma[3] != 0 {
		return fault.Refuse(fault.BadRange, "rules.uma", "must sum to 0 over the places there are")
	}
	return nil
}

// bounds has for each of Numbers the least value, the greatest, and the step.
var bounds = [...][3]int32{
	{3, 4, 1}, {0, 4, 1}, {0, mostPoints, 100}, {0, mostPoints, 100}, {0, mostPoints, 100},
	{1, 3, 1}, {0, 2, 1}, {0, 3, 1}, {0, 3, 1}, {0, 2, 1}, {0, 12000, 200},
	{0, 10000, 100}, {0, mostChips, 1}, {0, mostChips, 1}, {0, mostChips, 1}, {0, mostChips, 1}, {0, mostChips, 1},
}

// mostChips is the greatest number of chips for one thing; no rules give so
// many.
const mostChips = 20

// mostPoints is more points than any rules use.
const mostPoints = 200_000

// Number returns the rule with index i in Numbers.
func (r *Rules) Number(i int) int32 {
	return [...]int32{
		int32(r.Players), int32(r.Winds), r.Points, r.Target, r.Return,
		int32(r.MaxRons), int32(r.Kuikae), int32(r.Renchan), int32(r.Extension), int32(r.RiichiKan), r.NotenPool,
		r.ChipPoints, r.ChipIppatsu, r.ChipRed, r.ChipUra, r.ChipYakuman, r.ChipYakumanDrawn,
	}[i]
}

// SetNumber sets the rule with index i in Numbers. Check reports whether n is valid.
func (r *Rules) SetNumber(i int, n int32) {
	small := int8(max(-1, min(n, 100)))
	switch i {
	case 0:
		r.Players = small
	case 1:
		r.Winds = small
	case 2:
		r.Points = n
	case 3:
		r.Target = n
	case 4:
		r.Return = n
	case 5:
		r.MaxRons = small
	case 6:
		r.Kuikae = Kuikae(small)
	case 7:
		r.Renchan = Renchan(small)
	case 8:
		r.Extension = Extension(small)
	case 9:
		r.RiichiKan = RiichiKan(small)
	case 10:
		r.NotenPool = n
	case 11:
		r.ChipPoints = n
	case 12:
		r.ChipIppatsu = n
	case 13:
		r.ChipRed = n
	case 14:
		r.ChipUra = n
	case 15:
		r.ChipYakuman = n
	case 16:
		r.ChipYakumanDrawn = n
	}
}
