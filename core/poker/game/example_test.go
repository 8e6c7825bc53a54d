package game_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/poker/game"
)

func ExampleStart() {
	setup := &game.Setup{Seats: 2, Stacks: [9]int64{100, 100}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	h, err := game.Start(setup, 7)
	if err != nil {
		fmt.Println(err)
		return
	}
	legal := h.Legal()
	fmt.Println("seat", legal.Seat, "may", legal.String())
	_, err = h.Apply(game.Action{Kind: game.Raise, Amount: 3})
	fmt.Println(err)
	h.Apply(game.Action{Kind: game.Raise, Amount: 6})
	events, _ := h.Apply(game.Action{Kind: game.Fold})
	for _, e := range events {
		fmt.Println("seat", e.Seat, game.Kinds[e.Kind].Key, e.Amount)
	}
	// Output:
	// seat 0 may fold, call 1, raise to 4…100
	// action.amount must be 4 to 100, not 3
	// seat 1 fold 0
	// seat 0 return 4
	// seat 0 win 4
}

func ExampleTable() {
	t := game.Table{Tournament: true, Seats: 3, Stacks: [9]int64{500, 500, 500}, Button: -1, Small: -1, Big: -1,
		Levels: []game.Level{{Small: 10, Big: 20, Hands: 9}, {Small: 20, Big: 40}}}
	setup, _ := t.Next()
	h, _ := game.Start(setup, 1)
	h.Apply(game.Action{Kind: game.Fold})
	h.Apply(game.Action{Kind: game.Fold})
	fmt.Println(t.Finish(h), t.Stacks[:3])
	// Output: <nil> [500 490 510]
}
