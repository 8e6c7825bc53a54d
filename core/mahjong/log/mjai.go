package log

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// An mjaiReader reads the lines of mjai.
type mjaiReader struct {
	r     Record
	round *Round
	reach int8 // who has declared riichi and not thrown yet, -1 for nobody
	last  mahjong.Tile
}

// ReadMjai reads a log of the protocol mjai: a JSON object a line. It must tell
// all tiles to be played again; one that a player saw has "?" for those hidden.
// The error is a *search.Fault of "log" that names the line; what was read until
// then is in the record.
func ReadMjai(in string) (Record, error) {
	m := mjaiReader{r: newRecord(), reach: -1}
	for n := 1; in != ""; n++ {
		var line string
		line, in, _ = strings.Cut(in, "\n")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		v, err := parse(line, n)
		if err == nil {
			err = m.event(&v)
		}
		if err != nil {
			return m.r, err
		}
	}
	return m.r, nil
}

//go:noinline
func (m *mjaiReader) event(v *value) error {
	switch name := v.get("type").text; name {
	case "start_game":
		return m.start(v.get("names"))
	case "start_kyoku":
		return m.deal(v)
	case "end_game":
		return m.final(v.get("scores"))
	case "none", "end_kyoku":
		return nil
	default:
		if m.round == nil {
			return wrong(v.line, "no round has begun")
		}
		if m.round.Result != nil && name != "hora" {
			return wrong(v.line, "the round is over")
		}
		return m.move(v, name)
	}
}

func (m *mjaiReader) start(names *value) error {
	for i := range names.list {
		if i < len(m.r.Names) {
			m.r.Names[i] = names.list[i].text
		}
	}
	if len(names.list) == 3 {
		m.r.Rules, _ = game.Preset("tenhou-sanma")
	}
	return nil
}

// tile reads a tile; "?" is NoTile.
func mjaiRead(v *value) (mahjong.Tile, error) {
	t := mahjong.ParseTile(v.text)
	if t == mahjong.NoTile && v.text != "?" {
		return t, wrong(v.line, "\""+v.text+"\" is not a tile")
	}
	return t, nil
}

func (m *mjaiReader) deal(v *value) error {
	rd := newRound(v.line)
	err := m.head(v, &rd.Deal)
	for s := 0; s < int(m.r.Rules.Players) && err == nil; s++ {
		err = mjaiSeat(v, &rd.Deal, s)
	}
	if err != nil {
		return err
	}
	rd.Dora = append(rd.Dora, rd.Deal.Dora)
	m.r.Rounds = append(m.r.Rounds, rd)
	m.round, m.reach = &m.r.Rounds[len(m.r.Rounds)-1], -1
	return nil
}

// head reads which round it is, and what lies on the table.
func (m *mjaiReader) head(v *value, d *game.Deal) error {
	wind, err := mjaiRead(v.get("bakaze"))
	var n [3]int
	for i, key := range [3]string{"oya", "honba", "kyotaku"} {
		if err == nil {
			n[i], err = v.get(key).int(key, 1000)
		}
	}
	if err == nil {
		d.Dora, err = mjaiRead(v.get("dora_marker"))
	}
	if err != nil {
		return err
	}
	players := m.r.Rules.Players
	if n[0] < 0 || n[0] >= int(players) || wind < mahjong.East || wind > mahjong.North {
		return wrong(v.line, "there is no such round")
	}
	d.Number, d.Dealer = int8(wind-mahjong.East)*players+int8(n[0]), int8(n[0])
	d.Honba, d.Sticks = int32(n[1]), int32(n[2])
	return nil
}

func mjaiSeat(v *value, d *game.Deal, s int) error {
	n, err := v.get("scores").at(s).int("scores", 1_000_000)
	if err != nil {
		return err
	}
	d.Points[s] = int32(n)
	hand := v.get("tehais").at(s)
	if len(hand.list) != 13 {
		return wrong(hand.line, "a hand has not 13 tiles")
	}
	for i := range hand.list {
		t, err := mjaiRead(&hand.list[i])
		if err != nil {
			return err
		}
		if t != mahjong.NoTile {
			d.Hands[s].Counts[t]++
		}
	}
	return nil
}

