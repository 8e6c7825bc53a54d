package mahjong

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
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

// recordedLines opens a file of the test data, or skips the test.
func recordedLines(t testing.TB, name string) *bufio.Scanner {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "..", "shared", "data", "mahjong", name))
	if err != nil {
		t.Skip("no test data: ", err)
	}
	t.Cleanup(func() { f.Close() })
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	sc := bufio.NewScanner(z)
	sc.Buffer(nil, 1<<20)
	return sc
}

func testTile(text string) Tile {
	for t := range Tile(Tiles) {
		if s := t.String(); s[:1] == text[1:2] && s[1:] == text[:1] {
			return t
		}
	}
	return NoTile
}

func testTiles(list []string) (tiles []Tile) {
	for _, s := range list {
		tiles = append(tiles, testTile(s))
	}
	return tiles
}

// testHand reads a Majiang string.
func testHand(text string) Hand {
	h := EmptyHand()
	parts := strings.Split(text, ",")
	suit, n := "", 0
	for _, c := range parts[0] {
		if strings.ContainsRune("mpsz", c) {
			suit = string(c)
			continue
		}
		h.Drawn = testTile(suit + string(c))
		h.Counts[h.Drawn]++
		n++
	}
	if n%3 != 2 {
		h.Drawn = NoTile
	}
	for _, p := range parts[1:] {
		h.Melds[h.MeldCount] = testMeld(p)
		h.MeldCount++
	}
	return h
}

func testMeld(p string) Meld {
	m := Meld{Type: ClosedKan, Tiles: [4]Tile{NoTile, NoTile, NoTile, NoTile}, Called: -1}
	n := 0
	for i, c := range p[1:] {
		if d := strings.IndexRune(" +=-", c); d > 0 {
			m.From, m.Called = int8(d), int8(n-1)
			m.Type = Pon
			if i == 4 {
				m.Type = OpenKan
			} else if len(p) == 6 {
				m.Type = AddedKan
			}
			continue
		}
		m.Tiles[n] = testTile(p[:1] + string(c))
		n++
	}
	if m.Type == Pon && m.Tiles[0].Kind() != m.Tiles[1].Kind() {
		m.Type = Chi
	}
	return m
}

func (c *recordedScore) win() Win {
	p := &c.In.Param
	w := Win{
		Tile: NoTile, RoundWind: p.Zhuangfeng, SeatWind: p.Menfeng, Dora: testTiles(p.Baopai), Ura: testTiles(p.Fubaopai),
		Honba: p.Jicun.Changbang, Sticks: p.Jicun.Lizhibang,
	}
	if r := c.In.Rongpai; r != "" {
		w.Tile, w.From = testTile(r[:2]), int8(strings.Index(" +=-", r[2:]))
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
		item := YakuHan{Yaku: id, Tile: NoTile}
		if id == YakuRoundWind || id == YakuSeatWind {
			item.Tile = East + Tile(strings.Index("東南西北", strings.Fields(y.Name)[1])/len("東"))
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
	lines, rules := recordedLines(t, "score_majiang_core.jsonl.gz"), DefaultRules()
	n := 0
	for ; lines.Scan(); n++ {
		var c recordedScore
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		h, w := testHand(c.In.Shoupai), c.win()
		got, err := Score(&h, &w, &rules)
		if err != nil {
			t.Errorf("%s: %v", lines.Text(), err)
			continue
		}
		o := &c.Out
		if got.Han != o.Fanshu || got.Fu != o.Fu || got.Points != o.Defen || got.Yakuman != o.Damanguan || !slices.Equal(got.Yaku, c.yaku(t)) {
			t.Errorf("%s: %+v", lines.Text(), got)
		}
		for i, pay := range got.Payments {
			if seat := (int(w.SeatWind) + i) % 4; pay != o.Fenpei[seat] {
				t.Errorf("%s: payments %v", lines.Text(), got.Payments)
				break
			}
		}
		if p := Points(&h, &w, &rules); p != got.Points {
			t.Errorf("%s: Points %d, Score %d", lines.Text(), p, got.Points)
		}
	}
	if err := lines.Err(); err != nil || n != 5000 {
		t.Errorf("%d scores read, %v", n, err)
	}
}
