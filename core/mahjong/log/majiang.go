package log

import (
	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A majiangReader reads the record of a game in Majiang's format, 牌譜.
type majiangReader struct {
	r     Record
	first int // who deals first, 起家, as the file counts the players
	seats [4]int8
	last  mahjong.Tile // the tile just thrown or drawn
}

// ReadMajiang reads a record of the program Majiang, 電脳麻将の牌譜. Seat 0 is the
// first dealer. The error is a *search.Fault of "log" that names the line; what
// was read until then is in the record.
func ReadMajiang(in string) (Record, error) {
	m := majiangReader{r: newRecord()}
	v, err := parse(in, 1)
	if err != nil {
		return m.r, err
	}
	return m.r, m.read(&v)
}

func (m *majiangReader) read(v *value) (err error) {
	log := v.get("log")
	if log.kind != list {
		return wrong(v.line, "there is no log")
	}
	if q := v.get("qijia"); q.kind != null {
		if m.first, err = q.int("qijia", 3); err != nil {
			return err
		}
	}
	m.r.Title = v.get("title").text
	for i := range 4 {
		m.r.Names[(i-m.first+4)%4] = v.get("player").at(i).text
	}
	for i := range log.list {
		if err := m.round(&log.list[i]); err != nil {
			return err
		}
	}
	return m.final(v)
}

//go:noinline
func (m *majiangReader) round(v *value) error {
	m.r.Rounds = append(m.r.Rounds, newRound(v.line))
	rd := &m.r.Rounds[len(m.r.Rounds)-1]
	for i := range v.list {
		e := &v.list[i]
		if e.kind != object || len(e.keys) != 1 {
			return wrong(e.line, "an entry of a round is not one named thing")
		}
		if i == 0 != (e.keys[0] == "qipai") {
			return wrong(e.line, "a round begins with qipai, and has no other")
		}
		if err := m.entry(rd, e.keys[0], &e.list[0]); err != nil {
			return err
		}
	}
	return nil
}

func (m *majiangReader) entry(rd *Round, name string, v *value) error {
	switch name {
	case "qipai":
		return m.deal(rd, v)
	case "kaigang":
		t, err := majiangTile(v.get("baopai"))
		rd.Dora = append(rd.Dora, t)
		return err
	case "pingju":
		return m.draw(rd, v)
	}
	l, err := v.get("l").int("l", 3)
	if err == nil && l < 0 {
		err = wrong(v.line, "l is below 0")
	}
	if err != nil {
		return err
	}
	return m.move(rd, name, v, m.seats[l])
}

// move reads what one seat does.
func (m *majiangReader) move(rd *Round, name string, v *value, seat int8) (err error) {
	switch name {
	case "zimo", "gangzimo":
		m.last, err = majiangTile(v.get("p"))
		rd.move(v.line, game.Event{Kind: game.Drew, Seat: seat, Tile: m.last, Drawn: name == "gangzimo"})
	case "dapai":
		err = m.throw(rd, v, seat)
	case "fulou", "gang":
		err = m.meld(rd, v, seat)
	case "hule":
		err = m.win(rd, v, seat)
	default:
		err = wrong(v.line, "\""+name+"\" is no entry of a round")
	}
	return err
}

// majiangTile reads one tile as Majiang writes it: m0, z1.
func majiangTile(v *value) (mahjong.Tile, error) {
	if tiles, err := mahjong.ParseTiles(v.text); err == nil && len(tiles) == 1 && len(v.text) == 2 {
		return tiles[0], nil
	}
	return mahjong.NoTile, wrong(v.line, "\""+v.text+"\" is not a tile")
}

func (m *majiangReader) deal(rd *Round, v *value) error {
	wind, e1 := v.get("zhuangfeng").int("zhuangfeng", 3)
	dealer, e2 := v.get("jushu").int("jushu", 3)
	honba, e3 := v.get("changbang").int("changbang", 1000)
	sticks, e4 := v.get("lizhibang").int("lizhibang", 1000)
	t, e5 := majiangTile(v.get("baopai"))
	for _, err := range [...]error{e1, e2, e3, e4, e5} {
		if err != nil {
			return err
		}
	}
	if wind < 0 || dealer < 0 {
		return wrong(v.line, "the round is below 0")
	}
	d := &rd.Deal
	d.Number, d.Dealer, d.Honba, d.Sticks, d.Dora = int8(4*wind+dealer), int8(dealer), int32(honba), int32(sticks), t
	rd.Dora = append(rd.Dora, t)
	return m.hands(d, v)
}

// hands reads the points and hands of the seats, which stand from the dealer on.
func (m *majiangReader) hands(d *game.Deal, v *value) error {
	for l := range 4 {
		seat := (d.Dealer + int8(l)) % 4
		m.seats[l] = seat
		n, err := v.get("defen").at(l).int("defen", 1_000_000)
		if err != nil {
			return err
		}
		d.Points[seat] = int32(n)
		h, err := mahjong.ParseMajiang(v.get("shoupai").at(l).text, m.r.Rules.Score.Reds)
		if err != nil {
			return wrong(v.line, err.Error())
		}
		d.Hands[seat] = h.Hand
	}
	return nil
}

// throw reads a discard: the tile, then _ if it was just drawn, * for riichi.
func (m *majiangReader) throw(rd *Round, v *value, seat int8) error {
	p := v.get("p")
	e := game.Event{Kind: game.Threw, Seat: seat, Tile: mahjong.NoTile}
	name := p.text
	for len(name) > 2 {
		switch name[len(name)-1] {
		case '_':
			e.Drawn = true
		case '*':
			e.Riichi = true
		default:
			return wrong(p.line, "\""+p.text+"\" is no discard")
		}
		name = name[:len(name)-1]
	}
	t, err := majiangTile(&value{line: p.line, text: name})
	e.Tile, m.last = t, t
	rd.move(v.line, e)
	return err
}

func (m *majiangReader) meld(rd *Round, v *value, seat int8) error {
	p := v.get("m")
	h, err := mahjong.ParseMajiang(","+p.text, m.r.Rules.Score.Reds)
	if err != nil || h.Hand.MeldCount != 1 {
		return wrong(p.line, "\""+p.text+"\" is no meld")
	}
	e := game.Event{Kind: game.Called, Seat: seat, Tile: mahjong.NoTile, Meld: h.Hand.Melds[0]}
	if e.Meld.Type >= mahjong.AddedKan {
		e.Kind = game.DeclaredKan
	}
	rd.move(v.line, e)
	return nil
}

func (m *majiangReader) win(rd *Round, v *value, seat int8) error {
	if rd.Result == nil {
		rd.Result = emptyResult(game.EndWin)
	}
	w := game.Win{Seat: seat, From: seat, Tile: m.last}
	if from := v.get("baojia"); from.kind != null {
		l, err := from.int("baojia", 3)
		if err != nil || l < 0 {
			return wrong(from.line, "baojia is no seat")
		}
		w.From = m.seats[l]
	}
	ura := v.get("fubaopai")
	for i := range ura.list {
		t, err := majiangTile(&ura.list[i])
		if err != nil {
			return err
		}
		w.Ura = append(w.Ura, t)
	}
	if len(w.Ura) > 0 {
		rd.Ura = w.Ura
	}
	err := m.payments(v, &w.Payments)
	rd.Result.Wins = append(rd.Result.Wins, w)
	addPayments(rd.Result, &w.Payments)
	return err
}

func addPayments(r *game.Result, pay *[4]int32) {
	for i, n := range pay {
		r.Payments[i] += n
	}
}

func (m *majiangReader) payments(v *value, pay *[4]int32) error {
	for l := range 4 {
		n, err := v.get("fenpei").at(l).int("fenpei", 1_000_000)
		if err != nil {
			return err
		}
		pay[m.seats[l]] = int32(n)
	}
	return nil
}

func (m *majiangReader) draw(rd *Round, v *value) error {
	name := v.get("name").text
	for i := range game.Endings {
		if game.Endings[i].Ja == name {
			rd.Result = emptyResult(game.Ending(i))
			return m.payments(v, &rd.Result.Payments)
		}
	}
	return wrong(v.line, "\""+name+"\" is no end of a round")
}

// final reads how the game ended, if it did.
func (m *majiangReader) final(v *value) error {
	points, ranks := v.get("defen"), v.get("rank")
	if points.kind != list || len(ranks.list) != 4 {
		return nil
	}
	var f game.Final
	for i := range 4 {
		seat := (i - m.first + 4) % 4
		n, err := points.at(i).int("defen", 1_000_000)
		if err != nil {
			return err
		}
		rank, err := ranks.at(i).int("rank", 4)
		if err != nil {
			return err
		}
		f.Points[seat], f.Ranks[seat] = int32(n), int8(rank)
	}
	m.r.Final = &f
	return nil
}
