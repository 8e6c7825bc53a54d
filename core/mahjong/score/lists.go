package score

import "github.com/tefuda/tefuda/core/search"

// Switches are the rules that are on or off; Rules.Switch has them by place.
var Switches = []search.Name{
	{Key: "kuitan", En: "Open tanyao", Ja: "喰い断"},
	{Key: "kiriage", En: "Mangan for 4 han 30 fu and 3 han 60 fu", Ja: "切り上げ満貫"},
	{Key: "countedYakuman", En: "Counted yakuman", Ja: "数え役満"},
	{Key: "doubleYakuman", En: "Double yakuman", Ja: "ダブル役満"},
	{Key: "combinedYakuman", En: "Yakuman add up", Ja: "役満の複合"},
	{Key: "renhou", En: "Blessing of man", Ja: "人和"},
	{Key: "pao", En: "Liability for sure yakuman", Ja: "役満パオ"},
}

// Switch returns the rule of a place in Switches.
func (r *Rules) Switch(i int) *bool {
	return [...]*bool{&r.Kuitan, &r.Kiriage, &r.CountedYakuman, &r.DoubleYakuman, &r.CombinedYakuman, &r.Renhou, &r.Pao}[i]
}

// Yakus returns every yaku, dora included: keys and names.
func Yakus() []search.Name {
	return named(yakuNames[:], func(i int) string { return Yaku(i).String() })
}

// Limits returns the limits from mangan on.
func Limits() []search.Name {
	return named(limitNames[:], func(i int) string { return (Mangan + Limit(i)).String() })
}

// FuKinds returns the reasons for fu.
func FuKinds() []search.Name {
	return named(fuNames[:], func(i int) string { return (FuBase + FuKind(i)).String() })
}

func named(names [][2]string, key func(i int) string) []search.Name {
	list := make([]search.Name, len(names))
	for i, n := range names {
		list[i] = search.Name{Key: key(i), En: n[0], Ja: n[1]}
	}
	return list
}

// The names, in English and Japanese. No handler needs them, and so no engine
// holds them: the keys stand with what they are keys of.

var (
	yakuNames = [YakuCount][2]string{
		{"Riichi", "立直"},
		{"Double riichi", "両立直"},
		{"Ippatsu", "一発"},
		{"Fully concealed hand", "門前清自摸和"},
		{"After a kan", "嶺上開花"},
		{"Robbing a kan", "槍槓"},
		{"Last tile from the wall", "海底摸月"},
		{"Last discard", "河底撈魚"},
		{"Pinfu", "平和"},
		{"All simples", "断幺九"},
		{"Pure double sequence", "一盃口"},
		{"Round wind", "場風"},
		{"Seat wind", "自風"},
		{"White dragon", "役牌 白"},
		{"Green dragon", "役牌 發"},
		{"Red dragon", "役牌 中"},
		{"Mixed triple sequence", "三色同順"},
		{"Pure straight", "一気通貫"},
		{"Half outside hand", "混全帯幺九"},
		{"Seven pairs", "七対子"},
		{"All triplets", "対々和"},
		{"Three concealed triplets", "三暗刻"},
		{"Three kans", "三槓子"},
		{"Triple triplets", "三色同刻"},
		{"All terminals and honours", "混老頭"},
		{"Little three dragons", "小三元"},
		{"Half flush", "混一色"},
		{"Fully outside hand", "純全帯幺九"},
		{"Twice pure double sequence", "二盃口"},
		{"Full flush", "清一色"},
		{"Dora", "ドラ"},
		{"Ura dora", "裏ドラ"},
		{"Red fives", "赤ドラ"},
		{"Blessing of heaven", "天和"},
		{"Blessing of earth", "地和"},
		{"Blessing of man", "人和"},
		{"Thirteen orphans", "国士無双"},
		{"Thirteen-wait thirteen orphans", "国士無双十三面"},
		{"Four concealed triplets", "四暗刻"},
		{"Single-wait four concealed triplets", "四暗刻単騎"},
		{"Big three dragons", "大三元"},
		{"Four little winds", "小四喜"},
		{"Four big winds", "大四喜"},
		{"All honours", "字一色"},
		{"All terminals", "清老頭"},
		{"All green", "緑一色"},
		{"Nine gates", "九蓮宝燈"},
		{"True nine gates", "純正九蓮宝燈"},
		{"Four kans", "四槓子"},
	}
	limitNames = [...][2]string{
		{"Mangan", "満貫"},
		{"Haneman", "跳満"},
		{"Baiman", "倍満"},
		{"Sanbaiman", "三倍満"},
		{"Counted yakuman", "数え役満"},
		{"Yakuman", "役満"},
	}
	fuNames = [...][2]string{
		{"base", "副底"},
		{"seven pairs", "七対子"},
		{"closed hand won by ron", "門前加符"},
		{"self-drawn", "ツモ符"},
		{"open triplet", "明刻"},
		{"concealed triplet", "暗刻"},
		{"open kan", "明槓"},
		{"concealed kan", "暗槓"},
		{"pair of dragons", "三元牌の雀頭"},
		{"pair of the round wind", "場風の雀頭"},
		{"pair of the seat wind", "自風の雀頭"},
		{"pair of the double wind", "連風牌の雀頭"},
		{"closed wait", "嵌張待ち"},
		{"edge wait", "辺張待ち"},
		{"pair wait", "単騎待ち"},
		{"open hand without fu", "喰い平和形"},
		{"rounded up", "切り上げ"},
	}
)
