package holdem_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/search"
)

// Two of the own cards and three of the board, however many fit.
func ExampleOmahaValue() {
	all, _ := cards.ParseHand(nil, "As Ah 2c 3d Ks Qs Js Ts 9s")
	v, places := holdem.OmahaValue(poker.Standard.Table(), all, 4)
	fmt.Println(v.Category(), places, holdem.CheckOmaha(all[:4], all[4:]))
	tried := 0
	holdem.EachOmaha(4, 5, func(*[poker.MaxHand]int) { tried++ })
	fmt.Println(tried, "hands")
	// Output:
	// pair [0 1 4 5 6] <nil>
	// 60 hands
}

// Who wins on every turn and river.
func ExampleNewOmaha() {
	var q holdem.OmahaQuery
	for _, text := range []string{"As Ah 2c 3d", "Ks Qs Jh Tc"} {
		hole, _ := cards.ParseHand(nil, text)
		q.Players = append(q.Players, hole)
	}
	q.Board, _ = cards.ParseHand(nil, "9s 8s 2h")
	o, err := holdem.NewOmaha(q, search.Budget{})
	if err != nil {
		fmt.Println(err)
		return
	}
	r := o.Run(poker.Standard.Table7(), nil, search.Start(search.Budget{}, o.Iterations, func() int64 { return 0 }, nil), 0)
	fmt.Printf("%.4f of %d boards, exact: %v\n", r.Players[0].Equity, r.Total, o.Exact)
	// Output: 0.3159 of 820 boards, exact: true
}

func ExampleRangeOf() {
	hole, _ := cards.ParseHand(nil, "As Kd")
	r, err := holdem.RangeOf([2]cards.Card(hole), 0)
	fmt.Println(len(r), err)
	class := holdem.Class{High: cards.Ace, Low: cards.Ten, Suited: true}
	fmt.Println(class, class.Size())
	// Output:
	// 1 <nil>
	// ATs 4
}

// A grid of the starting hands, as one is painted: aces always, A-T suited half of the time.
func ExampleOfGrid() {
	weights := make([]holdem.Weight, 169)
	for place := range weights {
		switch holdem.ClassAt(place).String() {
		case "AA":
			weights[place] = holdem.Whole
		case "ATs":
			weights[place] = holdem.Whole / 2
		}
	}
	r := holdem.OfGrid(weights)
	pair, _ := cards.ParseHand(nil, "As Ac")
	fmt.Println(len(r), holdem.Whole/2, holdem.Combo(pair))
	// Output: 10 0.5 [As Ac]
}
