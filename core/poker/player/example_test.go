package player_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/game"
	"github.com/tefuda/tefuda/core/poker/player"
	"github.com/tefuda/tefuda/core/search"
)

// Kings on the button, and why they are raised.
func ExampleChoose() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	deck, _ := cards.ParseHand(nil, "7c Kd 2h Kh 2d 7s 9s Jd Qc")
	h, _ := game.StartDeck(setup, deck)
	view, _ := h.View(0)
	meter := search.Start(search.Budget{Iterations: 200}, 0, func() int64 { return 0 }, nil)
	choice, err := player.Choose(view, player.Regular, poker.Standard.Table7(), nil, meter, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	best := choice.Candidates[0]
	fmt.Println(game.Text(view.Hole[:2], " "), game.Kinds[best.Action.Kind], choice.Equity > 0.5)
	for _, r := range best.Reasons {
		fmt.Println(r.Code)
	}
	// Output:
	// Kd Kh raise true
	// starting-hand
	// players-behind
	// fold-equity
	// when-called
	// raised-again
}

// Where the level Strong wants a book: at hold'em for two.
func ExampleAsks() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	fmt.Println(player.Asks(setup, player.Strong), player.Asks(setup, player.Regular))
	setup.Limit = game.PotLimit
	fmt.Println(player.Asks(setup, player.Strong))
	// Output:
	// true false
	// false
}

// Kings folded before the flop, and what that cost.
func ExampleReview() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	deck, _ := cards.ParseHand(nil, "7c Kd 2h Kh 2d 7s 9s Jd Qc")
	h, _ := game.StartDeck(setup, deck)
	h.Apply(game.Action{Kind: game.Fold})
	meter := func() *search.Meter {
		return search.Start(search.Budget{Iterations: 200}, 0, func() int64 { return 0 }, nil)
	}
	for _, d := range player.Review(h, 0, player.Regular, poker.Standard.Table7(), nil, meter, 1) {
		fmt.Println(d.At, d.Seat, d.Played, d.Best.Action.Kind.Key(), d.Loss > 1, len(d.All) > 2)
	}
	fmt.Println(player.LevelNames()[player.Strong].Ja)
	// Output:
	// 0 0 fold raise true true
	// 上級
}
