package score

import "github.com/tefuda/tefuda/core/names"

// Switches are the keys of the rules that are on or off. Rules.Switch takes an index of
// this list.
var Switches = []string{
	"kuitan", "kiriage", "countedYakuman", "doubleYakuman", "combinedYakuman", "pao", "paoKans", "paoWhole", "paoHonba", "tsumoLoss",
}

// SwitchNames returns the rules with what players call them.
func SwitchNames() []names.Name {
	return names.List(Switches,
		"Open tanyao", "喰い断",
		"Mangan for 4 han 30 fu and 3 han 60 fu", "切り上げ満貫",
		"Counted yakuman", "数え役満",
		"Double yakuman", "ダブル役満",
		"Yakuman add up", "役満の複合",
		"Liability for sure yakuman", "役満パオ",
		"Liability for the fourth kan", "四槓子のパオ",
		"Liability for all yakuman of the hand", "複合役満もパオ",
		"The liable player pays the honba", "積み棒もパオ",
		"The missing player's part is lost", "ツモ損",
	)
}

// Switch returns the rule with index i in Switches.
func (r *Rules) Switch(i int) *bool {
	return [...]*bool{
		&r.Kuitan, &r.Kiriage, &r.CountedYakuman, &r.DoubleYakuman, &r.CombinedYakuman, &r.Pao, &r.PaoKans, &r.PaoWhole, &r.PaoHonba, &r.TsumoLoss,
	}[i]
}

// Yakus returns every yaku, dora included: keys and names.
func Yakus() []names.Name {
	return named(yakuEn[:], yakuJa[:], func(i int) string { return Yaku(i).String() })
}

// LocalYakus returns the keys and names of the local yaku, in the order of
// LocalYaku.
func LocalYakus() []names.Name { return Yakus()[firstLocal:] }

// Limits returns the limits from mangan on.
func Limits() []names.Name {
	return named(limitEn[:], limitJa[:], func(i int) string { return (Mangan + Limit(i)).String() })
}

// FuKinds returns the reasons for fu.
func FuKinds() []names.Name {
	return named(fuEn[:], fuJa[:], func(i int) string { return (FuBase + FuKind(i)).String() })
}

func named(en, ja []string, key func(i int) string) []names.Name {
	list := make([]names.Name, len(en))
	for i := range en {
		list[i] = names.Name{Key: key(i), En: en[i], Ja: ja[i]}
	}
	return list
}

// Ja returns the Japanese name of y, as logs write it.
func (y Yaku) Ja() string { return yakuJa[y] }

// Ja returns the Japanese name of a limit from mangan on, as logs write it.
func (l Limit) Ja() string { return limitJa[l-Mangan] }

// The names in English and Japanese are separate lists: no handler needs the English
// ones, so no engine contains them.

