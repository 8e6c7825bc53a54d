package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// An mjaiReader reads the lines of mjai.
type mjaiReader struct {
	reader
	at    *Round
	reach int8 // who has declared riichi and not thrown yet
}

const nobody = -1

// ReadMjai reads a log of the protocol mjai: a JSON object a line. It must tell
// all tiles to be played again; one that a player saw has "?" for those hidden.
// The error is a *fault.Fault of "log" that names the line; what was read until
// then is in the record.
func ReadMjai(in string) (*Record, error) {
	m := mjaiReader{reader: reader{r: newRecord()}}
	for n := 1; in != "" && m.good(); n++ {
		var line string
		line, in, _ = strings.Cut(in, "\n")
		if (&scanner{in: line}).next() == 0 {
			continue
		}
		v := new(value)
		m.parse(line, n, v)
		if m.good() {
			m.event(v)
		}
	}
	return m.end()
}

func (m *mjaiReader) event(v *value) {
	switch name := v.get("type").text; name {
	case "start_game":
		m.start(v.get("names"))
	case "start_kyoku":
		m.deal(v)
	case "end_game":
		if v = v.get("scores"); v.kind == list {
			m.r.Final = new(game.Final)
			m.numbers(v, "scores", &m.r.Final.Points)
		}
	case "none", "end_kyoku":
	default:
		switch {
		case m.at == nil:
			m.wrong(v.line, "no round has begun")
		case m.at.Result != nil && name != "hora":
			m.wrong(v.line, "the round is over")
		default:
			m.act(v, name)
		}
	}
}

func (m *mjaiReader) start(names *value) {
	for i := range names.list {
		if i < len(m.r.Names) {
			m.r.Names[i] = names.list[i].text
		}
	}
	if len(names.list) == 3 {
		m.r.Rules, _ = game.Preset("tenhou-sanma")
	}
}

// tile reads a tile; "?" is NoTile.
//
//go:noinline
func (m *mjaiReader) tile(v *value) mahjong.Tile {
	t := notation.ParseTile(v.text)
	if t == mahjong.NoTile && v.text != "?" {
		m.quoted(v, "is not a tile")
	}
	return t
}

func (m *mjaiReader) tiles(v *value) (tiles []mahjong.Tile) {
	for i := range v.list {
		tiles = append(tiles, m.tile(&v.list[i]))
	}
	return tiles
}

func (m *mjaiReader) deal(v *value) {
	rd := m.round(v.line)
	d := &rd.Deal
	m.head(v, d)
	for s := 0; s < int(m.r.Rules.Players) && m.good(); s++ {
		d.Points[s] = int32(m.int(v.get("scores").at(s), "scores", 1_000_000))
		hand := v.get("tehais").at(s)
		if len(hand.list) != 13 {
			m.wrong(hand.line, "a hand has not 13 tiles")
		}
		for _, t := range m.tiles(hand) {
			if t != mahjong.NoTile {
				d.Hands[s].Counts[t]++
			}
		}
	}
	if !m.good() {
		m.r.Rounds = m.r.Rounds[:len(m.r.Rounds)-1]
		return
	}
	rd.Dora = append(rd.Dora, d.Dora)
	m.at, m.reach = rd, nobody
}

// head reads which round it is, and what lies on the table.
func (m *mjaiReader) head(v *value, d *game.Deal) {
	wind := m.tile(v.get("bakaze"))
	dealer := m.int(v.get("oya"), "oya", 1000)
	d.Honba, d.Sticks = int32(m.int(v.get("honba"), "honba", 1000)), int32(m.int(v.get("kyotaku"), "kyotaku", 1000))
	d.Dora = m.tile(v.get("dora_marker"))
	players := m.r.Rules.Players
	if dealer < 0 || dealer >= int(players) || wind < mahjong.East || wind > mahjong.North {
		m.wrong(v.line, "there is no such round")
		return
	}
	d.Number, d.Dealer = int8(wind-mahjong.East)*players+int8(dealer), int8(dealer)
}

// act reads what happens in a round.
func (m *mjaiReader) act(v *value, name string) {
	e := &game.Event{Seat: -1, Tile: mahjong.NoTile}
	switch name {
	case "dora":
		e.Kind, e.Tile = game.TurnedDora, m.tile(v.get("dora_marker"))
		m.at.Dora = append(m.at.Dora, e.Tile)
		m.move(m.at, v.line, e)
		return
	case "ryukyoku":
		m.draw(v)
		return
	}
	e.Seat = int8(m.count(v.get("actor"), "actor", int(m.r.Rules.Players)-1))
	switch {
	case !m.good():
		return
	case name == "hora":
		m.win(v, e.Seat)
		return
	case name == "reach":
		m.reach = e.Seat
		return
	}
	m.lay(v, e, name)
	m.move(m.at, v.line, e)
}

// lay reads a move of a tile or a meld.
func (m *mjaiReader) lay(v *value, e *game.Event, name string) {
	switch name {
	case "reach_accepted":
		e.Kind = game.RiichiAccepted
		return
	case "tsumo":
		e.Kind = game.Drew
	case "dahai":
		e.Kind, e.Drawn = game.Threw, v.get("tsumogiri").text == "true"
		e.Riichi = m.reach == e.Seat
		m.reach = nobody
	case "kita", "nukidora":
		e.Kind, e.Tile = game.TookNorth, mahjong.North
		return
	default:
		m.meld(v, e, name)
		return
	}
	e.Tile = m.tile(v.get("pai"))
}

func (m *mjaiReader) meld(v *value, e *game.Event, name string) {
	kind := mahjong.MeldType(0)
	for int(kind) < len(mjaiMelds) && mjaiMelds[kind] != name {
		kind++
	}
	if e.Kind = game.Called; kind >= mahjong.AddedKan {
		e.Kind = game.DeclaredKan
	}
	switch {
	case int(kind) == len(mjaiMelds):
		m.quoted(v.get("type"), "is no event")
	case kind == mahjong.AddedKan:
		m.added(v, e)
	default:
		m.called(v, e, kind)
	}
}

// called makes a meld that is no added kan.
func (m *mjaiReader) called(v *value, e *game.Event, kind mahjong.MeldType) {
	own := m.tiles(v.get("consumed"))
	called, from := mahjong.NoTile, 0
	if kind != mahjong.ClosedKan {
		called = m.tile(v.get("pai"))
		from = (m.int(v.get("target"), "target", 3) - int(e.Seat) + 8) % 4
	}
	if !m.good() {
		return
	}
	var err error
	if e.Meld, err = mahjong.MeldOf(kind, from, called, own...); err != nil {
		m.wrong(v.line, err.Error())
	}
}

// added finds the pon to which a tile is added.
func (m *mjaiReader) added(v *value, e *game.Event) {
	t := m.tile(v.get("pai"))
	for i := range m.at.Moves {
		o := &m.at.Moves[i]
		if o.Kind == game.Called && o.Seat == e.Seat && o.Meld.Type == mahjong.Pon && o.Meld.First() == t.Kind() {
			e.Meld = o.Meld
			e.Meld.Type, e.Meld.Tiles[3] = mahjong.AddedKan, t
			return
		}
	}
	m.wrong(v.line, "there is no pon for the kan")
}
