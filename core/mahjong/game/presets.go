package game

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/names"
)

const (
	allAborts = NineTerminals | FourWinds | FourKans | FourRiichi
	allDora   = Ippatsu | UraDora | KanDora | KanUra
	online    = allAborts | NagashiMangan | allDora | LateKanDora | Bust | LastDealerStops | SticksToFirst
)

// Presets are the names of the presets. PresetRules takes an index of this list. The
// sources:
//
//   - majiang: Satoshi Kobayashi, @kobalab/majiang-core 1.4.1, lib/rule.js,
//     https://github.com/kobalab/majiang-core
//   - tenhou, tenhou-sanma: 天鳳, マニュアル, https://tenhou.net/man/
//   - mahjongsoul, mahjongsoul-sanma: 雀魂, 段位戦のルール, https://mahjongsoul.com/
//   - wrc: S. Malbec, World Riichi Championship Rules, Rule Book, 2015,
//     https://ooyamaneko.net/en/mahjong/bookcmp/view.php?book=WRC_2015&chap=5.5
//   - wrc-2025: World Riichi Championship, WRC Rules 2025, version of 26 May 2025, with the clarifications of 29 June 2025,
//     https://www.worldriichi.org/wrc-rules
//   - ema: Riichi Competition Rules, 2016, http://mahjong-europe.org/; 4 han 30 fu are worth 7700 by its example 2 of 4.3
//   - saikouisen: 最高位戦日本プロ麻雀協会 競技規定, as https://west-one-cup.com/rules2015/ has it
//   - mleague: Mリーグ機構, Mリーグ公式ルール, 2018, https://m-league.jp/about/
var Presets = [...]string{
	"majiang", "tenhou", "mahjongsoul", "wrc", "mleague", "tenhou-sanma", "mahjongsoul-sanma", "ema", "saikouisen", "wrc-2025",
}

// PresetNames returns the presets with what players call them.
func PresetNames() []names.Name {
	return names.List(Presets[:],
		"Majiang", "電脳麻将",
		"Tenhou", "天鳳",
		"Mahjong Soul", "雀魂",
		"World Riichi Championship", "世界リーチ麻雀選手権",
		"M.League", "Mリーグ",
		"Tenhou, three players", "天鳳 三麻",
		"Mahjong Soul, three players", "雀魂 三麻",
		"European Mahjong Association", "ヨーロッパ麻雀協会",
		"Saikouisen", "最高位戦",
		"World Riichi Championship 2025", "世界リーチ麻雀選手権 2025",
	)
}

// Preset returns the rules of a key, and whether there is such a preset. Each is an
// east-south game; Winds 1 makes it an east-only one.
func Preset(key string) (Rules, bool) {
	i := names.Index(Presets[:], key)
	return PresetRules(max(i, 0)), i >= 0
}

// PresetRules returns the rules of the preset with this index in Presets.
func PresetRules(i int) Rules {
	r := majiang()
	switch Presets[i] {
	case "tenhou":
		r.tenhou()
	case "mahjongsoul":
		r.mahjongSoul()
	case "wrc":
		r.wrc()
	case "mleague":
		r.mLeague()
	case "wrc-2025":
		r.wrc()
		r.On &^= NagashiMangan
		r.Score.CountedYakuman, r.Score.CombinedYakuman, r.Score.PaoKans = true, true, true
		r.Score.Renhou, r.RiichiKan = score.RenhouMangan, RiichiKanShape
	case "ema":
		r.wrc()
		r.Score.Renhou, r.Score.Kiriage = score.RenhouMangan, false
		r.MaxRons = 3
	case "saikouisen":
		r.wrc()
		r.On &^= NagashiMangan | RiichiInDebt
		r.Score.Pao = false
		r.Uma = [4]int8{30, 10, -10, -30}
	case "tenhou-sanma":
		r.tenhou()
		r.three()
		r.Uma = [4]int8{20, 0, -20}
	case "mahjongsoul-sanma":
		r.mahjongSoul()
		r.three()
		r.Return, r.Uma, r.NotenPool = r.Points, [4]int8{15, 0, -15}, 2000
	}
	return r
}

// majiang returns the rules of Majiang. The other presets change these.
func majiang() Rules {
	of := score.DefaultRules()
	of.TsumoLoss = false
	return Rules{
		Score: of, On: online, Players: 4, Winds: 2,
		Points: 25000, Target: 30000, Return: 30000, Uma: [4]int8{20, 10, -10, -20},
		MaxRons: 2, Renchan: RenchanTenpai, Extension: ExtensionSudden, RiichiKan: RiichiKanWaits, NotenPool: 3000,
	}
}

func (r *Rules) tenhou() {
	r.Score.DoubleYakuman, r.Score.PaoWhole, r.Score.PaoHonba = false, true, true
	r.Uma = [4]int8{20, 10, -10, -20}
}

func (r *Rules) mahjongSoul() {
	r.On |= KokushiClosedKan
	r.Score.PaoHonba = true
	r.MaxRons = 3
	r.Return, r.Uma = r.Points, [4]int8{15, 5, -5, -15}
}

func (r *Rules) wrc() {
	r.On = allDora | NagashiMangan | RiichiOnLastTurn | RiichiInDebt | SplitTies
	r.Score.Reds, r.Score.CountedYakuman, r.Score.DoubleYakuman, r.Score.CombinedYakuman = mahjong.Reds{}, false, false, false
	r.Score.Kiriage, r.Score.DoubleWindPairFu = true, 2
	r.Points, r.Target, r.Return = 30000, 30000, 30000
	r.Uma = [4]int8{15, 5, -5, -15}
	r.MaxRons, r.Extension = 1, ExtensionNone
}

func (r *Rules) mLeague() {
	r.On = allDora | RiichiOnLastTurn | RiichiInDebt | SplitTies | SticksToFirst
	r.Score.CountedYakuman, r.Score.DoubleYakuman = false, false
	r.Score.Kiriage, r.Score.DoubleWindPairFu = true, 2
	r.Uma = [4]int8{30, 10, -10, -30}
	r.MaxRons, r.Extension = 1, ExtensionNone
}

// three changes rules to three players, 三麻.
func (r *Rules) three() {
	r.On = r.On&^(FourWinds|FourRiichi) | NorthDora
	r.Score.Reds, r.Score.TsumoLoss = r.Score.Reds.Of(3), true
	r.Players, r.Points, r.Target, r.Return = 3, 35000, 40000, 40000
	r.NotenPool = 2000
}
