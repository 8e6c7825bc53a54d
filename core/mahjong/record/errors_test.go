package record

import (
	"errors"
	"testing"

	"github.com/tefuda/tefuda/core/fault"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

const mjaiDeal = `{"type":"start_game","names":["a","b","c","d"]}
{"type":"start_kyoku","bakaze":"E","dora_marker":"2s","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[25000,25000,25000,25000],"tehais":[["1m","2m","3m","4m","5m","6m","7m","8m","9m","1p","2p","3p","E"],["1m","2m","3m","4m","5m","6m","7m","8m","9m","1p","2p","3p","E"],["1s","1s","1s","2s","3s","4s","5s","6s","7s","8s","9s","9s","9s"],["N","N","N","S","S","S","W","W","W","P","P","P","F"]]}
{"type":"tsumo","actor":0,"pai":"F"}
`

// TestBadLogs wants the line and the reason of what is wrong, and what was read
// before it.
func TestBadLogs(t *testing.T) {
	for _, c := range [...]struct {
		add, want string
		moves     int
	}{
		{`{"type":"dahai","actor":0,"pai":"9s"`, "log is wrong at line 4: the text breaks off", 1},
		{`{"type":"dahai","actor":0,"pai":"10s"}`, `log is wrong at line 4: "10s" is not a tile`, 1},
		{`{"type":"dahai","actor":7,"pai":"9s"}`, "log is wrong at line 4: actor is not a whole number within ±3", 1},
		{`{"type":"fly","actor":0}`, `log is wrong at line 4: "fly" is no event`, 1},
		{"\n\n[1 2]", "log is wrong at line 6: a comma is missing", 1},
		{`{"type":"dahai","actor":0,"pai":"9s","tsumogiri":false}`, "log is wrong at line 4: action is not legal: discard 0 9s", 2},
		{`{"type":"pon","actor":2,"target":0,"pai":"F","consumed":["F","F"]}`, "log is wrong at line 4: seat 2 cannot call the tile discarded", 2},
		{`{"type":"tsumo","actor":1,"pai":"F"}`, "log is wrong at line 4: seat 1 cannot draw 6z", 2},
		{`{"type":"hora","actor":0,"target":0,"deltas":[0,0,0,0]}`, "log is wrong at line 3: action is not legal: tsumo 0 6z", 1},
		{`{"type":"dora","dora_marker":"1s"}
{"type":"dora","dora_marker":"1s"}`, "log is wrong at line 2: the round has more 1s than the set", 3},
	} {
		r, err := ReadMjai(mjaiDeal + c.add)
		if err == nil {
			_, _, err = Replay(r, &r.Rules, nil)
		}
		var bad *fault.Fault
		if err == nil || err.Error() != c.want || !errors.As(err, &bad) || bad.Field != "log" || bad.Index != -1 {
			t.Errorf("%s:\n%v\nwant %s", c.add, err, c.want)
		}
		if len(r.Rounds) != 1 || len(r.Rounds[0].Moves) != c.moves {
			t.Errorf("%s: %d rounds", c.add, len(r.Rounds))
		}
	}
}

// TestBrokenTexts cuts good logs at every place, and changes characters: there
// is an error or a record, nothing else.
func TestBrokenTexts(t *testing.T) {
	r := playRandom(t, east(0), 5)
	r.Rounds = r.Rounds[:1]
	for _, text := range [...]string{WriteMjai(&r), WriteTenhou(&r)} {
		for i := 0; i < len(text); i += 7 {
			tryAll(text[:i])
			tryAll(text[:i] + "9" + text[i+1:])
			tryAll(text[:i] + "]" + text[i+1:])
		}
	}
}

func tryAll(text string) {
	for _, read := range [...]func(string) (*Record, error){ReadMjai, ReadTenhou, ReadMajiang} {
		if r, err := read(text); err == nil {
			Replay(r, &r.Rules, nil)
		}
	}
}

func east(preset int) game.Rules {
	rules := game.PresetRules(preset)
	rules.Winds = 1
	return rules
}
