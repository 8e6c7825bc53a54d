package record

import (
	"slices"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A spoiled log is a good one in which some text is another.
type spoiled struct{ from, to, want string }

// checkSpoiled wants each fault told where it is, by the reader or by who plays
// the record again.
func checkSpoiled(t *testing.T, good string, read func(string) (*Record, error), cases []spoiled) {
	t.Helper()
	if r, err := read(good); err != nil {
		t.Fatal(err)
	} else if _, _, err := Replay(r, &r.Rules, nil); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		if !strings.Contains(good, c.from) {
			t.Fatalf("nowhere: %s", c.from)
		}
		r, err := read(strings.Replace(good, c.from, c.to, 1))
		if err == nil {
			_, _, err = Replay(r, &r.Rules, nil)
		}
		got := ""
		if err != nil {
			got = strings.TrimPrefix(err.Error(), "log is wrong at ")
		}
		if got != c.want {
			t.Errorf("%q for %q: %q, want %q", c.to, c.from, got, c.want)
		}
	}
}

const tenhouRound = `{"title":["t",""],"name":["a","b\/\u6771\n","c","d"],"rule":{"disp":"般南喰赤","aka":1},"log":[[
[3,0,0],[28200,42000,21600,28200],[18],[],
[11,15,23,23,27,29,37,39,43,44,45,46,47],[],[],
[12,12,15,51,19,19,22,22,23,24,33,36,36],[],[],
[11,11,14,17,22,35,35,35,36,37,41,44,47],[],[],
[11,19,21,29,31,36,38,41,42,43,45,46,47],[37],[],
["九種九牌"]]]}`

