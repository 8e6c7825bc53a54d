package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A tag is an XML tag: the text between < and >.
type tag struct {
	name         string
	keys, values []string
	line         int
}

// get returns an attribute, "" if there is none.
func (t *tag) get(key string) string {
	for i, k := range t.keys {
		if k == key {
			return t.values[i]
		}
	}
	return ""
}

// A markup reads the tags of a text. Logs have no text between tags.
type markup struct {
	*reader
	in   string
	at   int
	line int
}

// upTo returns the text before the first of some characters, and skips it.
//
//go:noinline
func (m *markup) upTo(ends string) string {
	first := m.at
	for m.at < len(m.in) && strings.IndexByte(ends, m.in[m.at]) < 0 {
		if m.in[m.at] == '\n' {
			m.line++
		}
		m.at++
	}
	return m.in[first:m.at]
}

// next reads the next tag. It reports whether there is one.
func (m *markup) next(t *tag) bool {
	m.upTo("<")
	if m.at == len(m.in) {
		return false
	}
	m.at++
	*t = tag{line: m.line}
	t.name = m.upTo(" \t\r\n/>")
	if t.name == "" { // the end of an element
		m.upTo(">")
	}
	for m.at < len(m.in) && m.in[m.at] != '>' {
		key := strings.Trim(m.upTo("=>"), " \t\r\n/")
		if m.at == len(m.in) || m.in[m.at] == '>' {
			break
		}
		m.at++
		m.upTo("\"'>")
		if m.at == len(m.in) || m.in[m.at] == '>' {
			break
		}
		quote := m.in[m.at : m.at+1]
		m.at++
		t.keys, t.values = append(t.keys, key), append(t.values, m.upTo(quote))
		m.at += min(1, len(m.in)-m.at)
	}
	if m.at == len(m.in) {
		m.wrong(t.line, "the text breaks off")
	}
	return true
}

// An mjlogReader reads the tags of a log.
type mjlogReader struct {
	markup
	at    *Round
	drawn [4]int // the number of the tile just drawn, -1 for none
	reach int8   // seat that has declared riichi and has yet to discard
}

// ReadMjlog reads a log in Tenhou's XML. Tags stand for draws (T12, U…, V…, W…), discards
// (D12, E…, F…, G…), calls (N) and other events. The rules are those of the room, whose
// number is in the tag GO. The error is a *fault.Fault of "log" that names the line; the
// record has what was read before it.
func ReadMjlog(in string) (*Record, error) {
	m := &mjlogReader{reach: nobody}
	m.markup = markup{reader: &reader{r: newRecord()}, in: in, line: 1}
	m.r.Rules, _ = game.Preset("tenhou")
	var t tag
	for m.good() && m.next(&t) {
		if m.good() {
			m.tag(&t)
		}
	}
	return m.end()
}

func (m *mjlogReader) tag(t *tag) {
	switch t.name {
	case "GO":
		m.room(t)
		return
	case "UN":
		for i := range m.r.Names {
			if name := t.get("n" + string(rune('0'+i))); name != "" {
				m.r.Names[i] = unescape(name)
			}
		}
		return
	case "INIT":
		m.deal(t)
		return
	}
	id, ok := 0, false
	if len(t.name) > 1 {
		id, ok = atoi(t.name[1:])
	}
	who := strings.IndexByte("TUVWDEFG", (t.name + " ")[0])
	move := ok && who >= 0
	if !move && t.name != "DORA" && t.name != "REACH" && t.name != "N" && t.name != "AGARI" && t.name != "RYUUKYOKU" {
		return // the seed, players who leave or come back
	}
	if m.at == nil {
		m.wrong(t.line, "no round has begun")
		return
	}
	if move {
		m.tile(t, int8(who), id)
		return
	}
	m.event(t)
}

// room reads the rules from the bits of the room.
func (m *mjlogReader) room(t *tag) {
	n := m.one(t, "type", 1<<16)
	preset := "tenhou"
	if n&16 != 0 {
		preset = "tenhou-sanma"
	}
	r := &m.r.Rules
	*r, _ = game.Preset(preset)
	r.Score.Reds = mahjong.OneRed()
	if n&2 != 0 {
		r.Score.Reds = mahjong.Reds{}
	}
	r.Score.Reds = r.Score.Reds.Of(r.Players)
	r.Score.Kuitan = n&4 == 0
	if n&8 == 0 {
		r.Winds = 1
	}
	m.r.Room = tenhouRule(r, n>>5&1+n>>6&2)
	if n&64 != 0 {
		m.r.Room += "速"
	}
}

