package log_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/log"
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
	r, err := log.ReadTenhou(text)
	if err != nil {
		fmt.Println(err)
		return
	}
	g, played, err := log.Replay(&r, r.Rules, nil)
	fmt.Println(game.Endings[g.Result().Ending].Ja, "honba", g.Opening().Honba, err)
	mjai := log.WriteMjai(&played)
	fmt.Print(mjai[len(mjai)-84:])
	// Output:
	// 九種九牌 honba 1 <nil>
	// {"type":"ryukyoku","reason":"kyushukyuhai","deltas":[0,0,0,0]}
	// {"type":"end_kyoku"}
}
