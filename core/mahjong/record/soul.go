package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A soulReader reads the messages of a game at Mahjong Soul.
type soulReader struct {
	reader
	at    *Round
	drawn [4]mahjong.Tile
}

// ReadSoul reads a game of Mahjong Soul, 雀魂, as saved by downloaders: JSON of the
// protocol's messages. A message is an object anywhere with a name, such as
// .lq.RecordDealTile, and data, or an entry of the lists mjslog and mjsrecordtypes. Fields
// that are 0, false or empty may be missing. A field may be leftTileCount or
// left_tile_count. Packed bytes are not read. The error is a *fault.Fault of "log" that
// names the line; the record has what was read before it.
func ReadSoul(in string) (*Record, error) {
	m := &soulReader{reader: reader{r: newRecord()}}
	m.r.Rules, _ = game.Preset("mahjongsoul")
	v := new(value)
	m.parse(in, 1, v)
	broken := m.partly()
	m.look(v)
	if broken != nil {
		m.bad = broken
	}
	m.r.findReds()
	return m.end()
}

// look reads the messages below a value, in their order.
func (m *soulReader) look(v *value) {
	if name, data := v.get("name").text, v.get("data"); data.kind == object && strings.Contains(name, "Record") && !strings.Contains(name, "Records") {
		m.message(data, name)
		return
	}
	if log := v.get("mjslog"); log.kind == list {
		types := v.get("mjsrecordtypes")
		m.head(v.get("mjshead"))
		for i := 0; i < len(log.list) && m.good(); i++ {
			m.message(&log.list[i], types.at(i).text)
		}
		return
	}
	m.head(v.get("head"))
	for i := 0; i < len(v.list) && m.good(); i++ {
		m.look(&v.list[i])
	}
}

// field returns the value of a field in an object, in either spelling of its name.
func (v *value) field(name string) *value {
	if v.kind != object {
		return &value{line: v.line}
	}
	for i, k := range v.keys {
		at := 0
		for j := 0; j < len(k) && at < len(name); j++ {
			if name[at] == '_' {
				at++
			}
			if k[j] == '_' {
				continue
			}
			if at == len(name) || k[j]|' ' != name[at] {
				at = -1
				break
			}
			at++
		}
		if at == len(name) && len(k) <= len(name) {
			return &v.list[i]
		}
	}
	return &value{line: v.line}
}

// number reads a field that is a whole number, 0 if it is missing.
func (m *soulReader) number(v *value, name string, most int) int {
	if v = v.field(name); v.kind == null {
		return 0
	}
	return m.count(v, name, most)
}

// head reads the players and the room. It knows four modes: 1 and 2, the east and the
// east-south game of four players, and 11 and 12, the same for three.
func (m *soulReader) head(v *value) {
	accounts := v.field("accounts")
	for i := range accounts.list {
		if seat := m.number(&accounts.list[i], "seat", 3); m.good() {
			m.r.Names[seat] = accounts.list[i].field("nickname").text
		}
	}
	config := v.field("config")
	if config.field("mode").field("mode").text == "1" || config.field("mode").field("mode").text == "11" {
		m.r.Rules.Winds = 1
	}
	id, _ := atoi(config.field("meta").field("mode_id").text)
	for i, ids := range [...]string{"\x02\x03\x11\x12", "\x05\x06\x13\x14", "\x08\x09\x15\x16", "\x0b\x0c\x17\x18", "\x0f\x10\x19\x1a"} {
		if id > 0 && strings.IndexByte(ids, byte(id)) >= 0 {
			m.r.Room = [...]string{"銅の間", "銀の間", "金の間", "玉の間", "王座の間"}[i]
		}
	}
	players := v.field("result").field("players")
	if len(players.list) < 3 {
		return
	}
	var points, scores [4]string
	for i := range players.list {
		p := &players.list[i]
		seat := m.number(p, "seat", 3)
		points[seat], scores[seat] = "0", "0"
		if n := p.field("part_point_1"); n.kind == number {
			points[seat] = n.text
		}
		if n := p.field("total_point"); len(n.text) > 2 {
			scores[seat] = n.text[:len(n.text)-3] + "." + n.text[len(n.text)-3:]
		}
	}
	if len(players.list) == 3 {
		m.three("mahjongsoul-sanma")
	}
	m.finish(v.line, points[:], scores[:])
}

