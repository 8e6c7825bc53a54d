package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// WriteTenhou writes a record as ReadTenhou reads it. Yaku are named where the
// record knows them: in one that Replay or Add made.
func WriteTenhou(r *Record) string {
	b := []byte(`{"title":[`)
	b = append(appendText(b, r.Title), `,""],"name":[`...)
	for i, name := range r.Names {
		b = appendText(comma(b, i), name)
	}
	b = append(b, `],"rule":{"disp":`...)
	room := r.Room
	if room == "" {
		room = "般" + tenhouRule(&r.Rules)
	}
	b = appendText(b, room)
	for i, key := range [3]string{"aka51", "aka52", "aka53"} {
		b = append(appendText(append(b, ','), key), ':')
		b = appendInt(b, int(r.Rules.Score.Reds[i]))
	}
	b = append(b, '}')
	if r.Final != nil {
		b = append(b, `,"sc":[`...)
		for i := range r.Final.Points {
			b = appendInt(comma(b, i), int(r.Final.Points[i]))
			b = appendTenths(append(b, ','), r.Final.Scores[i])
		}
		b = append(b, ']')
	}
	b = append(b, `,"log":[`...)
	for i := range r.Rounds {
		b = comma(b, i)
		b = appendTenhouRound(b, &r.Rounds[i], int(r.Rules.Players))
	}
	return string(append(b, "]}"...))
}

// tenhouRule is how Tenhou names rules, 鳳南喰赤.
func tenhouRule(r *game.Rules) string {
	name := ""
	if r.Players == 3 {
		name = "三"
	}
	if r.Winds == 1 {
		name += "東"
	} else {
		name += "南"
	}
	if r.Score.Kuitan {
		name += "喰"
	}
	if r.Score.Reds != (mahjong.Reds{}) {
		name += "赤"
	}
	return name
}

func appendTenhouRound(b []byte, rd *Round, players int) []byte {
	d := &rd.Deal
	number := int(d.Number)/players*4 + int(d.Number)%players
	b = append(b, '[')
	b = appendInts(b, &[4]int32{int32(number), d.Honba, d.Sticks}, 3)
	b = appendInts(append(b, ','), &d.Points, 4)
	b = appendTiles(append(b, ','), rd.Dora)
	b = appendTiles(append(b, ','), rd.Ura)
	for s := range int8(4) {
		b = appendTiles(append(b, ','), tilesOf(&d.Hands[s]))
		draws, lays := rd.columns(s)
		b = append(append(append(b, ",["...), draws...), "],["...)
		b = append(append(b, lays...), ']')
	}
	b = append(b, ',')
	b = appendTenhouResult(b, rd.Result)
	return append(b, ']')
}

func appendTiles(b []byte, tiles []mahjong.Tile) []byte {
	b = append(b, '[')
	for i, t := range tiles {
		b = appendInt(comma(b, i), tenhouNumber(t))
	}
	return append(b, ']')
}

// columns returns what a seat drew and called, and what it threw and declared.
func (rd *Round) columns(seat int8) (draws, lays []byte) {
	for i := range rd.Moves {
		e := &rd.Moves[i]
		if e.Seat != seat {
			continue
		}
		switch e.Kind {
		case game.Drew:
			draws = appendInt(comma(draws, len(draws)), tenhouNumber(e.Tile))
		case game.Called:
			draws = appendText(comma(draws, len(draws)), tenhouText(&e.Meld))
			if e.Meld.Type == mahjong.OpenKan {
				lays = append(comma(lays, len(lays)), '0')
			}
		case game.DeclaredKan:
			lays = appendText(comma(lays, len(lays)), tenhouText(&e.Meld))
		case game.TookNorth:
			lays = appendText(comma(lays, len(lays)), "f44")
		case game.Threw:
			lays = appendTenhouThrow(comma(lays, len(lays)), e)
		}
	}
	return draws, lays
}

func appendTenhouThrow(b []byte, e *game.Event) []byte {
	name := tenhouName(e.Tile)
	if e.Drawn {
		name = "60"
	}
	if e.Riichi {
		return appendText(b, "r"+name)
	}
	return append(b, name...)
}

func appendTenhouResult(b []byte, r *game.Result) []byte {
	if r == nil {
		return append(b, "[]"...)
	}
	if r.Ending == game.EndWin {
		b = append(b, `["和了"`...)
		for i := range r.Wins {
			b = appendTenhouWin(b, &r.Wins[i])
		}
		return append(b, ']')
	}
	name := ""
	for _, e := range tenhouEndings {
		if e.end == r.Ending && name == "" {
			name = e.name
		}
	}
	if r.Ending == game.EndExhausted && r.Payments == ([4]int32{}) && r.Tenpai[0] {
		name = "全員聴牌"
	} else if r.Ending == game.EndExhausted && r.Payments == ([4]int32{}) {
		name = "全員不聴"
	}
	b = appendText(append(b, '['), name)
	if r.Payments != ([4]int32{}) {
		b = appendInts(append(b, ','), &r.Payments, 4)
	}
	return append(b, ']')
}

func appendTenhouWin(b []byte, w *game.Win) []byte {
	b = appendInts(append(b, ','), &w.Payments, 4)
	b = append(b, ",["...)
	for i, s := range [3]int8{w.Seat, w.From, w.Seat} {
		b = appendInt(comma(b, i), int(s))
	}
	if v := &w.Value; v.Points > 0 {
		b = appendText(append(b, ','), tenhouWorth(w))
		for _, y := range v.Yaku {
			b = appendText(append(b, ','), tenhouYaku(&y))
		}
	}
	return append(b, ']')
}

func tenhouYaku(y *score.YakuHan) string {
	if y.Yakuman > 0 {
		return yakuName(y) + "(役満)"
	}
	return yakuName(y) + "(" + strconv.Itoa(int(y.Han)) + "飜)"
}

// yakuName names a yaku, with which wind it is of.
func yakuName(y *score.YakuHan) string {
	name := y.Yaku.Ja()
	if y.Tile != mahjong.NoTile {
		name += " " + mahjong.Winds[y.Tile-mahjong.East].Ja
	}
	return name
}

// tenhouWorth says what a win is worth: 30符2飜2000点, 満貫2000-4000点.
func tenhouWorth(w *game.Win) string {
	v := &w.Value
	s := strconv.Itoa(int(v.Fu)) + "符" + strconv.Itoa(int(v.Han)) + "飜"
	if v.Limit >= score.Mangan {
		s = v.Limit.Ja()
	}
	small, big := (v.Base+99)/100*100, (2*v.Base+99)/100*100
	switch {
	case w.From != w.Seat:
		s += strconv.Itoa(int(v.Points))
	case v.Points == 3*big:
		return s + strconv.Itoa(int(big)) + "点∀"
	default:
		s += strconv.Itoa(int(small)) + "-" + strconv.Itoa(int(big))
	}
	return s + "点"
}
