package score

import "github.com/tefuda/tefuda/core/names"

// Switches are the rules that are on or off; Rules.Switch has them by place.
var Switches = []string{
	"kuitan", "kiriage", "countedYakuman", "doubleYakuman", "combinedYakuman", "renhou", "pao",
}

// SwitchNames returns the rules with what players call them.
func SwitchNames() []names.Name {
	return names.List(Switches,
		"Open tanyao", "喰い断",
		"Mangan for 4 han 30 fu and 3 han 60 fu", "切り上げ満貫",
		"Counted yakuman", "数え役満",
		"Double yakuman", "ダブル役満",
		"Yakuman add up", "役満の複合",
		"Blessing of man", "人和",
		"Liability for sure yakuman", "役満パオ",
	)
}

// Switch returns the rule of a place in Switches.
func (r *Rules) Switch(i int) *bool {
	return [...]*bool{&r.Kuitan, &r.Kiriage, &r.CountedYakuman, &r.DoubleYakuman, &r.CombinedYakuman, &r.Renhou, &r.Pao}[i]
}

// Yakus returns every yaku, dora included: keys and names.
func Yakus() []names.Name {
	return named(yakuEn[:], yakuJa[:], func(i int) string { return Yaku(i).String() })
}

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

// Ja returns what y is called in Japanese, as logs have it.
func (y Yaku) Ja() string { return yakuJa[y] }

// Ja returns what a limit from mangan on is called in Japanese, as logs have it.
func (l Limit) Ja() string { return limitJa[l-Mangan] }

// The names, in English and Japanese, apart: no handler needs the English ones,
// and so no engine holds them.

var (
	yakuEn = [YakuCount]string{
		"Riichi",
		"Double riichi",
		"Ippatsu",
		"Fully concealed hand",
		"After a kan",
		"Robbing a kan",
		"Last tile from the wall",
		"Last discard",
		"Pinfu",
		"All simples",
		"Pure double sequence",
		"Round wind",
		"Seat wind",
		"White dragon",
		"Green dragon",
		"Red dragon",
		"Mixed triple sequence",
		"Pure straight",
		"Half outside hand",
		"Seven pairs",
		"All triplets",
		"Three concealed triplets",
		"Three kans",
		"Triple triplets",
		"All terminals and honours",
		"Little three dragons",
		"Half flush",
		"Fully outside hand",
		"Twice pure double sequence",
		"Full flush",
		"Dora",
		"Ura dora",
		"Red fives",
		"Blessing of heaven",
		"Blessing of earth",
		"Blessing of man",
		"Thirteen orphans",
		"Thirteen-wait thirteen orphans",
		"Four concealed triplets",
		"Single-wait four concealed triplets",
		"Big three dragons",
		"Four little winds",
		"Four big winds",
		"All honours",
		"All terminals",
		"All green",
		"Nine gates",
		"True nine gates",
		"Four kans",
	}
	yakuJa = [YakuCount]string{
		"立直",
		"両立直",
		"一発",
		"門前清自摸和",
		"嶺上開花",
		"槍槓",
		"海底摸月",
		"河底撈魚",
		"平和",
		"断幺九",
		"一盃口",
		"場風",
		"自風",
		"役牌 白",
		"役牌 發",
		"役牌 中",
		"三色同順",
		"一気通貫",
		"混全帯幺九",
		"七対子",
		"対々和",
		"三暗刻",
		"三槓子",
		"三色同刻",
		"混老頭",
		"小三元",
		"混一色",
		"純全帯幺九",
		"二盃口",
		"清一色",
		"ドラ",
		"裏ドラ",
		"赤ドラ",
		"天和",
		"地和",
		"人和",
		"国士無双",
		"国士無双十三面",
		"四暗刻",
		"四暗刻単騎",
		"大三元",
		"小四喜",
		"大四喜",
		"字一色",
		"清老頭",
		"緑一色",
		"九蓮宝燈",
		"純正九蓮宝燈",
		"四槓子",
	}
	limitEn = [...]string{"Mangan", "Haneman", "Baiman", "Sanbaiman", "Counted yakuman", "Yakuman"}
	limitJa = [...]string{"満貫", "跳満", "倍満", "三倍満", "数え役満", "役満"}
	fuEn    = [...]string{
		"base",
		"seven pairs",
		"closed hand won by ron",
		"self-drawn",
		"open triplet",
		"concealed triplet",
		"open kan",
		"concealed kan",
		"pair of dragons",
		"pair of the round wind",
		"pair of the seat wind",
		"pair of the double wind",
		"closed wait",
		"edge wait",
		"pair wait",
		"open hand without fu",
		"rounded up",
	}
	fuJa = [...]string{
		"副底",
		"七対子",
		"門前加符",
		"ツモ符",
		"明刻",
		"暗刻",
		"明槓",
		"暗槓",
		"三元牌の雀頭",
		"場風の雀頭",
		"自風の雀頭",
		"連風牌の雀頭",
		"嵌張待ち",
		"辺張待ち",
		"単騎待ち",
		"喰い平和形",
		"切り上げ",
	}
)
