package record

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// TestTenhouTiles: every tile has a number of its own, and all others have none.
func TestTenhouTiles(t *testing.T) {
	known := map[int]bool{}
	for x := range mahjong.Tile(mahjong.Tiles) {
		n := tenhouNumber(x)
		name := fmt.Sprint(10*(strings.IndexByte("mpsz", x.String()[1])+1) + int(x.String()[0]-'0'))
		if x.IsRed() {
			name = fmt.Sprint(51 + int(x-mahjong.Red5m))
		}
		if known[n] = true; tenhouTile(n) != x || tenhouName(x) != name {
			t.Errorf("%v is %d, which is %v; want %s", x, n, tenhouTile(n), name)
		}
	}
	for n := -60; n < 200; n++ {
		if x := tenhouTile(n); (x != mahjong.NoTile) != known[n] {
			t.Errorf("%d is %v", n, x)
		}
	}
}

// allMelds are the melds of all types from all players, of some kinds, with and without a red five.
func allMelds() (all []mahjong.Meld) {
	add := func(kind mahjong.MeldType, from int, called mahjong.Tile, own ...mahjong.Tile) {
		if m, err := mahjong.MeldOf(kind, from, called, own...); err == nil {
			all = append(all, m)
		}
	}
	for _, k := range [...]mahjong.Tile{0, 4, 13, 24, mahjong.East, mahjong.Chun} {
		faces := []mahjong.Tile{k}
		if red := k.Red(); red != mahjong.NoTile {
			faces = append(faces, red)
		}
		for _, called := range faces {
			for _, own := range faces {
				for from := 1; from <= 3; from++ {
					add(mahjong.Pon, from, called, k, own)
					add(mahjong.OpenKan, from, called, k, k, own)
					add(mahjong.AddedKan, from, called, k, k, own)
					add(mahjong.AddedKan, from, called, k, own, k)
				}
				add(mahjong.ClosedKan, 0, mahjong.NoTile, k, k, k, own)
				add(mahjong.Chi, 3, called, k+1, k+2)
				add(mahjong.Chi, 3, k+1, k+2, called)
			}
		}
	}
	return all
}

// TestTenhouMelds reads every meld as it is written; of each text with a letter elsewhere, or with tiles too many or too few,
// what is read is written as the same meld again, or it is no meld.
func TestTenhouMelds(t *testing.T) {
	all := allMelds()
	if len(all) < 80 {
		t.Fatal(len(all))
	}
	for _, m := range all {
		text := tenhouText(&m)
		if got, ok := tenhouMeld(text); !ok || got != m {
			t.Errorf("%+v is written %s, which is %+v, %v", m, text, got, ok)
		}
		letter := strings.IndexAny(text, meldLetters)
		digits := text[:letter] + text[letter+1:]
		for at := range len(digits) + 1 {
			for _, other := range meldLetters {
				moved := digits[:at] + string(other) + digits[at:]
				got, ok := tenhouMeld(moved)
				if again, fine := tenhouMeld(tenhouText(&got)); ok && (!fine || again != got || at%2 != 0 || got.Type != mahjong.MeldType(strings.IndexRune(meldLetters, other))) {
					t.Errorf("%s is %+v, written %s", moved, got, tenhouText(&got))
				}
			}
		}
	}
	for _, text := range [...]string{
		"", "c", "c1112", "c11121", "c111213141516", "c1112131415", "111213c", "c1x1213", "c1112x3", "c481213", "c101112", "c-11213", "1c11213",
		"p1111", "1111p", "111111k11", "k111111", "k11111112", "1111m11", "m111111", "111111m", "11111111m", "a11111111x", "1111111a11", "c17161", "c17p1618",
	} {
		if m, ok := tenhouMeld(text); ok {
			t.Errorf("%q is %+v", text, m)
		}
	}
	for text, want := range map[string]mahjong.Meld{
		"c171618":   {Type: mahjong.Chi, Tiles: [4]mahjong.Tile{5, 6, 7, -1}, Called: 1, From: 3},
		"31p3131":   {Type: mahjong.Pon, Tiles: [4]mahjong.Tile{18, 18, 18, -1}, Called: 2, From: 2},
		"4141p41":   {Type: mahjong.Pon, Tiles: [4]mahjong.Tile{27, 27, 27, -1}, Called: 2, From: 1},
		"m11111111": {Type: mahjong.OpenKan, Tiles: [4]mahjong.Tile{0, 0, 0, 0}, Called: 3, From: 3},
		"11m111111": {Type: mahjong.OpenKan, Tiles: [4]mahjong.Tile{0, 0, 0, 0}, Called: 3, From: 2},
		"111111m11": {Type: mahjong.OpenKan, Tiles: [4]mahjong.Tile{0, 0, 0, 0}, Called: 3, From: 1},
		"3636k3636": {Type: mahjong.AddedKan, Tiles: [4]mahjong.Tile{23, 23, 23, 23}, Called: 2, From: 1},
		"222222a22": {Type: mahjong.ClosedKan, Tiles: [4]mahjong.Tile{10, 10, 10, 10}, Called: -1},
	} {
		if m, ok := tenhouMeld(text); !ok || m != want || tenhouText(&m) != text {
			t.Errorf("%s is %+v, %v, written %s", text, m, ok, tenhouText(&m))
		}
	}
}

