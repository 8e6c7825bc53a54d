package game_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
)

// A round of the simplest player: what comes is thrown, everything is passed.
func Example() {
	rules, _ := game.Preset("tenhou")
	g, _, err := game.Start(rules, 7)
	if err != nil {
		fmt.Println(err)
		return
	}
	for g.Phase() < game.RoundOver {
		for seat := range rules.Players {
			if all := g.LegalActions(seat); len(all) > 0 {
				g.Apply(all[len(all)-1])
				break
			}
		}
	}
	r := g.Result()
	fmt.Println(game.Endings[r.Ending].Key, r.Payments, "left", g.Left())
	// Output: exhausted [0 0 0 0] left 0
}

// What a seat sees and may do.
func ExampleGame_View() {
	g, _, _ := game.Start(game.PresetRules(0), 7)
	v, _ := g.View(g.Dealer())
	fmt.Println(v.Hand, "dora", v.Dora, "left", v.Left)
	fmt.Println(len(v.Actions), "actions, the last", v.Actions[len(v.Actions)-1])
	_, err := g.Apply(game.Action{Kind: game.Ron, Seat: 2})
	fmt.Println(err)
	// Output:
	// 114788m189p0s357z6s dora [8p] left 69
	// 12 actions, the last discard 0 6s drawn
	// action is not legal: ron 2 1m: the game does not wait for this seat
}
