package player_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/mahjong"
	"github.com/tefuda/tefuda/core/mahjong/player"
	"github.com/tefuda/tefuda/core/mahjong/score"
)

// The hand of the article: the red five is kept, and 3s goes first, as it
// leaves a pair that may be called.
func ExamplePlayer_ChooseDiscard() {
	hand, _ := mahjong.ParseMPSZ("66678m34p3077s77z9m", mahjong.OneRed())
	table := player.Situation{
		SeatWind: 1, Dora: []mahjong.Tile{0}, Unseen: mahjong.UnseenBy(&hand, mahjong.OneRed()),
		TilesLeft: 50, Points: 25000, Rules: score.DefaultRules(),
	}
	table.Unseen[0]-- // the indicator
	p := player.New(player.Reference0304())
	choice, err := p.ChooseDiscard(&hand, &table)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range choice.Candidates[:3] {
		fmt.Printf("%v %.2f, %d useful, %s\n", c.Tile, c.Value, c.After.Total, c.Reasons[0].Code)
	}
	// Output:
	// 3s 588.89, 16 useful, best-value
	// 7s 498.61, 16 useful, keeps-shanten
	// 0s 415.05, 12 useful, keeps-shanten
}

func ExamplePlayer_ChooseCall() {
	hand, _ := mahjong.ParseMPSZ("124088m47p22z,777-z", mahjong.OneRed())
	table := player.Situation{
		SeatWind: 1, Dora: []mahjong.Tile{3}, Unseen: mahjong.UnseenBy(&hand, mahjong.OneRed()),
		TilesLeft: 64, Points: 25000, Rules: score.DefaultRules(),
	}
	table.Unseen[3]--             // the indicator
	table.Unseen[mahjong.South]-- // what was thrown
	p := player.New(player.Reference0304())
	choice, err := p.ChooseCall(&hand, &table, mahjong.South, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%v: %.0f, else %.0f\n", choice.Action, choice.Candidates[0].Value, choice.Value)
	// Output: pon: 1222, else 132
}
