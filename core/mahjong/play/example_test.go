package play_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/play"
	"github.com/tefuda/tefuda/core/mahjong/player"
)

// One decision of a game: the dealer's first discard, from the dealer's view alone.
func ExampleChoose() {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 7)
	v, _ := g.View(g.Dealer())
	seen := play.Situation(v)
	fmt.Println(v.Hand, "seat wind", seen.SeatWind, "left", seen.TilesLeft)
	choice, err := play.Choose(player.New(player.Strong()), v)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(choice.Action, len(choice.Discard.Candidates), "candidates")
	// Output:
	// 114788m189p0s357z6s seat wind 0 left 69
	// discard 0 3z 12 candidates
}
