package record

import (
	"strconv"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// WriteMjai writes a record as ReadMjai reads it, a line an event. Doras are in
// their places in a record that Replay or Add made.
func WriteMjai(r *Record) string {
	b := AppendMjaiStart(nil, r)
	for i := range r.Rounds {
		rd := &r.Rounds[i]
		b = AppendMjai(b, &game.Event{Kind: game.RoundBegan, Deal: &rd.Deal}, r.Rules.Players)
		for j := range rd.Moves {
			b = AppendMjai(b, &rd.Moves[j], r.Rules.Players)
		}
		if rd.Result != nil {
			b = AppendMjai(b, &game.Event{Kind: game.RoundEnded, Result: rd.Result}, r.Rules.Players)
		}
	}
	if r.Final != nil {
		b = AppendMjai(b, &game.Event{Kind: game.GameEnded, Final: r.Final}, r.Rules.Players)
	}
	return string(b)
}

// AppendMjaiStart appends the line that begins a game.
func AppendMjaiStart(b []byte, r *Record) []byte {
	b = append(b, `{"type":"start_game","names":[`...)
	for i := range r.Rules.Players {
		b = appendText(comma(b, int(i)), r.Names[i])
	}
	return append(b, "]}\n"...)
}

// AppendMjai appends the lines of an event of a game of so many players. Tiles
// that the event hides, as Event.For returns it, are written as "?".
func AppendMjai(b []byte, e *game.Event, players int8) []byte {
	switch e.Kind {
	case game.RoundBegan:
		return appendMjaiDeal(b, e.Deal, int(players))
	case game.Drew:
		b = mjaiActor(b, "tsumo", e.Seat)
		b = mjaiTile(b, "pai", e.Tile)
	case game.Threw:
		b = appendMjaiThrow(b, e)
	case game.RiichiAccepted:
		b = mjaiActor(b, "reach_accepted", e.Seat)
	case game.Called, game.DeclaredKan:
		b = appendMjaiMeld(b, e)
	case game.TookNorth:
		b = mjaiActor(b, "nukidora", e.Seat)
		b = mjaiTile(b, "pai", e.Tile)
	case game.TurnedDora:
		b = append(b, `{"type":"dora"`...)
		b = mjaiTile(b, "dora_marker", e.Tile)
	case game.RoundEnded:
		return appendMjaiEnd(b, e.Result, int(players))
	default:
		b = append(b, `{"type":"end_game"`...)
		b = append(b, `,"scores":`...)
		b = appendInts(b, &e.Final.Points, int(players))
	}
	return append(b, "}\n"...)
}

func appendMjaiThrow(b []byte, e *game.Event) []byte {
	if e.Riichi {
		b = append(mjaiActor(b, "reach", e.Seat), "}\n"...)
	}
	b = mjaiActor(b, "dahai", e.Seat)
	b = mjaiTile(b, "pai", e.Tile)
	b = append(b, `,"tsumogiri":`...)
	return strconv.AppendBool(b, e.Drawn)
}

func mjaiActor(b []byte, name string, seat int8) []byte {
	b = appendText(append(b, `{"type":`...), name)
	return appendInt(append(b, `,"actor":`...), int(seat))
}

func mjaiTile(b []byte, key string, t mahjong.Tile) []byte {
	b = append(appendText(append(b, ','), key), ':')
	return appendText(b, notation.Mjai(t))
}

func mjaiTiles(b []byte, key string, tiles []mahjong.Tile) []byte {
	b = append(appendText(append(b, ','), key), ":["...)
	for i, t := range tiles {
		b = appendText(comma(b, i), notation.Mjai(t))
	}
	return append(b, ']')
}

func mjaiInt(b []byte, key string, n int) []byte {
	b = append(appendText(append(b, ','), key), ':')
	return appendInt(b, n)
}

func appendMjaiDeal(b []byte, d *game.Deal, players int) []byte {
	wind := mahjong.East + mahjong.Tile(int(d.Number)/players%4)
	b = append(b, `{"type":"start_kyoku"`...)
	b = mjaiTile(b, "bakaze", wind)
	b = mjaiTile(b, "dora_marker", d.Dora)
	b = mjaiInt(b, "kyoku", int(d.Dealer)+1)
	b = mjaiInt(b, "honba", int(d.Honba))
	b = mjaiInt(b, "kyotaku", int(d.Sticks))
	b = mjaiInt(b, "oya", int(d.Dealer))
	b = append(b, `,"scores":`...)
	b = appendInts(b, &d.Points, players)
	b = append(b, `,"tehais":[`...)
	for s := range players {
		tiles := tilesOf(&d.Hands[s])
		for len(tiles) < 13 {
			tiles = append(tiles, mahjong.NoTile)
		}
		b = append(comma(b, s), '[')
		for i, t := range tiles {
			b = appendText(comma(b, i), notation.Mjai(t))
		}
		b = append(b, ']')
	}
	return append(b, "]}\n"...)
}

// mjaiMelds are the names of the five types of meld.
var mjaiMelds = [...]string{"chi", "pon", "daiminkan", "kakan", "ankan"}

func appendMjaiMeld(b []byte, e *game.Event) []byte {
	m := &e.Meld
	b = mjaiActor(b, mjaiMelds[m.Type], e.Seat)
	var own []mahjong.Tile
	for i, t := range m.Tiles[:m.Size()] {
		if m.Type == mahjong.AddedKan && i < 3 || m.Type != mahjong.AddedKan && i != int(m.Called) {
			own = append(own, t)
		}
	}
	switch m.Type {
	case mahjong.AddedKan:
		b = mjaiTile(b, "pai", m.Tiles[3])
	case mahjong.Chi, mahjong.Pon, mahjong.OpenKan:
		b = mjaiInt(b, "target", int(e.Seat+m.From)%4)
		b = mjaiTile(b, "pai", m.Tiles[m.Called])
	}
	return mjaiTiles(b, "consumed", own)
}

// mjaiReasons are why rounds end without a win, by Ending.
var mjaiReasons = [...]string{"", "fanpai", "nagashimangan", "kyushukyuhai", "sufonrenta", "sukaikan", "suchareach", "sanchaho"}

func appendMjaiEnd(b []byte, r *game.Result, players int) []byte {
	for i := range r.Wins {
		w := &r.Wins[i]
		b = mjaiActor(b, "hora", w.Seat)
		b = mjaiInt(b, "target", int(w.From))
		if w.Tile != mahjong.NoTile {
			b = mjaiTile(b, "pai", w.Tile)
		}
		b = append(b, `,"deltas":`...)
		b = appendInts(b, &w.Payments, players)
		b = mjaiTiles(b, "ura_markers", w.Ura)
		b = append(b, "}\n"...)
	}
	if r.Ending != game.EndWin {
		b = append(b, `{"type":"ryukyoku","reason":`...)
		b = appendText(b, mjaiReasons[r.Ending])
		b = append(b, `,"deltas":`...)
		b = append(appendInts(b, &r.Payments, players), "}\n"...)
	}
	return append(b, "{\"type\":\"end_kyoku\"}\n"...)
}
