package player_test

import (
	"fmt"

	"github.com/tefuda/tefuda/core/daifugo"
	"github.com/tefuda/tefuda/core/daifugo/levels"
	"github.com/tefuda/tefuda/core/daifugo/player"
	"github.com/tefuda/tefuda/core/dice"
	"github.com/tefuda/tefuda/core/search"
)

// Nobody can hold a card above the King: it leads again, and the rest of the
// hand is one combination.
func ExampleChooser_Choose() {
	table := daifugo.Table{Rules: daifugo.UEC, Counts: [daifugo.MaxPlayers]int8{3, 4, 4, 4, 4}}
	table.Played, _ = daifugo.ParseSet("As Ad Ac Ah 2s 2d 2c 2h Jk")
	hand, _ := daifugo.ParseSet("5s 5d Kh")
	view, err := daifugo.NewView(table, 0, hand)
	if err != nil {
		fmt.Println(err)
		return
	}
	meter := search.Start(search.Budget{Iterations: 1000}, 0, func() int64 { return 0 }, nil)
	candidates, _ := player.NewChooser().Choose(&view, levels.Search, meter, dice.NewRand(1))
	best := candidates[0]
	fmt.Println(best.Move, best.Value, best.Proved)
	for _, r := range best.Reasons {
		fmt.Println(r.Code, r.N, r.Of)
	}
	// Output:
	// Kh 5 true
	// forced-win 2 0
	// unbeatable 0 0
	// last-combinations 1 0
	// can-finish 0 0
}

// With the exchange a place makes the games to come better or worse, too.
func ExampleWorth() {
	alone := daifugo.UEC
	alone.On &^= daifugo.Exchange
	for place := range int8(5) {
		fmt.Printf("%.0f %.2f\n", player.Worth(alone, place+1), player.Worth(daifugo.UEC, place+1))
	}
	// Output:
	// 5 5.00
	// 4 3.97
	// 3 2.54
	// 2 1.62
	// 1 1.00
}

// What to give back to whom one got a Two from.
func ExampleChooser_ChooseReturn() {
	v := player.ReturnView{
		Rules: daifugo.UEC, Class: [daifugo.MaxPlayers]int8{2, 1, 3, 5, 4},
		Counts: [daifugo.MaxPlayers]int8{12, 11, 11, 10, 9}, Seat: 0, To: 4, Count: 1,
	}
	v.Hand, _ = daifugo.ParseSet("3s 3d 4h 6s 6d 9c 9h Js Qs Ks As 2h")
	v.Got, _ = daifugo.ParseSet("2h")
	level := levels.Heuristic
	meter := search.Start(search.Budget{Iterations: 100}, 0, func() int64 { return 0 }, nil)
	givings, err := player.NewChooser().ChooseReturn(&v, level, meter, dice.NewRand(1))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(givings[0].Move, level.Unit(true))
	// Output: give 4h score
}

// The Two leads again; a Three that is led before it lets the other in.
func ExampleChooser_Review() {
	rules := daifugo.Article
	rules.Players = 2
	var hands [daifugo.MaxPlayers]daifugo.Set
	hands[0], _ = daifugo.ParseSet("3d 5s 5h")
	hands[1], _ = daifugo.ParseSet("4c")
	three, _ := daifugo.ParseCombination("3d")
	g := player.Game{First: daifugo.Start(rules, hands, [daifugo.MaxPlayers]int8{}), Moves: []daifugo.Move{{Combination: three}}}
	meter := func() *search.Meter {
		return search.Start(search.Budget{Iterations: 100}, 0, func() int64 { return 0 }, nil)
	}
	err := player.NewChooser().Review(&g, 0, levels.Search, meter, dice.NewRand(1), func(d *player.Decision) {
		fmt.Println(d.At, d.Played.Move, d.Best.Move, d.Loss > 0)
	})
	fmt.Println(err, player.Grades[player.GradeOf(0.05)].En)
	// Output:
	// 0 3d 5s 5h true
	// <nil> Strong
}
