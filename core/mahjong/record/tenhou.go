package record

import (
	"strings"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// ReadTenhou reads logs of tenhou.net/6 (天鳳牌譜エディタ): one JSON object with all rounds,
// or an object for each line. The rules are those of the room that the log names, with its
// red fives, open tanyao and players. The error is a *fault.Fault of "log" that names the
// line; the record has what was read before it.
func ReadTenhou(in string) (*Record, error) {
	t := &tenhouReader{reader: reader{r: newRecord()}}
	t.rules = &t.r.Rules
	s := scanner{reader: &t.reader, in: in, line: 1}
	for n := 0; t.good() && (n == 0 || s.next() != 0); n++ {
		v := new(value)
		s.value(v, deepest)
		broken := t.bad
		if rounds := v.get("log"); rounds.kind == list {
			t.bad = nil // keep what was read before the error
			t.game(v, rounds, n == 0)
		} else {
			t.wrong(v.line, "there is no log")
		}
		if broken != nil {
			t.bad = broken
		}
	}
	return t.end()
}

// game reads one object.
func (t *tenhouReader) game(v, rounds *value, first bool) {
	r := t.r
	if first {
		title := v.get("title")
		if title.kind == list {
			title = title.at(0)
		}
		r.Title, r.Room = title.text, v.get("rule").get("disp").text
		tenhouRules(t.rules, v.get("rule"), r.Room)
		for i := range r.Names {
			r.Names[i] = v.get("name").at(i).text
		}
	}
	for i := 0; i < len(rounds.list) && t.good(); i++ {
		t.read(&rounds.list[i])
	}
	if sc := v.get("sc"); len(sc.list) > 1 && t.good() {
		var points, scores [4]string
		for i := range min(4, len(sc.list)/2) {
			points[i], scores[i] = sc.list[2*i].text, sc.list[2*i+1].text
		}
		t.finish(sc.line, points[:], scores[:])
	}
}

// finish reads the final points and scores. If all scores are whole thousands and the
// points are not, the rules round scores.
//
//go:noinline
func (r *reader) finish(line int, points, scores []string) {
	f := new(game.Final)
	whole, even := true, true
	for i := range r.r.Rules.Players {
		n, ok := atoi(points[i])
		tenths, fine := tenths(scores[i])
		if !ok || !fine {
			r.wrong(line, "the points at the end are not whole numbers, or the scores not numbers")
			return
		}
		f.Points[i], f.Scores[i] = int32(n), int32(tenths)
		whole = whole && tenths%10 == 0
		even = even && n%1000 == 0
	}
	r.r.Final = f
	switch on := &r.r.Rules.On; {
	case f.Scores == ([4]int32{}): // the log has no scores
	case !whole:
		*on &^= game.WholeScores | game.HalfUp
	case !even:
		*on |= game.WholeScores | game.HalfUp
	}
}

// tenths reads a number in tenths. After the point only the first digit may be other than 0.
func tenths(s string) (n int, ok bool) {
	whole, part, _ := strings.Cut(s, ".")
	n, ok = atoi(whole)
	if whole == "-" || whole == "" || whole == "-0" {
		n, ok = 0, part != ""
	}
	n *= 10
	if part != "" {
		digit := int(part[0]) - '0'
		ok = ok && digit >= 0 && digit <= 9
		if s[0] == '-' {
			digit = -digit
		}
		n += digit
	}
	return n, ok
}

// tenhouRules sets the rules that the room's name states. It may be a room of Tenhou, or of
// Mahjong Soul in a converted log.
func tenhouRules(r *game.Rules, v *value, name string) {
	has := func(some string) bool { // some is alternatives with | between them
		for more := true; more; {
			var one string
			one, some, more = strings.Cut(some, "|")
			if strings.Contains(name, one) {
				return true
			}
		}
		return false
	}
	preset := "tenhou"
	if has("間|间|王座|雀魂| Room|Throne|Mahjong Soul") {
		preset = "mahjongsoul"
	}
	if has("三|3-Player") {
		preset += "-sanma"
	}
	*r, _ = game.Preset(preset)
	if has("東|东|East") {
		r.Winds = 1
	}
	if preset[0] == 't' && has("般|上|特|鳳") && !has("喰") {
		r.Score.Kuitan = false
	}
	all := v.get("aka")
	told := all.kind != null
	for i, key := range [3]string{"aka51", "aka52", "aka53"} {
		n, ok := v.get(key).seat()
		if of, also := all.seat(); also {
			n, ok = max(n, of), true
		}
		told = told || ok
		r.Score.Reds[i] = int8(max(n, 0))
	}
	if !told && has("赤") {
		r.Score.Reds = mahjong.OneRed()
	}
	r.Score.Reds = r.Score.Reds.Of(r.Players)
}

// A tenhouReader reads the rounds, one by one.
type tenhouReader struct {
	reader
	rules *game.Rules
	v     *value
	at    *Round
	draws [4][]value
	lays  [4][]value
	least int // fewest entries left at any point of the search
	stuck int // line of that point
	best  int // number of moves at that point
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

// result reads how a round ended, if the log does not break off.
func (t *tenhouReader) result(v *value) {
	name := v.at(0)
	if v.kind == null || v.kind == list && len(v.list) == 0 {
		return
	}
	if name.text == "和了" || v.at(2).at(0).kind == number {
		t.wins(v)
		return
	}
	for _, e := range &tenhouEndings {
		if e.name == name.text {
			t.numbers(v.at(1), "a payment", &t.at.end(e.end).Payments)
			return
		}
	}
	if name.kind != text {
		t.wrong(v.line, "the round has no end in words")
		return
	}
	r := t.at.end(game.EndExhausted) // a draw named in another language
	t.numbers(v.at(1), "a payment", &r.Payments)
	r.Ending = t.guess(t.at)
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