// kind returns the kind of a message without a name, by its fields.
func (m *soulReader) kind(v *value) string {
	has := func(name string) bool { return v.field(name).kind != null }
	switch {
	case has("tiles0"):
		return "NewRound"
	case has("hules"):
		return "Hule"
	case has("froms"):
		return "ChiPengGang"
	case has("tile") && (has("left_tile_count") || !m.holds()):
		return "DealTile"
	case has("tile"):
		return "DiscardTile"
	case v.field("tiles").kind == text:
		return "AnGangAddGang"
	case has("players") || has("scores"):
		return "NoTile"
	case has("type"):
		return "LiuJu"
	}
	return "BaBei"
}

// holds reports whether the player to move has a tile to discard.
func (m *soulReader) holds() bool {
	if m.at == nil || len(m.at.Moves) == 0 {
		return false
	}
	e := &m.at.Moves[len(m.at.Moves)-1]
	return e.Kind == game.Drew || e.Kind == game.Called && e.Meld.Type != mahjong.OpenKan
}

func (m *soulReader) message(v *value, name string) {
	if v.kind != object {
		return
	}
	name = name[strings.LastIndexByte(name, '.')+1:]
	if name = strings.TrimPrefix(name, "Record"); len(name) < 4 {
		name = m.kind(v)
	}
	if name == "NewRound" {
		m.deal(v)
		return
	}
	if m.at == nil {
		m.wrong(v.line, "no round has begun")
		return
	}
	e := &game.Event{Seat: int8(m.number(v, "seat", int(m.r.Rules.Players)-1)), Tile: mahjong.NoTile}
	m.turned(v)
	switch name {
	case "DealTile":
		e.Kind, e.Tile = game.Drew, m.tile(v.field("tile"))
		m.drawn[e.Seat] = e.Tile
	case "DiscardTile":
		e.Kind, e.Tile = game.Threw, m.tile(v.field("tile"))
		e.Riichi = v.field("is_liqi").text == "true" || v.field("is_wliqi").text == "true"
		e.Drawn = v.field("moqie").text == "true" && m.drawn[e.Seat] == e.Tile
		m.drawn[e.Seat] = mahjong.NoTile
	case "ChiPengGang":
		m.call(v, e)
	case "AnGangAddGang":
		m.kan(v, e)
	case "BaBei":
		e.Kind, e.Tile = game.TookNorth, mahjong.North
	case "Hule":
		m.win(v)
		return
	case "NoTile":
		r := m.at.end(game.EndExhausted)
		if v.field("liujumanguan").text == "true" {
			r.Ending = game.EndNagashi
		}
		scores := v.field("scores")
		for i := range scores.list {
			m.gains(scores.list[i].field("delta_scores"), &r.Payments)
		}
		return
	case "LiuJu":
		n := m.number(v, "type", 5)
		m.at.end([...]game.Ending{game.EndExhausted, game.EndNineTerminals, game.EndFourWinds, game.EndFourKans, game.EndFourRiichi, game.EndTripleRon}[n])
		return
	default:
		m.quoted(&value{line: v.line, text: name}, "is no message of a game")
	}
	m.move(m.at, v.line, e)
}

func (m *soulReader) gains(v *value, into *[4]int32) {
	var more [4]int32
	m.numbers(v, "delta_scores", &more)
	for i := range more {
		into[i] += more[i]
	}
}

// turned adds the indicators of a message that the round does not have yet.
func (m *soulReader) turned(v *value) {
	doras := v.field("doras")
	for i := len(m.at.Dora); i < len(doras.list) && m.good(); i++ {
		m.at.Dora = append(m.at.Dora, m.tile(&doras.list[i]))
	}
}

//go:noinline
func (m *soulReader) tile(v *value) mahjong.Tile {
	t := notation.ParseTile(v.text)
	if t == mahjong.NoTile {
		m.quoted(v, "is not a tile")
	}
	return t
}

