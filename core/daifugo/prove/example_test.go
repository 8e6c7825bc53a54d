package prove_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/prove"
)

// The Two leads again, so the Three goes out: that needs no look at the other's
// hand. As that is known, the Three first is seen to win, too.
func ExampleFinisher() {
	rules := daifugo.Article
	rules.Players = 2
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("3d 2h")
	hands[1], _ = daifugo.ParseSet("4s 5s")
	s := daifugo.Start(rules, hands, [daifugo.MaxPlayers]int8{})
	s.Played = daifugo.Deck(0) &^ hands[0] &^ hands[1]
	var f prove.Finisher
	fmt.Println(f.Move(&s.Table, hands[0], prove.FewNodes))
	var open daifugo.State
	known := prove.OpenHands(&open, &s.Table, hands[0])
	fmt.Println(open.Hands[1], known)
	var p prove.Prover
	var e prove.Endgame
	for _, move := range s.LegalMoves(nil) {
		p.Restart(prove.AllNodes)
		e.Restart(prove.EndgameNodes)
		fmt.Println(move, p.Proves(&s.Table, hands[0], move), e.After(&open, move) == prove.Better)
	}
	// Output:
	// 2h true
	// 4s 5s true
	// 3d 0 true
	// 2h 2 true
}
