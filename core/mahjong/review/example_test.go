package review_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong/game"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/review"
)

// A review of one round of a player that discards whatever it draws.
func ExampleReviewer() {
	rules := game.PresetRules(0)
	g, _, _ := game.Start(&rules, 7)
	r := review.New(player.New(player.Strong()), 1<<0)
	for g.Phase() < game.RoundOver {
		for seat := range rules.Players {
			if all := g.LegalActions(seat); len(all) > 0 {
				r.Action(g, all[len(all)-1])
				g.Apply(all[len(all)-1])
				break
			}
		}
	}
	first := r.Findings[0]
	fmt.Println("turn", first.Turn, "made", first.Made.Tile, "best", first.Best.Tile, first.Agreed)
	late := r.Findings[17].Discards[0]
	fmt.Printf("%v loses %.0f points; the chance to deal in to the right is %.4f\n", late.Tile, late.Loss, late.Risks[0])
	fmt.Println(r.Whole.Decisions, "decisions, agreed", r.Whole.Agreed, "rounds", len(r.Rounds))
	// Output:
	// turn 1 made 6s best 3z false
	// 1m loses 53 points; the chance to deal in to the right is 0.0003
	// 20 decisions, agreed 2 rounds 1
}
