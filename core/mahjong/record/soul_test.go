package record

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A thing is an object of JSON.
type thing map[string]any

// soulMessages writes the messages of a record as Mahjong Soul sends them, which only
// tests need: names, and data without what is 0 or false.
func soulMessages(r *Record) (names []string, data []thing) {
	add := func(name string, d thing) {
		for key, v := range d {
			switch v {
			case 0, false, "":
				delete(d, key)
			}
		}
		names, data = append(names, "Record"+name), append(data, d)
	}
	texts := func(tiles []mahjong.Tile) (out []string) {
		for _, t := range tiles {
			out = append(out, t.String())
		}
		return out
	}
	players := int(r.Rules.Players)
	for i := range r.Rounds {
		rd := &r.Rounds[i]
		d := &rd.Deal
		first := thing{
			"chang": int(d.Number) / players, "ju": int(d.Dealer), "ben": int(d.Honba), "liqibang": int(d.Sticks),
			"scores": d.Points[:players], "doras": []string{d.Dora.String()},
		}
		doras := []mahjong.Tile{d.Dora}
		for s := range players {
			tiles := texts(tilesOf(&d.Hands[s]))
			if s == int(d.Dealer) {
				tiles = append(tiles, rd.Moves[0].Tile.String())
			}
			first["tiles"+string(rune('0'+s))] = tiles
		}
		add("NewRound", first)
		left := 69
		for j, e := range rd.Moves {
			seat := int(e.Seat)
			m := thing{"seat": seat}
			switch e.Kind {
			case game.Drew:
				left--
				m["tile"], m["left_tile_count"], m["doras"] = e.Tile.String(), max(0, left), texts(doras)
				if j > 0 {
					add("DealTile", m)
				}
			case game.Threw:
				m["tile"], m["moqie"], m["is_liqi"] = e.Tile.String(), e.Drawn, e.Riichi
				add("DiscardTile", m)
			case game.TookNorth:
				m["moqie"] = true
				add("BaBei", m)
			case game.TurnedDora:
				doras = append(doras, e.Tile)
			case game.Called:
				var froms []int
				for k := range e.Meld.Size() {
					from := seat
					if k == int(e.Meld.Called) {
						from = (seat + int(e.Meld.From)) % 4
					}
					froms = append(froms, from)
				}
				m["type"], m["tiles"], m["froms"] = int(e.Meld.Type), texts(e.Meld.Tiles[:e.Meld.Size()]), froms
				add("ChiPengGang", m)
			case game.DeclaredKan:
				m["type"], m["tiles"] = 3, e.Meld.Tiles[3].String()
				if e.Meld.Type == mahjong.AddedKan {
					m["type"] = 2
				}
				add("AnGangAddGang", m)
			}
		}
		switch res := rd.Result; res.Ending {
		case game.EndWin:
			var hules []thing
			for _, w := range res.Wins {
				h := thing{"seat": int(w.Seat), "zimo": w.From == w.Seat, "li_doras": texts(w.Ura)}
				hules = append(hules, h)
			}
			add("Hule", thing{"hules": hules, "delta_scores": res.Payments[:players], "doras": texts(doras)})
		case game.EndExhausted, game.EndNagashi:
			add("NoTile", thing{
				"liujumanguan": res.Ending == game.EndNagashi, "players": []thing{{"tingpai": true}},
				"scores": []thing{{"delta_scores": res.Payments[:players]}},
			})
		default:
			add("LiuJu", thing{"type": int(res.Ending) - 2})
		}
	}
	return names, data
}

