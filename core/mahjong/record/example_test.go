package record_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/record"
)

// A recorded round is read, played again by the rules, and written as mjai.
func ExampleReplay() {
	const text = `{"title":["",""],"name":["a","b","c","d"],"rule":{"disp":"南喰赤","aka":1},"log":[[
[3,0,0],[28200,42000,21600,28200],[18],[],
[11,15,23,23,27,29,37,39,43,44,45,46,47],[],[],
[12,12,15,51,19,19,22,22,23,24,33,36,36],[],[],
[11,11,14,17,22,35,35,35,36,37,41,44,47],[],[],
[11,19,21,29,31,36,38,41,42,43,45,46,47],[37],[],
["九種九牌"]]]}`
	r, err := record.ReadTenhou(text)
	if err != nil {
		fmt.Println(err)
		return
	}
	g, played, err := record.Replay(r, &r.Rules, nil)
	fmt.Println(game.Endings[g.Result().Ending].Ja, "honba", g.Opening().Honba, err)
	mjai := record.WriteMjai(played)
	fmt.Print(mjai[len(mjai)-84:])
	// Output:
	// 九種九牌 honba 1 <nil>
	// {"type":"ryukyoku","reason":"kyushukyuhai","deltas":[0,0,0,0]}
	// {"type":"end_kyoku"}
}

// Games that are played here are kept by their events.
func ExampleRecord_Add() {
	rules := game.PresetRules(0)
	g, events, _ := game.Start(&rules, 7)
	r := &record.Record{Title: "of this example", Names: [4]string{"a", "b", "c", "d"}, Rules: rules}
	r.Add(events)
	for g.Phase() < game.RoundOver {
		for seat := range rules.Players {
			if all := g.LegalActions(seat); len(all) > 0 {
				events, _ := g.Apply(all[len(all)-1])
				r.Add(events)
				break
			}
		}
	}
	again, err := record.ReadTenhou(record.WriteTenhou(r))
	fmt.Println(len(again.Rounds), len(again.Rounds[0].Moves), again.Rounds[0].Deal.Dora, err)
	again, err = record.ReadMjai(record.WriteMjai(r))
	fmt.Println(again.Names, len(again.Rounds[0].Moves), err)
	// Output:
	// 1 140 8p <nil>
	// [a b c d] 140 <nil>
}

// The lines for a bot that speaks mjai, event by event.
func ExampleAppendMjai() {
	rules := game.PresetRules(0)
	_, events, _ := game.Start(&rules, 7)
	r := &record.Record{Names: [4]string{"a", "b", "c", "d"}, Rules: rules}
	fmt.Print(string(record.AppendMjaiStart(nil, r)))
	seen := events[1].For(2)
	fmt.Print(string(record.AppendMjai(nil, &seen, 4)))
	// Output:
	// {"type":"start_game","names":["a","b","c","d"]}
	// {"type":"tsumo","actor":0,"pai":"?"}
}

func ExampleReadMajiang() {
	_, err := record.ReadMajiang(`{"title":"","player":["a","b","c","d"],"qijia":0,"log":[[{"qipai":{"zhuangfeng":0}}]]}`)
	fmt.Println(err)
	// Output: log is wrong at line 1: jushu is not a whole number within ±3
}

// What Read takes is written in every format but that of Mahjong Soul, and is the same game.
func ExampleRead() {
	rules := game.PresetRules(0)
	g, events, _ := game.Start(&rules, 7)
	r := &record.Record{Names: [4]string{"a", "b", "c", "d"}, Rules: rules}
	r.Add(events)
	for g.Phase() < game.RoundOver {
		for seat := range rules.Players {
			if all := g.LegalActions(seat); len(all) > 0 {
				events, _ := g.Apply(all[len(all)-1])
				r.Add(events)
				break
			}
		}
	}
	for _, text := range []string{record.WriteMjlog(r), record.WriteMajiang(r)} {
		again, format, err := record.Read(text, -1)
		fmt.Println(record.Formats[format].Key, len(again.Rounds[0].Moves), err)
	}
	// Output:
	// mjlog 140 <nil>
	// majiang 140 <nil>
}