// TestTexts: control characters become spaces, quotes and backslashes are escaped, and both readers of JSON agree.
func TestTexts(t *testing.T) {
	for text, want := range map[string]string{"a\x00\x1f b": `"a   b"`, `"\`: `"\"\\"`, "東 ~\x7f": "\"東 ~\x7f\"", "": `""`} {
		out := new(pen)
		out.quote(text)
		written := string(out.b)
		got, err := parsed(written)
		if written != want || err != nil || got != strings.Map(func(c rune) rune { return max(c, ' ') }, text) {
			t.Errorf("%q is written %s, read %q, %v", text, written, got, err)
		}
	}
}

// TestEventsBeforeARound are not of a record.
func TestEventsBeforeARound(t *testing.T) {
	var r Record
	if r.Add([]game.Event{{Kind: game.Drew}, {Kind: game.RoundEnded, Result: new(game.Result)}}); len(r.Rounds) != 0 || r.Final != nil {
		t.Errorf("%+v", r)
	}
	r.Add([]game.Event{{Kind: game.RoundBegan, Deal: &game.Deal{Dora: 7}}, {Kind: game.TurnedDora, Tile: 8}, {Kind: game.RoundEnded, Result: new(game.Result)}})
	r.Add([]game.Event{{Kind: game.GameEnded, Final: new(game.Final)}})
	if len(r.Rounds) != 1 || !slices.Equal(r.Rounds[0].Dora, []mahjong.Tile{7, 8}) || len(r.Rounds[0].Moves) != 1 || r.Rounds[0].Result == nil || r.Rounds[0].Ura != nil || r.Final == nil {
		t.Errorf("%+v", r.Rounds)
	}
	rd := Round{Line: 5}
	if rd.lineOf(0) != 5 || rd.lineOf(3) != 5 {
		t.Error("without moves the line is the round's")
	}
	rd.Lines = []int32{6, 8}
	for move, want := range []int{6, 8, 8, 8} {
		if got := rd.lineOf(move); got != want {
			t.Errorf("move %d is of line %d", move, got)
		}
	}
}

// TestHiddenHands: the hands that a seat does not see are written as 13 tiles that are not known.
func TestHiddenHands(t *testing.T) {
	rules := east(0)
	_, events, err := game.Start(&rules, 3)
	if err != nil {
		t.Fatal(err)
	}
	e := events[0].For(2)
	lines := string(AppendMjai(nil, &e, 4))
	hidden := `["?","?","?","?","?","?","?","?","?","?","?","?","?"]`
	if strings.Count(lines, hidden) != 3 || strings.Count(lines, `"?"`) != 39 || !strings.Contains(lines, hidden+","+hidden+",[") {
		t.Error(lines)
	}
}

// TestWorths writes what wins were worth, by their parts.
func TestWorths(t *testing.T) {
	for _, c := range [...]struct {
		value score.Result
		from  int8
		want  string
	}{
		{score.Result{Fu: 30, Han: 2, Limit: score.NoLimit, Base: 480, Points: 2000}, 1, "30符2飜2000点"},
		{score.Result{Fu: 30, Han: 2, Limit: score.NoLimit, Base: 480, Points: 2000}, 0, "30符2飜500-1000点"},
		{score.Result{Fu: 30, Han: 2, Limit: score.NoLimit, Base: 480, Points: 3000}, 0, "30符2飜1000点∀"},
		{score.Result{Fu: 40, Han: 5, Limit: score.Mangan, Base: 2000, Points: 8000}, 0, "満貫2000-4000点"},
		{score.Result{Limit: score.Yakuman, Base: 8000, Points: 32000}, 2, "役満32000点"},
	} {
		if got := tenhouWorth(&game.Win{Seat: 0, From: c.from, Value: c.value}); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	for _, c := range [...]struct {
		yaku score.YakuHan
		want string
	}{
		{score.YakuHan{Yaku: score.YakuRiichi, Tile: mahjong.NoTile, Han: 1}, "立直(1飜)"},
		{score.YakuHan{Yaku: score.YakuKokushi, Tile: mahjong.NoTile, Yakuman: 1}, "国士無双(役満)"},
	} {
		if got := tenhouYaku(&c.yaku); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
	for i, wind := range [...]string{"東", "南", "西", "北"} {
		y := score.YakuHan{Yaku: score.YakuSeatWind, Tile: mahjong.East + mahjong.Tile(i), Han: 1}
		if got := tenhouYaku(&y); got != score.YakuSeatWind.Ja()+" "+wind+"(1飜)" {
			t.Error(got)
		}
	}
}