var (
	yakuEn = [YakuCount]string{
		YakuRiichi:         "Riichi",
		YakuDoubleRiichi:   "Double riichi",
		YakuOpenRiichi:     "Open riichi",
		YakuIppatsu:        "Ippatsu",
		YakuTsumo:          "Fully concealed hand",
		YakuRinshan:        "After a kan",
		YakuChankan:        "Robbing a kan",
		YakuHaitei:         "Last tile from the wall",
		YakuHoutei:         "Last discard",
		YakuPinfu:          "Pinfu",
		YakuTanyao:         "All simples",
		YakuIipeiko:        "Pure double sequence",
		YakuRoundWind:      "Round wind",
		YakuSeatWind:       "Seat wind",
		YakuHaku:           "White dragon",
		YakuHatsu:          "Green dragon",
		YakuChun:           "Red dragon",
		YakuSanshokuDoujun: "Mixed triple sequence",
		YakuIttsu:          "Pure straight",
		YakuChanta:         "Half outside hand",
		YakuChiitoitsu:     "Seven pairs",
		YakuToitoi:         "All triplets",
		YakuSanankou:       "Three concealed triplets",
		YakuSankantsu:      "Three kans",
		YakuSanshokuDoukou: "Triple triplets",
		YakuHonroutou:      "All terminals and honours",
		YakuShousangen:     "Little three dragons",
		YakuHonitsu:        "Half flush",
		YakuJunchan:        "Fully outside hand",
		YakuRyanpeiko:      "Twice pure double sequence",
		YakuChinitsu:       "Full flush",
		YakuDora:           "Dora",
		YakuUraDora:        "Ura dora",
		YakuRedDora:        "Red fives",
		YakuTenhou:         "Blessing of heaven",
		YakuChiihou:        "Blessing of earth",
		YakuRenhou:         "Blessing of man",
		YakuKokushi:        "Thirteen orphans",
		YakuKokushi13:      "Thirteen-wait thirteen orphans",
		YakuSuuankou:       "Four concealed triplets",
		YakuSuuankouTanki:  "Single-wait four concealed triplets",
		YakuDaisangen:      "Big three dragons",
		YakuShousuushii:    "Four little winds",
		YakuDaisuushii:     "Four big winds",
		YakuTsuuiisou:      "All honours",
		YakuChinroutou:     "All terminals",
		YakuRyuuiisou:      "All green",
		YakuChuuren:        "Nine gates",
		YakuJunseiChuuren:  "True nine gates",
		YakuSuukantsu:      "Four kans",

		YakuOpenRiichiDealIn: "Deal-in to an open riichi",

		YakuTsubamegaeshi:      "Ron of the riichi tile",
		YakuKanburi:            "Ron of the discard after a kan",
		YakuShiiaruraotai:      "Four open melds",
		YakuUumensai:           "All five kinds",
		YakuSanrenkou:          "Three shifted triplets",
		YakuIsshokusanjun:      "Pure triple sequence",
		YakuIipinmooyue:        "1 dots as the last tile",
		YakuChuupinraoyui:      "9 dots as the last discard",
		YakuSanshokutsuukan:    "Mixed straight",
		YakuDaisharin:          "Big wheels",
		YakuDaichikurin:        "Bamboo forest",
		YakuDaisuurin:          "Numerous neighbours",
		YakuDaichisei:          "Seven stars",
		YakuIshinouenimosannen: "Three years on a stone",
		YakuSuurenkou:          "Four shifted triplets",
		YakuIsshokuyonjun:      "Pure quadruple sequence",
		YakuHyakumangoku:       "A million koku",
		YakuBenikujaku:         "Red peacock",
		YakuTouhokushinkansen:  "Tohoku Shinkansen",
		YakuShiisanpuuta:       "Thirteen unconnected tiles",
	}
	yakuJa = [YakuCount]string{
		YakuRiichi:         "立直",
		YakuDoubleRiichi:   "両立直",
		YakuOpenRiichi:     "オープン立直",
		YakuIppatsu:        "一発",
		YakuTsumo:          "門前清自摸和",
		YakuRinshan:        "嶺上開花",
		YakuChankan:        "槍槓",
		YakuHaitei:         "海底摸月",
		YakuHoutei:         "河底撈魚",
		YakuPinfu:          "平和",
		YakuTanyao:         "断幺九",
		YakuIipeiko:        "一盃口",
		YakuRoundWind:      "場風",
		YakuSeatWind:       "自風",
		YakuHaku:           "役牌 白",
		YakuHatsu:          "役牌 發",
		YakuChun:           "役牌 中",
		YakuSanshokuDoujun: "三色同順",
		YakuIttsu:          "一気通貫",
		YakuChanta:         "混全帯幺九",
		YakuChiitoitsu:     "七対子",
		YakuToitoi:         "対々和",
		YakuSanankou:       "三暗刻",
		YakuSankantsu:      "三槓子",
		YakuSanshokuDoukou: "三色同刻",
		YakuHonroutou:      "混老頭",
		YakuShousangen:     "小三元",
		YakuHonitsu:        "混一色",
		YakuJunchan:        "純全帯幺九",
		YakuRyanpeiko:      "二盃口",
		YakuChinitsu:       "清一色",
		YakuDora:           "ドラ",
		YakuUraDora:        "裏ドラ",
		YakuRedDora:        "赤ドラ",
		YakuTenhou:         "天和",
		YakuChiihou:        "地和",
		YakuRenhou:         "人和",
		YakuKokushi:        "国士無双",
		YakuKokushi13:      "国士無双十三面",
		YakuSuuankou:       "四暗刻",
		YakuSuuankouTanki:  "四暗刻単騎",
		YakuDaisangen:      "大三元",
		YakuShousuushii:    "小四喜",
		YakuDaisuushii:     "大四喜",
		YakuTsuuiisou:      "字一色",
		YakuChinroutou:     "清老頭",
		YakuRyuuiisou:      "緑一色",
		YakuChuuren:        "九蓮宝燈",
		YakuJunseiChuuren:  "純正九蓮宝燈",
		YakuSuukantsu:      "四槓子",

		YakuOpenRiichiDealIn: "オープン立直への放銃",

		YakuTsubamegaeshi:      "燕返し",
		YakuKanburi:            "槓振り",
		YakuShiiaruraotai:      "十二落抬",
		YakuUumensai:           "五門斉",
		YakuSanrenkou:          "三連刻",
		YakuIsshokusanjun:      "一色三順",
		YakuIipinmooyue:        "一筒摸月",
		YakuChuupinraoyui:      "九筒撈魚",
		YakuSanshokutsuukan:    "三色通貫",
		YakuDaisharin:          "大車輪",
		YakuDaichikurin:        "大竹林",
		YakuDaisuurin:          "大数隣",
		YakuDaichisei:          "大七星",
		YakuIshinouenimosannen: "石の上にも三年",
		YakuSuurenkou:          "四連刻",
		YakuIsshokuyonjun:      "一色四順",
		YakuHyakumangoku:       "百万石",
		YakuBenikujaku:         "紅孔雀",
		YakuTouhokushinkansen:  "東北新幹線",
		YakuShiisanpuuta:       "十三不塔",
	}
	limitEn = [...]string{
		"Mangan",
		Haneman - Mangan:        "Haneman",
		Baiman - Mangan:         "Baiman",
		Sanbaiman - Mangan:      "Sanbaiman",
		CountedYakuman - Mangan: "Counted yakuman",
		Yakuman - Mangan:        "Yakuman",
	}
	limitJa = [...]string{
		"満貫",
		Haneman - Mangan:        "跳満",
		Baiman - Mangan:         "倍満",
		Sanbaiman - Mangan:      "三倍満",
		CountedYakuman - Mangan: "数え役満",
		Yakuman - Mangan:        "役満",
	}
	fuEn = [...]string{
		"base",
		FuSevenPairs - FuBase:     "seven pairs",
		FuMenzenRon - FuBase:      "closed hand won by ron",
		FuTsumo - FuBase:          "self-drawn",
		FuOpenTriplet - FuBase:    "open triplet",
		FuClosedTriplet - FuBase:  "concealed triplet",
		FuOpenKan - FuBase:        "open kan",
		FuClosedKan - FuBase:      "concealed kan",
		FuDragonPair - FuBase:     "pair of dragons",
		FuRoundWindPair - FuBase:  "pair of the round wind",
		FuSeatWindPair - FuBase:   "pair of the seat wind",
		FuDoubleWindPair - FuBase: "pair of the double wind",
		FuKanchan - FuBase:        "closed wait",
		FuPenchan - FuBase:        "edge wait",
		FuTanki - FuBase:          "pair wait",
		FuOpenPinfu - FuBase:      "open hand without fu",
		FuRounding - FuBase:       "rounded up",
	}
	fuJa = [...]string{
		"副底",
		FuSevenPairs - FuBase:     "七対子",
		FuMenzenRon - FuBase:      "門前加符",
		FuTsumo - FuBase:          "ツモ符",
		FuOpenTriplet - FuBase:    "明刻",
		FuClosedTriplet - FuBase:  "暗刻",
		FuOpenKan - FuBase:        "明槓",
		FuClosedKan - FuBase:      "暗槓",
		FuDragonPair - FuBase:     "三元牌の雀頭",
		FuRoundWindPair - FuBase:  "場風の雀頭",
		FuSeatWindPair - FuBase:   "自風の雀頭",
		FuDoubleWindPair - FuBase: "連風牌の雀頭",
		FuKanchan - FuBase:        "嵌張待ち",
		FuPenchan - FuBase:        "辺張待ち",
		FuTanki - FuBase:          "単騎待ち",
		FuOpenPinfu - FuBase:      "喰い平和形",
		FuRounding - FuBase:       "切り上げ",
	}
)
