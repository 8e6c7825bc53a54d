package record

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A majiangReader reads the record of a game in Majiang's format, 牌譜.
type majiangReader struct {
	reader
	first int // the first dealer, 起家, in the file's numbers of the players
	seats [4]int8
}

// ReadMajiang reads a record of the program Majiang, 電脳麻将の牌譜. Seat 0 is the first
// dealer. The error is a *fault.Fault of "log" that names the line; the record has what was
// read before it.
func ReadMajiang(in string) (*Record, error) {
	m := majiangReader{reader: reader{r: newRecord()}}
	v := new(value)
	m.parse(in, 1, v)
	broken := m.partly()
	m.read(v)
	if broken != nil {
		m.bad = broken
	}
	m.r.findReds()
	return m.end()
}

func (m *majiangReader) read(v *value) {
	log := v.get("log")
	if log.kind != list {
		m.wrong(v.line, "there is no log")
		return
	}
	if q := v.get("qijia"); q.kind != null {
		m.first = m.count(q, "qijia", 3)
	}
	m.r.Title = v.get("title").text
	for i := range 4 {
		m.r.Names[(i-m.first+4)%4] = v.get("player").at(i).text
	}
	for i := 0; i < len(log.list) && m.good(); i++ {
		m.entries(&log.list[i])
	}
	if m.good() {
		m.final(v)
	}
}

// entries reads a round.
func (m *majiangReader) entries(v *value) {
	rd := m.round(v.line)
	for i := 0; i < len(v.list) && m.good(); i++ {
		e := &v.list[i]
		switch {
		case e.kind != object || len(e.keys) != 1:
			m.wrong(e.line, "an entry of a round is not one named thing")
		case i == 0 != (e.keys[0] == "qipai"):
			m.wrong(e.line, "a round begins with qipai, and has no other")
		default:
			m.entry(rd, e.keys[0], &e.list[0])
		}
	}
}

func (m *majiangReader) entry(rd *Round, name string, v *value) {
	switch name {
	case "qipai":
		m.deal(rd, v)
		return
	case "kaigang":
		rd.Dora = append(rd.Dora, m.tile(v.get("baopai")))
		return
	case "pingju":
		m.draw(rd, v)
		return
	}
	if l := m.count(v.get("l"), "l", 3); m.good() {
		m.act(rd, name, v, m.seats[l])
	}
}

// act reads an action of a seat.
func (m *majiangReader) act(rd *Round, name string, v *value, seat int8) {
	e := &game.Event{Seat: seat, Tile: mahjong.NoTile}
	switch name {
	case "zimo", "gangzimo":
		e.Kind, e.Tile, e.Drawn = game.Drew, m.tile(v.get("p")), name == "gangzimo"
	case "dapai":
		m.throw(v, e)
	case "fulou", "gang":
		m.meld(v, e)
	case "hule":
		m.win(rd, v, seat)
		return
	default:
		m.quoted(&value{line: v.line, text: name}, "is no entry of a round")
	}
	m.move(rd, v.line, e)
}

// tile reads one tile as Majiang writes it: m0, z1.
//
//go:noinline
func (m *majiangReader) tile(v *value) mahjong.Tile {
	if tiles, err := notation.ParseTiles(v.text); err == nil && len(tiles) == 1 && len(v.text) == 2 {
		return tiles[0]
	}
	m.quoted(v, "is not a tile")
	return mahjong.NoTile
}

func (m *majiangReader) deal(rd *Round, v *value) {
	var n [4]int
	for i, name := range [4]string{"zhuangfeng", "jushu", "changbang", "lizhibang"} {
		n[i] = m.int(v.get(name), name, [4]int{3, 3, 1000, 1000}[i])
	}
	t := m.tile(v.get("baopai"))
	if n[0] < 0 || n[1] < 0 {
		m.wrong(v.line, "the round is below 0")
	}
	d := &rd.Deal
	d.Number, d.Dealer, d.Honba, d.Sticks, d.Dora = int8(4*n[0]+n[1]), int8(n[1]), int32(n[2]), int32(n[3]), t
	rd.Dora = append(rd.Dora, t)
	if m.good() {
		m.hands(d, v)
	}
}

