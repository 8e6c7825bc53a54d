package score

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/handtest"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A recordedScore is one line of score_majiang_core.jsonl.gz.
type recordedScore struct {
	In struct {
		Shoupai string
		Rongpai string
		Param   struct {
			Zhuangfeng, Menfeng int8
			Hupai               struct {
				Lizhi, Haidi, Tianhu       int
				Yifa, Lingshang, Qianggang bool
			}
			Baopai, Fubaopai []string
			Jicun            struct{ Changbang, Lizhibang int32 }
		}
	}
	Out struct {
		Hupai []struct {
			Name   string
			Fanshu any
		}
		Fu, Fanshu, Damanguan, Defen int32
		Fenpei                       [4]int32
	}
}

// names of Majiang's for our yaku; those with "*" are yakuman there.
var majiangYaku = map[string]Yaku{
	"立直": YakuRiichi, "ダブル立直": YakuDoubleRiichi, "一発": YakuIppatsu, "海底摸月": YakuHaitei, "河底撈魚": YakuHoutei,
	"嶺上開花": YakuRinshan, "槍槓": YakuChankan, "門前清自摸和": YakuTsumo,
	"場風 東": YakuRoundWind, "場風 南": YakuRoundWind, "場風 西": YakuRoundWind, "場風 北": YakuRoundWind,
	"自風 東": YakuSeatWind, "自風 南": YakuSeatWind, "自風 西": YakuSeatWind, "自風 北": YakuSeatWind,
	"翻牌 白": YakuHaku, "翻牌 發": YakuHatsu, "翻牌 中": YakuChun, "平和": YakuPinfu, "断幺九": YakuTanyao,
	"一盃口": YakuIipeiko, "三色同順": YakuSanshokuDoujun, "一気通貫": YakuIttsu, "混全帯幺九": YakuChanta,
	"七対子": YakuChiitoitsu, "対々和": YakuToitoi, "三暗刻": YakuSanankou, "三槓子": YakuSankantsu,
	"三色同刻": YakuSanshokuDoukou, "混老頭": YakuHonroutou, "小三元": YakuShousangen, "混一色": YakuHonitsu,
	"純全帯幺九": YakuJunchan, "二盃口": YakuRyanpeiko, "清一色": YakuChinitsu,
	"ドラ": YakuDora, "裏ドラ": YakuUraDora, "赤ドラ": YakuRedDora, "国士無双": YakuKokushi, "四暗刻": YakuSuuankou,
}

func majiangTiles(t testing.TB, list []string) (tiles []mahjong.Tile) {
	t.Helper()
	for _, s := range list {
		tiles = append(tiles, testTile(t, s[1:2]+s[:1]))
	}
	return tiles
}

// majiangHand reads a hand in Majiang's notation.
func majiangHand(t testing.TB, text string, reds mahjong.Reds) mahjong.Hand {
	t.Helper()
	h, err := notation.ParseMajiang(text, reds)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return h.Hand
}

func (c *recordedScore) win(t testing.TB) Win {
	p := &c.In.Param
	w := Win{
		Tile: mahjong.NoTile, RoundWind: p.Zhuangfeng, SeatWind: p.Menfeng, Dora: majiangTiles(t, p.Baopai), Ura: majiangTiles(t, p.Fubaopai),
		Honba: p.Jicun.Changbang, Sticks: p.Jicun.Lizhibang,
	}
	if r := c.In.Rongpai; r != "" {
		w.Tile, w.From = testTile(t, r[1:2]+r[:1]), int8(strings.Index(" +=-", r[2:]))
	}
	for i, on := range [...]bool{
		p.Hupai.Lizhi == 1, p.Hupai.Lizhi == 2, p.Hupai.Yifa, p.Hupai.Lingshang, p.Hupai.Qianggang,
		p.Hupai.Haidi == 1, p.Hupai.Haidi == 2, p.Hupai.Tianhu == 1, p.Hupai.Tianhu == 2,
	} {
		if on {
			w.Flags |= 1 << i
		}
	}
	return w
}

// yaku returns the recorded yaku in our order.
func (c *recordedScore) yaku(t *testing.T) []YakuHan {
	var list []YakuHan
	for _, y := range c.Out.Hupai {
		id, ok := majiangYaku[y.Name]
		if !ok {
			t.Fatalf("no yaku is named %s", y.Name)
		}
		item := YakuHan{Yaku: id, Tile: mahjong.NoTile}
		if id == YakuRoundWind || id == YakuSeatWind {
			item.Tile = mahjong.East + mahjong.Tile(strings.Index("東南西北", strings.Fields(y.Name)[1])/len("東"))
		}
		if n, ok := y.Fanshu.(float64); ok {
			item.Han = int8(n)
		} else {
			item.Yakuman = int8(len(y.Fanshu.(string)))
		}
		list = append(list, item)
	}
	slices.SortFunc(list, func(a, b YakuHan) int { return int(a.Yaku) - int(b.Yaku) })
	return list
}

// TestRecordedScores compares everything with 5,000 scores that another
// program gave.
func TestRecordedScores(t *testing.T) {
	lines, n := handtest.Data(t, "score_majiang_core.jsonl.gz"), 0
	for ; lines.Scan(); n++ {
		var c recordedScore
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		if wrong := c.compare(t); wrong != "" {
			t.Errorf("%s: %s", lines.Text(), wrong)
		}
	}
	if err := lines.Err(); err != nil || n != 5000 {
		t.Errorf("%d scores read, %v", n, err)
	}
}

// compare returns what differs from what Score says, or "".
func (c *recordedScore) compare(t *testing.T) string {
	rules := DefaultRules()
	h, w := majiangHand(t, c.In.Shoupai, rules.Reds), c.win(t)
	got, err := Of(&h, &w, &rules)
	if err != nil {
		return err.Error()
	}
	o := &c.Out
	if got.Han != o.Fanshu || got.Fu != o.Fu || got.Points != o.Defen || got.Yakuman != o.Damanguan || !slices.Equal(got.Yaku, c.yaku(t)) {
		return fmt.Sprintf("%+v", got)
	}
	for i, pay := range got.Payments {
		if seat := (int(w.SeatWind) + i) % 4; pay != o.Fenpei[seat] {
			return fmt.Sprint("payments ", got.Payments)
		}
	}
	if p := Points(&h, &w, &rules); p != got.Points {
		return fmt.Sprint("Points ", p)
	}
	return ""
}

// testdata holds what another program, @kobalab/majiang-core, says of wins;
// bench/record-mahjong.js makes it.

// moreYaku are the names of yakuman that majiangYaku does not hold.
var moreYaku = map[string]Yaku{
	"国士無双十三面": YakuKokushi13, "四暗刻単騎": YakuSuuankouTanki, "大三元": YakuDaisangen, "小四喜": YakuShousuushii,
	"大四喜": YakuDaisuushii, "字一色": YakuTsuuiisou, "緑一色": YakuRyuuiisou, "清老頭": YakuChinroutou,
	"四槓子": YakuSuukantsu, "九蓮宝燈": YakuChuuren, "純正九蓮宝燈": YakuJunseiChuuren,
}

// TestTestdataScores compares everything of 1,000 scored hands.
func TestTestdataScores(t *testing.T) {
	for name, y := range moreYaku {
		majiangYaku[name] = y
	}
	n := 0
	for lines := handtest.Recorded(t, "scores.jsonl.gz"); lines.Scan(); n++ {
		var c recordedScore
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		if wrong := c.compare(t); wrong != "" {
			t.Errorf("%s: %s", lines.Text(), wrong)
		}
	}
	if n != 1000 {
		t.Errorf("%d scores", n)
	}
}
