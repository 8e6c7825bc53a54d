package record

import (
	"strconv"
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// A mint gives the tiles of a round their numbers in the set, and keeps the numbers of each
// seat's hand.
type mint struct {
	pen
	reds   mahjong.Reds
	used   [mahjong.Kinds + 3]int
	hands  [4][]int
	drawn  [4]int
	last   int // number of the last discard
	points [4]int32
	pons   [mahjong.Kinds]int // bits of the pon of each kind
}

// WriteMjlog writes a record in the format of ReadMjlog. Only a record that Replay or Add
// made has each dora when it is turned up, and the worth of wins.
func WriteMjlog(r *Record) string {
	m := &mint{}
	m.raw(`<mjloggm ver="2.3"><SHUFFLE seed="" ref=""/><GO`)
	m.number("type", roomBits(r))
	m.raw(` lobby="0"/><UN`)
	for i, name := range &r.Names {
		m.raw(" n" + "0123"[i:i+1] + `="`)
		for j := range len(name) {
			m.b = append(m.b, '%', hex[name[j]>>4], hex[name[j]&15])
		}
		m.raw(`"`)
	}
	m.raw(` dan="0,0,0,0" rate="1500,1500,1500,1500" sx="C,C,C,C"/><TAIKYOKU oya="0"/>`)
	for i := range r.Rounds {
		final := r.Final
		if i+1 < len(r.Rounds) {
			final = nil
		}
		*m = mint{pen: m.pen, reds: r.Rules.Score.Reds, last: -1}
		m.round(&r.Rounds[i], int(r.Rules.Players), final)
	}
	m.raw("</mjloggm>")
	return string(m.b)
}

// roomBits is the inverse of mjlogReader.room.
func roomBits(r *Record) int {
	n := 1
	if r.Rules.Score.Reds.Shown() == (mahjong.Reds{}) {
		n |= 2
	}
	if !r.Rules.Score.Kuitan {
		n |= 4
	}
	if r.Rules.Winds != 1 {
		n |= 8
	}
	if r.Rules.Players == 3 {
		n |= 16
	}
	for i, name := range &tenhouRooms {
		if strings.Contains(r.Room, name) {
			n |= i&1<<5 | i&2<<6
		}
	}
	if strings.Contains(r.Room, "速") {
		n |= 64
	}
	return n
}

// id gives a tile the lowest unused number.
func (m *mint) id(t mahjong.Tile) int {
	if !t.Valid() {
		return 0
	}
	n := mahjong.Copies*int(t.Kind()) + m.used[t]
	m.used[t]++
	if red := t.Red(); red != mahjong.NoTile && !t.IsRed() {
		n += int(m.reds[red-mahjong.Red5m])
	}
	return min(n, notation.IDs-1)
}

// take takes a tile out of a hand and returns its number. Among equal tiles it takes the
// one just drawn if drawn is set, else another.
func (m *mint) take(seat int8, t mahjong.Tile, drawn bool) int {
	at := -1
	for i, id := range m.hands[seat] {
		if notation.TileOfID(id, m.reds) == t && (at < 0 || drawn == (id == m.drawn[seat])) {
			at = i
		}
	}
	if at < 0 {
		return m.id(t)
	}
	id := m.hands[seat][at]
	m.hands[seat] = append(m.hands[seat][:at], m.hands[seat][at+1:]...)
	return id
}

// number writes an attribute.
//
//go:noinline
func (m *mint) number(key string, n int) {
	m.list(key, n)
}

// list writes an attribute that is a list, unless the list is empty.
//
//go:noinline
func (m *mint) list(key string, list ...int) {
	if len(list) == 0 {
		return
	}
	m.raw(" " + key + `="[`)
	at := len(m.b) - 1
	for _, n := range list {
		m.int(n)
	}
	m.b = append(m.b[:at], m.b[at+1:]...)
	m.raw(`"`)
}

func (m *mint) ten() {
	m.list("ten", int(m.points[0])/100, int(m.points[1])/100, int(m.points[2])/100, int(m.points[3])/100)
}

func (m *mint) round(rd *Round, players int, final *game.Final) {
	d := &rd.Deal
	m.points = d.Points
	m.raw("<INIT")
	m.list("seed", int(d.Number)/players*4+int(d.Number)%players, int(d.Honba), int(d.Sticks), 0, 0, m.id(d.Dora))
	m.ten()
	m.number("oya", int(d.Dealer))
	for s := range d.Hands {
		for _, t := range tilesOf(&d.Hands[s]) {
			m.hands[s] = append(m.hands[s], m.id(t))
		}
		m.list("hai"+strconv.Itoa(s), m.hands[s]...)
		m.drawn[s] = -1
	}
	m.raw("/>")
	for i := range rd.Moves {
		m.move(&rd.Moves[i])
	}
	if r := rd.Result; r != nil {
		for i := range r.Wins {
			m.win(rd, &r.Wins[i])
			m.owari(final, i+1 == len(r.Wins))
		}
		if len(r.Wins) == 0 {
			m.raw("<RYUUKYOKU")
			if name := tenhouDraws[r.Ending]; name != "" {
				m.raw(` type="` + name + `"`)
			}
			m.paid(d, &r.Payments)
			m.owari(final, true)
		}
	}
}

func (m *mint) owari(f *game.Final, last bool) {
	if f != nil && last {
		m.raw(` owari="`)
		for i := range f.Points {
			if i > 0 {
				m.raw(",")
			}
			m.raw(strconv.Itoa(int(f.Points[i]) / 100))
			m.tenths(f.Scores[i])
			if f.Scores[i]%10 == 0 {
				m.raw(".0")
			}
		}
		m.raw(`"`)
	}
	m.raw("/>")
}

// paid writes the points before the payments and their change.
func (m *mint) paid(d *game.Deal, payments *[4]int32) {
	m.list("ba", int(d.Honba), int(d.Sticks))
	var sc []int
	for i := range payments {
		sc = append(sc, int(m.points[i])/100, int(payments[i])/100)
		m.points[i] += payments[i]
	}
	m.list("sc", sc...)
}

func (m *mint) move(e *game.Event) {
	s := e.Seat
	switch e.Kind {
	case game.Drew:
		m.drawn[s] = m.id(e.Tile)
		m.hands[s] = append(m.hands[s], m.drawn[s])
		m.raw("<" + "TUVW"[s:s+1] + strconv.Itoa(m.drawn[s]))
	case game.Threw:
		if e.Riichi {
			m.raw("<REACH")
			m.number("who", int(s))
			m.number("step", 1)
			m.raw("/>")
		}
		m.last = m.take(s, e.Tile, e.Drawn)
		m.raw("<" + "DEFG"[s:s+1] + strconv.Itoa(m.last))
		m.drawn[s] = -1
	case game.RiichiAccepted:
		m.points[s] -= 1000
		m.raw("<REACH")
		m.number("who", int(s))
		m.ten()
		m.number("step", 2)
	case game.TurnedDora:
		m.raw("<DORA")
		m.number("hai", m.id(e.Tile))
	case game.TookNorth:
		m.raw("<N")
		m.number("who", int(s))
		m.last = m.take(s, e.Tile, false)
		m.number("m", m.last<<8|32)
	default:
		m.raw("<N")
		m.number("who", int(s))
		m.number("m", m.meld(s, &e.Meld))
		m.drawn[s] = -1
	}
	m.raw("/>")
}

// meld takes the tiles of a meld and returns its bits.
func (m *mint) meld(s int8, meld *mahjong.Meld) int {
	from, k := int(meld.From), int(meld.First())
	if meld.Type == mahjong.AddedKan {
		m.last = m.take(s, meld.Tiles[3], false)
		return m.pons[k] ^ 24
	}
	var ids []int
	for i, t := range meld.Tiles[:meld.Size()] {
		if i == int(meld.Called) {
			ids = append(ids, m.last)
		} else {
			ids = append(ids, m.take(s, t, false))
		}
	}
	called := ascend(ids, m.last)
	switch meld.Type {
	case mahjong.Chi:
		k = ids[0] / 4
		return (3*(k/9*7+k%9)+called)<<10 | ids[0]%4<<3 | ids[1]%4<<5 | ids[2]%4<<7 | 4 | from
	case mahjong.Pon:
		spare := 6
		for _, id := range ids {
			spare -= id % 4
		}
		m.pons[k] = (3*k+called)<<9 | spare<<5 | 8 | from
		return m.pons[k]
	case mahjong.OpenKan:
		return m.last<<8 | from
	}
	return ids[0] << 8
}

// ascend sorts numbers, and returns the index of one.
//
//go:noinline
func ascend(list []int, of int) (place int) {
	for i, n := range list {
		j := i
		for ; j > 0 && list[j-1] > n; j-- {
			list[j] = list[j-1]
		}
		list[j] = n
	}
	for i, n := range list {
		if n == of {
			place = i
		}
	}
	return place
}

func (m *mint) win(rd *Round, w *game.Win) {
	m.raw("<AGARI")
	v := &w.Value
	if v.Points > 0 {
		machi := m.last
		if w.From == w.Seat {
			machi = m.drawn[w.Seat]
		}
		m.number("machi", machi)
		m.list("ten", int(v.Fu), int(v.Points), max(0, min(5, int(v.Limit)-int(score.Mangan)+1)))
		var yaku, yakuman []int
		for i := range v.Yaku {
			y := &v.Yaku[i]
			if int(y.Yaku) >= len(tenhouYakuIDs) || tenhouYakuIDs[y.Yaku] == noYakuID {
				continue
			}
			id := int(tenhouYakuIDs[y.Yaku])
			if y.Tile != mahjong.NoTile {
				id += int(y.Tile - mahjong.East)
			}
			if y.Yakuman > 0 {
				yakuman = append(yakuman, id)
			} else {
				yaku = append(yaku, id, int(y.Han))
			}
		}
		m.list("yaku", yaku...)
		m.list("yakuman", yakuman...)
	}
	if len(w.Ura) > 0 {
		var ura []int
		used := m.used // two winners have the same ura dora
		for _, t := range w.Ura {
			ura = append(ura, m.id(t))
		}
		m.used = used
		m.list("doraHaiUra", ura...)
	}
	m.number("who", int(w.Seat))
	m.number("fromWho", int(w.From))
	m.paid(&rd.Deal, &w.Payments)
}

// noYakuID stands for a yaku for which Tenhou has no number, as local yaku.
const noYakuID = 0xFF

// tenhouYakuIDs are Tenhou's numbers of the yaku, by Yaku; those of winds are for east.
const tenhouYakuIDs = "\x01\x15\xff\x02\x00\x04\x03\x05\x06\x07\x08\x09\x0e\x0a\x12\x13\x14\x19\x18\x17\x16\x1c\x1d\x1b\x1a\x1f\x1e\x22\x21\x20\x23\x34\x35\x36" +
	"\x25\x26\x24\x2f\x30\x28\x29\x27\x32\x31\x2a\x2c\x2b\x2d\x2e\x33"