func written(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestSoul reads own games in the forms in which programs save those of Mahjong Soul.
func TestSoul(t *testing.T) {
	for seed := range uint32(16) {
		rules, _ := game.Preset([...]string{"mahjongsoul", "mahjongsoul-sanma"}[seed%2])
		rules.Winds = 1
		r := playRandom(t, rules, seed)
		r.Title = ""
		names, data := soulMessages(&r)
		players := int(rules.Players)
		mode := 1
		if players == 3 {
			mode = 11
		}
		var accounts, ends, plain []thing
		var actions []thing
		for s := range players {
			r.Names[s] = string(rune('A' + s))
			accounts = append(accounts, thing{"seat": s, "nickname": r.Names[s]})
			ends = append(ends, thing{"seat": s, "part_point_1": r.Final.Points[s], "total_point": 100 * r.Final.Scores[s]})
		}
		r.Names[3] = strings.Repeat("D", players-3)
		head := thing{
			"accounts": accounts, "result": thing{"players": ends},
			"config": thing{"mode": thing{"mode": mode}, "meta": thing{"mode_id": 11}},
		}
		for i := range data {
			actions = append(actions,
				thing{"type": 1, "passed": i, "result": thing{"name": ".lq." + names[i], "data": data[i]}},
				thing{"type": 2, "user_input": thing{"seat": 1, "type": 2}})
			plain = append(plain, thing{"name": names[i], "data": data[i]})
		}
		whole := written(t, thing{"head": head, "data": thing{"name": ".lq.GameDetailRecords", "data": thing{"actions": actions}}})
		for form, text := range map[string]string{
			"whole":    whole,
			"camel":    strings.NewReplacer("left_tile_count", "leftTileCount", "delta_scores", "deltaScores", "is_liqi", "isLiqi", "li_doras", "liDoras").Replace(whole),
			"saved":    written(t, thing{"mjshead": head, "mjslog": data, "mjsrecordtypes": names}),
			"minified": written(t, thing{"mjshead": head, "mjslog": data}),
			"messages": written(t, plain),
		} {
			got, format, err := Read(text, -1)
			if err != nil || format != Soul || got.Rules.Players != rules.Players {
				t.Fatalf("%s, seed %d: format %d, %v", form, seed, format, err)
			}
			if form != "messages" && (got.Names != r.Names || got.Rules != rules || got.Room != "玉の間" || *got.Final != game.Final{Points: r.Final.Points, Scores: r.Final.Scores}) {
				t.Errorf("%s, seed %d: %q, %q, %+v", form, seed, got.Names, got.Room, got.Final)
			}
			got.Rules, got.Names, got.Room = rules, r.Names, r.Room
			if _, played, err := Replay(got, &rules, nil); err != nil || WriteMjai(played) != WriteMjai(&r) {
				t.Errorf("%s, seed %d: %v", form, seed, err)
			}
		}
	}
}

const soulRound = `[{"name":"RecordNewRound","data":{"scores":[25000,25000,25000,25000],"doras":["2s"],
"tiles0":["1m","2m","3m","4m","5m","6m","7m","8m","9m","1p","2p","3p","1z","6z"],
"tiles1":["1m","2m","3m","4m","5m","6m","7m","8m","9m","1p","2p","3p","1z"],
"tiles2":["1s","1s","1s","2s","3s","4s","5s","6s","7s","8s","9s","9s","9s"],
"tiles3":["4z","4z","4z","2z","2z","2z","3z","3z","3z","5z","5z","5z","6z"]}},
{"name":"RecordDiscardTile","data":{"tile":"6z","moqie":true}},
{"name":"RecordDealTile","data":{"seat":1,"tile":"7z","left_tile_count":68}}]`

// TestSoulFaults spoils a log of Mahjong Soul.
func TestSoulFaults(t *testing.T) {
	checkSpoiled(t, soulRound, ReadSoul, []spoiled{
		{`"seat":1`, `"seat":4`, "line 7: seat is not a whole number within ±3"},
		{`"seat":1`, `"seat":-1`, "line 7: seat is below 0"},
		{`"seat":1`, `"seat":2`, "line 7: seat 2 cannot draw 7z"},
		{`"7z"`, `"8z"`, `line 7: "8z" is not a tile`},
		{`"7z"`, `null`, `line 7: "null" is not a tile`},
		{`RecordDealTile`, `RecordGangResult`, `line 7: "GangResult" is no message of a game`},
		{`"RecordDealTile","data":{`, `"RecordHule","data":{"hules":[],`, "line 7: there is no winner"},
		{`"RecordDealTile","data":{`, `"RecordLiuJu","data":{"type":6,`, "line 7: type is not a whole number within ±5"},
		{`"RecordDealTile","data":{`, `"RecordLiuJu","data":{"type":1,`, "line 6: action is not legal: abort 3"},
		{`"RecordDealTile","data":{`, `"RecordChiPengGang","data":{"tiles":["6z"],"froms":[0],`, "line 7: meld is no meld: a wrong number of tiles"},
		{`"RecordDealTile","data":{`, `"RecordAnGangAddGang","data":{"type":2,"tiles":"6z",`, "line 7: there is no pon for the kan"},
		{`RecordNewRound`, `RecordBaBei`, "line 1: no round has begun"},
		{`["2s"]`, `["2x"]`, `line 1: "2x" is not a tile`},
		{`["2s"]`, `[]`, `line 1: "" is not a tile`},
		{`"1z","6z"`, `"1z"`, "line 1: tiles0 has not 13 tiles, or 14 of the dealer"},
		{`}}]`, `}}`, "line 7: the text breaks off"},
	})
}
