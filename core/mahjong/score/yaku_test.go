package score

import (
	"strconv"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// testWin reads a win: the flags by key, "ron:p5+" (- left, = across, + right
// gave the tile), "round:" and "seat:" one of eswn (east and south if not
// given), "dora:m1,m2", "ura:", "honba:", "sticks:".
func testWin(t testing.TB, text string) Win {
	t.Helper()
	w := Win{Tile: mahjong.NoTile, SeatWind: 1}
	for _, f := range strings.Fields(text) {
		key, value, _ := strings.Cut(f, ":")
		switch key {
		case "ron":
			w.Tile, w.From = testTile(t, value[1:2]+value[:1]), int8(strings.Index(" +=-", value[2:]))
		case "round":
			w.RoundWind = int8(strings.Index("eswn", value))
		case "seat":
			w.SeatWind = int8(strings.Index("eswn", value))
		case "dora":
			w.Dora = majiangTiles(t, strings.Split(value, ","))
		case "ura":
			w.Ura = majiangTiles(t, strings.Split(value, ","))
		case "honba":
			w.Honba = testNumber(t, value)
		case "sticks":
			w.Sticks = testNumber(t, value)
		default:
			w.Flags |= testFlag(t, key)
		}
	}
	return w
}

func testNumber(t testing.TB, text string) int32 {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return int32(n)
}

func testTile(t testing.TB, text string) mahjong.Tile {
	t.Helper()
	tile := notation.ParseTile(text)
	if tile == mahjong.NoTile {
		t.Fatal("no tile: ", text)
	}
	return tile
}

func testFlag(t testing.TB, key string) WinFlags {
	t.Helper()
	for i := range flagCount {
		if f := WinFlags(1) << i; f.String() == key {
			return f
		}
	}
	t.Fatalf("no flag %s", key)
	return 0
}

// text writes a result as the tables do: the yaku with their han, and how many
// yakuman each is by a star.
func text(r *Result) string {
	var s []string
	for _, y := range r.Yaku {
		if y.Yakuman > 0 {
			s = append(s, y.Yaku.String()+strings.Repeat("*", int(y.Yakuman)))
		} else {
			s = append(s, y.Yaku.String()+strconv.Itoa(int(y.Han)))
		}
	}
	return strings.Join(s, " ")
}

// yakuCases has every yaku, written by hand: a hand, how it was won, and the
// yaku, fu and points expected.
// A yakuCase is a win, and what it is worth by some rules.
type yakuCase struct {
	hand, win, yaku string
	fu, points      int32
}

// check compares, and returns the win and its result.
func (c yakuCase) check(t *testing.T, rules *Rules) (h mahjong.Hand, w Win, got Result) {
	t.Helper()
	h, w = majiangHand(t, c.hand, rules.Reds), testWin(t, c.win)
	got, err := Of(&h, &w, rules)
	if err != nil {
		t.Errorf("%s %s: %v", c.hand, c.win, err)
	} else if text(&got) != c.yaku || got.Fu != c.fu || got.Points != c.points {
		t.Errorf("%s %s: %s, %d fu, %d points, want %s, %d, %d", c.hand, c.win, text(&got), got.Fu, got.Points, c.yaku, c.fu, c.points)
	}
	return h, w, got
}

var yakuCases = []yakuCase{
	{"m123p456s78999z33", "riichi ron:s6=", "riichi1", 40, 1300},
	{"m123p456s78999z33", "double-riichi ron:s6=", "double-riichi2", 40, 2600},
	{"m123p456s78999z33", "riichi double-riichi ron:s6=", "double-riichi2", 40, 2600},
	{"m123p456s78999z33", "riichi open-riichi ron:s6=", "riichi1 open-riichi1", 40, 2600},
	{"m123p456s78999z33", "double-riichi open-riichi ron:s6=", "double-riichi2 open-riichi1", 40, 5200},
	{"m123p456s78999z33s6", "riichi open-riichi", "riichi1 open-riichi1 tsumo1", 30, 4000},
	{"m123p456s78999z33", "riichi open-riichi open-riichi-deal-in ron:s6=", "open-riichi-deal-in*", 0, 32000},
	{"m123p456s78999z33", "riichi open-riichi open-riichi-deal-in ippatsu ron:s6= seat:e", "open-riichi-deal-in*", 0, 48000},
	{"m19p19s19z1234567", "riichi open-riichi open-riichi-deal-in ron:z7=", "kokushi-13**", 0, 64000},
	{"m123p456s78999z33", "riichi ippatsu ron:s6+", "riichi1 ippatsu1", 40, 2600},
	{"m123p456s78999z33s6", "", "tsumo1", 30, 1100},
	{"m123p456s78999z33", "ron:s6-", "", 40, 0},
	{"m123p456s78999z33", "ron:s6- dora:s8", "", 40, 0},
	{"m123s78999z33s6,p111=1", "rinshan", "rinshan1", 50, 1600},
	{"m123p456s78999z33", "chankan ron:s6-", "chankan1", 40, 1300},
	{"m123s78999z33s6,p444=", "haitei", "haitei1", 40, 1500},
	{"m123s78999z33,p444=", "houtei ron:s6-", "houtei1", 30, 1000},
	{"m123p456s78678z33", "ron:s6-", "pinfu1 iipeiko1", 30, 2000},
	{"m123p456s78234z33", "ron:s6-", "pinfu1", 30, 1000},
	{"m123p456s78234z33s6", "", "tsumo1 pinfu1", 20, 1500},
	{"m123p456s78234z22", "ron:s6-", "", 40, 0},
	{"m123p456s78234z33", "ron:s6- round:w", "", 40, 0},
	{"m234p456s78234p33", "ron:s6-", "pinfu1 tanyao1", 30, 2000},
	{"m234s78234p33,p4-56", "ron:s6-", "tanyao1", 30, 1000},
	{"m112233p456s78z33", "ron:s9-", "pinfu1 iipeiko1", 30, 2000},
	{"m112233p445566s7", "ron:s7=", "ryanpeiko3", 40, 5200},
	{"m112233p445566s7s7", "", "tsumo1 ryanpeiko3", 30, 7900},
	{"m123p456s78s99z111", "ron:s6-", "round-wind1", 40, 1300},
	{"m123p456s78s99z222", "ron:s6-", "seat-wind1", 40, 1300},
	{"m123p456s78s99z111", "ron:s6- seat:e", "round-wind1 seat-wind1", 40, 3900},
	{"m123p456s78s99z444", "ron:s6- seat:n", "seat-wind1", 40, 1300},
	{"m123p456s78s99z333", "ron:s6-", "", 40, 0},
	{"m123p456s78s99,z555=", "ron:s6-", "haku1", 30, 1000},
	{"m123p456s78s99,z666=", "ron:s6-", "hatsu1", 30, 1000},
	{"m123p456s78s99,z7777", "ron:s6-", "chun1", 70, 2300},
	{"m234p234s2399z333", "ron:s4-", "sanshoku-doujun2", 40, 2600},
	{"m234p234s2399,z333-", "ron:s4-", "sanshoku-doujun1", 30, 1000},
	{"m12345678p33z333", "ron:m9-", "ittsu2", 40, 2600},
	{"m12378p33z333,m4-56", "ron:m9-", "ittsu1", 30, 1000},
	{"m123p789s12z33344", "ron:s3-", "chanta2", 40, 2600},
	{"m123p789s12z44,z333=", "ron:s3-", "chanta1", 30, 1000},
	{"m123p789s12m999s99", "ron:s3-", "junchan3", 40, 5200},
	{"m123p789s12s99,m999=", "ron:s3-", "junchan2", 30, 2000},
	{"m1188p3355s2266z3", "ron:z3-", "chiitoitsu2", 25, 1600},
	{"m1188p3355s2266z3z3", "", "tsumo1 chiitoitsu2", 25, 3200},
	{"p333s2,m111=,p999=,z333+", "ron:s2-", "toitoi2", 40, 2600},
	{"m111p444s666m23z44", "ron:m4-", "sanankou2", 50, 3200},
	{"m111p444s66m234z44", "ron:s6-", "", 50, 0},
	{"m111p44s666m234z44p4", "", "tsumo1 sanankou2", 40, 5200},
	{"m23z44,m1111,p444=4,s6666-", "ron:m4-", "sankantsu2", 70, 4500},
	{"m55588s55,p555=,m1-23", "ron:s5-", "sanshoku-doukou2", 30, 2000},
	{"m1199p1199s1199z3", "ron:z3-", "chiitoitsu2 honroutou2", 25, 6400},
	{"m111p99z44,s111=,z333-", "ron:p9-", "toitoi2 honroutou2", 40, 8000},
	{"m123p456z5566677", "ron:z7-", "hatsu1 chun1 shousangen2", 50, 8000},
	{"m1234567899z333", "ron:m9-", "ittsu2 honitsu3", 40, 8000},
	{"m2234z333,m7-89,m6-78", "ron:m5-", "honitsu2", 30, 2000},
	{"m2223456788899", "ron:m2-", "chinitsu6", 40, 12000},
	{"m1112345679,m789-", "ron:m9=", "chinitsu5", 30, 8000},
	{"m123p406s78s99,z555=", "ron:s6- dora:m2,s5 ura:s8", "haku1 dora2 red-dora1", 30, 7700},
	{"m123p406s78z555s99", "ron:s6- riichi dora:m2,s5 ura:s8", "riichi1 haku1 dora2 ura-dora2 red-dora1", 40, 12000},

	{"m123p456s78999z33s6", "tenhou seat:e", "tenhou*", 0, 48000},
	{"m123p456s78999z33s6", "chiihou", "chiihou*", 0, 32000},
	{"m123p456s78999z33", "renhou ron:s6-", "", 40, 0},
	{"m19p19s19z1234566", "ron:z7-", "kokushi*", 0, 32000},
	{"m19p19s19z1234567", "ron:z7-", "kokushi-13**", 0, 64000},
	{"m111p444s666m44z44m4", "", "suuankou*", 0, 32000},
	{"m111p444s666m444z4", "ron:z4-", "suuankou-tanki**", 0, 64000},
	{"m12p44z555,z666-,z777=", "ron:m3-", "daisangen*", 0, 32000},
	{"m12z11222333,z444=", "ron:m3-", "shousuushii*", 0, 32000},
	{"m1z111222333,z444=", "ron:m1-", "daisuushii**", 0, 64000},
	{"z55566677,z222=,z333=", "", "tsuuiisou*", 0, 32000},
	{"z1122334455667", "ron:z7-", "tsuuiisou*", 0, 32000},
	{"m111999p11s99,p999=", "ron:s9-", "chinroutou*", 0, 32000},
	{"s22334466888z66", "ron:z6-", "ryuuiisou*", 0, 32000},
	{"m1112345678899", "ron:m9-", "chuuren*", 0, 32000},
	{"m1112345678999", "ron:m5-", "junsei-chuuren**", 0, 64000},
	{"p5,m1111,p444=4,s6666-,z3333", "ron:p5-", "suukantsu*", 0, 32000},
}

func TestYaku(t *testing.T) {
	rules := DefaultRules()
	var seen yakuSet
	for _, c := range yakuCases {
		_, _, got := c.check(t, &rules)
		for _, y := range got.Yaku {
			seen |= 1 << y.Yaku
		}
	}
	if missing := yakuSet(1<<firstLocal-1) &^ seen &^ (1 << YakuRenhou); missing != 0 {
		t.Errorf("yaku %b have no case", missing)
	}
}