// hands reads the points and hands of the seats, which the log lists from the dealer on.
func (m *majiangReader) hands(d *game.Deal, v *value) {
	for l := range 4 {
		seat := (d.Dealer + int8(l)) % 4
		m.seats[l] = seat
		d.Points[seat] = int32(m.int(v.get("defen").at(l), "defen", 1_000_000))
		d.Hands[seat] = m.hand(v.line, v.get("shoupai").at(l).text).Hand
	}
}

// hand reads a hand, with up to 1, 0, 2 or 4 red fives in each suit, tried in this order.
func (m *majiangReader) hand(line int, text string) (h notation.MajiangHand) {
	why := ""
	for _, n := range [...]int8{1, 0, 2, 4} {
		var err error
		if h, err = notation.ParseMajiang(text, mahjong.Reds{n, n, n}); err == nil {
			return h
		}
		if n == 1 {
			why = err.Error()
		}
	}
	m.wrong(line, why)
	return h
}

// throw reads a discard: the tile, then _ if it was just drawn, * for riichi.
func (m *majiangReader) throw(v *value, e *game.Event) {
	p := v.get("p")
	e.Kind = game.Threw
	name := p.text
	for len(name) > 2 {
		switch name[len(name)-1] {
		case '_':
			e.Drawn = true
		case '*':
			e.Riichi = true
		default:
			m.quoted(p, "is no discard")
		}
		name = name[:len(name)-1]
	}
	e.Tile = m.tile(&value{line: p.line, text: name})
}

func (m *majiangReader) meld(v *value, e *game.Event) {
	p := v.get("m")
	meld, ok := notation.ParseMajiangMeld(p.text)
	if !ok {
		m.quoted(p, "is no meld")
		return
	}
	e.Kind, e.Meld = game.Called, meld
	if e.Meld.Type >= mahjong.AddedKan {
		e.Kind = game.DeclaredKan
	}
}

func (m *majiangReader) win(rd *Round, v *value, seat int8) {
	w := &game.Win{Seat: seat, From: seat, Tile: mahjong.NoTile}
	if from := v.get("baojia"); from.kind != null {
		l, ok := from.seat()
		if !ok {
			m.wrong(from.line, "baojia is no seat")
			return
		}
		w.From = m.seats[l]
	}
	ura := v.get("fubaopai")
	for i := range ura.list {
		w.Ura = append(w.Ura, m.tile(&ura.list[i]))
	}
	m.payments(v, &w.Payments)
	rd.addWin(w)
}

func (m *majiangReader) payments(v *value, pay *[4]int32) {
	for l := range 4 {
		pay[m.seats[l]] = int32(m.int(v.get("fenpei").at(l), "fenpei", 1_000_000))
	}
}

func (m *majiangReader) draw(rd *Round, v *value) {
	name := v.get("name")
	for i := range game.Endings {
		if game.Endings[i].Ja == name.text {
			m.payments(v, &rd.end(game.Ending(i)).Payments)
			return
		}
	}
	m.quoted(name, "is no end of a round")
}

// final reads how the game ended, if it is over.
func (m *majiangReader) final(v *value) {
	points, ranks := v.get("defen"), v.get("rank")
	if points.kind != list || len(ranks.list) != 4 {
		return
	}
	f := new(game.Final)
	var ends, scores [4]string
	for i := range 4 {
		seat := (i - m.first + 4) % 4
		f.Points[seat], f.Ranks[seat] = int32(m.int(points.at(i), "defen", 1_000_000)), int8(m.int(ranks.at(i), "rank", 4))
		ends[seat], scores[seat] = points.at(i).text, v.get("point").at(i).text
	}
	if m.good() && v.get("point").kind == list {
		m.finish(points.line, ends[:], scores[:])
	}
	if m.r.Final != nil {
		f.Scores = m.r.Final.Scores
	}
	m.r.Final = f
}