// TestTenhouFaults spoils a log of tenhou.net/6.
func TestTenhouFaults(t *testing.T) {
	checkSpoiled(t, tenhouRound, ReadTenhou, []spoiled{
		{`"log":[[`, `"log":[[[[[[[[[[[[[[[[[[`, "line 1: values are nested too deep"},
		{`\u6771`, `\u67`, "line 1: an escape in a text is wrong"},
		{`\u6771`, `\u67g1`, "line 1: an escape in a text is wrong"},
		{`\n"`, `\x"`, "line 1: an escape in a text is wrong"},
		{`\n"`, "\n\"", "line 1: a text in quotes has no end in its line"},
		{`"t",`, `"t`, "line 1: a comma is missing"},
		{`"t",""`, `null,true`, ""},
		{`"aka":1`, `"aka" 1`, "line 1: a colon is missing"},
		{`"aka":1`, `aka:1`, "line 1: a name in quotes is missing"},
		{`"aka":1`, `"aka":yes`, `line 1: "yes" is no value`},
		{`"aka":1`, `"aka":0`, "line 1: the round has more 0m than the set"},
		{`["九種九牌"]`, "[\"和了\",\n[0,0,0,0],\n[\"x\",0]]", "line 9: a win does not name its seats"},
		{`["九種九牌"]`, "[\"和了\",\n[0,0,0,0],\n[0,4]]", "line 9: a win does not name its seats"},
		{`["九種九牌"]`, "[\"和了\",\n[0,0,\n0.5,0],[0,0]]", "line 9: a payment is not a whole number within ±1000000"},
		{`"aka":1`, `"aka":1.5`, "line 1: the round has more 0m than the set"},
		{`"log"`, `"lag"`, "line 1: there is no log"},
		{`[3,0,0],`, ``, "line 2: the head of a round is not a whole number within ±1000"},
		{`[3,0,0]`, `[-1,0,0]`, "line 1: the head of a round is below 0"},
		{`[3,0,0]`, `[3,0,1001]`, "line 2: the head of a round is not a whole number within ±1000"},
		{`[3,0,0]`, `[3,1000,1000]`, ""},
		{`[3,0,0]`, `[16,0,0]`, "line 1: there is no such round"},
		{`[3,0,0]`, `[15,0,0]`, ""},
		{`[3,0,0]`, `[3,0.5,0]`, "line 2: the head of a round is not a whole number within ±1000"},
		{`28200,42000`, `1000001,42000`, "line 2: a player's points is not a whole number within ±1000000"},
		{`[18]`, `[]`, "line 2: there is no dora indicator"},
		{`[18]`, `[18,18,18,18,18,18]`, "line 1: the round has more than five indicators"},
		{`[18]`, `[20]`, "line 2: 20 is not a tile"},
		{`[18]`, `[48]`, "line 2: 48 is not a tile"},
		{`[18]`, `[54]`, "line 2: 54 is not a tile"},
		{`[18]`, `[-11]`, "line 2: -11 is not a tile"},
		{`[11,15,23,`, `[11,15,`, "line 3: a hand has not 13 tiles"},
		{`[11,15,23,`, `[11,15,15,`, ""},
		{`35,35,35`, `35,35,53`, ""},
		{`[37],[]`, `["c171618"],[]`, "line 1: the draws and discards do not go together from here"},
		{`[37],[]`, `["x171618"],[]`, "line 1: the draws and discards do not go together from here"},
		{`[37],[]`, `[37],[37]`, "line 6: action is not legal: abort 0"}, // the tile drawn, though 60 would say so
		{`[37],[]`, `[37],["c171618"]`, `line 6: "c171618" is no discard`},
		{`[37],[]`, `[37],[11,12]`, "line 6: the draws and discards do not go together from here"},
		{`["九種九牌"]`, `["Nine Terminals"]`, ""},
		{`["九種九牌"]`, `[9]`, "line 7: the round has no end in words"},
		{`["九種九牌"]`, `["四風連打"]`, "line 6: the round does not end here"},
		{`["九種九牌"]`, `["三家和了"]`, "line 6: a winner cannot win with the tile"},
		{`["九種九牌"]`, `["流局",[0,0,0,0]]`, "line 6: the round does not end here"},
		{`["九種九牌"]`, `["和了"]`, "line 7: there is no winner"},
		{`["九種九牌"]`, `["和了",[1,2,3,4]]`, "line 7: there is no winner"},
		{`["九種九牌"]`, `["和了",[1,2,3,4],[0]]`, "line 7: a win does not name its seats"},
		{`["九種九牌"]`, `["和了",[1,2,3,4],[3,3]]`, "line 6: action is not legal: tsumo 3 7s"},
		{`["九種九牌"]`, `["九種九牌",[1,0,0,-1]]`, "line 6: the payments are 0,0,0,0, not 1,0,0,-1"},
		{`["九種九牌"]`, `["九種九牌",[1000001,0,0,0]]`, "line 7: a payment is not a whole number within ±1000000"},
		{`["九種九牌"]`, `["九種九牌",[0,0,0,-1000001]]`, "line 7: a payment is not a whole number within ±1000000"},
		{`["九種九牌"]`, `["九種九牌",[1000000,0,0,-1000000]]`, "line 6: the payments are 0,0,0,0, not 1000000,0,0,-1000000"},
		{`["九種九牌"]`, `["九種九牌",[0,0,0,0,7]]`, ""},
		{`["九種九牌"]`, `[]`, ""},
		{`["九種九牌"]`, `null`, ""},
		{`["九種九牌"]]]`, `["九種九牌"]],[[0,0,0],[28200,42000,21600,28200],[18],[],[11,15,23,23,27,29,37,39,43,44,45,46,47],[],[],[12,12,15,51,19,19,22,22,23,24,33,36,36],[],[],[11,11,14,17,22,35,35,35,36,37,41,44,47],[],[],[11,19,21,29,31,36,38,41,42,43,45,46,47],[],[],[]]]`, "line 7: the round does not follow from the one before"},
	})
	r, err := ReadTenhou(tenhouRound)
	if err != nil || r.Names[1] != "b/東 " || r.Title != "t" {
		t.Errorf("%q %q, %v", r.Title, r.Names, err)
	}
}

