package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// WriteMjai writes a record in the format of ReadMjai, an event on each line. Only a record
// that Replay or Add made has each dora when it is turned up.
func WriteMjai(r *Record) string {
	p := &pen{AppendMjaiStart(nil, r)}
	for i := range r.Rounds {
		rd := &r.Rounds[i]
		p.deal(&rd.Deal, int(r.Rules.Players))
		for j := range rd.Moves {
			p.event(&rd.Moves[j], r.Rules.Players)
		}
		if rd.Result != nil {
			p.end(rd.Result, int(r.Rules.Players))
		}
	}
	if r.Final != nil {
		p.event(&game.Event{Kind: game.GameEnded, Final: r.Final}, r.Rules.Players)
	}
	return string(p.b)
}

// AppendMjaiStart appends the line that begins a game.
func AppendMjaiStart(b []byte, r *Record) []byte {
	p := &pen{b}
	p.raw(`{"type":"start_game","names":[`)
	for i := range r.Rules.Players {
		p.quote(r.Names[i])
	}
	p.raw("]}\n")
	return p.b
}

// AppendMjai appends the lines of an event. players is the number of players of the
// game. A tile that Event.For has hidden is written as "?".
func AppendMjai(b []byte, e *game.Event, players int8) []byte {
	p := &pen{b}
	p.event(e, players)
	return p.b
}

func (p *pen) event(e *game.Event, players int8) {
	switch e.Kind {
	case game.RoundBegan:
		p.deal(e.Deal, int(players))
		return
	case game.Drew:
		p.act("tsumo", e.Seat)
		p.pai(e.Tile)
	case game.Threw:
		if e.Riichi {
			p.act("reach", e.Seat)
			p.raw("}\n")
		}
		p.act("dahai", e.Seat)
		p.pai(e.Tile)
		p.key("tsumogiri")
		said := "false"
		if e.Drawn {
			said = "true"
		}
		p.raw(said)
	case game.RiichiAccepted:
		p.act("reach_accepted", e.Seat)
	case game.Called, game.DeclaredKan:
		p.mjaiMeld(e)
	case game.TookNorth:
		p.act("nukidora", e.Seat)
		p.pai(e.Tile)
	case game.TurnedDora:
		p.raw(`{"type":"dora"`)
		p.key("dora_marker")
		p.tile(notation.InMjai, e.Tile)
	case game.RoundEnded:
		p.end(e.Result, int(players))
		return
	default:
		p.raw(`{"type":"end_game"`)
		p.key("scores")
		p.ints(&e.Final.Points, 0, int(players))
	}
	p.raw("}\n")
}

// act begins the event of a seat's action.
//
//go:noinline
func (p *pen) act(name string, seat int8) {
	p.raw("{")
	p.text("type", name)
	p.number("actor", int(seat))
}

//go:noinline
func (p *pen) pai(t mahjong.Tile) {
	p.key("pai")
	p.tile(notation.InMjai, t)
}

//go:noinline
func (p *pen) deal(d *game.Deal, players int) {
	p.raw("{")
	p.text("type", "start_kyoku")
	p.key("bakaze")
	p.tile(notation.InMjai, mahjong.East+mahjong.Tile(int(d.Number)/players%4))
	p.key("dora_marker")
	p.tile(notation.InMjai, d.Dora)
	p.number("kyoku", int(d.Dealer)+1)
	p.number("honba", int(d.Honba))
	p.number("kyotaku", int(d.Sticks))
	p.number("oya", int(d.Dealer))
	p.key("scores")
	p.ints(&d.Points, 0, players)
	p.open("tehais", "[")
	for s := range players {
		tiles := tilesOf(&d.Hands[s])
		for len(tiles) < 13 {
			tiles = append(tiles, mahjong.NoTile)
		}
		p.tiles(notation.InMjai, tiles)
	}
	p.raw("]}\n")
}

// mjaiMelds are the names of the five types of meld.
var mjaiMelds = [...]string{"chi", "pon", "daiminkan", "kakan", "ankan"}

func (p *pen) mjaiMeld(e *game.Event) {
	m := &e.Meld
	p.act(mjaiMelds[m.Type], e.Seat)
	var own []mahjong.Tile
	for i, t := range m.Tiles[:m.Size()] {
		if m.Type == mahjong.AddedKan && i < 3 || m.Type != mahjong.AddedKan && i != int(m.Called) {
			own = append(own, t)
		}
	}
	switch m.Type {
	case mahjong.AddedKan:
		p.pai(m.Tiles[3])
	case mahjong.Chi, mahjong.Pon, mahjong.OpenKan:
		p.number("target", int(e.Seat+m.From)%4)
		p.pai(m.Tiles[m.Called])
	}
	p.key("consumed")
	p.tiles(notation.InMjai, own)
}

// mjaiReasons are the reasons of endings without a win, by Ending.
var mjaiReasons = [...]string{"", "fanpai", "nagashimangan", "kyushukyuhai", "sufonrenta", "sukaikan", "suchareach", "sanchaho"}

//go:noinline
func (p *pen) end(r *game.Result, players int) {
	for i := range r.Wins {
		w := &r.Wins[i]
		p.act("hora", w.Seat)
		p.number("target", int(w.From))
		if w.Tile != mahjong.NoTile {
			p.pai(w.Tile)
		}
		p.key("deltas")
		p.ints(&w.Payments, 0, players)
		p.key("ura_markers")
		p.tiles(notation.InMjai, w.Ura)
		p.raw("}\n")
	}
	if r.Ending != game.EndWin {
		p.raw("{")
		p.text("type", "ryukyoku")
		p.text("reason", mjaiReasons[r.Ending])
		p.key("deltas")
		p.ints(&r.Payments, 0, players)
		p.raw("}\n")
	}
	p.raw("{\"type\":\"end_kyoku\"}\n")
}
