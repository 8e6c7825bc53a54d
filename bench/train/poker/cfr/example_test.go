package cfr_test

import (
	"fmt"

	"github.com/tefuda/tefuda/bench/train/poker/cfr"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/poker/game"
)

// Leduc hold'em by sampling: deals are random, and all actions of one player are tried.
func ExampleSampler() {
	tree, deals := cfr.Leduc()
	s := cfr.NewSampler(tree, 1)
	dice := dice.New(1)
	for range 20_000 {
		s.Run(&deals[dice.Under(uint32(len(deals)))])
	}
	again := cfr.NewSampler(tree, 2)
	fmt.Println(again.Restore(s.State()))
	strategy := again.Strategy()
	fmt.Println(strategy.Value(deals) < 0)
	// Output:
	// <nil>
	// true
}

// The betting of a real game, with the bets of an abstraction.
func ExampleBetting() {
	setup := game.Setup{Seats: 2, Stacks: [9]int64{20, 20}, Blinds: [9]int64{1, 2}}
	setup.MinBet = 2
	tree, err := cfr.Betting(setup, cfr.Sizes{Pot: []float64{1}, AllIn: true, Raises: 2}, 169, 20, 20, 20)
	fmt.Println(tree.Nodes[0].Player, tree.Nodes[0].N, err)
	// Output: 0 4 <nil>
}

// A game with fixed bets and without cards.
func ExampleLimit_Tree() {
	limit := cfr.Limit{Ante: 1, Bets: []float64{1}, Cap: 1}
	fmt.Println(len(limit.Tree(3).Nodes))
	nodes := []cfr.Node{{Player: 0, N: 2, First: 1}, {Player: cfr.AtFold, Pay: -1}, {Player: cfr.AtShowdown, Pay: 2}}
	fmt.Println(cfr.NewTree(nodes, [cfr.MaxRounds]int32{1}).Buckets)
	// Output:
	// 9
	// [1 0 0 0]
}
