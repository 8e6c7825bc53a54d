package video_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/video"
	"github.com/tefuda/tefuda/core/search"
)

// A pay table is text, and a game of it says what every hold is worth.
func ExampleNewGame() {
	pays, err := video.ParsePayTable("royal 800, straight-flush 50, four 25, full-house 9, flush 6, straight 4, three 3, two-pair 2, pair:J-A 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	g, err := video.NewGame(video.Deck{}, pays, 1, poker.Standard)
	fmt.Println(g.Deals(), len(g.PayTable()), pays[8].Class, err)
	hand := video.Deck{}.Deal(dice.NewRand(1), 5)
	holds, _ := g.Advise(hand)
	fmt.Printf("%v hold %05b of %d\n", hand, holds[0].Mask, len(holds))
	// Output:
	// 2598960 9 pair:J-A <nil>
	// [As Jh Kd Kh Jc] hold 11110 of 32
}

// The exact return of a game takes seconds; this budget ends it after the first deals.
func ExampleGame_Solve() {
	pays, _ := video.ParsePayTable("full-house 9")
	g, _ := video.NewGame(video.Deck{}, pays, 1, poker.Standard)
	s := g.Solve(search.Start(search.Budget{Iterations: 1}, 0, func() int64 { return 0 }, nil))
	fmt.Println(s.Deals, len(s.Lines))
	// Output: 2598960 2
}

// Conditions of a line.
func ExampleRankSet() {
	jacksOrBetter := video.RankSet(1<<10 | 1<<11 | 1<<12 | 1<<13)
	fmt.Println(jacksOrBetter, jacksOrBetter.Has(cards.Ten), jacksOrBetter.Has(cards.Ace), video.AnyWilds == video.WildSet(0))
	fmt.Println(video.Presets[0].Key, video.Presets[0].Deck.Jokers)
	// Output:
	// J-A false true true
	// jacks-or-better-9-6 0
}

func ExamplePresetNames() {
	fmt.Println(video.PresetNames()[0].En)
	// Output: 9/6 Jacks or Better
}
