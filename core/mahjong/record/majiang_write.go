package record

import (
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// WriteMajiang writes a record of four players in the format of ReadMajiang. Only a record
// that Replay or Add made has each dora when it is turned up, and the worth of wins.
func WriteMajiang(r *Record) string {
	p := new(pen)
	p.raw("{")
	p.text("title", r.Title)
	p.open("player", "[")
	for _, name := range &r.Names {
		p.quote(name)
	}
	p.raw(`],"qijia":0,"log":[`)
	for i := range r.Rounds {
		p.round(&r.Rounds[i])
	}
	p.raw("]")
	if f := r.Final; f != nil {
		p.key("defen")
		p.ints(&f.Points, 0, 4)
		p.open("rank", "[")
		for _, n := range &f.Ranks {
			p.int(int(n))
		}
		p.raw("]")
		p.open("point", "[")
		for _, n := range &f.Scores {
			one := new(pen)
			one.tenths(n)
			p.quote(string(one.b))
		}
		p.raw("]")
	}
	p.raw("}")
	return string(p.b)
}

func (p *pen) round(rd *Round) {
	d := &rd.Deal
	p.next()
	p.raw(`[{"qipai":{`)
	p.number("zhuangfeng", int(d.Number/4))
	p.number("jushu", int(d.Number%4))
	p.number("changbang", int(d.Honba))
	p.number("lizhibang", int(d.Sticks))
	p.key("defen")
	p.ints(&d.Points, int(d.Dealer), 4)
	p.key("baopai")
	p.tile(notation.InMajiang, d.Dora)
	p.open("shoupai", "[")
	for l := range int8(4) {
		p.hand(&d.Hands[(d.Dealer+l)%4])
	}
	p.raw("]}}")
	for i := range rd.Moves {
		p.majiangMove(&rd.Moves[i], d.Dealer)
	}
	if r := rd.Result; r != nil {
		for i := range r.Wins {
			p.majiangWin(&r.Wins[i], d.Dealer)
		}
		if len(r.Wins) == 0 {
			p.raw(",{")
			p.open("pingju", "{")
			p.text("name", game.Endings[r.Ending].Ja)
			p.open("shoupai", "[")
			for l := range int8(4) {
				p.hand(&r.Shown[(d.Dealer+l)%4])
			}
			p.raw("]")
			p.key("fenpei")
			p.ints(&r.Payments, int(d.Dealer), 4)
			p.raw("}}")
		}
	}
	p.raw("]")
}

// majiangMove writes an action of a seat. An accepted riichi has no entry.
func (p *pen) majiangMove(e *game.Event, dealer int8) {
	name, key := "", "p"
	what := inMajiang.Tile(e.Tile)
	switch e.Kind {
	case game.Drew:
		name = "zimo"
		if e.Drawn {
			name = "gangzimo"
		}
	case game.Threw:
		name = "dapai"
		if e.Drawn {
			what += "_"
		}
		if e.Riichi {
			what += "*"
		}
	case game.Called, game.DeclaredKan:
		name, key = "fulou", "m"
		if e.Kind == game.DeclaredKan {
			name = "gang"
		}
		what = inMajiang.Meld(&e.Meld)
	case game.TurnedDora:
		name, key = "kaigang", "baopai"
	default:
		return
	}
	p.raw(",{")
	p.open(name, "{")
	if e.Kind != game.TurnedDora {
		p.number("l", int(e.Seat-dealer+4)%4)
	}
	p.text(key, what)
	p.raw("}}")
}

func (p *pen) majiangWin(w *game.Win, dealer int8) {
	p.raw(",{")
	p.open("hule", "{")
	p.number("l", int(w.Seat-dealer+4)%4)
	if w.From != w.Seat {
		p.number("baojia", int(w.From-dealer+4)%4)
	}
	if len(w.Ura) > 0 {
		p.key("fubaopai")
		p.tiles(notation.InMajiang, w.Ura)
	}
	if v := &w.Value; v.Points > 0 && w.Tile.Valid() {
		h := w.Hand
		if w.From != w.Seat {
			h.Counts[w.Tile]++
			h.Drawn = w.Tile
		}
		p.key("shoupai")
		p.hand(&h)
		if v.Yakuman > 0 {
			p.number("damanguan", int(v.Yakuman))
		} else {
			p.number("fu", int(v.Fu))
			p.number("fanshu", int(v.Han))
		}
		p.number("defen", int(v.Points))
		p.open("hupai", "[")
		for i := range v.Yaku {
			y := &v.Yaku[i]
			p.next()
			p.raw("{")
			p.text("name", yakuName(y))
			if y.Yakuman > 0 {
				p.text("fanshu", "**"[:y.Yakuman])
			} else {
				p.number("fanshu", int(y.Han))
			}
			p.raw("}")
		}
		p.raw("]")
	}
	p.key("fenpei")
	p.ints(&w.Payments, int(dealer), 4)
	p.raw("}}")
}
