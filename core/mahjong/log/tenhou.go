package log

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// ReadTenhou reads a log of tenhou.net/6 (天鳳牌譜エディタ): one JSON object with
// any number of rounds. The rules are those of Tenhou, with the red fives, open
// tanyao and players that the log names. The error is a *search.Fault of "log"
// that names the line; what was read until then is in the record.
func ReadTenhou(in string) (Record, error) {
	r := newRecord()
	v, err := parse(in, 1)
	if err != nil {
		return r, err
	}
	rounds := v.get("log")
	if rounds.kind != list {
		return r, wrong(v.line, "there is no log")
	}
	tenhouRules(&r.Rules, v.get("rule"))
	r.Title = v.get("title").at(0).text
	for i := range r.Names {
		r.Names[i] = v.get("name").at(i).text
	}
	for i := range rounds.list {
		t := tenhouReader{rules: &r.Rules, v: &rounds.list[i], round: newRound(rounds.list[i].line)}
		err := t.read()
		if t.dealt {
			r.Rounds = append(r.Rounds, t.round)
		}
		if err != nil {
			return r, err
		}
	}
	return r, nil
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
	all, _ := v.get("aka").int("aka", 4)
	r.Score.Reds = mahjong.Reds{}
	for i, key := range [3]string{"aka51", "aka52", "aka53"} {
		n, _ := v.get(key).int(key, 4)
		if n = max(n, all, 0); i > 0 || r.Players == 4 {
			r.Score.Reds[i] = int8(n)
		}
	}
}

// A tenhouReader reads one round.
type tenhouReader struct {
	rules *game.Rules
	v     *value
	round Round
	dealt bool
	draws [4][]value
	lays  [4][]value
	least int // entries left where the search came farthest
	stuck int // its line
	best  int // how many moves were sure there
}

//go:noinline
func (t *tenhouReader) read() error {
	if t.v.kind != list || len(t.v.list) < 16 {
		return wrong(t.v.line, "a round has fewer than 16 parts")
	}
	if err := t.deal(); err != nil {
		return err
	}
	t.dealt = true
	for s := range 4 {
		t.draws[s], t.lays[s] = t.v.at(5+3*s).list, t.v.at(6+3*s).list
	}
	if err := t.walk(); err != nil {
		return err
	}
	return t.result(t.v.at(16))
}

func (t *tenhouReader) deal() error {
	d := &t.round.Deal
	var head [3]int
	for i := range head {
		n, err := t.v.at(0).at(i).int("the head of a round", 1000)
		if err != nil {
			return err
		}
		if head[i] = n; n < 0 {
			return wrong(t.v.line, "the head of a round is below 0")
		}
	}
	wind, dealer := head[0]/4, head[0]%4
	if dealer >= int(t.rules.Players) || wind > 3 {
		return wrong(t.v.line, "there is no such round")
	}
	d.Number, d.Dealer = int8(wind)*t.rules.Players+int8(dealer), int8(dealer)
	d.Honba, d.Sticks = int32(head[1]), int32(head[2])
	for i := range d.Points {
		if i >= int(t.rules.Players) {
			break
		}
		n, err := t.v.at(1).at(i).int("a player's points", 1_000_000)
		if err != nil {
			return err
		}
		d.Points[i] = int32(n)
	}
	return t.tiles(d)
}

func (t *tenhouReader) tiles(d *game.Deal) (err error) {
	if t.round.Dora, err = tenhouTiles(t.v.at(2)); err != nil {
		return err
	}
	if len(t.round.Dora) == 0 {
		return wrong(t.v.at(2).line, "there is no dora indicator")
	}
	d.Dora = t.round.Dora[0]
	if t.round.Ura, err = tenhouTiles(t.v.at(3)); err != nil {
		return err
	}
	for s := range int(t.rules.Players) {
		v := t.v.at(4 + 3*s)
		tiles, err := tenhouTiles(v)
		if err != nil {
			return err
		}
		for _, x := range tiles {
			d.Hands[s].Counts[x]++
		}
		if len(tiles) != 13 {
			return wrong(v.line, "a hand has not 13 tiles")
		}
	}
	return nil
}

func tenhouTiles(v *value) ([]mahjong.Tile, error) {
	var tiles []mahjong.Tile
	for i := range v.list {
		n, err := v.list[i].int("a tile", 99)
		if err != nil {
			return nil, err
		}
		t := tenhouTile(n)
		if t == mahjong.NoTile {
			return nil, wrong(v.list[i].line, v.list[i].text+" is not a tile")
		}
		tiles = append(tiles, t)
	}
	return tiles, nil
}

// result reads how a round ended: nothing if the log breaks off.
func (t *tenhouReader) result(v *value) error {
	name := v.at(0).text
	if v.kind == null || v.kind == list && len(v.list) == 0 {
		return nil
	}
	if name == "和了" {
		return t.wins(v)
	}
	for _, e := range tenhouEndings {
		if e.name != name {
			continue
		}
		t.round.Result = emptyResult(e.end)
		if len(v.list) > 1 {
			return tenhouPayments(v.at(1), &t.round.Result.Payments)
		}
		return nil
	}
	return wrong(v.line, "\""+name+"\" is no end of a round")
}

func (t *tenhouReader) wins(v *value) error {
	r := emptyResult(game.EndWin)
	t.round.Result = r
	for i := 1; i+1 < len(v.list); i += 2 {
		w := game.Win{Tile: mahjong.NoTile}
		if err := tenhouPayments(v.at(i), &w.Payments); err != nil {
			return err
		}
		who, e1 := v.at(i+1).at(0).int("the winner", 3)
		from, e2 := v.at(i+1).at(1).int("who paid", 3)
		if e1 != nil || e2 != nil || who < 0 || from < 0 {
			return wrong(v.at(i+1).line, "a win does not name its seats")
		}
		w.Seat, w.From = int8(who), int8(from)
		r.Wins = append(r.Wins, w)
		addPayments(r, &w.Payments)
	}
	if len(r.Wins) == 0 {
		return wrong(v.line, "there is no winner")
	}
	return nil
}

func tenhouPayments(v *value, pay *[4]int32) error {
	for i := range v.list {
		n, err := v.list[i].int("a payment", 1_000_000)
		if err != nil {
			return err
		}
		if i < len(pay) {
			pay[i] = int32(n)
		}
	}
	return nil
}