// tenhouRooms are the rooms by their two bits.
var tenhouRooms = [4]string{"般", "特", "上", "鳳"}

// list reads an attribute that is a list of whole numbers.
//
//go:noinline
func (m *mjlogReader) list(t *tag, key string, most int) (list []int) {
	text := t.get(key)
	for text != "" {
		var one string
		one, text, _ = strings.Cut(text, ",")
		n, ok := atoi(one)
		if !ok || n < -most || n > most {
			m.wrong(t.line, t.name+" "+key+": \""+one+"\" is not a whole number within ±"+strconv.Itoa(most))
			return list
		}
		list = append(list, n)
	}
	return list
}

// one reads an attribute that is a whole number from 0 on.
func (m *mjlogReader) one(t *tag, key string, most int) int {
	list := m.list(t, key, most)
	if len(list) != 1 || list[0] < 0 {
		m.wrong(t.line, t.name+" has no "+key)
		return 0
	}
	return list[0]
}

// seat reads an attribute that is a seat.
func (m *mjlogReader) seat(t *tag, key string) int8 {
	return int8(m.one(t, key, int(m.r.Rules.Players)-1))
}

// tiles reads an attribute that is a list of tiles.
func (m *mjlogReader) tiles(t *tag, key string) (tiles []mahjong.Tile) {
	for _, id := range m.list(t, key, notation.IDs-1) {
		if id < 0 {
			m.wrong(t.line, t.name+" "+key+" has no such tile")
			return tiles
		}
		tiles = append(tiles, notation.TileOfID(id, m.r.Rules.Score.Reds))
	}
	return tiles
}

// deal reads the beginning of a round. Its attribute seed has the round's number, honba,
// sticks, two dice and the indicator.
func (m *mjlogReader) deal(t *tag) {
	players := int(m.r.Rules.Players)
	seed, points := m.list(t, "seed", 1000), m.list(t, "ten", 1_000_000)
	switch {
	case !m.good():
		return
	case len(seed) != 6 || seed[0] < 0 || seed[0] > 15 || seed[0]%4 >= players || seed[1] < 0 || seed[2] < 0 || notation.TileOfID(seed[5], mahjong.Reds{}) == mahjong.NoTile:
		m.wrong(t.line, "INIT seed is not a round, honba, sticks, two dice and an indicator")
		return
	case len(points) < players:
		m.wrong(t.line, "INIT ten has not the points of each player")
		return
	}
	rd := m.round(t.line)
	d := &rd.Deal
	d.Number, d.Dealer = int8(seed[0]/4*players+seed[0]%4), int8(seed[0]%4)
	d.Honba, d.Sticks = int32(seed[1]), int32(seed[2])
	d.Dora = notation.TileOfID(seed[5], m.r.Rules.Score.Reds)
	rd.Dora = append(rd.Dora, d.Dora)
	for s := range players {
		d.Points[s] = int32(100 * points[s])
		key := "hai" + string(rune('0'+s))
		hand := m.tiles(t, key)
		if len(hand) != 13 {
			m.wrong(t.line, "INIT "+key+" has not 13 tiles")
		}
		for _, x := range hand {
			d.Hands[s].Counts[x]++
		}
		m.drawn[s] = -1
	}
	m.at, m.reach = rd, nobody
	if !m.good() {
		m.r.Rounds = m.r.Rounds[:len(m.r.Rounds)-1]
	}
}

// tile reads a draw or a discard.
func (m *mjlogReader) tile(t *tag, who int8, id int) {
	e := game.Event{Kind: game.Drew, Seat: who, Tile: notation.TileOfID(id, m.r.Rules.Score.Reds)}
	if who >= 4 {
		who -= 4
		e = game.Event{Kind: game.Threw, Seat: who, Tile: e.Tile, Drawn: id == m.drawn[who], Riichi: m.reach == who}
		m.reach, id = nobody, -1
	}
	if who >= m.r.Rules.Players || !e.Tile.Valid() {
		m.wrong(t.line, t.name+" is no tile of a player")
		return
	}
	m.drawn[who] = id
	m.move(m.at, t.line, &e)
}

