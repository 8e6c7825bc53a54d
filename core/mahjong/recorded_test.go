package mahjong

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"
)

// The files of testdata hold what other programs, @kobalab/majiang-core and
// -ai, say of hands and decisions; bench/record-mahjong.js makes them.

// TestTestdataShanten compares the three shanten numbers of 1,000 hands. None
// holds four of a kind, where the other program is not exact.
func TestTestdataShanten(t *testing.T) {
	n := 0
	for lines := recordedLines(t, "shanten.txt.gz"); lines.Scan(); n++ {
		var numbers [17]int
		for i, text := range strings.Fields(lines.Text()) {
			numbers[i], _ = strconv.Atoi(text)
		}
		var kinds [Kinds]int8
		for _, k := range numbers[:14] {
			kinds[k]++
		}
		want := Shanten{int8(numbers[14]), int8(numbers[16]), int8(numbers[15])}
		if got := ShantenOf(&kinds, 0); got != want {
			t.Errorf("%s: %+v", lines.Text(), got)
		}
	}
	if n != 1000 {
		t.Errorf("%d hands", n)
	}
}

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
	for lines := recordedLines(t, "scores.jsonl.gz"); lines.Scan(); n++ {
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

// TestTestdataDecisions compares the values of 400 decisions. The player that
// took them pushes and folds by other rules, so its choices are not compared.
func TestTestdataDecisions(t *testing.T) {
	n := decisionCount{valuesOnly: true}
	replay(t, recordedLines(t, "decisions.jsonl.gz"), &n)
	if n.decisions != 400 || n.values < 1000 || n.same != n.values {
		t.Errorf("%+v", n)
	}
	t.Logf("%d of %d choices are the same", n.choices, n.decisions)
}
