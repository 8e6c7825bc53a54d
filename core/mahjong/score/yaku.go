package score

import "math/bits"

// A Yaku is a pattern or circumstance that gives han, 役, or one of the three kinds of
// dora, which give han to a hand that has a yaku.
type Yaku uint8

// The yaku in the order of Result.Yaku: circumstances, patterns, dora, yakuman.
const (
	YakuRiichi           Yaku = iota // 立直
	YakuDoubleRiichi                 // 両立直, instead of riichi
	YakuOpenRiichi                   // オープン立直, besides riichi or double riichi
	YakuIppatsu                      // 一発
	YakuTsumo                        // 門前清自摸和
	YakuRinshan                      // 嶺上開花
	YakuChankan                      // 槍槓
	YakuHaitei                       // 海底摸月
	YakuHoutei                       // 河底撈魚
	YakuPinfu                        // 平和
	YakuTanyao                       // 断幺九
	YakuIipeiko                      // 一盃口
	YakuRoundWind                    // 場風牌
	YakuSeatWind                     // 自風牌
	YakuHaku                         // 役牌 白
	YakuHatsu                        // 役牌 發
	YakuChun                         // 役牌 中
	YakuSanshokuDoujun               // 三色同順
	YakuIttsu                        // 一気通貫
	YakuChanta                       // 混全帯幺九
	YakuChiitoitsu                   // 七対子
	YakuToitoi                       // 対々和
	YakuSanankou                     // 三暗刻
	YakuSankantsu                    // 三槓子
	YakuSanshokuDoukou               // 三色同刻
	YakuHonroutou                    // 混老頭
	YakuShousangen                   // 小三元
	YakuHonitsu                      // 混一色
	YakuJunchan                      // 純全帯幺九
	YakuRyanpeiko                    // 二盃口
	YakuChinitsu                     // 清一色
	YakuDora                         // ドラ
	YakuUraDora                      // 裏ドラ
	YakuRedDora                      // 赤ドラ
	YakuTenhou                       // 天和
	YakuChiihou                      // 地和
	YakuRenhou                       // 人和
	YakuKokushi                      // 国士無双
	YakuKokushi13                    // 国士無双十三面
	YakuSuuankou                     // 四暗刻
	YakuSuuankouTanki                // 四暗刻単騎
	YakuDaisangen                    // 大三元
	YakuShousuushii                  // 小四喜
	YakuDaisuushii                   // 大四喜
	YakuTsuuiisou                    // 字一色
	YakuChinroutou                   // 清老頭
	YakuRyuuiisou                    // 緑一色
	YakuChuuren                      // 九蓮宝燈
	YakuJunseiChuuren                // 純正九蓮宝燈
	YakuSuukantsu                    // 四槓子
	YakuOpenRiichiDealIn             // オープン立直への放銃, by a player not in riichi; nothing with another yakuman

	// Local yaku, ローカル役. They count only if Rules.Local has them.

	YakuTsubamegaeshi      // 燕返し
	YakuKanburi            // 槓振り
	YakuShiiaruraotai      // 十二落抬
	YakuUumensai           // 五門斉
	YakuSanrenkou          // 三連刻
	YakuIsshokusanjun      // 一色三順
	YakuIipinmooyue        // 一筒摸月
	YakuChuupinraoyui      // 九筒撈魚
	YakuSanshokutsuukan    // 三色通貫
	YakuDaisharin          // 大車輪
	YakuDaichikurin        // 大竹林
	YakuDaisuurin          // 大数隣
	YakuDaichisei          // 大七星
	YakuIshinouenimosannen // 石の上にも三年
	YakuSuurenkou          // 四連刻
	YakuIsshokuyonjun      // 一色四順
	YakuHyakumangoku       // 百万石
	YakuBenikujaku         // 紅孔雀
	YakuTouhokushinkansen  // 東北新幹線
	YakuShiisanpuuta       // 十三不塔

	// YakuCount is the number of yaku, dora included.
	YakuCount = iota
)