func (m *mjlogReader) event(t *tag) {
	e := game.Event{Seat: -1, Tile: mahjong.NoTile}
	switch t.name {
	case "DORA":
		tiles := m.tiles(t, "hai")
		if len(tiles) != 1 {
			m.wrong(t.line, "DORA has no hai")
			return
		}
		e.Kind, e.Tile = game.TurnedDora, tiles[0]
		m.at.Dora = append(m.at.Dora, e.Tile)
	case "REACH":
		e.Kind, e.Seat = game.RiichiAccepted, m.seat(t, "who")
		if t.get("step") == "1" {
			m.reach = e.Seat
			return
		}
	case "N":
		e.Seat = m.seat(t, "who")
		m.meld(t, &e, m.one(t, "m", 1<<16-1))
		m.drawn[max(0, e.Seat)] = -1
	default:
		m.over(t)
		return
	}
	m.move(m.at, t.line, &e)
}

// meld reads the bits of a call. A copy is 0…3, a number 4*kind + copy.
//
//	       bits 0…1   player of the called tile: 1 right, 2 across, 3 left, 0 for a closed kan
//	chi    bit 2      set; bits 3…8 the copies of its tiles, two bits each
//	       bits 10…   3*first + index of the called tile; first has seven values a suit
//	pon    bit 3, 4   one set: a pon, or the kan added to it
//	       bits 5…6   copy that is not in the pon
//	       bits 9…    3*kind + index of the called tile
//	north  bit 5      set, bits 2…4 not
//	kan    bits 8…    number of the called tile; bits 2…5 not set
func (m *mjlogReader) meld(t *tag, e *game.Event, n int) {
	from, kind, reds := n&3, mahjong.Chi, m.r.Rules.Score.Reds
	var ids [4]int
	first, size, called, spare := 0, 3, 0, -1
	switch {
	case n&4 != 0: // a chi
		called = n >> 10 % 3
		first = n >> 10 / 3
		first = first/7*9 + first%7
		for i := range 3 {
			ids[i] = 4*(first+i) + n>>(3+2*i)&3
		}
	case n&24 != 0: // a pon, or the kan added to one
		kind, called, spare = mahjong.Pon, n>>9%3, n>>5&3
		first = n >> 9 / 3
		at := 0
		for i := range 4 {
			if i != spare {
				ids[at] = 4*first + i
				at++
			}
		}
		ids[3] = 4*first + spare
	case n&32 != 0:
		e.Kind, e.Tile = game.TookNorth, mahjong.North
		return
	default: // an open or closed kan
		kind, called, size = mahjong.OpenKan, n>>8&3, 4
		first = n >> 10
		for i := range ids {
			ids[i] = 4*first + i
		}
		if from == 0 {
			kind, called = mahjong.ClosedKan, -1
		}
	}
	var own []mahjong.Tile
	taken := mahjong.NoTile
	for i, id := range ids[:size] {
		x := notation.TileOfID(id, reds)
		if i == called {
			taken = x
		} else {
			own = append(own, x)
		}
	}
	if e.Kind = game.Called; kind == mahjong.ClosedKan {
		e.Kind = game.DeclaredKan
	}
	added := n&28 == 16
	var err error
	if added && m.at.addTo(e, notation.TileOfID(ids[3], reds)) {
		return
	}
	if e.Meld, err = mahjong.MeldOf(kind, from, taken, own...); err != nil || added {
		m.wrong(t.line, "N m is no meld")
	}
}

// tenhouDraws are the types of RYUUKYOKU, by Ending.
var tenhouDraws = [...]string{"", "", "nm", "yao9", "kaze4", "kan4", "reach4", "ron3"}

// over reads how a round ended. Its attribute sc has each player's points and their change.
func (m *mjlogReader) over(t *tag) {
	var payments [4]int32
	sc := m.list(t, "sc", 1_000_000)
	for i := range min(4, len(sc)/2) {
		payments[i] = int32(100 * sc[2*i+1])
	}
	if t.name == "AGARI" {
		m.at.addWin(&game.Win{
			Seat: m.seat(t, "who"), From: m.seat(t, "fromWho"), Tile: mahjong.NoTile,
			Ura: m.tiles(t, "doraHaiUra"), Payments: payments,
		})
	} else {
		r := m.at.end(game.EndExhausted)
		r.Payments = payments
		for i, name := range &tenhouDraws {
			if name != "" && name == t.get("type") {
				r.Ending = game.Ending(i)
			}
		}
	}
	if text := t.get("owari"); text != "" {
		var points, scores [4]string
		for i := range 4 {
			points[i], text, _ = strings.Cut(text, ",")
			points[i] += "00"
			scores[i], text, _ = strings.Cut(text, ",")
		}
		m.finish(t.line, points[:], scores[:])
	}
}
