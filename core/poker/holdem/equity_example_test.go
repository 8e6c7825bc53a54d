package holdem_test

import (
	"fmt"
	"time"

	"github.com/tefuda/tefuda/core/cards"
	"github.com/tefuda/tefuda/core/poker"
	"github.com/tefuda/tefuda/core/poker/holdem"
	"github.com/tefuda/tefuda/core/search"
)

func ExampleNewEquity() {
	hero, _ := holdem.ParseRange("AsKs", 0)
	villain, _ := holdem.ParseRange("QQ+, AK", 0)
	board, _ := cards.ParseHand(nil, "Qs 7s 2d")
	budget := search.Budget{} // exact where it fits, else a million samples
	e, err := holdem.NewEquity(holdem.EquityQuery{Players: []holdem.Range{hero, villain}, Board: board}, budget)
	if err != nil {
		fmt.Println(err)
		return
	}
	clock := func() int64 { return time.Now().UnixMilli() }
	r, _ := e.Run(poker.Standard.Table7(), search.Start(budget, e.Iterations, clock, nil), 0)
	for _, p := range r.Players {
		fmt.Printf("%.4f: %.0f won, %.0f tied\n", p.Equity, p.Win, p.Tie)
	}
	fmt.Println(r.Total, "deals, exact:", r.Exact)
	// Output:
	// 0.5226: 6501 won, 5625 tied
	// 0.4774: 5694 won, 5625 tied
	// 17820 deals, exact: true
}

// Percentages go by the order for the number of players: for two A5o is before T9s, for more
// it is behind.
func ExampleParseRangeFor() {
	for _, players := range []int{2, 6} {
		r, err := holdem.ParseRangeFor("20%", 0, players)
		fmt.Println(len(r), err)
	}
	ace, _ := cards.ParseHand(nil, "As 5h")
	connected, _ := cards.ParseHand(nil, "Ts 9s")
	for _, two := range []bool{true, false} {
		fmt.Println(holdem.Order(ace[0], ace[1], two) > holdem.Order(connected[0], connected[1], two))
	}
	// Output:
	// 264 <nil>
	// 264 <nil>
	// true
	// false
}