func (m *soulReader) deal(v *value) {
	scores := v.field("scores")
	if len(scores.list) == 3 || len(v.field("tiles3").list) == 0 {
		m.three("mahjongsoul-sanma")
	}
	players := m.r.Rules.Players
	rd := m.round(v.line)
	m.at = rd
	d := &rd.Deal
	d.Dealer = int8(m.number(v, "ju", int(players)-1))
	d.Number = int8(m.number(v, "chang", 3))*players + d.Dealer
	d.Honba, d.Sticks = int32(m.number(v, "ben", 1000)), int32(m.number(v, "liqibang", 1000))
	m.numbers(scores, "scores", &d.Points)
	if m.turned(v); len(rd.Dora) == 0 {
		rd.Dora = append(rd.Dora, m.tile(v.field("dora")))
	}
	d.Dora = rd.Dora[0]
	for s := range players {
		key := "tiles" + string(rune('0'+s))
		hand := v.field(key).list
		want := 13
		if s == d.Dealer {
			want = 14
		}
		if len(hand) != want {
			m.wrong(v.line, key+" has not 13 tiles, or 14 of the dealer")
			break
		}
		for i := range 13 {
			if t := m.tile(&hand[i]); m.good() {
				d.Hands[s].Counts[t]++
			}
		}
		m.drawn[s] = mahjong.NoTile
		if want == 14 {
			m.drawn[s] = m.tile(&hand[13])
		}
	}
	if !m.good() {
		m.r.Rounds = m.r.Rounds[:len(m.r.Rounds)-1]
		return
	}
	m.move(rd, v.line, &game.Event{Kind: game.Drew, Seat: d.Dealer, Tile: m.drawn[d.Dealer]})
}

// call reads a chi, pon or open kan. The called tile is the one from another seat.
func (m *soulReader) call(v *value, e *game.Event) {
	tiles, froms := v.field("tiles"), v.field("froms")
	var own []mahjong.Tile
	called, from := mahjong.NoTile, 0
	for i := range tiles.list {
		t := m.tile(&tiles.list[i])
		seat, _ := froms.at(i).seat()
		if int8(seat) == e.Seat {
			own = append(own, t)
		} else {
			called, from = t, (seat-int(e.Seat)+4)%4
		}
	}
	var err error
	e.Kind = game.Called
	if e.Meld, err = mahjong.MeldOf(mahjong.MeldType(m.number(v, "type", 2)), from, called, own...); err != nil && m.good() {
		m.wrong(v.line, err.Error())
	}
}

// kan reads an added or closed kan. The message has only one of its tiles.
func (m *soulReader) kan(v *value, e *game.Event) {
	t := m.tile(v.field("tiles"))
	if m.number(v, "type", 3) == 2 {
		if !m.at.addTo(e, t) {
			m.wrong(v.line, "there is no pon for the kan")
		}
		return
	}
	if !m.good() {
		return
	}
	red := t.Kind().Red() // a closed kan has as many red fives as the hand
	n := 0
	if red != mahjong.NoTile {
		n = int(m.at.Deal.Hands[e.Seat].Counts[red])
		for i := range m.at.Moves {
			if o := &m.at.Moves[i]; o.Kind == game.Drew && o.Seat == e.Seat && o.Tile == red {
				n++
			}
		}
	}
	var own []mahjong.Tile
	for i := range 4 {
		if i < 4-n {
			own = append(own, t.Kind())
		} else {
			own = append(own, red)
		}
	}
	e.Kind = game.DeclaredKan
	var err error
	if e.Meld, err = mahjong.MeldOf(mahjong.ClosedKan, 0, mahjong.NoTile, own...); err != nil {
		m.wrong(v.line, err.Error())
	}
}

// win reads the wins of a round. The message has one list of payments for all.
func (m *soulReader) win(v *value) {
	hules := v.field("hules")
	from := int8(0)
	if n := len(m.at.Moves); n > 0 {
		from = m.at.Moves[n-1].Seat
	}
	for i := range hules.list {
		h := &hules.list[i]
		w := game.Win{Seat: int8(m.number(h, "seat", int(m.r.Rules.Players)-1)), From: from, Tile: mahjong.NoTile}
		if h.field("zimo").text == "true" {
			w.From = w.Seat
		}
		ura := h.field("li_doras")
		for j := range ura.list {
			w.Ura = append(w.Ura, m.tile(&ura.list[j]))
		}
		if i == 0 {
			m.numbers(v.field("delta_scores"), "delta_scores", &w.Payments)
		}
		m.at.addWin(&w)
	}
	if len(hules.list) == 0 {
		m.wrong(v.line, "there is no winner")
	}
}
