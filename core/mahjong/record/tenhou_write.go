package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// WriteTenhou writes a record in the format of ReadTenhou. Only a record that Replay or Add
// made has the yaku of wins.
func WriteTenhou(r *Record) string {
	p := new(pen)
	p.raw(`{"title":[`)
	p.quote(r.Title)
	p.raw(`,""],"name":[`)
	for _, name := range &r.Names {
		p.quote(name)
	}
	p.raw(`],"rule":{`)
	room := r.Room
	if room == "" {
		room = tenhouRule(&r.Rules, 0)
	}
	p.text("disp", room)
	for i, key := range [3]string{"aka51", "aka52", "aka53"} {
		p.number(key, int(r.Rules.Score.Reds.Shown()[i]))
	}
	p.raw("}")
	if r.Final != nil {
		p.open("sc", "[")
		for i := range r.Final.Points {
			p.int(int(r.Final.Points[i]))
			p.tenths(r.Final.Scores[i])
		}
		p.raw("]")
	}
	p.open("log", "[")
	for i := range r.Rounds {
		p.next()
		p.tenhouRound(&r.Rounds[i], int32(r.Rules.Players))
	}
	p.raw("]}")
	return string(p.b)
}

// tenhouRule returns Tenhou's name of rules in a room, such as 鳳南喰赤.
func tenhouRule(r *game.Rules, room int) string {
	name := tenhouRooms[room]
	if r.Players == 3 {
		name = "三" + name
	}
	if r.Winds == 1 {
		name += "東"
	} else {
		name += "南"
	}
	if r.Score.Kuitan {
		name += "喰"
	}
	if r.Score.Reds.Shown() != (mahjong.Reds{}) {
		name += "赤"
	}
	return name
}

func (p *pen) tenhouRound(rd *Round, players int32) {
	d := &rd.Deal
	number := int32(d.Number)/players*4 + int32(d.Number)%players
	p.raw("[")
	p.ints(&[4]int32{number, d.Honba, d.Sticks}, 0, 3)
	p.ints(&d.Points, 0, 4)
	p.numbers(rd.Dora)
	p.numbers(rd.Ura)
	for s := range int8(4) {
		p.numbers(tilesOf(&d.Hands[s]))
		p.column(rd, s, true)
		p.column(rd, s, false)
	}
	p.next()
	p.tenhouResult(rd.Result)
	p.raw("]")
}

//go:noinline
func (p *pen) numbers(tiles []mahjong.Tile) {
	p.next()
	p.raw("[")
	for _, t := range tiles {
		p.int(tenhouNumber(t))
	}
	p.raw("]")
}

// column writes a seat's draws and calls, or its discards and declarations.
func (p *pen) column(rd *Round, seat int8, draws bool) {
	p.next()
	p.raw("[")
	for i := range rd.Moves {
		e := &rd.Moves[i]
		if e.Seat != seat || draws != (e.Kind == game.Drew || e.Kind == game.Called) && (draws || e.Kind != game.Called || e.Meld.Type != mahjong.OpenKan) {
			continue
		}
		switch {
		case e.Kind == game.Drew:
			p.int(tenhouNumber(e.Tile))
		case e.Kind == game.Called && !draws:
			p.int(0)
		case e.Kind == game.Called || e.Kind == game.DeclaredKan:
			p.quote(tenhouText(&e.Meld))
		case e.Kind == game.TookNorth:
			p.quote("f44")
		case e.Kind == game.Threw:
			name := 60
			if !e.Drawn {
				name = tenhouNumber(e.Tile)
			}
			if e.Riichi {
				p.quote("r" + strconv.Itoa(name))
			} else {
				p.int(name)
			}
		}
	}
	p.raw("]")
}

func (p *pen) tenhouResult(r *game.Result) {
	p.raw("[")
	switch {
	case r == nil:
	case r.Ending == game.EndWin:
		p.quote("和了")
		for i := range r.Wins {
			p.tenhouWin(&r.Wins[i])
		}
	default:
		name := ""
		for _, e := range &tenhouEndings {
			if e.end == r.Ending && name == "" {
				name = e.name
			}
		}
		still := r.Payments == [4]int32{}
		if r.Ending == game.EndExhausted && still {
			name = "全員不聴"
			if r.Tenpai[0] {
				name = "全員聴牌"
			}
		}
		p.quote(name)
		if !still {
			p.ints(&r.Payments, 0, 4)
		}
	}
	p.raw("]")
}

func (p *pen) tenhouWin(w *game.Win) {
	p.ints(&w.Payments, 0, 4)
	p.raw(",[")
	for _, s := range [3]int8{w.Seat, w.From, w.Seat} {
		p.int(int(s))
	}
	if v := &w.Value; v.Points > 0 {
		p.quote(tenhouWorth(w))
		for i := range v.Yaku {
			p.quote(tenhouYaku(&v.Yaku[i]))
		}
	}
	p.raw("]")
}

func tenhouYaku(y *score.YakuHan) string {
	if y.Yakuman > 0 {
		return yakuName(y) + "(役満)"
	}
	return yakuName(y) + "(" + strconv.Itoa(int(y.Han)) + "飜)"
}

// yakuName returns the name of a yaku, with its wind.
func yakuName(y *score.YakuHan) string {
	name := y.Yaku.Ja()
	if y.Tile != mahjong.NoTile {
		name += " " + mahjong.Winds[y.Tile-mahjong.East].Ja
	}
	return name
}

// tenhouWorth returns the text of a win's worth, such as 30符2飜2000点 or 満貫2000-4000点.
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
