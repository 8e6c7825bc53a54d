package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// An mjaiReader reads the lines of mjai.
type mjaiReader struct {
	reader
	at    *Round
	reach int8 // seat that has declared riichi and has yet to discard
	told  bool // the log states whether there are red fives
}

const nobody = -1

// ReadMjai reads a log of the protocol mjai: JSON objects, as a rule one on each line, or
// lists of them. Replay needs all tiles; the log of one player has "?" for hidden ones.
//
// Dialects leave different things out. Without points at the deal, those after the previous
// round count. Without payments, the rules determine them. Without a known reason of a
// draw, the events of the round determine it. The fourth of four hands may belong to an
// empty seat. The red fives are those that occur.
//
// The error is a *fault.Fault of "log" that names the line; the record has what was read
// before it.
func ReadMjai(in string) (*Record, error) {
	m := mjaiReader{reader: reader{r: newRecord()}}
	s := scanner{reader: &m.reader, in: in, line: 1}
	for m.good() && s.next() != 0 {
		v := new(value)
		s.value(v, deepest)
		if m.good() {
			m.event(v)
		}
	}
	if !m.told {
		m.r.findReds()
	}
	return m.end()
}

func (m *mjaiReader) event(v *value) {
	if v.kind == list {
		for i := 0; i < len(v.list) && m.good(); i++ {
			m.event(&v.list[i])
		}
		return
	}
	switch name := v.get("type").text; name {
	case "start_game":
		m.start(v)
	case "start_kyoku":
		m.deal(v)
	case "end_game":
		if v = v.get("scores"); v.kind == list {
			m.r.Final = new(game.Final)
			m.numbers(v, "scores", &m.r.Final.Points)
		}
	case "none", "end_kyoku", "hello":
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

func (m *mjaiReader) start(v *value) {
	names := v.get("names")
	for i := range names.list {
		if i < len(m.r.Names) {
			m.r.Names[i] = names.list[i].text
		}
	}
	if len(names.list) == 3 {
		m.three("tenhou-sanma")
	}
	if v.get("kyoku_first").text == "4" { // Mortal's: an east-only game
		m.r.Rules.Winds = 1
	}
	if v.get("aka_flag").text == "false" {
		m.told = true
		m.r.Rules.Score.Reds = mahjong.Reds{}.Of(m.r.Rules.Players)
	}
}

// hidden reports whether all tiles of a hand are unknown.
func hidden(hand *value) bool {
	for i := range hand.list {
		if hand.list[i].text != "?" {
			return false
		}
	}
	return true
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
	hands, scores := v.get("tehais"), v.get("scores")
	if len(m.r.Rounds) == 0 && len(hands.list) > 0 && hidden(hands.at(3)) && !hidden(hands.at(2)) {
		m.three("tenhou-sanma")
	}
	rd := m.round(v.line)
	rd.Carry = scores.kind == null
	d := &rd.Deal
	m.head(v, d)
	for s := 0; s < int(m.r.Rules.Players) && m.good(); s++ {
		if !rd.Carry {
			d.Points[s] = int32(m.int(scores.at(s), "scores", 1_000_000))
		}
		hand := hands.at(s)
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

// head reads the round's number, honba, sticks, points and indicator.
func (m *mjaiReader) head(v *value, d *game.Deal) {
	wind := m.tile(v.get("bakaze"))
	dealer := 0
	if oya := v.get("oya"); oya.kind != null {
		dealer = m.int(oya, "oya", 1000)
	} else {
		dealer = m.int(v.get("kyoku"), "kyoku", 1000) - 1
	}
	d.Honba = int32(m.int(v.get("honba"), "honba", 1000))
	if sticks := v.get("kyotaku"); sticks.kind != null {
		d.Sticks = int32(m.int(sticks, "kyotaku", 1000))
	} else {
		d.Sticks = m.left()
	}
	d.Dora = m.tile(v.get("dora_marker"))
	players := m.r.Rules.Players
	if dealer < 0 || dealer >= int(players) || wind < mahjong.East || wind > mahjong.North {
		m.wrong(v.line, "there is no such round")
		return
	}
	d.Number, d.Dealer = int8(wind-mahjong.East)*players+int8(dealer), int8(dealer)
}

// left returns the sticks that the previous round left.
func (m *mjaiReader) left() (n int32) {
	if m.at == nil {
		return 0
	}
	n = m.at.Deal.Sticks
	for i := range m.at.Moves {
		if m.at.Moves[i].Kind == game.RiichiAccepted {
			n++
		}
	}
	if r := m.at.Result; r != nil && r.Ending == game.EndWin {
		n = 0
	}
	return n
}

// act reads an event of a round.
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

// called reads a meld other than an added kan.
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

// added reads an added kan, and finds its pon.
func (m *mjaiReader) added(v *value, e *game.Event) {
	if !m.at.addTo(e, m.tile(v.get("pai"))) {
		m.wrong(v.line, "there is no pon for the kan")
	}
}
