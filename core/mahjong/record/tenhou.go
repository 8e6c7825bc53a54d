package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// ReadTenhou reads a log of tenhou.net/6 (天鳳牌譜エディタ): one JSON object with
// any number of rounds. The rules are those of Tenhou, with the red fives, open
// tanyao and players that the log names. The error is a *fault.Fault of "log"
// that names the line; what was read until then is in the record.
func ReadTenhou(in string) (*Record, error) {
	t := &tenhouReader{reader: reader{r: newRecord()}}
	v := new(value)
	t.parse(in, 1, v)
	rounds := v.get("log")
	if t.good() && rounds.kind != list {
		t.wrong(v.line, "there is no log")
	}
	if !t.good() {
		return t.end()
	}
	r := t.r
	t.rules = &r.Rules
	tenhouRules(t.rules, v.get("rule"))
	r.Title = v.get("title").at(0).text
	for i := range r.Names {
		r.Names[i] = v.get("name").at(i).text
	}
	for i := 0; i < len(rounds.list) && t.good(); i++ {
		t.read(&rounds.list[i])
	}
	return t.end()
}

// tenhouRules takes what a log says of the rules.
func tenhouRules(r *game.Rules, v *value) {
	name := v.get("disp").text
	preset := "tenhou"
	if strings.Contains(name, "三") || strings.Contains(name, "3-Player") {
		preset = "tenhou-sanma"
	}
	*r, _ = game.Preset(preset)
	if strings.Contains(name, "東") {
		r.Winds = 1
	}
	all, _ := v.get("aka").seat()
	r.Score.Reds = mahjong.Reds{}
	for i, key := range [3]string{"aka51", "aka52", "aka53"} {
		n, _ := v.get(key).seat()
		if n = max(n, all, 0); i > 0 || r.Players == 4 {
			r.Score.Reds[i] = int8(n)
		}
	}
}

// A tenhouReader reads the rounds, one by one.
type tenhouReader struct {
	reader
	rules *game.Rules
	v     *value
	at    *Round
	draws [4][]value
	lays  [4][]value
	least int // entries left where the search came farthest
	stuck int // its line
	best  int // how many moves were sure there
}

func (t *tenhouReader) read(v *value) {
	t.v = v
	if v.kind != list || len(v.list) < 16 {
		t.wrong(v.line, "a round has fewer than 16 parts")
		return
	}
	t.at = t.round(v.line)
	if t.deal(); !t.good() {
		t.r.Rounds = t.r.Rounds[:len(t.r.Rounds)-1]
		return
	}
	for s := range 4 {
		t.draws[s], t.lays[s] = v.at(5+3*s).list, v.at(6+3*s).list
	}
	if t.walk(); t.good() {
		t.result(v.at(16))
	}
}

func (t *tenhouReader) deal() {
	d := &t.at.Deal
	var head [3]int
	for i := range head {
		if head[i] = t.int(t.v.at(0).at(i), "the head of a round", 1000); head[i] < 0 {
			t.wrong(t.v.line, "the head of a round is below 0")
		}
	}
	wind, dealer := head[0]/4, head[0]%4
	if dealer < 0 || dealer >= int(t.rules.Players) || wind > 3 {
		t.wrong(t.v.line, "there is no such round")
		return
	}
	d.Number, d.Dealer = int8(wind)*t.rules.Players+int8(dealer), int8(dealer)
	d.Honba, d.Sticks = int32(head[1]), int32(head[2])
	for i := range t.rules.Players {
		d.Points[i] = int32(t.int(t.v.at(1).at(int(i)), "a player's points", 1_000_000))
	}
	t.hands(d)
}

// hands reads the indicators and hands.
func (t *tenhouReader) hands(d *game.Deal) {
	t.at.Dora = t.tiles(t.v.at(2))
	if len(t.at.Dora) == 0 {
		t.wrong(t.v.at(2).line, "there is no dora indicator")
		return
	}
	d.Dora = t.at.Dora[0]
	t.at.Ura = t.tiles(t.v.at(3))
	for s := range int(t.rules.Players) {
		v := t.v.at(4 + 3*s)
		tiles := t.tiles(v)
		for _, x := range tiles {
			if x != mahjong.NoTile {
				d.Hands[s].Counts[x]++
			}
		}
		if len(tiles) != 13 {
			t.wrong(v.line, "a hand has not 13 tiles")
		}
	}
}

func (t *tenhouReader) tiles(v *value) (tiles []mahjong.Tile) {
	for i := range v.list {
		x := tenhouTile(t.int(&v.list[i], "a tile", 99))
		if x == mahjong.NoTile {
			t.wrong(v.list[i].line, v.list[i].text+" is not a tile")
		}
		tiles = append(tiles, x)
	}
	return tiles
}

// result reads how a round ended: nothing if the log breaks off.
func (t *tenhouReader) result(v *value) {
	name := v.at(0)
	if v.kind == null || v.kind == list && len(v.list) == 0 {
		return
	}
	if name.text == "和了" {
		t.wins(v)
		return
	}
	for _, e := range tenhouEndings {
		if e.name == name.text {
			t.numbers(v.at(1), "a payment", &t.at.end(e.end).Payments)
			return
		}
	}
	t.quoted(&value{line: v.line, text: name.text}, "is no end of a round")
}

func (t *tenhouReader) wins(v *value) {
	t.at.end(game.EndWin)
	for i := 1; i+1 < len(v.list) && t.good(); i += 2 {
		w := &game.Win{Tile: mahjong.NoTile}
		t.numbers(v.at(i), "a payment", &w.Payments)
		who, ok := v.at(i + 1).at(0).seat()
		from, fine := v.at(i + 1).at(1).seat()
		if !ok || !fine {
			t.wrong(v.at(i+1).line, "a win does not name its seats")
			return
		}
		w.Seat, w.From = int8(who), int8(from)
		t.at.addWin(w)
	}
	if len(t.at.Result.Wins) == 0 {
		t.wrong(v.line, "there is no winner")
	}
}
