package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// WriteMajiang writes a record of four as ReadMajiang reads it. Doras are in their
// places, and wins have their worth, in a record that Replay or Add made.
func WriteMajiang(r *Record) string {
	b := appendText([]byte(`{"title":`), r.Title)
	b = append(b, `,"player":[`...)
	for i, name := range r.Names {
		b = appendText(comma(b, i), name)
	}
	b = append(b, `],"qijia":0,"log":[`...)
	for i := range r.Rounds {
		b = appendMajiangRound(comma(b, i), &r.Rounds[i])
	}
	b = append(b, ']')
	if f := r.Final; f != nil {
		b = appendInts(append(b, `,"defen":`...), &f.Points, 4)
		b = append(b, `,"rank":`...)
		ranks := [4]int32{}
		for i, n := range f.Ranks {
			ranks[i] = int32(n)
		}
		b = append(appendInts(b, &ranks, 4), `,"point":[`...)
		for i, n := range f.Scores {
			b = appendText(comma(b, i), string(appendTenths(nil, n)))
		}
		b = append(b, ']')
	}
	return string(append(b, '}'))
}

// fromDealer returns numbers of the seats in the order from a dealer on.
func fromDealer(list *[4]int32, dealer int8) (out [4]int32) {
	for l := range out {
		out[l] = list[(int(dealer)+l)%4]
	}
	return out
}

func appendMajiangRound(b []byte, rd *Round) []byte {
	d := &rd.Deal
	b = append(b, `[{"qipai":{"zhuangfeng":`...)
	b = appendInt(b, int(d.Number/4))
	b = mjaiInt(b, "jushu", int(d.Number%4))
	b = mjaiInt(b, "changbang", int(d.Honba))
	b = mjaiInt(b, "lizhibang", int(d.Sticks))
	points := fromDealer(&d.Points, d.Dealer)
	b = appendInts(append(b, `,"defen":`...), &points, 4)
	b = mjaiText(b, "baopai", majiangTile(d.Dora))
	b = append(b, `,"shoupai":[`...)
	for l := range int8(4) {
		b = appendText(comma(b, int(l)), notation.MajiangHand{Hand: d.Hands[(d.Dealer+l)%4]}.String())
	}
	b = append(b, "]}}"...)
	for i := range rd.Moves {
		b = appendMajiangMove(b, &rd.Moves[i], d.Dealer)
	}
	r := rd.Result
	if r == nil {
		return append(b, ']')
	}
	for i := range r.Wins {
		b = appendMajiangWin(b, &r.Wins[i], d.Dealer)
	}
	if len(r.Wins) == 0 {
		b = append(b, ",{\"pingju\":{\"name\":"...)
		b = append(appendText(b, game.Endings[r.Ending].Ja), `,"shoupai":[`...)
		for l := range int8(4) {
			h := &r.Shown[(d.Dealer+l)%4]
			text := ""
			if h.Size() > 0 {
				text = notation.MajiangHand{Hand: *h}.String()
			}
			b = appendText(comma(b, int(l)), text)
		}
		payments := fromDealer(&r.Payments, d.Dealer)
		b = append(appendInts(append(b, `],"fenpei":`...), &payments, 4), "}}"...)
	}
	return append(b, ']')
}

// appendMajiangMove appends what one seat does; riichi that is accepted has no entry.
func appendMajiangMove(b []byte, e *game.Event, dealer int8) []byte {
	name, key, what := "", "p", majiangTile(e.Tile)
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
		what = string((&notation.Writing{Notation: notation.InMajiang}).Meld(&e.Meld))
	case game.TurnedDora:
		b = append(b, `,{"kaigang":{"baopai":`...)
		return append(appendText(b, what), "}}"...)
	default:
		return b
	}
	b = append(appendText(append(b, ",{"...), name), `:{"l":`...)
	b = appendInt(b, int(e.Seat-dealer+4)%4)
	return append(mjaiText(b, key, what), "}}"...)
}

func appendMajiangWin(b []byte, w *game.Win, dealer int8) []byte {
	b = append(b, `,{"hule":{"l":`...)
	b = appendInt(b, int(w.Seat-dealer+4)%4)
	if w.From != w.Seat {
		b = mjaiInt(b, "baojia", int(w.From-dealer+4)%4)
	}
	if len(w.Ura) > 0 {
		b = append(b, `,"fubaopai":[`...)
		for i, t := range w.Ura {
			b = appendText(comma(b, i), majiangTile(t))
		}
		b = append(b, ']')
	}
	if v := &w.Value; v.Points > 0 && w.Tile.Valid() {
		h := w.Hand
		if w.From != w.Seat {
			h.Counts[w.Tile]++
			h.Drawn = w.Tile
		}
		b = mjaiText(b, "shoupai", notation.MajiangHand{Hand: h}.String())
		if v.Yakuman > 0 {
			b = mjaiInt(b, "damanguan", int(v.Yakuman))
		} else {
			b = mjaiInt(b, "fu", int(v.Fu))
			b = mjaiInt(b, "fanshu", int(v.Han))
		}
		b = mjaiInt(b, "defen", int(v.Points))
		b = append(b, `,"hupai":[`...)
		for i := range v.Yaku {
			y := &v.Yaku[i]
			b = append(appendText(append(comma(b, i), `{"name":`...), yakuName(y)), `,"fanshu":`...)
			if y.Yakuman > 0 {
				b = appendText(b, "**"[:y.Yakuman])
			} else {
				b = appendInt(b, int(y.Han))
			}
			b = append(b, '}')
		}
		b = append(b, ']')
	}
	payments := fromDealer(&w.Payments, dealer)
	return append(appendInts(append(b, `,"fenpei":`...), &payments, 4), "}}"...)
}

func mjaiText(b []byte, key, text string) []byte {
	b = append(appendText(append(b, ','), key), ':')
	return appendText(b, text)
}

// majiangTile returns a tile as Majiang writes it: m0, z1.
func majiangTile(t mahjong.Tile) string {
	return (&notation.Writing{Notation: notation.InMajiang}).Tile(t)
}
