package record

import (
	"math/rand/v2"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/score"
	"github.com/tefuda/tefuda/core/mahjong/shanten"
)

// playRandom plays a game of some chance, and returns its record.
func playRandom(t *testing.T, rules game.Rules, seed uint32) Record {
	t.Helper()
	r := Record{Names: [4]string{"A", "\"B\"", "東", "D\\"}, Rules: rules}
	g, events, err := game.Start(&rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	r.Add(events)
	d := rand.New(rand.NewPCG(uint64(seed), 1))
	for g.Phase() != game.GameOver {
		for s := range int8(4) {
			all := g.LegalActions(s)
			if len(all) == 0 {
				continue
			}
			a := all[0]
			if a.Kind == game.Throw || a.Kind == game.Call && d.IntN(4) > 0 {
				a = all[len(all)-1-d.IntN(len(all))/3*d.IntN(2)]
			}
			if events, err = g.Apply(a); err != nil {
				t.Fatal(err)
			}
			r.Add(events)
			break
		}
	}
	return r
}

// TestRoundTrips writes games in all formats but Soul's, reads them, plays them again and
// wants the same texts, also where chips, which no format has, go from round to round.
func TestRoundTrips(t *testing.T) {
	carried := 0
	for seed := range 16 * len(game.Presets) {
		rules := game.PresetRules(seed % len(game.Presets))
		rules.Winds = 1
		if seed >= 2*len(game.Presets) {
			rules.ChipPoints, rules.ChipIppatsu, rules.ChipRed, rules.ChipUra = 2000, 1, 1, 1
		}
		r := playRandom(t, rules, uint32(seed))
		for i := range r.Rounds {
			if end := r.Rounds[i].Result; end != nil && end.Chips != [4]int32{} && i+1 < len(r.Rounds) {
				carried++
			}
		}
		again(t, seed, "mjai", &r, WriteMjai, ReadMjai)
		again(t, seed, "tenhou", &r, WriteTenhou, ReadTenhou)
		again(t, seed, "mjlog", &r, WriteMjlog, ReadMjlog)
		if rules.Players == 4 {
			again(t, seed, "majiang", &r, WriteMajiang, ReadMajiang)
		}
	}
	if carried < 5 {
		t.Errorf("chips moved before the last round %d times", carried)
	}
}

func again(t *testing.T, seed int, name string, r *Record, write func(*Record) string, read func(string) (*Record, error)) {
	t.Helper()
	text := write(r)
	got, err := read(text)
	if err != nil {
		t.Fatalf("%s, seed %d: %v", name, seed, err)
	}
	if (got.Final == nil) != (r.Final == nil) || got.Final != nil && got.Final.Points != r.Final.Points {
		t.Errorf("%s, seed %d: ends by %v, want %v", name, seed, got.Final, r.Final)
	}
	_, played, err := Replay(got, &r.Rules, nil)
	if err != nil {
		t.Fatalf("%s, seed %d: %v", name, seed, err)
	}
	played.Title = r.Title
	if text != write(played) {
		t.Errorf("%s, seed %d: the text differs", name, seed)
	}
}

// TestOpenRiichi: a record of a game with open riichi and local yaku is played again as it was, and any format can write it,
// as a riichi.
func TestOpenRiichi(t *testing.T) {
	shown := 0
	for seed := range uint32(30) {
		rules := game.PresetRules(1)
		rules.Winds, rules.On = 1, rules.On|game.OpenRiichi|game.OpenRiichiYakuman
		rules.Score.Local = 1<<score.LocalCount - 1
		r := Record{Rules: rules}
		g, events, err := game.Start(&rules, seed)
		for r.Add(events); err == nil && g.Phase() != game.GameOver; r.Add(events) {
			all := g.LegalActions(g.ToAct())
			a := all[0]
			for _, b := range all {
				if b.Kind == game.RiichiOpen {
					a = b
					shown++
				}
			}
			if h := g.Hand(a.Seat); a.Kind == game.Throw {
				shape, _ := shanten.ShapeOf(&h)
				for _, b := range all {
					if shape.Spare(shape.Min()).Has(b.Tile.Kind()) {
						a = b
					}
				}
			}
			events, err = g.Apply(a)
		}
		again, _, replayed := Replay(&r, &rules, nil)
		if err != nil || replayed != nil || again.Final() == nil || *again.Final() != *r.Final {
			t.Fatal(seed, err, replayed)
		}
		for _, write := range [...]func(*Record) string{WriteTenhou, WriteMjai, WriteMjlog, WriteMajiang} {
			if len(write(&r)) < 100 {
				t.Error(seed)
			}
		}
	}
	if shown < 5 {
		t.Error(shown)
	}
}
