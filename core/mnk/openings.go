package mnk

import "github.com/tefuda/tefuda/core/names"

// Openings are the 26 openings of renju, in the order of the Renju
// International Federation: first those whose second stone is next to the first
// by a side (直接), then those by a corner (間接).
var Openings = []names.Name{
	{Key: "kansei", En: "Kansei", Ja: "寒星"}, {Key: "keigetsu", En: "Keigetsu", Ja: "渓月"}, {Key: "sosei", En: "Sosei", Ja: "疎星"},
	{Key: "kagetsu", En: "Kagetsu", Ja: "花月"}, {Key: "zangetsu", En: "Zangetsu", Ja: "残月"}, {Key: "ugetsu", En: "Ugetsu", Ja: "雨月"},
	{Key: "kinsei", En: "Kinsei", Ja: "金星"}, {Key: "shogetsu", En: "Shogetsu", Ja: "松月"}, {Key: "kyugetsu", En: "Kyugetsu", Ja: "丘月"},
	{Key: "shingetsu", En: "Shingetsu", Ja: "新月"}, {Key: "zuisei", En: "Zuisei", Ja: "瑞星"}, {Key: "sangetsu", En: "Sangetsu", Ja: "山月"},
	{Key: "yusei", En: "Yusei", Ja: "遊星"},
	{Key: "chosei", En: "Chosei", Ja: "長星"}, {Key: "kyogetsu", En: "Kyogetsu", Ja: "峡月"}, {Key: "kosei", En: "Kosei", Ja: "恒星"},
	{Key: "suigetsu", En: "Suigetsu", Ja: "水月"}, {Key: "ryusei", En: "Ryusei", Ja: "流星"}, {Key: "ungetsu", En: "Ungetsu", Ja: "雲月"},
	{Key: "hogetsu", En: "Hogetsu", Ja: "浦月"}, {Key: "rangetsu", En: "Rangetsu", Ja: "嵐月"}, {Key: "gingetsu", En: "Gingetsu", Ja: "銀月"},
	{Key: "myojo", En: "Myojo", Ja: "明星"}, {Key: "shagetsu", En: "Shagetsu", Ja: "斜月"}, {Key: "meigetsu", En: "Meigetsu", Ja: "名月"},
	{Key: "suisei", En: "Suisei", Ja: "彗星"},
}

var openingKeys = names.Keys(Openings)

// thirds are the third stones of Openings: two digits each, the column and the
// row, 0 to 4 from the lower left of the five by five squares around the first
// stone. White's stone is above the first in the direct openings, above to the
// right in the others. Kansei, "24", from the middle up (black 1, white 2,
// black 3):
//
//	4 | . . 3 . .
//	3 | . . 2 . .
//	2 | . . 1 . .
//	1 | . . . . .
//	0 | . . . . .
//	    0 1 2 3 4
const (
	thirds = "2434443343324221314120304044434241403231302120111000"
	direct = 13
)

// Opening returns the key in Openings of three stones, or "" for anything else:
// Black's first must be in the middle of the board and White's next to it.
// Turns and reflections do not matter.
func (b *Board) Opening() string {
	if b.rows&1 == 0 || b.columns&1 == 0 || b.stonesOf(0) != 2 || b.stonesOf(1) != 1 || b.At(b.rows/2, b.columns/2) != Black {
		return ""
	}
	var at [2][2]int // the other black stone and the white one: columns to the right of and rows above the middle
	for r := range b.rows {
		for c := range b.columns {
			if s := b.At(r, c); s != Empty && (r != b.rows/2 || c != b.columns/2) {
				at[s-Black] = [2]int{c - b.columns/2, b.rows/2 - r}
			}
		}
	}
	for turn := range 8 { // two reflections in turn go through all eight symmetries
		for i := range at {
			if turn&1 == 0 {
				at[i][0] = -at[i][0]
			} else {
				at[i] = [2]int{at[i][1], at[i][0]}
			}
		}
		third, white := at[0], at[1]
		if white[1] != 1 || white[0]&^1 != 0 {
			continue
		}
		for i := direct * white[0]; i < direct+direct*white[0]; i++ {
			if third[0] == int(thirds[2*i])-'2' && third[1] == int(thirds[2*i+1])-'2' {
				return openingKeys[i]
			}
		}
	}
	return ""
}
