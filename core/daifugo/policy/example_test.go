package policy_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/policy"
	"github.com/tefuda/tefuda/core/dice"
)

// The learned policy: how likely it is to make each move, and to give back each card.
func ExamplePolicy() {
	hand, _ := daifugo.ParseSet("3s 4d 4h 2c")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	p := policy.New()
	moves, chances := p.Moves(&table, hand)
	for i, m := range moves {
		fmt.Printf("%v %.2f\n", m, chances[i])
	}
	fmt.Println("gives back", p.Return(hand, hand, 1))
	// Output:
	// 3s 0.73
	// 4d 0.00
	// 4h 0.00
	// 2c 0.00
	// 4d 4h 0.27
	// gives back 3s
}

// Without weights every move is as likely.
func ExampleOf() {
	var w policy.Weights
	hand, _ := daifugo.ParseSet("3s 4d 2c")
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{5, 5, 5, 5, 5}, Active: 31}
	_, chances := policy.Of(&w).Moves(&table, hand)
	fmt.Println(chances[0] == chances[2], policy.Learned == w)
	gift, _ := daifugo.ParseSet("3s")
	fmt.Println(len(policy.OfReturn(nil, hand, gift)) > 0)
	// Output:
	// true false
	// true
}

// A lock pays for who has the strongest card of the suit.
func ExampleHoldsStrongest() {
	hand, _ := daifugo.ParseSet("4s Ks")
	unseen, _ := daifugo.ParseSet("5s Qs Ad")
	fmt.Println(policy.HoldsStrongest(hand, unseen, unseen.At(daifugo.Five), false))
	// Output: true
}

// Cards to give back by lot: as often as Returns says that they are likely.
func ExamplePolicy_DrawReturn() {
	p, r := policy.New(), dice.NewRand(1)
	hand, _ := daifugo.ParseSet("3s 4d 4h 2c")
	threes := 0
	three, _ := daifugo.ParseSet("3s")
	for range 100 {
		if p.DrawReturn(hand, hand, 1, r) == three {
			threes++
		}
	}
	fmt.Println(threes > 50)
	// Output: true
}