// yakuFacts has the key and the worth of every yaku. The worth is in han for a closed and
// an open hand (門前, 副露), 0 if such a hand cannot have it. A yakuman is worth 1, a double
// one 2. The worth of dora depends on the tiles.
var yakuFacts = [YakuCount]struct {
	key          string
	closed, open int8
}{
	YakuRiichi:         {"riichi", 1, 0},
	YakuDoubleRiichi:   {"double-riichi", 2, 0},
	YakuOpenRiichi:     {"open-riichi", 1, 0},
	YakuIppatsu:        {"ippatsu", 1, 0},
	YakuTsumo:          {"tsumo", 1, 0},
	YakuRinshan:        {"rinshan", 1, 1},
	YakuChankan:        {"chankan", 1, 1},
	YakuHaitei:         {"haitei", 1, 1},
	YakuHoutei:         {"houtei", 1, 1},
	YakuPinfu:          {"pinfu", 1, 0},
	YakuTanyao:         {"tanyao", 1, 1},
	YakuIipeiko:        {"iipeiko", 1, 0},
	YakuRoundWind:      {"round-wind", 1, 1},
	YakuSeatWind:       {"seat-wind", 1, 1},
	YakuHaku:           {"haku", 1, 1},
	YakuHatsu:          {"hatsu", 1, 1},
	YakuChun:           {"chun", 1, 1},
	YakuSanshokuDoujun: {"sanshoku-doujun", 2, 1},
	YakuIttsu:          {"ittsu", 2, 1},
	YakuChanta:         {"chanta", 2, 1},
	YakuChiitoitsu:     {"chiitoitsu", 2, 0},
	YakuToitoi:         {"toitoi", 2, 2},
	YakuSanankou:       {"sanankou", 2, 2},
	YakuSankantsu:      {"sankantsu", 2, 2},
	YakuSanshokuDoukou: {"sanshoku-doukou", 2, 2},
	YakuHonroutou:      {"honroutou", 2, 2},
	YakuShousangen:     {"shousangen", 2, 2},
	YakuHonitsu:        {"honitsu", 3, 2},
	YakuJunchan:        {"junchan", 3, 2},
	YakuRyanpeiko:      {"ryanpeiko", 3, 0},
	YakuChinitsu:       {"chinitsu", 6, 5},
	YakuDora:           {"dora", 0, 0},
	YakuUraDora:        {"ura-dora", 0, 0},
	YakuRedDora:        {"red-dora", 0, 0},
	YakuTenhou:         {"tenhou", 1, 0},
	YakuChiihou:        {"chiihou", 1, 0},
	YakuRenhou:         {"renhou", 1, 0},
	YakuKokushi:        {"kokushi", 1, 0},
	YakuKokushi13:      {"kokushi-13", 2, 0},
	YakuSuuankou:       {"suuankou", 1, 0},
	YakuSuuankouTanki:  {"suuankou-tanki", 2, 0},
	YakuDaisangen:      {"daisangen", 1, 1},
	YakuShousuushii:    {"shousuushii", 1, 1},
	YakuDaisuushii:     {"daisuushii", 2, 2},
	YakuTsuuiisou:      {"tsuuiisou", 1, 1},
	YakuChinroutou:     {"chinroutou", 1, 1},
	YakuRyuuiisou:      {"ryuuiisou", 1, 1},
	YakuChuuren:        {"chuuren", 1, 0},
	YakuJunseiChuuren:  {"junsei-chuuren", 2, 0},
	YakuSuukantsu:      {"suukantsu", 1, 1},

	YakuOpenRiichiDealIn: {"open-riichi-deal-in", 1, 0},

	YakuTsubamegaeshi:      {"tsubamegaeshi", 1, 1},
	YakuKanburi:            {"kanburi", 1, 1},
	YakuShiiaruraotai:      {"shiiaruraotai", 0, 1},
	YakuUumensai:           {"uumensai", 2, 2},
	YakuSanrenkou:          {"sanrenkou", 2, 2},
	YakuIsshokusanjun:      {"isshokusanjun", 3, 2},
	YakuIipinmooyue:        {"iipinmooyue", manganHan, manganHan},
	YakuChuupinraoyui:      {"chuupinraoyui", manganHan, manganHan},
	YakuSanshokutsuukan:    {"sanshokutsuukan", 2, 1},
	YakuDaisharin:          {"daisharin", 1, 0},
	YakuDaichikurin:        {"daichikurin", 1, 0},
	YakuDaisuurin:          {"daisuurin", 1, 0},
	YakuDaichisei:          {"daichisei", 2, 0},
	YakuIshinouenimosannen: {"ishinouenimosannen", 1, 0},
	YakuSuurenkou:          {"suurenkou", 1, 1},
	YakuIsshokuyonjun:      {"isshokuyonjun", 1, 1},
	YakuHyakumangoku:       {"hyakumangoku", 1, 1},
	YakuBenikujaku:         {"benikujaku", 1, 1},
	YakuTouhokushinkansen:  {"touhokushinkansen", 1, 1},
	YakuShiisanpuuta:       {"shiisanpuuta", 1, 0},
}

// String returns the key of y for front ends, such as "sanshoku-doujun", or "-" if y is
// invalid.
func (y Yaku) String() string {
	if y >= YakuCount {
		return "-"
	}
	return yakuFacts[y].key
}

// IsYakuman reports whether y is a yakuman, 役満.
func (y Yaku) IsYakuman() bool {
	return y >= YakuTenhou && y < firstLocal || y >= YakuDaisharin && y < YakuCount
}

// IsDora reports whether y is one of the kinds of dora, which are no yaku by themselves.
func (y Yaku) IsDora() bool { return y >= YakuDora && y <= YakuRedDora }

// A yakuSet is a set of yaku that are not local: bit y for yaku y. Local yaku are in a
// LocalSet.
type yakuSet uint64

const (
	firstLocal = YakuTsubamegaeshi
	yakumanSet = (1<<firstLocal - 1) &^ (1<<YakuTenhou - 1)
	openDealIn = yakuSet(1 << YakuOpenRiichiDealIn)
)

// worth returns the han of y in a closed or an open hand.
func (y Yaku) worth(closed bool) int32 {
	if closed {
		return int32(yakuFacts[y].closed)
	}
	return int32(yakuFacts[y].open)
}

// worthOf returns the worth of a yakuman by r: 1 or 2.
func (r *Rules) worthOf(y Yaku) int32 {
	if !r.DoubleYakuman {
		return 1
	}
	return int32(yakuFacts[y].closed)
}

// next removes the first yaku from a reading's two sets. ok is false if both are empty.
func next(set *yakuSet, local *LocalSet) (y Yaku, ok bool) {
	if *set != 0 {
		y = Yaku(bits.TrailingZeros64(uint64(*set)))
		*set &= *set - 1
		return y, true
	}
	if *local == 0 {
		return 0, false
	}
	y = firstLocal + Yaku(bits.TrailingZeros32(uint32(*local)))
	*local &= *local - 1
	return y, true
}

// yakuman returns the total worth of a hand's yakuman, by r.
func (r *Rules) yakuman(set yakuSet, local LocalSet) (sum int32) {
	for {
		y, ok := next(&set, &local)
		if !ok {
			return sum
		}
		n := r.worthOf(y)
		if r.CombinedYakuman {
			sum += n
		} else {
			sum = max(sum, n)
		}
	}
}
