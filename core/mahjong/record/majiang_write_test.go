package record

import (
	"encoding/json"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/notation"
)

// A thing is an object of JSON.
type thing map[string]any

// writeMajiang writes a record of four as Majiang does, which only tests need.
func writeMajiang(r *Record) string {
	const first = 2 // of the file's players deals first
	var log [][]thing
	for i := range r.Rounds {
		log = append(log, majiangRound(&r.Rounds[i]))
	}
	all := thing{"title": r.Title, "qijia": first, "log": log}
	var names [4]string
	for seat, name := range r.Names {
		names[(seat+first)%4] = name
	}
	all["player"] = names
	if r.Final != nil {
		var points, ranks [4]int
		for seat := range 4 {
			points[(seat+first)%4], ranks[(seat+first)%4] = int(r.Final.Points[seat]), int(r.Final.Ranks[seat])
		}
		all["defen"], all["rank"] = points, ranks
	}
	text, err := json.Marshal(all)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// majiangRound writes a round, whose seats the file counts from the dealer.
func majiangRound(rd *Round) (all []thing) {
	d := &rd.Deal
	l := func(seat int8) int8 { return (seat - d.Dealer + 4) % 4 }
	byWind := func(numbers [4]int32) (out [4]int32) {
		for seat, n := range numbers {
			out[l(int8(seat))] = n
		}
		return out
	}
	var hands [4]string
	for seat := range d.Hands {
		hands[l(int8(seat))] = notation.MajiangHand{Hand: d.Hands[seat]}.String()
	}
	all = append(all, thing{"qipai": thing{
		"zhuangfeng": d.Number / 4, "jushu": d.Number % 4, "changbang": d.Honba, "lizhibang": d.Sticks,
		"defen": byWind(d.Points), "baopai": majiangTile(d.Dora), "shoupai": hands,
	}})
	for i := range rd.Moves {
		if one := majiangMove(&rd.Moves[i], l(max(0, rd.Moves[i].Seat))); one != nil {
			all = append(all, one)
		}
	}
	if rd.Result == nil {
		return all
	}
	for i := range rd.Result.Wins {
		w := &rd.Result.Wins[i]
		win := thing{"l": l(w.Seat), "fenpei": byWind(w.Payments)}
		if w.From != w.Seat {
			win["baojia"] = l(w.From)
		}
		var ura []string
		for _, t := range w.Ura {
			ura = append(ura, majiangTile(t))
		}
		win["fubaopai"] = ura
		all = append(all, thing{"hule": win})
	}
	if len(rd.Result.Wins) == 0 {
		all = append(all, thing{"pingju": thing{"name": game.Endings[rd.Result.Ending].Ja, "fenpei": byWind(rd.Result.Payments)}})
	}
	return all
}

func majiangMove(e *game.Event, l int8) thing {
	switch e.Kind {
	case game.Drew:
		name := "zimo"
		if e.Drawn {
			name = "gangzimo"
		}
		return thing{name: thing{"l": l, "p": majiangTile(e.Tile)}}
	case game.Threw:
		p := majiangTile(e.Tile)
		if e.Drawn {
			p += "_"
		}
		if e.Riichi {
			p += "*"
		}
		return thing{"dapai": thing{"l": l, "p": p}}
	case game.Called, game.DeclaredKan:
		name := "fulou"
		if e.Kind == game.DeclaredKan {
			name = "gang"
		}
		text := string(e.Meld.AppendMPSZ(nil))
		return thing{name: thing{"l": l, "m": text[len(text)-1:] + text[:len(text)-1]}}
	case game.TurnedDora:
		return thing{"kaigang": thing{"baopai": majiangTile(e.Tile)}}
	}
	return nil
}

func majiangTile(t mahjong.Tile) string {
	name := t.String()
	return name[1:] + name[:1]
}

// TestMajiangRoundTrips writes own games as Majiang does and wants them read, and
// played again, to what they were.
func TestMajiangRoundTrips(t *testing.T) {
	endings := map[game.Ending]int{}
	for seed := range uint32(12) {
		r := playRandom(t, east(0), seed)
		r.Title = "own"
		got, err := ReadMajiang(writeMajiang(&r))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if got.Title != r.Title || got.Names != r.Names || got.Final == nil || got.Final.Points != r.Final.Points || got.Final.Ranks != r.Final.Ranks {
			t.Errorf("seed %d: %q %q %+v, not %q %+v", seed, got.Title, got.Names, got.Final, r.Names, r.Final)
		}
		for i := range got.Rounds {
			endings[got.Rounds[i].Result.Ending]++
		}
		_, played, err := Replay(got, &r.Rules, nil)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if played.Title = r.Title; WriteTenhou(played) != WriteTenhou(&r) || WriteMjai(played) != WriteMjai(&r) {
			t.Errorf("seed %d: the game differs", seed)
		}
	}
	if endings[game.EndWin] == 0 || len(endings) < 2 {
		t.Errorf("rounds ended by %v alone", endings)
	}
}