const majiangRoundText = `{"title":"t","player":["a","b","c","d"],"qijia":1,"log":[[
{"qipai":{"zhuangfeng":0,"jushu":0,"changbang":0,"lizhibang":0,"defen":[25000,25000,25000,25000],"baopai":"m1",
 "shoupai":["m123p456s789z1122","m123p456s789z1144","m456p123s123z3344","m456p123s123z5566"]}},
{"zimo":{"l":0,"p":"z7"}},
{"dapai":{"l":0,"p":"z7_"}},
{"zimo":{"l":1,"p":"z2"}},
{"dapai":{"l":1,"p":"z4"}},
{"fulou":{"l":2,"m":"z444-"}},
{"dapai":{"l":2,"p":"z3"}}
]],"defen":[1,2,3,4],"rank":[1,2,3,4]}`

// TestMajiangFaults spoils a record of Majiang.
func TestMajiangFaults(t *testing.T) {
	checkSpoiled(t, majiangRoundText, ReadMajiang, []spoiled{
		{`"log"`, `"lag"`, "line 1: there is no log"},
		{`"qijia":1`, `"qijia":4`, "line 1: qijia is not a whole number within ±3"},
		{`"qijia":1`, `"qijia":null`, ""},
		{`{"qipai"`, `{"kaigang"`, "line 2: a round begins with qipai, and has no other"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"qipai":{"l":0,"p":"z7"}}`, "line 4: a round begins with qipai, and has no other"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zimo":{"l":0,"p":"z7"},"x":1}`, "line 4: an entry of a round is not one named thing"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `[]`, "line 4: an entry of a round is not one named thing"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zimo":{"l":-1,"p":"z7"}}`, "line 4: l is below 0"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zimo":{"l":4,"p":"z7"}}`, "line 4: l is not a whole number within ±3"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zimo":{"l":1,"p":"z7"}}`, "line 4: seat 1 cannot draw 7z"},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zimo":{"l":0,"p":"z8"}}`, `line 4: "z8" is not a tile`},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zimo":{"l":0,"p":"z77"}}`, `line 4: "z77" is not a tile`},
		{`{"zimo":{"l":0,"p":"z7"}}`, `{"zomo":{"l":0,"p":"z7"}}`, `line 4: "zomo" is no entry of a round`},
		{`"p":"z7_"`, `"p":"z7x"`, `line 5: "z7x" is no discard`},
		{`"p":"z7_"`, `"p":"z7_*"`, ""},
		{`"p":"z7_"`, `"p":"z7"`, ""},
		{`"zhuangfeng":0`, `"zhuangfeng":-1`, "line 2: the round is below 0"},
		{`"zhuangfeng":0`, `"zhuangfeng":4`, "line 2: zhuangfeng is not a whole number within ±3"},
		{`"changbang":0`, `"changbang":1001`, "line 2: changbang is not a whole number within ±1000"},
		{`"changbang":0`, `"changbang":1000`, ""},
		{`"lizhibang":0`, `"lizhibang":1001`, "line 2: lizhibang is not a whole number within ±1000"},
		{`"lizhibang":0`, `"lizhibang":1000`, ""},
		{`"jushu":0`, `"jushu":4`, "line 2: jushu is not a whole number within ±3"},
		{`"defen":[25000`, `"defen":[1000001`, "line 2: defen is not a whole number within ±1000000"},
		{`"jushu":0`, `"jushu":-1`, "line 2: the round is below 0"},
		{`"defen":[25000`, `"defen":["x"`, "line 2: defen is not a whole number within ±1000000"},
		{`"m123p456s789z1122"`, `"m123p456s789z112"`, "line 1: a hand has not 13 tiles that are known"},
		{`"m123p456s789z1122"`, `"m123p456s789z1129"`, `line 2: hand is wrong at 17: "z9" is not a tile`},
		{`"m123p456s789z1122"`, `"_____________"`, "line 1: a hand has not 13 tiles that are known"},
		{`"m":"z444-"`, `"m":"z444="`, "line 8: action is not legal: call 2 4z 4z 4z"},
		{`"m":"z444-"`, `"m":"z44"`, `line 8: "z44" is no meld`},
		{`"m":"z444-"`, `"m":"z444-,z333-"`, `line 8: "z444-,z333-" is no meld`},
		{`{"fulou":{"l":2,"m":"z444-"}}`, `{"hule":{"l":2,"baojia":1,"fenpei":[0,0,0,0]}}`, "line 9: a winner cannot win with the tile"},
		{`{"fulou":{"l":2,"m":"z444-"}}`, `{"hule":{"l":2,"baojia":"x","fenpei":[0,0,0,0]}}`, "line 8: baojia is no seat"},
		{`{"fulou":{"l":2,"m":"z444-"}}`, `{"hule":{"l":2,"baojia":1,"fenpei":[0,0,0]}}`, "line 8: fenpei is not a whole number within ±1000000"},
		{`{"fulou":{"l":2,"m":"z444-"}}`, `{"pingju":{"name":"x","fenpei":[0,0,0,0]}}`, `line 8: "x" is no end of a round`},
		{`{"fulou":{"l":2,"m":"z444-"}}`, `{"kaigang":{"baopai":"x"}}`, `line 8: "x" is not a tile`},
		{`{"fulou":{"l":2,"m":"z444-"}}`, `{"gang":{"l":2,"m":"z4444"}}`, "line 8: action is not legal: kan 2 4z 4z 4z 4z"},
		{`"rank":[1,2,3,4]`, `"rank":[1,2,3]`, ""},
		{`"rank":[1,2,3,4]`, `"rank":[1,2,3,5]`, "line 10: rank is not a whole number within ±4"},
	})
	r, err := ReadMajiang(majiangRoundText)
	if err != nil || r.Names != [4]string{"b", "c", "d", "a"} || r.Final.Points != [4]int32{2, 3, 4, 1} || r.Final.Ranks != [4]int8{2, 3, 4, 1} {
		t.Errorf("%q %+v, %v", r.Names, r.Final, err)
	}
}

// TestMjaiFaults spoils lines of mjai.
func TestMjaiFaults(t *testing.T) {
	const more = `{"type":"dahai","actor":0,"pai":"F","tsumogiri":true}
{"type":"none"}
{"type":"pon","actor":3,"target":0,"pai":"F","consumed":["F","F"]}
`
	good := strings.Replace(mjaiDeal, `"P","P","P","F"]`, `"P","P","F","F"]`, 1) + more
	checkSpoiled(t, good, ReadMjai, []spoiled{
		{`"bakaze":"E"`, `"bakaze":"5m"`, "line 2: there is no such round"},
		{`"bakaze":"E"`, `"bakaze":"P"`, "line 2: there is no such round"},
		{`"oya":0`, `"oya":4`, "line 2: there is no such round"},
		{`"oya":0`, `"oya":-1`, "line 2: there is no such round"},
		{`"honba":0`, `"honba":1001`, "line 2: honba is not a whole number within ±1000"},
		{`"honba":0`, `"honba":1000`, ""},
		{`"kyotaku":0`, `"kyotaku":1001`, "line 2: kyotaku is not a whole number within ±1000"},
		{`"kyotaku":0`, `"kyotaku":1000`, ""},
		{`"scores":[25000`, `"scores":[1000001`, "line 2: scores is not a whole number within ±1000000"},
		{`"kyotaku":0`, `"kyotaku":"x"`, "line 2: kyotaku is not a whole number within ±1000"},
		{`{"type":"start_kyoku"`, `{"type":"none"`, "line 3: no round has begun"},
		{`"scores":[25000`, `"scores":[null`, "line 2: scores is not a whole number within ±1000000"},
		{`[["1m","2m",`, `[["1m",`, "line 2: a hand has not 13 tiles"},
		{`[["1m","2m",`, `[["1m","?",`, "line 2: a hand has not 13 tiles that are known"},
		{`"actor":0,"pai":"F","tsumogiri"`, `"actor":-1,"pai":"F","tsumogiri"`, "line 4: actor is below 0"},
		{`"type":"pon","actor":3,"target":0`, `"type":"pon","actor":3,"target":4`, "line 6: target is not a whole number within ±3"},
		{`"type":"pon","actor":3,"target":0`, `"type":"pon","actor":3,"target":1`, "line 6: action is not legal: call 3 6z 6z 6z"},
		{`"consumed":["F","F"]`, `"consumed":["F"]`, "line 6: meld is no meld: a wrong number of tiles"},
		{`"type":"pon"`, `"type":"chi"`, "line 6: meld is no meld: a run is called from the left, other melds from any player, a closed kan from nobody"},
		{`"type":"pon"`, `"type":"kakan"`, "line 6: there is no pon for the kan"},
		{`"type":"pon"`, `"type":"ankan"`, "line 6: meld is no meld: a wrong number of tiles"},
		{`{"type":"none"}`, `{"type":"hora","actor":3}`, "line 5: a win does not name whose tile it was"},
		{`{"type":"none"}`, `{"type":"hora","actor":3,"target":0,"deltas":[0,0,0,0]}`, "line 6: the round is over"},
		{`{"type":"none"}`, `{"type":"ryukyoku"}`, "line 6: the round is over"},
		{`{"type":"none"}`, `{"type":"reach","actor":4}`, "line 5: actor is not a whole number within ±3"},
	})
}

// TestGuessedEndings: logs of mjai need not say how a round ended without a win.
func TestGuessedEndings(t *testing.T) {
	for _, c := range [...]struct {
		moves []game.Event
		want  game.Ending
	}{
		{[]game.Event{{Kind: game.Drew}}, game.EndNineTerminals},
		{[]game.Event{{Kind: game.Threw}, {Kind: game.Threw}, {Kind: game.Threw}, {Kind: game.Threw}}, game.EndFourWinds},
		{[]game.Event{{Kind: game.Threw}, {Kind: game.Threw}, {Kind: game.Threw}}, game.EndTripleRon},
		{[]game.Event{{Kind: game.RiichiAccepted}, {Kind: game.RiichiAccepted}, {Kind: game.RiichiAccepted}, {Kind: game.RiichiAccepted}}, game.EndFourRiichi},
		{[]game.Event{{Kind: game.DeclaredKan}, {Kind: game.DeclaredKan}, {Kind: game.Called, Meld: mahjong.Meld{Type: mahjong.OpenKan}}, {Kind: game.DeclaredKan}, {Kind: game.Threw}}, game.EndFourKans},
		{[]game.Event{{Kind: game.DeclaredKan}, {Kind: game.Called}, {Kind: game.DeclaredKan}, {Kind: game.DeclaredKan}, {Kind: game.Threw}}, game.EndTripleRon},
		{slices.Repeat([]game.Event{{Kind: game.Drew}}, 69), game.EndNineTerminals},
		{slices.Repeat([]game.Event{{Kind: game.Drew}}, 70), game.EndExhausted},
	} {
		m := reader{r: newRecord()}
		if got := m.guess(&Round{Moves: c.moves, Result: new(game.Result)}); got != c.want {
			t.Errorf("%d moves of the kind %d: %s, want %s", len(c.moves), c.moves[0].Kind, game.Endings[got].Key, game.Endings[c.want].Key)
		}
	}
	r, err := ReadMjai(mjaiDeal + `{"type":"ryukyoku","deltas":[0,0,0,0]}`)
	if err != nil || r.Rounds[0].Result.Ending != game.EndNineTerminals {
		t.Error(r.Rounds, err)
	}
	for sum, want := range map[int32]game.Ending{3000: game.EndExhausted, 4000: game.EndNagashi} {
		if got := drawnOut(&game.Result{Payments: [4]int32{sum, -sum, 0, 0}}); got != want {
			t.Errorf("%d points: %s", sum, game.Endings[got].Key)
		}
	}
}