func (m *mjaiReader) move(v *value, name string) (err error) {
	e := game.Event{Seat: -1, Tile: mahjong.NoTile}
	switch name {
	case "dora":
		return m.dora(v, e)
	case "ryukyoku":
		return m.draw(v)
	}
	if e.Seat, err = m.actor(v); err != nil {
		return err
	}
	switch name {
	case "hora":
		return m.win(v, e.Seat)
	case "reach":
		m.reach = e.Seat
		return nil
	case "reach_accepted":
		e.Kind = game.RiichiAccepted
	default:
		err = m.tile(v, &e, name)
	}
	if err == nil {
		m.round.move(v.line, e)
	}
	return err
}

// actor reads whose event it is.
func (m *mjaiReader) actor(v *value) (int8, error) {
	n, err := v.get("actor").int("actor", int(m.r.Rules.Players)-1)
	if err == nil && n < 0 {
		err = wrong(v.line, "actor is below 0")
	}
	return int8(n), err
}

func (m *mjaiReader) dora(v *value, e game.Event) (err error) {
	e.Kind = game.TurnedDora
	e.Tile, err = mjaiRead(v.get("dora_marker"))
	m.round.Dora = append(m.round.Dora, e.Tile)
	m.round.move(v.line, e)
	return err
}

// tile reads a move of a tile or a meld.
func (m *mjaiReader) tile(v *value, e *game.Event, name string) (err error) {
	switch name {
	case "tsumo":
		e.Kind = game.Drew
	case "dahai":
		e.Kind, e.Drawn = game.Threw, v.get("tsumogiri").text == "true"
		e.Riichi = m.reach == e.Seat
		m.reach = -1
	case "kita", "nukidora":
		e.Kind, e.Tile = game.TookNorth, mahjong.North
		return nil
	default:
		return m.meld(v, e, name)
	}
	e.Tile, err = mjaiRead(v.get("pai"))
	m.last = e.Tile
	return err
}

func (m *mjaiReader) meld(v *value, e *game.Event, name string) error {
	kind := -1
	for i := range mjaiMelds {
		if mjaiMelds[i] == name {
			kind = i
		}
	}
	if kind < 0 {
		return wrong(v.line, "\""+name+"\" is no event")
	}
	if e.Kind = game.Called; kind >= int(mahjong.AddedKan) {
		e.Kind = game.DeclaredKan
	}
	if mahjong.MeldType(kind) == mahjong.AddedKan {
		return m.added(v, e)
	}
	var own []mahjong.Tile
	consumed := v.get("consumed")
	for i := range consumed.list {
		t, err := mjaiRead(&consumed.list[i])
		if err != nil {
			return err
		}
		own = append(own, t)
	}
	return meldOf(v, e, mahjong.MeldType(kind), own)
}

// meldOf makes the meld of own tiles and, but for a closed kan, the called one.
func meldOf(v *value, e *game.Event, kind mahjong.MeldType, own []mahjong.Tile) (err error) {
	called, from := mahjong.NoTile, 0
	if kind != mahjong.ClosedKan {
		if called, err = mjaiRead(v.get("pai")); err != nil {
			return err
		}
		if from, err = v.get("target").int("target", 3); err != nil {
			return err
		}
		from = (from - int(e.Seat) + 8) % 4
	}
	if e.Meld, err = mahjong.MeldOf(kind, from, called, own...); err != nil {
		return wrong(v.line, err.Error())
	}
	return nil
}

// added finds the pon to which a tile is added.
func (m *mjaiReader) added(v *value, e *game.Event) error {
	t, err := mjaiRead(v.get("pai"))
	if err != nil {
		return err
	}
	for i := range m.round.Moves {
		o := &m.round.Moves[i]
		if o.Kind == game.Called && o.Seat == e.Seat && o.Meld.Type == mahjong.Pon && o.Meld.Tiles[0].Kind() == t.Kind() {
			e.Meld = o.Meld
			e.Meld.Type, e.Meld.Tiles[3] = mahjong.AddedKan, t
			return nil
		}
	}
	return wrong(v.line, "there is no pon for the kan")
}
